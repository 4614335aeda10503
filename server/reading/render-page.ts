// Makes the picture of one page for the review screen, in a process of its own.
import { RemoteError } from '../platform/processes/process-error.ts';
import type { ProcessPool } from '../platform/processes/process-pool.ts';
import { DEFAULT_LIMITS, type ReadingLimits } from './limits.ts';
import type { ReaderRequest } from './reader-messages.ts';
import { ReadingError, type ReadingErrorKind } from './reading-error.ts';

export interface RenderOptions {
  filename?: string | null;
  /** `turn` of the page as it was read; without it the page is read again to find out, which takes as long. */
  turn?: number | undefined;
  limits?: Partial<ReadingLimits>;
  signal?: AbortSignal;
}

/**
 * WebP about `width` pixels wide, in the frame to which the boxes of the page's words refer. Throws `ReadingError` when
 * the page cannot be shown and `ProcessError` when its process had to be ended.
 */
export async function renderPage(
  pool: ProcessPool,
  path: string,
  page_number: number,
  width: number,
  options: RenderOptions = {},
): Promise<Buffer> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const request: ReaderRequest = {
    kind: 'render',
    path,
    filename: options.filename ?? null,
    limits,
    page: page_number,
    width,
    turn: options.turn,
  };
  try {
    const picture = await pool.request(request, {
      silence_timeout_ms: limits.page_timeout_ms + limits.open_timeout_ms,
      signal: options.signal,
    });
    return Buffer.from(picture as Uint8Array);
  } catch (error) {
    if (error instanceof RemoteError && error.remote_name === 'ReadingError') {
      throw new ReadingError(error.kind as ReadingErrorKind, error.message);
    }
    throw error;
  }
}
