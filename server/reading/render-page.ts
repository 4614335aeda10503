// Makes the picture of one page for the review screen, in a process of its own.
import type { ProcessPool } from '../platform/processes/process-pool.ts';
import { askReader } from './ask-reader.ts';
import { DEFAULT_LIMITS, type ReadingLimits } from './limits.ts';
import type { ReaderRequest } from './reader-messages.ts';
import type { Page } from './reading.ts';

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
  return Buffer.from((await askReader(pool, request, options.signal)) as Uint8Array);
}
