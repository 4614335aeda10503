// Takes pages of a PDF out as a file of their own, in a process of its own.
import type { ProcessPool } from '../platform/processes/process-pool.ts';
import { askReader } from './ask-reader.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { PageTurns } from './page-frame.ts';

/**
 * @param pages all of them without it
 * @param turns how they are turned, by their number in the file; attachments and all else stay as they are
 * Throws `ReadingError` for what cannot be copied, and `ProcessError` when its process had to be ended.
 */
export const copyPages = async (
  pool: ProcessPool,
  path: string,
  pages: [from: number, to: number] | undefined,
  turns: PageTurns = {},
): Promise<Buffer> =>
  Buffer.from(
    (await askReader(pool, { kind: 'copy', path, pages, turns, limits: DEFAULT_LIMITS })) as Uint8Array,
  );
