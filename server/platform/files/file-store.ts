// Where originals live: written once under their SHA-256, never changed, verified when read back.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { randomToken } from '../secret-box.ts';

/** First and last byte, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface FileStore {
  /** Moves a received file to its final place. Writing the same content again is not an error. */
  put(file: ReceivedFile): Promise<void>;
  /** Throws an error with code ENOENT when there is no such file. */
  read(sha256: string, range?: ByteRange): Promise<Readable>;
  /** A path on this machine with the file's content; `release` when done with it. */
  local(sha256: string): Promise<{ path: string; release(): Promise<void> }>;
  size(sha256: string): Promise<number | undefined>;
  remove(sha256: string): Promise<void>;
  /** Every stored digest, for verification and backup. */
  list(): AsyncIterable<string>;
  /** Throws when files cannot be written. */
  check(): Promise<void>;
}

/** A file on its way in, on local disk, hashed while it was written. */
export interface ReceivedFile {
  path: string;
  sha256: string;
  size_bytes: number;
}

/** The store cannot be reached or refuses to work at the moment: nothing is wrong with the file, and trying again later helps. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The store of originals cannot be reached', { cause });
  }
}

/** Thrown by `receive` once more than `max_bytes` have come. */
export class FileTooLarge extends Error {}

/** Temporary files carry host and process id, so that the next start can tell which were left by a crash. */
const PART = /^(.+)~(\d+)~[\w-]+\.part$/;
export const temporaryName = (): string => `${hostname()}~${process.pid}~${randomToken(12)}.part`;

/**
 * Streams to a temporary file while hashing; bounded memory whatever the size. Leaves nothing behind on error.
 * The caller owns the file: `put` it into a store or `discard` it.
 */
export async function receive(
  stream: Readable,
  options: { temp_dir: string; max_bytes: number },
): Promise<ReceivedFile> {
  await mkdir(options.temp_dir, { recursive: true });
  const file = path.join(options.temp_dir, temporaryName());
  const hash = createHash('sha256');
  let size_bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size_bytes += chunk.length;
      if (size_bytes > options.max_bytes) return done(new FileTooLarge());
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const sink = createWriteStream(file, { flags: 'wx' });
  try {
    await pipeline(stream, meter, sink);
    await syncToDisk(file);
    return { path: file, sha256: hash.digest('hex'), size_bytes };
  } catch (error) {
    // A stream that ends at once fails before the file is there: it would be made after it was removed.
    if (!sink.closed) await new Promise<void>((resolve) => sink.once('close', () => resolve()));
    await rm(file, { force: true });
    throw error;
  }
}

export async function discard(file: ReceivedFile | undefined): Promise<void> {
  if (file !== undefined) await rm(file.path, { force: true });
}

/** The acknowledgement of an upload means that a power cut cannot take it back. */
export async function syncToDisk(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes temporary files of processes of this machine that no longer live. */
export async function sweepTemporaryFiles(temp_dir: string): Promise<number> {
  const files = await readdir(temp_dir).catch(() => []);
  let removed = 0;
  for (const file of files) {
    const [, host, pid] = PART.exec(file) ?? [];
    if (host !== hostname() || pid === undefined || isAlive(Number(pid))) continue;
    await rm(path.join(temp_dir, file), { force: true });
    removed += 1;
  }
  return removed;
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
