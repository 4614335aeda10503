// Why a file, or a page of it, could not be read: a kind for code and a sentence for the person.
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
