// Takes pages of a PDF out as a file of their own, in a process of its own.
import type { ProcessPool } from '../platform/processes/process-pool.ts';
import { askReader } from './ask-reader.ts';
import { DEFAULT_LIMITS } from './limits.ts';

/** Throws `ReadingError` for what cannot be copied, and `ProcessError` when its process had to be ended. */
export const copyPages = async (
  pool: ProcessPool,
  path: string,
  [from, to]: [from: number, to: number],
): Promise<Buffer> =>
  Buffer.from(
    (await askReader(pool, { kind: 'copy', path, from, to, limits: DEFAULT_LIMITS })) as Uint8Array,
  );
