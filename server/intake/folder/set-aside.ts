// Putting a file of a watched folder aside, without ever overwriting one that is there.
import { link, mkdir, rename, rm, unlink } from 'node:fs/promises';
import path from 'node:path';

/** Keeps the path below the watched folder: `Acme/a.pdf` becomes `done/Acme/a.pdf`, or `done/Acme/a (2).pdf`. */
export async function setAside(folder: string, parts: string[], where: 'done' | 'failed'): Promise<void> {
  const source = path.join(folder, ...parts);
  const target = path.join(folder, where, ...parts);
  await mkdir(path.dirname(target), { recursive: true });
  const { dir, name, ext } = path.parse(target);
  for (let copy = 1; ; copy += 1) {
    const free = copy === 1 ? target : path.join(dir, `${name} (${copy})${ext}`);
    if (await moveTo(source, free)) return;
  }
}

/** False when there is a file already. */
async function moveTo(source: string, target: string): Promise<boolean> {
  try {
    // Unlike a rename, a link is refused where something stands.
    await link(source, target);
    await unlink(source);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    // File systems without hard links.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EACCES'].includes(code ?? '')) throw error;
    await rename(source, target);
    return true;
  }
}

export const remove = (folder: string, parts: string[]): Promise<void> => rm(path.join(folder, ...parts));
