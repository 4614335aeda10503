// Word documents before 2007: the text of the main document with its tables, from the piece table ([MS-DOC] 2.4.1).
import type { Block, Cell } from '../converted/blocks.ts';
import { ConvertedFile } from '../converted/converted-file.ts';
import { readCompoundStreams } from '../formats/compound-streams.ts';
import type { FileReader } from '../reader.ts';
import { ReadingError } from '../reading-error.ts';
import { wordText } from '../word97/word-text.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

/** Marks inside the text ([MS-DOC] 2.4.1 and 2.4.3). */
const [CELL, TAB, LINE, PAGE, PARAGRAPH] = ['\u0007', '\t', '\u000B', '\u000C', '\r'] as const;

export const docReader: FileReader = {
  formats: ['doc'],
  open: async (file, limits) => {
    const streams = readCompoundStreams(file.bytes);
    const document = streams.get('WordDocument');
    if (!document) throw new ReadingError('corrupt', sentence('problems.wordMissing'));
    return new ConvertedFile(file, textBlocks(wordText(document, streams)), limits);
  },
};

/** A cell ends with a mark, a row with an empty cell more. */
function* textBlocks(text: string): Generator<Block> {
  let rows: Cell[][] = [];
  let row: Cell[] = [];
  let lines = '';
  for (const part of text.split(/([\u0007\u000C\r])/)) {
    if (part === CELL) {
      if (lines === '' && row.length > 0) {
        rows.push(row);
        row = [];
      } else row.push({ text: lines.trim() });
      lines = '';
    } else if (part === PARAGRAPH && row.length > 0) lines += '\n';
    else if (part === PARAGRAPH || part === PAGE) {
      if (rows.length > 0) yield { kind: 'table', rows };
      rows = [];
      yield* paragraph(lines);
      lines = '';
      if (part === PAGE) yield { kind: 'page_break' };
    } else lines += part.replaceAll(LINE, '\n');
  }
  if (row.length > 0) rows.push(row);
  if (rows.length > 0) yield { kind: 'table', rows };
  yield* paragraph(lines);
}

function* paragraph(text: string): Generator<Block> {
  const trimmed = text.trim();
  if (trimmed === '') return;
  if (!trimmed.includes(TAB)) yield { kind: 'paragraph', text: trimmed };
  else {
    const rows = trimmed.split('\n').map((line) => line.split(/\t+/).map((cell) => ({ text: cell.trim() })));
    yield { kind: 'table', rows };
  }
}
