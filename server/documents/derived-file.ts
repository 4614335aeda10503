// Files that are made from an original when somebody first asks for them: pictures of its pages, and parts of it. They lie
// beside each other in the cache, may be deleted at any time, and go with the original.
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../context.ts';
import { randomToken } from '../platform/secret-box.ts';
import { refusalOf } from '../reading/reading-error.ts';
import { pageImageFolder, removeImagesIfUnused } from './originals.ts';

export interface DerivedFile {
  file: string;
  size_bytes: number;
}

/**
 * @param make its bytes, from the path of the original
 * @returns undefined where the original was purged while the file was made
 */
export async function derivedFile(
  ctx: Context,
  sha256: string,
  name: string,
  make: (original: string) => Promise<Uint8Array>,
): Promise<DerivedFile | undefined> {
  const file = path.join(pageImageFolder(ctx, sha256), name);
  const kept = await stat(file).catch(() => undefined);
  if (kept !== undefined) return { file, size_bytes: kept.size };
  const original = await ctx.files.local(sha256);
  try {
    const bytes = await make(original.path);
    await mkdir(path.dirname(file), { recursive: true });
    const temporary = `${file}.${randomToken(6)}`;
    await writeFile(temporary, bytes);
    await rename(temporary, file);
    // A purge meanwhile did not see this file.
    return (await removeImagesIfUnused(ctx, sha256)) ? undefined : { file, size_bytes: bytes.length };
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await original.release();
  }
}
