// Plain text and Markdown.
import type { Block, Cell } from '../converted/blocks.ts';
import { ConvertedFile } from '../converted/converted-file.ts';
import { decodeText } from '../formats/decode-text.ts';
import type { FileReader, SourceFile } from '../reader.ts';
import { ReadingError } from '../reading-error.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

export const textReader: FileReader = {
  formats: ['txt', 'md'],
  open: async (file, limits) => {
    const text = textOf(file);
    const blocks = file.format === 'md' ? markdownBlocks(text) : plainBlocks(text);
    return new ConvertedFile(file, blocks, limits);
  },
};

/** The characters of a text file without its byte order mark. */
export function textOf(file: SourceFile): string {
  const decoded = decodeText(file.bytes);
  if (!decoded) throw new ReadingError('corrupt', sentence('problems.encoding'));
  return decoded.text.replace(/^\uFEFF/, '');
}

/** Three spaces or a tab inside lines: somebody aligned columns. */
const ALIGNED = /\S(?: {3,}|\t)\S/;
/** A line longer than this is a paragraph typed without line breaks. */
const LONG_LINE = 120;

/** Form feeds end pages; lines are kept as they are, long ones wrap. */
export function* plainBlocks(text: string): Generator<Block> {
  const pages = text.split('\f');
  for (const [index, page] of pages.entries()) {
    if (index > 0) yield { kind: 'page_break' };
    for (const part of page.split(/(?:\r\n|\n|\r){2,}/)) {
      if (part.trim() === '') continue;
      const aligned = part
        .split(/\r\n|\n|\r/)
        .some((line) => ALIGNED.test(line) && line.length <= LONG_LINE * 2);
      if (aligned) yield { kind: 'preformatted', text: part };
      else for (const line of part.split(/\r\n|\n|\r/)) yield indented(line);
    }
  }
}

function indented(line: string): Block {
  const spaces = /^[ \t]*/.exec(line)![0].replaceAll('\t', '    ').length;
  return { kind: 'paragraph', text: line.trim(), style: { indent: Math.min(200, spaces * 4) } };
}

function* markdownBlocks(text: string): Generator<Block> {
  let table: Cell[][] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const cells = /^\s*\|(.+)\|\s*$/.exec(line)?.[1]?.split(/(?<!\\)\|/);
    if (cells) {
      if (!/^[\s:|-]+$/.test(line)) table.push(cells.map((cell) => ({ text: withoutMarks(cell.trim()) })));
      continue;
    }
    if (table.length > 0) yield { kind: 'table', rows: table };
    table = [];
    if (line.trim() !== '') yield markdownLine(line);
  }
  if (table.length > 0) yield { kind: 'table', rows: table };
}

function markdownLine(line: string): Block {
  const heading = /^(#{1,6})\s+(.*)$/.exec(line);
  if (!heading) return indented(withoutMarks(line));
  const size = Math.max(11, 18 - heading[1]!.length * 2);
  return { kind: 'paragraph', text: withoutMarks(heading[2]!), style: { bold: true, size } };
}

/** Emphasis, links and code marks off; the words stay. */
function withoutMarks(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__)(\S(?:.*?\S)?)\1/g, '$2')
    .replace(/(?<![\w*])[*_](\S(?:.*?\S)?)[*_](?![\w*])/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/^\s*>\s?/, '');
}
