// A full disk stops the embedded database: it cannot write its log, ends, and cannot start. So new files are refused before.
import { statfs } from 'node:fs/promises';
import { dataPaths } from '../config.ts';
import type { Context } from '../context.ts';
import { storageFull } from '../platform/errors.ts';

const MB = 1024 * 1024;

/** Throws `storage_full` (507) when less than the reserve would be left after so many bytes more. */
export async function requireSpace(ctx: Context, bytes: number): Promise<void> {
  const { database_url, min_free_mb } = ctx.config;
  if (database_url !== undefined || min_free_mb === 0) return;
  const { bavail, bsize } = await statfs(dataPaths(ctx.config).root);
  const left = bavail * bsize - bytes;
  if (left >= min_free_mb * MB) return;
  ctx.log.warn(
    { free_mb: Math.floor((bavail * bsize) / MB), min_free_mb },
    'a file was refused: the disk is nearly full',
  );
  throw storageFull(undefined);
}
