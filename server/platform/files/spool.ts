// Answers that are made once: written to a temporary file first, so that what arrives is whole or an error, never a part
// that looks complete.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { once } from 'node:events';
import { temporaryName } from './file-store.ts';

export interface Spooled {
  size_bytes: number;
  open(): Promise<Readable>;
  /** Removes the file; safe to call twice. */
  remove(): Promise<void>;
}

/** Leaves nothing behind when `write` fails. */
export async function spool(temp_dir: string, write: (stream: Writable) => Promise<void>): Promise<Spooled> {
  await mkdir(temp_dir, { recursive: true });
  const file = path.join(temp_dir, temporaryName());
  const remove = () => rm(file, { force: true });
  const stream = createWriteStream(file, { flags: 'wx' });
  try {
    await Promise.race([write(stream), failureOf(stream)]);
    stream.end();
    await finished(stream);
    const { size } = await stat(file);
    return { size_bytes: size, open: async () => createReadStream(file), remove };
  } catch (error) {
    stream.destroy();
    await remove();
    throw error;
  }
}

/** Never resolves: a full disk, say, ends the writing at once. */
const failureOf = (stream: Writable): Promise<never> =>
  new Promise((_resolve, reject) => stream.once('error', reject));

/** Writes and waits while the stream is full, so that memory stays bounded. */
export async function writeTo(stream: Writable, chunk: string | Buffer): Promise<void> {
  if (!stream.write(chunk)) await once(stream, 'drain');
}
