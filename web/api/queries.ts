// The query cache: one key per endpoint and input, so that live events and changes find what they concern.
import i18next from 'i18next';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { EndpointName } from '../../contract/addresses.ts';
import { isApiError } from './api-error.ts';
import { call, type Input, type Result } from './call.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // What the service refused it will refuse again; no answer is worth another try.
      retry: (count, error) => count < 2 && (!isApiError(error) || error.status === 0 || error.status >= 500),
      refetchOnWindowFocus: true,
    },
  },
});

// What the service says comes in the language that was asked for.
i18next.on('languageChanged', () => void queryClient.invalidateQueries());

/** Options for useQuery and for prefetching. */
export function query<Name extends EndpointName>(
  name: Name,
  ...[input]: object extends Input<Name> ? [input?: Input<Name>] : [input: Input<Name>]
) {
  return queryOptions({
    queryKey: [name, input ?? {}] as const,
    queryFn: ({ signal }): Promise<Result<Name>> =>
      (call as (name: Name, input: unknown, options: unknown) => Promise<Result<Name>>)(name, input ?? {}, {
        signal,
      }),
  });
}

/** Loads again whatever these endpoints answered before. */
export async function refresh(...names: EndpointName[]): Promise<void> {
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}
