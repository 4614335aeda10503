// RECTO_BACKUP_DIR: a folder for each backup. All share the originals that they have in common, and each can be restored,
// verified and removed by itself.
import { access, constants, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncToDisk } from '../platform/files/file-store.ts';
import { originalFile } from './manifest.ts';
import { generationName, generationTime, surplusGenerations, type Kept } from './retention.ts';
import { differencesIn, verifyBackup } from './verify-backup.ts';
import { writeBackup, type BackupResult, type Source } from './write-backup.ts';

/** Of those that are not whole: being written, or being removed. */
const PART = '.part';

export interface Generation extends BackupResult {
  folder: string;
  /** Names of the generations that had served their time. */
  removed: string[];
}

/** Whole ones, oldest first. Throws where the folder is not there: an unmounted disk must not be taken for an empty one. */
export async function listGenerations(root: string): Promise<string[]> {
  return (await readdir(root)).filter((name) => generationTime(name) !== undefined).toSorted();
}

/** Throws what people can act on when the folder cannot be used. */
export async function requireBackupFolder(root: string): Promise<void> {
  await access(root, constants.R_OK | constants.W_OK | constants.X_OK).catch(
    (error: NodeJS.ErrnoException) => {
      const advice =
        error.code === 'ENOENT' ? 'Make it, or mount its disk' : 'Make it writable for the service';
      throw new Error(`RECTO_BACKUP_DIR ("${root}") cannot be used (${error.code}). ${advice}.`, {
        cause: error,
      });
    },
  );
}

/**
 * One more generation, whole and read back before it gets its name. Only then those go whose time is over; none goes while
 * the instance misses an original that an old one may hold.
 */
export async function makeGeneration(
  source: Source,
  root: string,
  kept: Kept,
  signal?: AbortSignal,
): Promise<Generation> {
  await requireBackupFolder(root);
  await sweepParts(root);
  const previous = (await listGenerations(root)).at(-1);
  const name = generationName(source.clock.now());
  const part = path.join(root, `${name}${PART}`);
  const result = await writeSound(source, part, previous && path.join(root, previous), signal);
  await rename(part, path.join(root, name));
  await syncToDisk(root);
  const names = await listGenerations(root);
  const removed = result.lost.length > 0 ? [] : surplusGenerations(names, kept);
  for (const old of removed) await remove(root, old);
  return { ...result, folder: path.join(root, name), removed };
}

/** Reads back what was written. What the disk has spoiled in the generation before is copied anew from the instance. */
async function writeSound(
  source: Source,
  folder: string,
  previous: string | undefined,
  signal: AbortSignal | undefined,
): Promise<BackupResult> {
  const options = { folder, with_key: false, prune: false, signal };
  for (let from = previous; ; from = undefined) {
    const result = await writeBackup(source, { ...options, previous: from });
    const check = await verifyBackup(source.secrets, folder, signal);
    const lost = new Set(result.lost.map(({ sha256 }) => sha256));
    const spoiled = check.spoiled.filter(({ original }) => !lost.has(original.sha256));
    if (check.changed.length === 0 && spoiled.length === 0) return result;
    if (from === undefined)
      throw new Error(`What was written cannot be read back: ${differencesIn(check).slice(0, 3).join('; ')}`);
    for (const { original } of spoiled) await rm(originalFile(folder, original.sha256), { force: true });
  }
}

/** Under another name first: one that is half removed must not look like a backup. */
async function remove(root: string, name: string): Promise<void> {
  const part = path.join(root, `${name}${PART}`);
  await rename(path.join(root, name), part);
  await rm(part, { recursive: true, force: true });
}

/** Of a process that was killed; the lock says that no other one is at work. */
async function sweepParts(root: string): Promise<void> {
  for (const name of await readdir(root))
    if (name.endsWith(PART) && generationTime(name.slice(0, -PART.length)) !== undefined)
      await rm(path.join(root, name), { recursive: true, force: true });
}
