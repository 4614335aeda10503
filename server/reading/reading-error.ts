// Why a file, or a page of it, could not be read: a kind for code and a sentence for the person.
import { RectoError } from '../platform/errors.ts';
import { say } from '../platform/sentences/say.ts';
import type { Said } from '../platform/sentences/sentence.ts';

export type ReadingErrorKind =
  | 'encrypted'
  | 'corrupt'
  | 'empty'
  | 'unsupported'
  | 'too_large'
  | 'timeout'
  | 'nothing_legible';

export class ReadingError extends Error {
  override readonly name = 'ReadingError';
  readonly kind: ReadingErrorKind;

  /** What the user reads; it never holds text of the document or paths. `message` is the same in English. */
  readonly sentence: Said;

  constructor(kind: ReadingErrorKind, said: Said, options?: ErrorOptions) {
    super(say(said), options);
    this.kind = kind;
    this.sentence = said;
  }
}

/** Whether the one thing that is missing is the password of a PDF. */
export const asksForPassword = (said: Said | null): boolean =>
  said !== null && typeof said !== 'string' && said.code === 'problems.pdfLocked';

/** For a caller who wanted something of the file: 409 with the same sentence. Other errors stay what they are. */
export const refusalOf = (error: unknown): unknown =>
  error instanceof ReadingError ? new RectoError('conflict', error.sentence) : error;
