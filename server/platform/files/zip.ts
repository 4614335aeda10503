// ZIP archives written as a stream: one entry at a time, so that only one file is open and memory stays bounded.
import { Readable, type Writable } from 'node:stream';
import type { ZipArchive, ZipOptions } from 'archiver';

export type AddEntry = (name: string, content: string | Buffer | Readable) => Promise<void>;

/** Writes what `fill` adds. When anything fails the archive has no end and the stream is destroyed. */
export async function pipeZip(
  options: ZipOptions,
  stream: Writable,
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  const failed = new Promise<never>((_resolve, reject) => {
    stream.once('error', reject);
    // Nobody reads any more.
    stream.once('close', () => reject(new Error('The stream was closed')));
  });
  // Whoever waits below hears of it; until then it must not count as unhandled.
  failed.catch(() => undefined);
  // With the first archive: most processes never make one.
  const { ZipArchive } = await import('archiver');
  const archive = new ZipArchive(options);
  archive.once('error', (error) => stream.destroy(error));
  archive.pipe(stream, { end: false });
  const add: AddEntry = (name, content) => Promise.race([addEntry(archive, name, content), failed]);
  try {
    await fill(add);
    const drained = new Promise<void>((resolve) => void archive.once('end', () => resolve()));
    await Promise.race([archive.finalize(), failed]);
    await Promise.race([drained, failed]);
  } catch (error) {
    archive.abort();
    archive.unpipe(stream);
    throw error;
  }
}

/** Resolves once the entry has been written. A stream that fails is not heard by the archiver by itself. */
function addEntry(archive: ZipArchive, name: string, content: string | Buffer | Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.once('entry', () => resolve());
    if (content instanceof Readable) content.once('error', reject);
    archive.append(content, { name });
  });
}
