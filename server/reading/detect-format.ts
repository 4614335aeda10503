// Decides what a file is by its content. Names and declared types are never trusted.
import { findCompoundFormat } from './formats/compound-file.ts';
import { isMpegAudio } from './formats/mpeg-audio.ts';
import { findTextFormat } from './formats/text-formats.ts';
import { findZipFormat } from './formats/zip-formats.ts';
import { MEDIA_TYPES, type FormatName } from './formats/media-types.ts';
import { ReadingError } from './reading-error.ts';
import { sentence } from '../platform/sentences/sentence.ts';

export interface DetectedFormat {
  format: FormatName;
  media_type: string;
}

/** A PDF may have this much before its header (ISO 32000-1, annex H). */
const PDF_HEADER_WITHIN = 1024;

/** What operating systems run: Windows and DOS, ELF, Mach-O (and Java classes), WebAssembly. No document begins like this. */
const PROGRAM =
  /^(?:MZ(?=[^]{0,62}\0)|\x7FELF|[\xCE\xCF]\xFA\xED\xFE|\xFE\xED\xFA[\xCE\xCF]|\xCA\xFE\xBA\xBE|\0asm)/;

/** Throws `ReadingError` for an empty file and for content that is no known format. */
export function detectFormat(bytes: Uint8Array): DetectedFormat {
  if (bytes.length === 0) throw new ReadingError('empty', sentence('problems.fileEmpty'));
  const format = findFormat(bytes);
  if (!format) throw new ReadingError('unsupported', sentence('problems.unknownFormat'));
  return { format, media_type: MEDIA_TYPES[format] };
}

function findFormat(bytes: Uint8Array): FormatName | undefined {
  const head = asLatin1(bytes, 0, PDF_HEADER_WITHIN);
  if (PROGRAM.test(head)) return undefined;
  if (head.includes('%PDF-')) return 'pdf';
  const found = findBySignature(head) ?? (isMpegAudio(bytes) ? 'mp3' : undefined);
  if (found) return found;
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return findZipFormat(bytes);
  if (head.startsWith('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')) return findCompoundFormat(bytes);
  return findTextFormat(bytes);
}

/** Formats that begin with fixed bytes. */
function findBySignature(head: string): FormatName | undefined {
  if (head.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'tiff';
  if (head.startsWith('II+\0') || head.startsWith('MM\0+')) return 'tiff';
  if (/^BM.{4}\0\0\0\0/s.test(head)) return 'bmp';
  if (head.startsWith('{\\rtf')) return 'rtf';
  if (head.startsWith('\0\0\0\fjP  \r\n') || head.startsWith('\xFF\x4F\xFF\x51')) return 'jp2';
  return findMediaContainer(head);
}

/** Formats named inside a general container: RIFF, ISO base media, and raw audio. */
function findMediaContainer(head: string): FormatName | undefined {
  if (/^RIFF.{4}WEBP/s.test(head)) return 'webp';
  if (/^RIFF.{4}WAVE/s.test(head)) return 'wav';
  if (/^ID3[\x02-\x04][^]{2}[\x00-\x7F]{4}/.test(head)) return 'mp3';
  const brands = /^.{4}ftyp(.{4}).{4}((?:.{4}){0,8})/s.exec(head);
  if (!brands) return undefined;
  const all = `${brands[1]} ${brands[2]}`;
  if (/avi[fs]/.test(all)) return 'avif';
  if (/hei[cxms]|hev[cxms]|mif1|msf1/.test(all)) return 'heic';
  return /M4A |mp4|isom/.test(all) ? 'm4a' : undefined;
}

function asLatin1(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', from, to);
}
