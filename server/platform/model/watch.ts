// What ends a request before its answer does: the caller's signal, too much silence, too much time in all.
import type { Timeouts } from './endpoint.ts';
import { ModelError, aborted } from './model-error.ts';
import { sentence } from '../sentences/sentence.ts';

export interface Watch {
  /** Why the request was ended, once it was. */
  failure(): ModelError | undefined;
  /** From now on this much silence ends the request. */
  allowSilence(silence_ms: number): void;
  /** Starts counting silence anew. */
  resume(): void;
  /** Stops counting silence. */
  rest(): void;
  stop(): void;
}

/** Starts with the time for connecting; `end` is called at most once. */
export function createWatch(
  timeouts: Timeouts,
  signal: AbortSignal | undefined,
  end: (failure: ModelError) => void,
): Watch {
  let failure: ModelError | undefined;
  let silence_ms = timeouts.connect_ms;
  let connecting = true;
  let silence: NodeJS.Timeout | undefined;
  const fail = (error: ModelError) => {
    if (failure !== undefined) return;
    failure = error;
    stop();
    end(error);
  };
  const onAbort = () => fail(aborted());
  const resume = () => {
    clearTimeout(silence);
    silence = setTimeout(() => fail(silent(connecting, silence_ms)), silence_ms);
  };
  const total = setTimeout(() => fail(tooLong(timeouts.total_ms)), timeouts.total_ms);
  const stop = () => {
    clearTimeout(silence);
    clearTimeout(total);
    signal?.removeEventListener('abort', onAbort);
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  resume();
  return {
    failure: () => failure,
    allowSilence(next_ms) {
      connecting = false;
      silence_ms = next_ms;
      if (silence !== undefined) resume();
    },
    resume,
    rest() {
      clearTimeout(silence);
      silence = undefined;
    },
    stop,
  };
}

function silent(connecting: boolean, silence_ms: number): ModelError {
  const seconds = Math.round(silence_ms / 1000);
  return connecting
    ? new ModelError('unreachable', sentence('model.noConnection', { seconds }))
    : new ModelError('timeout', sentence('model.silent', { seconds }));
}

const tooLong = (total_ms: number) =>
  new ModelError('timeout', sentence('model.slow', { seconds: Math.round(total_ms / 1000) }));
