// Originals on their way into a backup and out of it. Every byte is hashed on the way.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { syncToDisk, receive, discard, type FileStore } from '../platform/files/file-store.ts';
import { originalFile } from './manifest.ts';

export interface Original {
  sha256: string;
  size_bytes: number;
}

const AT_ONCE = 4;

/** Runs `work` for all, a few at a time. */
export async function eachOriginal(
  originals: Original[],
  work: (original: Original) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < originals.length) {
      signal?.throwIfAborted();
      await work(originals[next++]!);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

export type Copied = 'copied' | 'kept' | 'missing' | 'damaged';

export interface CopyOptions {
  /** An earlier backup: what it holds becomes a second name of the same file, which takes no room. */
  previous?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Copies into the backup unless it is there. `missing` and `damaged` are said of the store's file. */
export async function copyOut(
  files: FileStore,
  original: Original,
  folder: string,
  { previous, signal }: CopyOptions = {},
): Promise<Copied> {
  const target = originalFile(folder, original.sha256);
  if (await isThere(target, original)) return 'kept';
  if (previous !== undefined && (await linkFrom(originalFile(previous, original.sha256), target, original)))
    return 'kept';
  let source: Readable;
  try {
    source = await files.read(original.sha256);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'missing';
    throw error;
  }
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const part = `${target}.part`;
  try {
    const handle = await open(part, 'w', 0o600);
    const { meter, digest } = hashing();
    await pipeline(source, meter, handle.createWriteStream({ flush: true }), ...(signal ? [{ signal }] : []));
    if (digest() !== original.sha256) return 'damaged';
    await rename(part, target);
    await syncToDisk(path.dirname(target));
    return 'copied';
  } finally {
    await rm(part, { force: true });
  }
}

const isThere = async (file: string, { size_bytes }: Original): Promise<boolean> =>
  (await stat(file).catch(() => undefined))?.size === size_bytes;

/** False where there is none, and on file systems without such links. */
async function linkFrom(source: string, target: string, original: Original): Promise<boolean> {
  if (!(await isThere(source, original))) return false;
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  return link(source, target).then(
    () => true,
    () => false,
  );
}

/** Puts a backup's original into the store; says what is wrong with it where it is not what its name says. */
export async function copyIn(
  folder: string,
  original: Original,
  target: { files: FileStore; temp_dir: string },
): Promise<'missing' | 'damaged' | undefined> {
  const file = originalFile(folder, original.sha256);
  if ((await stat(file).catch(() => undefined)) === undefined) return 'missing';
  const received = await receive(createReadStream(file), {
    temp_dir: target.temp_dir,
    max_bytes: Number.MAX_SAFE_INTEGER,
  });
  try {
    if (received.sha256 !== original.sha256) return 'damaged';
    await target.files.put(received);
    return undefined;
  } finally {
    await discard(received);
  }
}

/** Reads an original back from the store and hashes it. */
export const checkStored = (files: FileStore, original: Original) =>
  checkContent(original, () => files.read(original.sha256));

/** The same for an original in a backup. */
export const checkCopied = (folder: string, original: Original) =>
  checkContent(original, async () => createReadStream(originalFile(folder, original.sha256)));

async function checkContent(
  original: Original,
  open: () => Promise<Readable>,
): Promise<'missing' | 'damaged' | undefined> {
  try {
    const hash = createHash('sha256');
    for await (const chunk of await open()) hash.update(chunk as Buffer);
    return hash.digest('hex') === original.sha256 ? undefined : 'damaged';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'missing';
    if (error instanceof Error && error.message.includes('has changed')) return 'damaged';
    throw error;
  }
}

function hashing() {
  const hash = createHash('sha256');
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { meter, digest: () => hash.digest('hex') };
}

/** Removes what no document of the backup uses any more. Returns how many. */
export async function pruneOriginals(folder: string, used: Set<string>): Promise<number> {
  let removed = 0;
  const root = path.join(folder, 'originals');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || used.has(entry.name)) continue;
    await rm(path.join(entry.parentPath, entry.name), { force: true });
    removed += 1;
  }
  return removed;
}
