// Finds the header of a line-item table: one to four rows whose cells name columns.
import { spanRect, union, type PageLayout, type PlacedWord, type Rect, type Row } from '../layout/layout.ts';
import { fold, isCjk } from '../text/fold.ts';
import { columnLabel, type ColumnRole } from './column-labels.ts';

export interface HeaderCell extends Rect {
  role: ColumnRole | null;
  text: string;
}

export interface TableHeader extends Rect {
  page: PageLayout;
  /** First and last row. */
  from: number;
  to: number;
  cells: HeaderCell[];
  score: number;
}

/** What a column tells about the table; a header needs at least this much altogether. */
const WORTH: Partial<Record<ColumnRole, number>> = {
  description: 1.5,
  quantity: 1.2,
  unit_price: 1.2,
  amount: 1.2,
  gross_amount: 1,
  sku: 0.5,
  position: 0.5,
  unit: 0.4,
  discount: 0.4,
  tax_rate: 0.4,
  tax_amount: 0.3,
};
const ENOUGH = 2.6;
const MAX_HEADER_ROWS = 4;

/** All headers of a page from top to bottom; no two share a row. */
export function findHeaders(page: PageLayout): TableHeader[] {
  const found: TableHeader[] = [];
  for (let i = 0; i < page.rows.length; i++) {
    const row = page.rows[i];
    if (row === undefined || !mayBeHeader(row) || rolesIn(splitCells(row)).size < 2) continue;
    const header = bestHeader(page, i);
    if (header === undefined) continue;
    found.push(header);
    i = header.to;
  }
  return found;
}

/** Amounts with decimals are data; so are rows of one long cell. */
const mayBeHeader = (row: Row): boolean =>
  !/\d[.,]\d{2}(?!\d)/.test(row.text) && row.text.length < 250 && (row.segments.length > 1 || splitCells(row).length > 1);

/** The row with the rows directly above and below that make it say most. */
function bestHeader(page: PageLayout, at: number): TableHeader | undefined {
  let best: TableHeader | undefined;
  for (let from = at; from > at - MAX_HEADER_ROWS && isHeaderRow(page, from, at); from--) {
    for (let to = at; to < from + MAX_HEADER_ROWS && isHeaderRow(page, to, at); to++) {
      const header = makeHeader(page, from, to);
      const cost = 0.05 * (to - from);
      if (header.score - cost > (best?.score ?? ENOUGH - 0.001)) best = { ...header, score: header.score - cost };
    }
  }
  return best;
}

function isHeaderRow(page: PageLayout, index: number, start: number): boolean {
  const row = page.rows[index];
  if (row === undefined) return false;
  if (index === start) return true;
  const next = page.rows[index + (index < start ? 1 : -1)];
  if (next === undefined || /\d[.,]\d{2}(?!\d)/.test(row.text) || /\d{4,}/.test(row.text)) return false;
  const gap = index < start ? next.y0 - row.y1 : row.y0 - next.y1;
  return gap < 0.9 * page.line_height;
}

function makeHeader(page: PageLayout, from: number, to: number): TableHeader {
  const rows = page.rows.slice(from, to + 1);
  const cells = mergeStacked(rows.flatMap(splitCells)).map((cell) => ({
    ...cell,
    role: columnLabel(cell.text)?.role ?? null,
  }));
  cells.sort((a, b) => a.x0 - b.x0);
  let score = 0;
  for (const role of rolesIn(cells)) score += WORTH[role] ?? 0;
  // Cells without meaning make a header less likely: sentences have many.
  score -= 0.25 * cells.filter((cell) => cell.role === null).length;
  return { page, from, to, cells, score, ...union(cells) };
}

const rolesIn = (cells: { text: string; role?: ColumnRole | null }[]): Set<ColumnRole> =>
  new Set(cells.flatMap((cell) => cell.role ?? columnLabel(cell.text)?.role ?? []));

type Cell = Rect & { text: string };

/** Cells of a row; cells that hold several column names ("Type Spots", "Pos Art.Nr.") are taken apart. */
function splitCells(row: Row): Cell[] {
  return joinLetters(row).flatMap((cell) => {
    if (cell.words.length < 2 || columnLabel(cell.text)?.cover === 1) return [cell];
    return takeApart(row, cell.words) ?? [cell];
  });
}

/** "金　　额": letters of one heading that are spaced out over their column. */
function joinLetters(row: Row): (Cell & { words: PlacedWord[] })[] {
  const cells: (Cell & { words: PlacedWord[] })[] = [];
  for (const segment of row.segments) {
    const last = cells.at(-1);
    const { text, words } = segment;
    const lone = text.length === 1 && isCjk(text);
    if (last !== undefined && lone && last.text.length === 1 && isCjk(last.text) && columnLabel(last.text + text)?.cover === 1) {
      last.text += text;
      last.x1 = segment.x1;
      last.words = [...last.words, ...words];
    } else cells.push({ text, words, x0: segment.x0, y0: segment.y0, x1: segment.x1, y1: segment.y1 });
  }
  return cells;
}

/** Splits the words so that every part is exactly a column name; undefined when that cannot be done. */
function takeApart(row: Row, words: PlacedWord[]): Cell[] | undefined {
  const parts: PlacedWord[][] = [];
  for (let from = 0; from < words.length; ) {
    let to = words.length;
    while (to > from && columnLabel(textOf(words.slice(from, to)))?.cover !== 1) to--;
    if (to === from) return undefined;
    parts.push(words.slice(from, to));
    from = to;
  }
  return parts.map((part) => {
    const first = part[0];
    const last = part.at(-1);
    const span = { row, start: first?.start ?? 0, end: (last?.start ?? 0) + (last?.text.length ?? 0) };
    return { text: textOf(part), ...spanRect(span) };
  });
}

const textOf = (words: PlacedWord[]): string => words.map((word) => word.text).join(' ');

/** Cells above each other are one heading: "Prix" over "unitaire". A hyphen at the end joins the parts of a word. */
function mergeStacked(cells: Cell[]): Cell[] {
  const merged: Cell[] = [];
  for (const cell of [...cells].sort((a, b) => a.y0 - b.y0)) {
    const over = merged.find((other) => Math.min(other.x1, cell.x1) - Math.max(other.x0, cell.x0) > 0.4 * Math.min(other.x1 - other.x0, cell.x1 - cell.x0));
    if (over === undefined) merged.push({ ...cell });
    else {
      over.text = over.text.endsWith('-') ? over.text.slice(0, -1) + cell.text : `${over.text} ${cell.text}`;
      Object.assign(over, union([over, cell]));
    }
  }
  return merged;
}

/** Whether two headers are the same one, repeated on another page. */
export function sameHeader(a: TableHeader, b: TableHeader): boolean {
  const left = a.cells.map((cell) => fold(cell.text)).join('|');
  const right = b.cells.map((cell) => fold(cell.text)).join('|');
  if (left === right) return true;
  const roles = (header: TableHeader) => header.cells.flatMap((cell) => cell.role ?? []).join('|');
  return roles(a) === roles(b) && Math.abs(a.x0 - b.x0) < 3 * a.page.line_height;
}
