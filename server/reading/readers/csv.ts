// Tables as text: comma, semicolon, tab or bar between the cells.
import { parse } from 'csv-parse/sync';
import type { Block } from '../converted/blocks.ts';
import { ConvertedFile } from '../converted/converted-file.ts';
import type { FileReader } from '../reader.ts';
import { textOf } from './text.ts';

/** Rows laid out; a page holds about fifty. */
const MAX_ROWS = 200_000;

export const csvReader: FileReader = {
  formats: ['csv'],
  open: async (file, limits) => {
    const rows = parseTable(textOf(file));
    const blocks: Block[] = [{ kind: 'table', rows: rows.map((row) => row.map((text) => ({ text }))) }];
    const warnings =
      rows.length >= MAX_ROWS ? [`Only the first ${MAX_ROWS} rows of the table were read.`] : [];
    return new ConvertedFile(file, blocks, limits, { warnings });
  },
};

/**
 * Rows of cells; the separator is told from the text.
 * @param blanks whether a blank line is a row, so that rows count as the lines of the file do
 */
export function parseTable(text: string, { blanks = false } = {}): string[][] {
  return parse(text, {
    delimiter: findDelimiter(text),
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: !blanks,
    to: MAX_ROWS,
    bom: true,
  });
}

/** The separator that splits most lines into the same number of cells. */
function findDelimiter(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 50);
  const score = (delimiter: string) => {
    const counts = lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, '').split(delimiter).length - 1);
    const usual = [...counts].sort((a, b) => a - b)[counts.length >> 1] ?? 0;
    return usual === 0 ? 0 : counts.filter((count) => count === usual).length + usual / 100;
  };
  return [',', ';', '\t', '|'].reduce((best, next) => (score(next) > score(best) ? next : best));
}
