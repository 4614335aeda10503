// The rows of a grid and what one does with them. Pure: every operation gives new rows and keeps those that did not change.

import type { ReactNode } from 'react';

export interface GridColumn {
  key: string;
  label: string;
  /** Dates are YYYY-MM-DD. */
  kind: 'text' | 'number' | 'date';
  /** Numbers are shown with at least so many decimals. */
  decimals?: number;
  /** In CSS pixels; columns of text share what is left. */
  width?: number;
  /** Of which list its values are codes. */
  choice?: string;
  /** What stands in a row where nobody enters it. */
  computed?: (row: GridRow) => CellValue;
}

export type CellValue = string | number | null;

export interface GridRow {
  /** Given here, before the service knows the row, and kept for as long as the grid is open. */
  id: string;
  cells: Readonly<Record<string, CellValue>>;
}

/** What stands under the columns, by their keys. */
export type SumRow = Record<string, ReactNode>;

/** Rows and columns from..to, both included. */
export interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface Position {
  row: number;
  column: number;
}

export const rangeOf = (a: Position, b: Position): Range => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  left: Math.min(a.column, b.column),
  right: Math.max(a.column, b.column),
});

export const inRange = ({ top, bottom, left, right }: Range, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

let made = 0;
export const newRow = (columns: GridColumn[], cells: GridRow['cells'] = {}): GridRow => ({
  id: `row-${(made += 1)}`,
  cells: {
    ...Object.fromEntries(columns.map(({ key, kind }) => [key, kind === 'text' ? '' : null])),
    ...cells,
  },
});

export const isBlank = ({ cells }: GridRow): boolean =>
  Object.values(cells).every((value) => value === null || value === '');

export const cellOf = (row: GridRow, { key, computed }: GridColumn): CellValue =>
  computed === undefined ? (row.cells[key] ?? null) : computed(row);

/** Undefined when the text is no value of the column. */
export type ReadCell = (column: GridColumn, text: string) => CellValue | undefined;

export function setCell(rows: GridRow[], at: number, key: string, value: CellValue): GridRow[] {
  const row = rows[at];
  if (row === undefined || row.cells[key] === value) return rows;
  return rows.with(at, { ...row, cells: { ...row.cells, [key]: value } });
}

export const insertRow = (rows: GridRow[], at: number, columns: GridColumn[]): GridRow[] =>
  rows.toSpliced(at, 0, newRow(columns));

export const removeRows = (rows: GridRow[], { top, bottom }: Range): GridRow[] =>
  rows.toSpliced(top, bottom - top + 1);

/** The copies stand below. */
export function duplicateRows(rows: GridRow[], { top, bottom }: Range, columns: GridColumn[]): GridRow[] {
  const copies = rows.slice(top, bottom + 1).map(({ cells }) => newRow(columns, cells));
  return rows.toSpliced(bottom + 1, 0, ...copies);
}

/** The same rows when there is no room to move. */
export function moveRows(rows: GridRow[], { top, bottom }: Range, step: 1 | -1): GridRow[] {
  if (top + step < 0 || bottom + step >= rows.length) return rows;
  const moved = rows.slice(top, bottom + 1);
  return rows.toSpliced(top, moved.length).toSpliced(top + step, 0, ...moved);
}

/** Every row of the range gets the values of its first. */
export function fillDown(rows: GridRow[], range: Range, columns: GridColumn[]): GridRow[] {
  const source = rows[range.top];
  if (source === undefined) return rows;
  return changeCells(rows, range, columns, (_, key) => source.cells[key] ?? null);
}

export const clearCells = (rows: GridRow[], range: Range, columns: GridColumn[]): GridRow[] =>
  changeCells(rows, range, columns, (_, key) =>
    columns.find((column) => column.key === key)?.kind === 'text' ? '' : null,
  );

function changeCells(
  rows: GridRow[],
  { top, bottom, left, right }: Range,
  columns: GridColumn[],
  valueOf: (row: GridRow, key: string) => CellValue,
): GridRow[] {
  const next = rows.map((row, index) => {
    if (index < top || index > bottom) return row;
    const changed = columns
      .slice(left, right + 1)
      .filter(({ computed }) => computed === undefined)
      .map(({ key }) => [key, valueOf(row, key)] as const);
    if (changed.every(([key, value]) => row.cells[key] === value)) return row;
    return { ...row, cells: { ...row.cells, ...Object.fromEntries(changed) } };
  });
  // What changes nothing is no step to go back.
  return next.every((row, index) => row === rows[index]) ? rows : next;
}

/** A number as programs write it, with a point; undefined for any other text. */
export const plainNumber = (text: string): number | undefined =>
  /^-?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(text) ? Number(text) : undefined;

/** A cell from the clipboard; `number` is what a spreadsheet says it is worth, dates included. */
export interface PastedCell {
  text: string;
  number?: string | undefined;
}

export interface Pasted {
  rows: GridRow[];
  /** What was pasted covers these cells. */
  range: Range;
  /** Texts that are no value of their column; those cells stay as they were. */
  refused: string[];
}

/**
 * Puts a table at the upper left corner of the range; one cell fills the whole range. Rows that are missing are
 * added; columns beyond the last are left out.
 */
export function pasteCells(
  rows: GridRow[],
  range: Range,
  columns: GridColumn[],
  from: PastedCell[][],
  read: ReadCell,
): Pasted {
  const single = from.length === 1 && from[0]?.length === 1;
  const height = single ? range.bottom - range.top + 1 : from.length;
  const width = single ? range.right - range.left + 1 : Math.max(...from.map((line) => line.length));
  const refused: string[] = [];
  const next = [...rows];
  for (let line = 0; line < height; line += 1) {
    const at = range.top + line;
    const row = next[at] ?? newRow(columns);
    const cells = { ...row.cells };
    columns.slice(range.left, range.left + width).forEach((column, offset) => {
      const cell = from[single ? 0 : line]?.[single ? 0 : offset];
      if (cell === undefined || column.computed !== undefined) return;
      const value =
        (column.kind === 'number' ? plainNumber(cell.number ?? '') : undefined) ?? read(column, cell.text);
      if (value === undefined) refused.push(cell.text);
      else cells[column.key] = value;
    });
    next[at] = { ...row, cells };
  }
  const corner = {
    row: range.top + height - 1,
    column: Math.min(range.left + width, columns.length) - 1,
  };
  return { rows: next, range: rangeOf({ row: range.top, column: range.left }, corner), refused };
}

/** The texts of a range, for copying; numbers plain, with a point. */
export const textsOf = (
  rows: GridRow[],
  { top, bottom, left, right }: Range,
  columns: GridColumn[],
): CellValue[][] =>
  rows
    .slice(top, bottom + 1)
    .map((row) => columns.slice(left, right + 1).map((column) => cellOf(row, column)));
