// The text of a binary Word document: its characters lie in pieces that a table lists ([MS-DOC] 2.4.1, 2.9.38, 2.9.73).
import iconv from 'iconv-lite';
import { ReadingError } from '../reading-error.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

/** Fields of the File Information Block ([MS-DOC] 2.5). */
const [IDENTIFIER_AT, FLAGS_AT, TEXT_LENGTH_AT, CLX_AT, CLX_LENGTH_AT] = [
  0, 0x0a, 0x4c, 0x1a2, 0x1a6,
] as const;
const WORD_97 = 0xa5ec;
const [ENCRYPTED, SECOND_TABLE] = [0x0100, 0x0200] as const;
/** Kinds of entries before the piece table. */
const [PROPERTIES, PIECE_TABLE] = [1, 2] as const;
/** A piece with this bit set has one byte a character and its offset doubled. */
const COMPRESSED = 0x40000000;
const MAX_CHARACTERS = 20_000_000;
/** Field codes stand between 0x13 and 0x14, what they show between 0x14 and 0x15. */
const FIELD_CODE = /\u0013[^\u0013\u0014\u0015]*\u0014?|\u0015/g;
/** Pictures, notes, and other objects have a character of their own. */
const OBJECTS = /[\u0001-\u0006\u0008\u000E-\u001F]/g;

/** Characters of the main document, with the marks of paragraphs, cells and pages. Throws `ReadingError`. */
export function wordText(document: Buffer, streams: Map<string, Buffer>): string {
  if (document.length < 0x200 || document.readUInt16LE(IDENTIFIER_AT) !== WORD_97)
    throw new ReadingError('unsupported', sentence('problems.wordOld'));
  const flags = document.readUInt16LE(FLAGS_AT);
  if (flags & ENCRYPTED) throw new ReadingError('encrypted', sentence('problems.wordLocked'));
  const table = streams.get(flags & SECOND_TABLE ? '1Table' : '0Table');
  const pieces =
    table && findPieceTable(table, document.readUInt32LE(CLX_AT), document.readUInt32LE(CLX_LENGTH_AT));
  if (!pieces) throw new ReadingError('corrupt', sentence('problems.wordDamaged'));
  const length = Math.min(MAX_CHARACTERS, document.readUInt32LE(TEXT_LENGTH_AT));
  return tidy(readPieces(document, pieces).slice(0, length));
}

function findPieceTable(table: Buffer, start: number, length: number): Buffer | undefined {
  const end = Math.min(table.length, start + length);
  for (let at = start; at + 5 <= end;) {
    if (table[at] === PROPERTIES) at += 3 + table.readUInt16LE(at + 1);
    else if (table[at] === PIECE_TABLE)
      return table.subarray(at + 5, Math.min(end, at + 5 + table.readUInt32LE(at + 1)));
    else return undefined;
  }
  return undefined;
}

/** The table has one position more than pieces; a piece takes eight bytes, its position four. */
function readPieces(document: Buffer, table: Buffer): string {
  const count = Math.floor((table.length - 4) / 12);
  let text = '';
  for (let piece = 0; piece < count && text.length < MAX_CHARACTERS; piece++) {
    const characters = table.readUInt32LE((piece + 1) * 4) - table.readUInt32LE(piece * 4);
    const place = table.readUInt32LE((count + 1) * 4 + piece * 8 + 2);
    if (characters <= 0 || characters > MAX_CHARACTERS) continue;
    const compressed = (place & COMPRESSED) !== 0;
    const start = compressed ? (place & ~COMPRESSED) >>> 1 : place;
    const bytes = document.subarray(start, start + characters * (compressed ? 1 : 2));
    text += iconv.decode(bytes, compressed ? 'windows-1252' : 'utf-16le');
  }
  return text;
}

function tidy(text: string): string {
  let previous = text;
  // Fields stand inside fields a few levels deep.
  for (let level = 0; level < 10; level++) {
    const next = previous.replace(FIELD_CODE, '');
    if (next === previous) break;
    previous = next;
  }
  return previous.replaceAll('\u001E', '-').replaceAll('\u001F', '').replace(OBJECTS, '');
}
