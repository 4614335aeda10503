// One question to a reader process that somebody waits for.
import { RemoteError } from '../platform/processes/process-error.ts';
import type { ProcessPool } from '../platform/processes/process-pool.ts';
import type { ReadingLimits } from './limits.ts';
import type { ReaderRequest } from './reader-messages.ts';
import { ReadingError, type ReadingErrorKind } from './reading-error.ts';

/** Throws `ReadingError` as the reader did, and `ProcessError` when its process had to be ended. */
export async function askReader(
  pool: ProcessPool,
  request: ReaderRequest & { limits: ReadingLimits },
  signal?: AbortSignal,
): Promise<unknown> {
  const { page_timeout_ms, open_timeout_ms } = request.limits;
  try {
    return await pool.request(request, { silence_timeout_ms: page_timeout_ms + open_timeout_ms, signal });
  } catch (error) {
    if (error instanceof RemoteError && error.remote_name === 'ReadingError')
      throw new ReadingError(error.kind as ReadingErrorKind, error.sentence);
    throw error;
  }
}
