// Makes one PDF of pictures and PDFs, in a process of its own.
import type { ProcessPool } from '../platform/processes/process-pool.ts';
import { askReader } from './ask-reader.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { JoinedFile } from './reader-messages.ts';

export type { JoinedFile };

/** Throws `ReadingError` for what cannot be joined, and `ProcessError` when its process had to be ended. */
export const joinFiles = async (pool: ProcessPool, files: JoinedFile[]): Promise<Buffer> =>
  Buffer.from((await askReader(pool, { kind: 'join', files, limits: DEFAULT_LIMITS })) as Uint8Array);
