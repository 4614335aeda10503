// Decides what an uploaded file is without reading all of it: an upload of 100 MB must not pass through memory.
import { open, type FileHandle } from 'node:fs/promises';
import { detectFormat, type DetectedFormat } from './detect-format.ts';
import { isReadable } from './readers.ts';
import { ReadingError } from './reading-error.ts';

/** Enough for every signature, for the first parts of an archive, and for its directory at the end. */
const END_BYTES = 256 * 1024;
/** Where a compound file says in which sector its directory begins ([MS-CFB] 2.2), and the size of sectors as a power of two. */
const [SECTOR_SHIFT_AT, FIRST_DIRECTORY_SECTOR_AT] = [30, 48];
const COMPOUND_SIGNATURE = 'd0cf11e0a1b11ae1';

/** Undefined when no reader can read the file. Throws only what the file system throws. */
export async function sniffFile(path: string): Promise<DetectedFormat | undefined> {
  const file = await open(path);
  try {
    const detected = detectFormat(await telltaleBytes(file));
    return isReadable(detected.format) ? detected : undefined;
  } catch (error) {
    if (error instanceof ReadingError) return undefined;
    throw error;
  } finally {
    await file.close();
  }
}

async function telltaleBytes(file: FileHandle): Promise<Buffer> {
  const { size } = await file.stat();
  const head = await readAt(file, 0, END_BYTES);
  if (size <= END_BYTES) return head;
  const tail_at = Math.max(END_BYTES, size - END_BYTES);
  return Buffer.concat([head, await compoundDirectory(file, head), await readAt(file, tail_at, END_BYTES)]);
}

/** The names of a compound file stand in its directory, which may lie anywhere. */
async function compoundDirectory(file: FileHandle, head: Buffer): Promise<Buffer> {
  if (head.toString('hex', 0, 8) !== COMPOUND_SIGNATURE) return Buffer.alloc(0);
  const sector_size = 2 ** Math.min(head.readUInt16LE(SECTOR_SHIFT_AT), 12);
  return readAt(file, (head.readUInt32LE(FIRST_DIRECTORY_SECTOR_AT) + 1) * sector_size, END_BYTES);
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
