// Opens a file with its password, in a process of its own. The password goes nowhere else.
import type { ProcessPool } from '../platform/processes/process-pool.ts';
import { askReader } from './ask-reader.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { Unlocked } from './pdf/unlock-pdf.ts';

/** Throws `ReadingError` for what no password opens here, and `ProcessError` when its process had to be ended. */
export const unlockFile = async (pool: ProcessPool, path: string, password: string): Promise<Unlocked> =>
  (await askReader(pool, { kind: 'unlock', path, password, limits: DEFAULT_LIMITS })) as Unlocked;
