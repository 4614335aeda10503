// Errors that carry their kind. They are made where they arise; http/errors.ts is the one place that maps kinds to HTTP.

export type ErrorKind =
  | 'bad_request'
  | 'unauthorised'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'outdated'
  | 'too_large'
  | 'unsupported'
  | 'bad_range'
  | 'invalid'
  | 'too_many'
  | 'unavailable'
  | 'storage_full';

/** An error a caller can act on; `message` is shown to them as `detail`. */
export class RectoError extends Error {
  readonly kind: ErrorKind;
  /** Seconds after which trying again makes sense. */
  readonly retry_after_s: number | undefined;
  /** For callers that are programs and should not read the sentence. */
  readonly headers: Record<string, string>;

  constructor(
    kind: ErrorKind,
    detail: string,
    options: { retry_after_s?: number; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(detail, { cause: options.cause });
    this.name = 'RectoError';
    this.kind = kind;
    this.retry_after_s = options.retry_after_s;
    this.headers = options.headers ?? {};
  }
}

export const badRequest = (detail: string) => new RectoError('bad_request', detail);
export const unauthorised = (detail: string) => new RectoError('unauthorised', detail);
export const forbidden = (detail: string) => new RectoError('forbidden', detail);
export const notFound = (noun: string, id: number | string) =>
  new RectoError('not_found', `${noun} ${id} does not exist`);
export const conflict = (detail: string) => new RectoError('conflict', detail);
export const outdated = (noun: string) =>
  new RectoError(
    'outdated',
    `The ${noun} was changed by someone else meanwhile; load it again and repeat the change`,
  );
export const tooLarge = (detail: string) => new RectoError('too_large', detail);
export const unsupported = (detail: string) => new RectoError('unsupported', detail);
export const invalid = (detail: string) => new RectoError('invalid', detail);
export const tooMany = (detail: string, retry_after_s: number) =>
  new RectoError('too_many', detail, { retry_after_s });
export const unavailable = (detail: string, retry_after_s?: number) =>
  new RectoError('unavailable', detail, retry_after_s === undefined ? {} : { retry_after_s });
export const storageFull = (cause: unknown) =>
  new RectoError('storage_full', 'No space left on the server; free some space and try again', { cause });

/** True for errors of the operating system that mean a full disk or quota. */
export function isDiskFull(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  // 53100 is PostgreSQL's disk_full.
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';
}
