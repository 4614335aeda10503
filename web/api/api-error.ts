// A refusal of the service, or no answer at all.

export class ApiError extends Error {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The sentence of the service; empty when no answer came. */
  readonly detail: string;
  /** The password was right; the code of the authenticator app is still needed. */
  readonly second_factor: boolean;

  constructor(status: number, detail: string, second_factor = false) {
    super(detail === '' ? `HTTP ${status}` : detail);
    this.name = 'ApiError';
    this.status = status;
    this.detail = detail;
    this.second_factor = second_factor;
  }
}

export const isApiError = (error: unknown, status?: number): error is ApiError =>
  error instanceof ApiError && (status === undefined || error.status === status);
