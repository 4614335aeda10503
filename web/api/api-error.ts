// A refusal of the service, or no answer at all.

export class ApiError extends Error {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The sentence of the service; empty when no answer came. */
  readonly detail: string;

  constructor(status: number, detail: string) {
    super(detail === '' ? `HTTP ${status}` : detail);
    this.name = 'ApiError';
    this.status = status;
    this.detail = detail;
  }
}

export const isApiError = (error: unknown, status?: number): error is ApiError =>
  error instanceof ApiError && (status === undefined || error.status === status);
