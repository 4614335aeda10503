// Opens any file: decides its format by content and hands it to the reader of that format.
import { readFile, stat } from 'node:fs/promises';
import { detectFormat } from './detect-format.ts';
import type { ReadingLimits } from './limits.ts';
import type { OpenFile, OpenInner, SourceFile } from './reader.ts';
import { getReader } from './readers.ts';
import { asksForPassword, ReadingError } from './reading-error.ts';
import { sentence } from '../platform/sentences/sentence.ts';

/** Extensions that promise a binary format: plain text under such a name is a failed export, not a document. */
const BINARY_NAMES = /\.(?:pdf|jpe?g|png|tiff?|gif|bmp|webp|heic|docx?|xlsx?|pptx?|odt|ods|msg|ofd)$/i;
const PLAIN_TEXT = new Set(['txt', 'md', 'csv']);

interface Opened extends Pick<SourceFile, 'to_show'> {
  /** How many files are around this one. */
  depth?: number;
}

/** Throws `ReadingError`. `filename` is as the sender named the file, without a folder. */
export async function openPath(
  path: string,
  filename: string | null,
  limits: ReadingLimits,
  opened: Opened = {},
): Promise<OpenFile> {
  return openBytes(await bytesOf(path, limits), filename, limits, opened);
}

/** Throws `ReadingError` where there are more of them than are read. */
export async function bytesOf(path: string, limits: ReadingLimits): Promise<Buffer> {
  const { size } = await stat(path);
  if (size > limits.max_file_bytes) throw new ReadingError('too_large', sentence('problems.fileLarge'));
  return readFile(path);
}

/** E-mails in e-mails in e-mails: nobody files them deeper. */
const MAX_DEPTH = 4;

/** Throws `ReadingError`. */
export async function openBytes(
  bytes: Uint8Array,
  filename: string | null,
  limits: ReadingLimits,
  { depth = 0, to_show }: Opened = {},
): Promise<OpenFile> {
  if (depth > MAX_DEPTH) throw new ReadingError('too_large', sentence('problems.nested'));
  const detected = detectFormat(bytes);
  if (PLAIN_TEXT.has(detected.format) && filename && BINARY_NAMES.test(filename)) {
    const promised = filename.slice(filename.lastIndexOf('.') + 1).toUpperCase();
    throw new ReadingError('corrupt', sentence('problems.falseName', { format: promised }));
  }
  const reader = await getReader(detected.format);
  const openInner: OpenInner = (inner, name) =>
    openBytes(inner, name, limits, { depth: depth + 1, to_show }).catch((error: unknown) => {
      throw withoutPasswordAsked(error);
    });
  return reader.open({ bytes, filename, to_show, ...detected }, limits, openInner);
}

/** A person is asked for the password of a whole file only, not of one inside it. */
const withoutPasswordAsked = (error: unknown): unknown =>
  error instanceof ReadingError && asksForPassword(error.sentence)
    ? new ReadingError('encrypted', sentence('problems.innerPdfLocked'))
    : error;
