// Why a request to a child process brought no result.
import type { Said } from '../sentences/sentence.ts';
import type { SentError } from './messages.ts';

export type ProcessErrorKind = 'not_started' | 'timeout' | 'memory' | 'crashed' | 'aborted' | 'closed';

/** The process was ended, or ended by itself, before it answered. */
export class ProcessError extends Error {
  override readonly name = 'ProcessError';
  readonly kind: ProcessErrorKind;

  constructor(kind: ProcessErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/**
 * Whether the process may have died of something else than what it was asked: the kernel ends processes when memory is short,
 * and memory that earlier requests left counts too. A request that only took too long is not innocent.
 */
export const mayBeInnocent = (error: unknown): boolean =>
  error instanceof ProcessError && (error.kind === 'crashed' || error.kind === 'memory');

/** Whether the process never got as far as being asked: the machine is short of something, and the request is not at fault. */
export const isNotStarted = (error: unknown): boolean =>
  error instanceof ProcessError && error.kind === 'not_started';

/** The handler in the child threw: name, message and kind are those of the original error. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly remote_name: string;
  readonly kind: string | undefined;
  readonly sentence: Said;

  constructor(error: SentError) {
    super(error.message);
    this.remote_name = error.name;
    this.kind = error.kind;
    this.sentence = error.sentence ?? error.message;
  }
}
