// Errors that carry their kind. They are made where they arise; http/errors.ts is the one place that maps kinds to HTTP.
import { say } from './sentences/say.ts';
import { sentence, type Code, type Said, type Sentence, type ValuesFor } from './sentences/sentence.ts';

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

/** An error a caller can act on; they read its sentence as `detail`, in their language. `message` is in English, for logs. */
export class RectoError extends Error {
  readonly kind: ErrorKind;
  readonly sentence: Said;
  /** Seconds after which trying again makes sense. */
  readonly retry_after_s: number | undefined;
  /** For callers that are programs and should not read the sentence. */
  readonly headers: Record<string, string>;

  constructor(
    kind: ErrorKind,
    said: Said,
    options: { retry_after_s?: number; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(say(said), { cause: options.cause });
    this.name = 'RectoError';
    this.kind = kind;
    this.sentence = said;
    this.retry_after_s = options.retry_after_s;
    this.headers = options.headers ?? {};
  }
}

/** `conflict('refusals.sameFile', { version })`; or a sentence that was made elsewhere. */
interface Refuser {
  <C extends Code>(code: C, ...values: ValuesFor<C>): RectoError;
  (said: Sentence): RectoError;
}

const refuser =
  (kind: ErrorKind): Refuser =>
  (said: Code | Sentence, values?: Sentence['values']): RectoError =>
    new RectoError(kind, typeof said === 'string' ? { code: said, values: values ?? {} } : said);

export const badRequest = refuser('bad_request');
export const unauthorised = refuser('unauthorised');
export const forbidden = refuser('forbidden');
export const notFound = refuser('not_found');
export const conflict = refuser('conflict');
export const tooLarge = refuser('too_large');
export const unsupported = refuser('unsupported');
export const invalid = refuser('invalid');
export const outdated = (noun: 'contact' | 'document' | 'folder' | 'order' | 'profile' | 'rule' | 'vendor') =>
  new RectoError('outdated', sentence('refusals.changed', { noun }));
export const tooMany = (said: Sentence, retry_after_s: number) =>
  new RectoError('too_many', said, { retry_after_s });
export const unavailable = (said: Said, retry_after_s?: number) =>
  new RectoError('unavailable', said, retry_after_s === undefined ? {} : { retry_after_s });
export const storageFull = (cause: unknown) =>
  new RectoError('storage_full', sentence('refusals.diskFull'), { cause });

/** True for errors of the operating system that mean a full disk or quota. */
export function isDiskFull(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  // 53100 is PostgreSQL's disk_full.
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';
}
