// One record with the ETag that later changes name.
import { queryOptions } from '@tanstack/react-query';
import { callWithEtag } from '../api/call.ts';

export const documentQuery = (id: number) =>
  queryOptions({
    queryKey: ['getDocument', { params: { id } }] as const,
    queryFn: ({ signal }) => callWithEtag('getDocument', { params: { id } }, { signal }),
  });
