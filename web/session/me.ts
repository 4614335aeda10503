// Who is signed in and what they may do.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../api/call.ts';
import { query, queryClient } from '../api/queries.ts';
import { forgetPerson } from './remembered-person.ts';
import type { Me } from '../../contract/users.ts';

export const meQuery = { ...query('getMe'), staleTime: 5 * 60_000 };

/** Only below routes that have loaded it. */
export const useMe = (): Me => useSuspenseQuery(meQuery).data;

export const isSignedIn = (): boolean => queryClient.getQueryData(meQuery.queryKey) !== undefined;

export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    await call('signOut');
    forgetPerson();
    // First away from the pages, then forget what they show.
    queryClient.removeQueries({ queryKey: meQuery.queryKey });
    await navigate({ to: '/sign-in' });
    queryClient.clear();
  }, [navigate]);
}
