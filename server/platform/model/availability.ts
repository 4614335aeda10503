// How one server is doing, seen by all requests to it: who is told to wait waits for everybody, and a server that is not
// there is not knocked at by every document of a long queue.
import { ModelError, aborted, isBusy } from './model-error.ts';
import type { ModelState } from './model.ts';

const DELAYS_MS = [1000, 2000, 5000, 10_000, 15_000, 30_000];
/** For so long an unreachable server is taken for unreachable without asking it. */
const UNREACHABLE_MS = 10_000;

export interface Availability {
  state(): Pick<ModelState, 'state' | 'since' | 'retry_at'>;
  /** Throws the earlier `unreachable` while asking again makes no sense yet. */
  refuseWhileUnreachable(): void;
  /** Milliseconds until the server may be asked again; 0 when at once. */
  wait_ms(): number;
  succeeded(): void;
  /** Notes the error. Busy and loading servers get a pause that grows with the attempts, counted from 0. */
  failed(error: unknown, attempt: number): void;
}

export function createAvailability(): Availability {
  let state: ModelState['state'] = 'ready';
  let since = Date.now();
  let retry_at: number | null = null;
  let unreachable: ModelError | undefined;
  const become = (next: ModelState['state'], retry_in_ms: number | null) => {
    if (next !== state) since = Date.now();
    state = next;
    retry_at = retry_in_ms === null ? null : Date.now() + retry_in_ms;
  };
  const remaining = () => (retry_at === null ? 0 : Math.max(0, retry_at - Date.now()));
  return {
    state: () => ({ state, since, retry_at }),
    refuseWhileUnreachable() {
      if (unreachable !== undefined && state === 'unreachable' && remaining() > 0) throw unreachable;
    },
    wait_ms: () => (state === 'busy' || state === 'loading' ? remaining() : 0),
    succeeded: () => become('ready', null),
    failed(error, attempt) {
      if (isBusy(error)) {
        const delay = error.retry_after_ms ?? DELAYS_MS[Math.min(attempt, DELAYS_MS.length - 1)] ?? 0;
        become(error.kind === 'loading' ? 'loading' : 'busy', delay);
      } else if (error instanceof ModelError && error.kind === 'unreachable') {
        unreachable = error;
        become('unreachable', UNREACHABLE_MS);
      } else if (error instanceof ModelError && error.status !== undefined) {
        // It refused this request, but it is there.
        become('ready', null);
      }
    },
  };
}

/** Throws `ModelError` (aborted) as soon as the signal fires. */
export function sleep(delay_ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(aborted());
    const onAbort = () => {
      clearTimeout(timer);
      reject(aborted());
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, delay_ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
