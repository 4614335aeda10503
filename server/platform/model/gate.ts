// Lets requests to one server through in order: so many at once, and no more tokens than its context can hold together.
// llama.cpp shares one context among its slots and fails all of them when it is full.
import { aborted } from './model-error.ts';

export interface Gate {
  /** Waits for a turn; call what it returns, once, when the request has ended. Throws `ModelError` (aborted). */
  enter(tokens: number, signal: AbortSignal | undefined): Promise<() => void>;
  /** Whether a request would have to wait. */
  isFull(tokens: number): boolean;
  running(): number;
  waiting(): number;
}

interface Waiter {
  tokens: number;
  admit: () => void;
}

export function createGate(limits: { requests: number; tokens: number }): Gate {
  const queue: Waiter[] = [];
  let running = 0;
  let tokensInUse = 0;
  // A request larger than the whole budget still runs, alone.
  const hasRoom = (tokens: number) =>
    running === 0 || (running < limits.requests && tokensInUse + tokens <= limits.tokens);

  function start(tokens: number): () => void {
    running += 1;
    tokensInUse += tokens;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      running -= 1;
      tokensInUse -= tokens;
      admitNext();
    };
  }

  function admitNext(): void {
    // Strictly in order: a large request is not overtaken for ever by small ones.
    while (queue[0] !== undefined && hasRoom(queue[0].tokens)) queue.shift()?.admit();
  }

  const isFull = (tokens: number) => queue.length > 0 || !hasRoom(tokens);
  return {
    isFull,
    running: () => running,
    waiting: () => queue.length,
    enter(tokens, signal) {
      if (signal?.aborted === true) return Promise.reject(aborted());
      if (!isFull(tokens)) return Promise.resolve(start(tokens));
      return new Promise((resolve, reject) => {
        const onAbort = () => {
          queue.splice(queue.indexOf(waiter), 1);
          reject(aborted());
          admitNext();
        };
        const admit = () => {
          signal?.removeEventListener('abort', onAbort);
          resolve(start(tokens));
        };
        const waiter = { tokens, admit };
        queue.push(waiter);
        signal?.addEventListener('abort', onAbort, { once: true });
      });
    },
  };
}
