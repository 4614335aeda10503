// Why a file, or a page of it, could not be read: a kind for code and a sentence for the person.

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

  /** `message` is a full sentence shown to the user; it never holds text of the document or paths. */
  constructor(kind: ReadingErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
