// Originals in a local or shared folder: <folder>/ab/cd/<sha256>.
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile, statfs } from 'node:fs/promises';
import path from 'node:path';
import { randomToken } from '../secret-box.ts';
import { syncToDisk, type FileStore } from './file-store.ts';
import { createCheck } from './store-check.ts';

export function createLocalStore(folder: string): FileStore {
  const pathOf = (sha256: string): string => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('Not a SHA-256 digest');
    return path.join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  };
  const sizeOf = async (sha256: string) => (await stat(pathOf(sha256)).catch(() => undefined))?.size;
  return {
    async put(file) {
      const target = pathOf(file.sha256);
      if ((await sizeOf(file.sha256)) === file.size_bytes) {
        await rm(file.path, { force: true });
        return;
      }
      await mkdir(path.dirname(target), { recursive: true });
      await moveDurably(file.path, target);
    },
    async read(sha256, range) {
      const file = pathOf(sha256);
      // Fails here rather than in the middle of an answer.
      await stat(file);
      return createReadStream(file, range === undefined ? {} : { start: range.start, end: range.end });
    },
    async local(sha256) {
      await stat(pathOf(sha256));
      return { path: pathOf(sha256), release: async () => undefined };
    },
    size: sizeOf,
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    list: () => listDigests(folder),
    check: createCheck(
      async () => {
        await mkdir(folder, { recursive: true });
        const probe = path.join(folder, `.probe-${randomToken(6)}`);
        try {
          await writeFile(probe, 'ok');
        } finally {
          await rm(probe, { force: true });
        }
      },
      async () => {
        const { bavail } = await statfs(folder);
        if (bavail === 0) throw new Error('The disk is full');
      },
    ),
  };
}

/** Renames, or copies across file systems; afterwards the file and its directory entry are on disk. */
async function moveDurably(source: string, target: string): Promise<void> {
  try {
    await rename(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const temporary = `${target}.${randomToken(6)}`;
    try {
      await copyFile(source, temporary);
      await syncToDisk(temporary);
      await rename(temporary, target);
    } catch (failure) {
      await rm(temporary, { force: true });
      throw failure;
    }
    await rm(source, { force: true });
  }
  await syncToDisk(path.dirname(target));
}

async function* listDigests(folder: string): AsyncIterable<string> {
  for (const first of await readdir(folder).catch(() => [])) {
    if (!/^[0-9a-f]{2}$/.test(first)) continue;
    for (const second of await readdir(path.join(folder, first))) {
      for (const name of await readdir(path.join(folder, first, second)))
        if (/^[0-9a-f]{64}$/.test(name)) yield name;
    }
  }
}
