// The cells of a table row: text and number per column.
import { wordsOf } from '../../lexicon/words.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { UNITS } from '../candidates/numbers.ts';
import { spanText, type PlacedWord, type Row, type Span } from '../layout/layout.ts';
import type { ColumnRole } from './column-labels.ts';
import { wordsByColumn, type Column } from './columns.ts';

export interface Cell {
  role: ColumnRole | null;
  heading: string;
  column: number;
  text: string;
  words: PlacedWord[];
  span: Span;
}

export interface TableRow {
  row: Row;
  cells: Cell[];
  /** Number of the page within the document. */
  page: number;
}

export function readRow(row: Row, columns: Column[]): TableRow {
  const cells = cellsOf(row, wordsByColumn(row, columns), columns);
  const described = columns.findIndex(({ role }) => role === 'description');
  const running = described < 0 ? undefined : runningText(row, cells, described);
  if (running === undefined) return { row, cells, page: row.page.index };
  const byColumn = wordsByColumn(row, columns).map((words, column) =>
    column === described ? running : words.filter((word) => !running.includes(word)),
  );
  return { row, cells: cellsOf(row, byColumn, columns), page: row.page.index };
}

/** A text that begins in the column of descriptions and runs on across the others, in a row without numbers of its own. */
function runningText(row: Row, cells: Cell[], described: number): PlacedWord[] | undefined {
  // One stretch of text without money holds no numbers of the columns it crosses: "delivered on order 4711".
  const lone = row.segments.length === 1 && !/\d[.,]\d{2}(?!\d)/.test(row.text);
  if (
    !lone &&
    cells.some(({ role, text }) => NUMERIC.has(role) && /^\D{0,5}\d[\d.,'’ ]*\D{0,5}$/u.test(text))
  )
    return undefined;
  const first = cells.find((cell) => cell.column === described)?.words[0];
  const segment = row.segments.find(({ words }) => first !== undefined && words.includes(first));
  if (first === undefined || segment === undefined) return undefined;
  return segment.words.slice(segment.words.indexOf(first));
}

const NUMERIC = new Set<ColumnRole | null>(['quantity', 'unit_price', 'amount', 'gross_amount']);

function cellsOf(row: Row, byColumn: PlacedWord[][], columns: Column[]): Cell[] {
  return byColumn.flatMap((words, column) => {
    const first = words[0];
    const last = words.at(-1);
    if (first === undefined || last === undefined) return [];
    const span = { row, start: first.start, end: last.start + last.text.length };
    const text = row.text.slice(span.start, span.end).replaceAll('\t', ' ');
    const { role = null, heading = '' } = columns[column] ?? {};
    return [{ role, heading, column, text, words, span }];
  });
}

export const cellOf = (row: TableRow, role: ColumnRole): Cell | undefined =>
  row.cells.find((cell) => cell.role === role);

export const cellAt = ({ cells }: TableRow, column: number): Cell | undefined =>
  cells.find((cell) => cell.column === column);

export interface CellNumber {
  units: number;
  decimals: number;
  value: string;
  span: Span;
  /** Read with other separators than those on the page, because the line adds up so. */
  repaired?: boolean;
  /** What else on the page it is made of: the allowances that were taken off. */
  also?: Span[];
}

/** What numbers are looked for in. */
type Printed = Pick<Cell, 'role' | 'words' | 'span'>;

/** The number of a cell: the only one, else the first that looks like money, else the first. */
export function numberIn(cell: Printed | undefined, byRow: Map<Row, Candidate[]>): CellNumber | undefined {
  const numbers = numbersIn(cell, byRow);
  return numbers.find((number) => number.decimals === 2) ?? numbers[0];
}

export const numberAt = (row: TableRow, column: number, byRow: Map<Row, Candidate[]>) =>
  numberIn(cellAt(row, column), byRow);

/** The number of a cell that holds nothing else. */
export const loneNumber = (cell: Cell | undefined, byRow: Map<Row, Candidate[]>): CellNumber | undefined =>
  cell !== undefined && isNumberCell(cell) ? numberIn(cell, byRow) : undefined;

const RATES = new Set<ColumnRole | null>(['discount', 'tax_rate']);

/** All numbers of a cell, from left to right. */
export function numbersIn(cell: Printed | undefined, byRow: Map<Row, Candidate[]>): CellNumber[] {
  if (cell === undefined) return [];
  const { row, start, end } = cell.span;
  return (byRow.get(row) ?? []).flatMap((candidate) => {
    const span = candidate.spans[0];
    if (span === undefined || span.end <= start || span.start >= end) return [];
    const { value } = candidate;
    if (candidate.kind === 'percent')
      return RATES.has(cell.role) && span.end <= end ? [{ ...percentage(value), value, span }] : [];
    if (candidate.kind !== 'amount') return [];
    const { units, decimals } = candidate;
    if (isRunTogether(cell, span)) return wholeNumber(cell);
    // Numbers end in their column; a thousands group may stick out of it on the left.
    return span.end > end ? [] : [{ units, decimals, value, span }];
  });
}

/** "1 002": a quantity beside a position of three figures looks like one number with a thousands group. */
function isRunTogether({ words, span: cell }: Printed, span: Span): boolean {
  if (span.start >= cell.start && span.end <= cell.end) return false;
  const figures = words.map(({ text }) => text).join(' ');
  return NEIGHBOURS.test(spanText(span)) && /^\d{1,3}$/.test(figures);
}

/** Figures without decimals that a blank parts. */
const NEIGHBOURS = /^\d{1,3}[ \u00a0\t]\d{3}$/u;

function wholeNumber({ span }: Printed): CellNumber[] {
  const text = spanText(span);
  return [{ units: Number(text) * UNITS, decimals: 0, value: String(Number(text)), span }];
}

const percentage = (value: string): { units: number; decimals: number } => ({
  units: Math.round(Number(value) * 10_000),
  decimals: /\.(\d+)$/.exec(value)?.[1]?.length ?? 0,
});

/** What stands in place of an amount where nothing is charged. */
const FREE = new RegExp(String.raw`^(?:${wordsOf('free')})$`, 'iu');

/** Whether a word says that nothing is charged. */
export const isFree = (cell: Cell | undefined): boolean => cell !== undefined && FREE.test(cell.text.trim());

/** "10 %". */
export const isPercentage = (cell: Cell | undefined): boolean =>
  cell !== undefined && /^[-–−]?\s?\d{1,3}(?:[.,]\d{1,3})?\s?[%％]$/u.test(cell.text.trim());

/** Quantities and prices stand alone in their cell, apart from a unit or currency. */
export function isNumberCell(cell: Cell): boolean {
  const letters = cell.text.replaceAll(/[\d\s.,%€$£¥￥+()*x×/–-]/gu, '');
  return /\d/.test(cell.text) && letters.length <= 12;
}
