// Putting a file of a watched folder aside, without ever overwriting one that is there, and without taking another one that
// got its name meanwhile.
import { link, lstat, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import { randomToken } from '../../platform/secret-box.ts';
import { describe, type FoundFile } from './list-files.ts';
import { inFolderOf, type OpenFolder } from './open-folder.ts';

/** Keeps the path below the watched folder: `Acme/a.pdf` becomes `done/Acme/a.pdf`, or `done/Acme/a (2).pdf`. */
export async function setAside(folder: OpenFolder, file: FoundFile, where: 'done' | 'failed'): Promise<void> {
  const target = await folder.enter([where, ...file.parts.slice(0, -1)], { create: true });
  try {
    await inFolderOf(folder, file.parts, async (source, name) => {
      const held = await hold(source, name, target, file);
      if (held !== undefined) await moveToFreeName(target, held, target, name);
    });
  } finally {
    await target.close();
  }
}

export const remove = (folder: OpenFolder, file: FoundFile): Promise<void> =>
  inFolderOf(folder, file.parts, async (source, name) => {
    const held = await hold(source, name, source, file);
    if (held !== undefined) await unlink(await source.at(held));
  });

/**
 * Moves whatever has the name at this moment to a hidden name of ours, where nobody exchanges it any more, and looks then
 * whether it is the file. Undefined where it was another one: that goes back.
 */
async function hold(
  source: OpenFolder,
  name: string,
  target: OpenFolder,
  file: FoundFile,
): Promise<string | undefined> {
  const held = `.recto-${randomToken(9)}`;
  await rename(await source.at(name), await target.at(held));
  if ((await describe(target, held))?.identity === file.identity) return held;
  await moveToFreeName(target, held, source, name);
  return undefined;
}

async function moveToFreeName(from: OpenFolder, held: string, to: OpenFolder, name: string): Promise<void> {
  const { name: stem, ext } = path.parse(name);
  for (let copy = 1; ; copy += 1) {
    const free = copy === 1 ? name : `${stem} (${copy})${ext}`;
    if (await moveTo(await from.at(held), await to.at(free))) return;
  }
}

/** False when something stands there already. */
async function moveTo(source: string, target: string): Promise<boolean> {
  try {
    // Unlike a rename, a link is refused where something stands.
    await link(source, target);
    await unlink(source);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    // File systems without hard links, and folders, which have none.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EACCES'].includes(code ?? '')) throw error;
    if ((await lstat(target).catch(() => undefined)) !== undefined) return false;
    await rename(source, target);
    return true;
  }
}
