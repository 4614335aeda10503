// Who scans: the person who is signed in, or without a connection the one who was when there was one.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { query, queryClient, refresh } from '../api/queries.ts';
import { useStore } from '../api/store.ts';
import {
  forgetPerson,
  personOf,
  rememberedPerson,
  rememberPerson,
  type RememberedPerson,
} from '../session/remembered-person.ts';
import { scans, showScansOf } from './scans.ts';
import { startSending } from './send-scans.ts';

export interface Scanner {
  state: 'loading' | 'signed_out' | 'failed' | 'ready';
  person?: RememberedPerson | undefined;
  error?: unknown;
}

export function useScanner(): Scanner {
  const { data: me, error, fetchStatus } = useQuery(query('getMe'));
  const signed_out = isApiError(error, 401);
  const offline = fetchStatus === 'paused' || isApiError(error, 0);
  const known = me !== undefined && !signed_out;
  const person = known ? personOf(me) : offline ? rememberedPerson() : undefined;
  const id = person?.id;
  useEffect(() => {
    if (signed_out) forgetPerson();
    const person = known ? personOf(me) : undefined;
    if (person !== undefined) rememberPerson(person);
  }, [signed_out, known, me]);
  useEffect(() => {
    if (!offline || known) return undefined;
    const timer = window.setInterval(() => void lookAgain(), AGAIN_MS);
    return () => window.clearInterval(timer);
  }, [offline, known]);
  useEffect(() => {
    void showScansOf(id);
  }, [id]);
  useEffect(() => {
    if (id === undefined || !known || !me.access.write) return undefined;
    return startSending();
  }, [id, known, me?.access.write]);
  if (person !== undefined) return { state: 'ready', person };
  if (signed_out || (offline && !known)) return { state: 'signed_out' };
  return error === null ? { state: 'loading' } : { state: 'failed', error };
}

/** Milliseconds between two tries to reach the service. */
const AGAIN_MS = 4000;

/** The query itself would forget meanwhile that there was no connection, and take the page away. */
async function lookAgain(): Promise<void> {
  try {
    queryClient.setQueryData(query('getMe').queryKey, await call('getMe'));
  } catch (error) {
    if (!isApiError(error, 0)) await refresh('getMe');
  }
}

export const useScans = () => useStore(scans);
