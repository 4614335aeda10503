// What a call can fail with, told by classes.

/** The service refused. `detail` is a sentence that says what to do. */
export class RectoError extends Error {
  override name = 'RectoError';
  readonly status: number;
  readonly detail: string;
  /** Names the line of the service's log. */
  readonly requestId: string | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, detail: string, headers: Headers) {
    super(`${status}: ${detail}`);
    this.status = status;
    this.detail = detail;
    this.requestId = headers.get('x-request-id') ?? undefined;
    this.retryAfter = secondsOf(headers.get('retry-after'));
  }
}

/** 401: the token is missing, wrong or was replaced. */
export class UnauthorizedError extends RectoError {
  override name = 'UnauthorizedError';
}
/** 403: this caller may not do this. */
export class ForbiddenError extends RectoError {
  override name = 'ForbiddenError';
}
/** 404: there is no such thing. */
export class NotFoundError extends RectoError {
  override name = 'NotFoundError';
}
/** 409: it does not fit what is there. */
export class ConflictError extends RectoError {
  override name = 'ConflictError';
}
/** 412: somebody else changed it meanwhile (If-Match). */
export class OutdatedError extends RectoError {
  override name = 'OutdatedError';
}
/** 400, 413, 415, 422: what was sent cannot be used. */
export class InvalidError extends RectoError {
  override name = 'InvalidError';
}
/** 429: the queue is full, or too many attempts; see `retryAfter`. */
export class TooManyError extends RectoError {
  override name = 'TooManyError';
}
/** 5xx: the service could not do it. */
export class ServiceError extends RectoError {
  override name = 'ServiceError';
}
/** 304: the answer is still the one of `If-None-Match`. */
export class NotModifiedError extends RectoError {
  override name = 'NotModifiedError';
}
/** No answer came. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
}
/** A request that claims to be a webhook was not signed by Recto, or is too old. */
export class WebhookError extends Error {
  override name = 'WebhookError';
}

const CLASSES: Record<number, typeof RectoError> = {
  304: NotModifiedError,
  400: InvalidError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  412: OutdatedError,
  413: InvalidError,
  415: InvalidError,
  422: InvalidError,
  429: TooManyError,
};

/** The error of an answer, with its own words where it has some. */
export async function errorOf(response: Response): Promise<RectoError> {
  const text = await response.text().catch(() => '');
  const Class = CLASSES[response.status] ?? (response.status >= 500 ? ServiceError : RectoError);
  return new Class(response.status, detailOf(text) ?? response.statusText, response.headers);
}

function detailOf(text: string): string | undefined {
  try {
    const { detail } = JSON.parse(text) as { detail?: unknown };
    return typeof detail === 'string' ? detail : undefined;
  } catch {
    return undefined;
  }
}

/** `Retry-After` is a number of seconds or a date. */
export function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1000);
}
