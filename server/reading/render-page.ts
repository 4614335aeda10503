// Makes the picture of one page for the review screen, in a process of its own.
import { RemoteError } from '../platform/processes/process-error.ts';
import type { ProcessPool } from '../platform/processes/process-pool.ts';
import { DEFAULT_LIMITS, type ReadingLimits } from './limits.ts';
import type { ReaderRequest } from './reader-messages.ts';
import type { Page } from './reading.ts';
import { ReadingError, type ReadingErrorKind } from './reading-error.ts';

export interface RenderOptions {
  filename?: string | null;
  /** `turn` of the page as it was read; without it the page is read again to find out, which takes as long. */
  turn?: number | undefined;
  /** The page as it was read: a transcript stands nowhere in its file, so it is drawn from its words. */
  page?: Page;
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
  const { filename = null, turn, page } = options;
  const request: ReaderRequest =
    page?.source === 'transcript'
      ? { kind: 'draw', page, width, limits }
      : { kind: 'render', path, filename, limits, page: page_number, width, turn };
  try {
    const picture = await pool.request(request, {
      silence_timeout_ms: limits.page_timeout_ms + limits.open_timeout_ms,
      signal: options.signal,
    });
    return Buffer.from(picture as Uint8Array);
  } catch (error) {
    if (error instanceof RemoteError && error.remote_name === 'ReadingError') {
      throw new ReadingError(error.kind as ReadingErrorKind, error.sentence);
    }
    throw error;
  }
}
