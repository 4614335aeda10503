// What the parent and its child processes say to each other over IPC. One request runs in a child at a time.
import type { Said } from '../sentences/sentence.ts';

export type ToChild =
  | { type: 'request'; body: unknown }
  /** The last streamed message was taken: the child may send on. */
  | { type: 'taken' }
  | { type: 'cancel' };

export type FromChild =
  | { type: 'ready' }
  | { type: 'message'; body: unknown }
  | { type: 'result'; body: unknown }
  | { type: 'error'; error: SentError };

/** An error as it crosses the border; `kind` is kept so that callers can tell their own errors apart. */
export interface SentError {
  name: string;
  message: string;
  kind?: string;
  /** What people read of it. */
  sentence?: Said;
}
