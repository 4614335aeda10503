// The child's side of a process pool: answers requests one after the other and ends when its parent does.
import { Worker } from 'node:worker_threads';
import { isSentence } from '../sentences/say.ts';
import type { FromChild, SentError, ToChild } from './messages.ts';

export interface RequestContext {
  /** Streams a message to the caller; resolves when it was taken, so that a fast child cannot flood a slow caller. */
  send(body: unknown): Promise<void>;
  /** Aborts when the caller no longer wants the result. */
  signal: AbortSignal;
}

/** Handles requests until the parent disconnects. Must be called once, in a process forked by `ProcessPool`. */
export function serveRequests(handle: (body: unknown, context: RequestContext) => Promise<unknown>): void {
  if (!process.send) throw new Error('This program is started by the service, not by hand.');
  process.on('disconnect', () => process.exit(0));
  endWithParent();
  let abort = new AbortController();
  let taken: (() => void) | undefined;
  process.on('message', (message: ToChild) => {
    if (message.type === 'cancel') abort.abort();
    else if (message.type === 'taken') taken?.();
    else {
      abort = new AbortController();
      void answer(message.body, { send: sendAndWait, signal: abort.signal });
    }
  });
  async function answer(body: unknown, context: RequestContext): Promise<void> {
    try {
      post({ type: 'result', body: await handle(body, context) });
    } catch (error) {
      post({ type: 'error', error: toSentError(error) });
    }
  }
  function sendAndWait(body: unknown): Promise<void> {
    post({ type: 'message', body });
    return new Promise((resolve) => {
      taken = resolve;
    });
  }
  post({ type: 'ready' });
}

function post(message: FromChild): void {
  if (process.connected) process.send!(message);
}

function toSentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const kind: unknown = 'kind' in error ? error.kind : undefined;
  const { name, message } = error;
  const said: unknown = 'sentence' in error ? error.sentence : undefined;
  return {
    name,
    message,
    ...(typeof kind === 'string' ? { kind } : {}),
    ...(isSentence(said) ? { sentence: said } : {}),
  };
}

/**
 * A busy main thread never hears that the channel closed, so a thread of its own watches whether the process was handed
 * to another parent, and then ends it.
 */
function endWithParent(): void {
  const watch = `
    const parent = process.ppid;
    setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 1000);
  `;
  const resourceLimits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 };
  new Worker(watch, { eval: true, execArgv: [], resourceLimits }).unref();
}
