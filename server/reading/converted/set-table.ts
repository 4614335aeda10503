// Widths of table columns and the lines of every cell, so that what stands in one column stands at one place.
import { sumBy } from '../../platform/sum.ts';
import type { Cell } from './blocks.ts';
import { textWidth } from './text-width.ts';
import { wrapText, type SetWord } from './wrap-text.ts';

export interface SetCell {
  x: number;
  bold: boolean;
  lines: SetWord[][];
}

/** Space between columns, and how wide a column of prose may be before it wraps, in points. */
const GUTTER = 14;
const WIDEST_COLUMN = 240;
const NARROWEST_COLUMN = 12;
/** Columns and characters of one cell that are laid out; the rest of a hostile table is left out. */
const MAX_COLUMNS = 400;
const MAX_CELL = 10_000;

/** Rows of cells; `width` is what the table should fit into, but columns are never narrower than their longest word. */
export function setTable(rows: Cell[][], width: number, size: number): { rows: SetCell[][]; width: number } {
  const bounded = rows.map((row) =>
    row.slice(0, MAX_COLUMNS).map((cell) => ({ ...cell, text: cell.text.slice(0, MAX_CELL) })),
  );
  const widths = columnWidths(bounded, width, size);
  const starts = [0];
  for (const column of widths) starts.push(starts.at(-1)! + column + GUTTER);
  const numeric = numericColumns(bounded, widths.length);
  const set = bounded.map((row) => {
    let column = 0;
    return row.map((cell) => {
      const first = column;
      column = Math.min(widths.length, column + (cell.span ?? 1));
      const room = starts[column]! - starts[first]! - GUTTER;
      const lines = wrapText(cell.text, room, size, cell.bold);
      if (numeric[first] && column === first + 1) alignRight(lines, room);
      return { x: starts[first]!, bold: cell.bold ?? false, lines };
    });
  });
  return { rows: set, width: starts.at(-1)! };
}

function columnWidths(rows: Cell[][], width: number, size: number): number[] {
  const count = Math.max(0, ...rows.map((row) => sumBy(row, ({ span }) => span ?? 1)));
  const natural = Array.from({ length: Math.min(count, MAX_COLUMNS) }, () => NARROWEST_COLUMN);
  const longest = [...natural];
  for (const row of rows) {
    let column = 0;
    for (const { text, bold, span = 1 } of row) {
      if (span === 1 && column < natural.length) {
        for (const line of text.split('\n'))
          natural[column] = Math.max(natural[column]!, textWidth(line, size, bold));
        for (const word of text.split(/\s+/))
          longest[column] = Math.max(longest[column]!, textWidth(word, size, bold));
      }
      column += span;
    }
  }
  return narrow(natural, longest, width);
}

/** Takes from the widest columns first until the table fits. */
function narrow(natural: number[], longest: number[], width: number): number[] {
  const fits = (limit: number) =>
    natural.map((wide, column) => Math.min(wide, Math.max(limit, Math.min(longest[column]!, WIDEST_COLUMN))));
  const total = (widths: number[]) => sumBy(widths, (wide) => wide + GUTTER);
  for (let limit = WIDEST_COLUMN * 2; limit > NARROWEST_COLUMN; limit -= 20) {
    const widths = fits(limit);
    if (total(widths) <= width) return widths;
  }
  return fits(60);
}

/** Columns whose filled cells are mostly numbers: these end at one place instead of beginning at one. */
function numericColumns(rows: Cell[][], count: number): boolean[] {
  const numbers = new Uint32Array(count);
  const filled = new Uint32Array(count);
  for (const row of rows) {
    let column = 0;
    for (const { text, span = 1 } of row) {
      if (span === 1 && column < count && text.trim() !== '') {
        filled[column]!++;
        if (/^[-+(]?\p{Sc}?\s?[\d.,'\s]*\d[\d.,']*\s?[%)\p{Sc}]?(?:\s?[A-Z]{3})?$/u.test(text.trim()))
          numbers[column]!++;
      }
      column += span;
    }
  }
  return Array.from(numbers, (number, column) => number > filled[column]! / 2);
}

function alignRight(lines: SetWord[][], room: number): void {
  for (const line of lines) {
    const last = line.at(-1);
    const shift = last ? Math.max(0, room - last.x - last.width) : 0;
    for (const word of line) word.x += shift;
  }
}
