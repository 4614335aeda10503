// Finds the header of a line-item table: one to four rows whose cells name columns.
import { wordsOf } from '../../lexicon/words.ts';
import {
  overlapX,
  spanRect,
  union,
  type PageLayout,
  type PlacedWord,
  type Rect,
  type Row,
} from '../layout/layout.ts';
import { fold, isCjk } from '../text/fold.ts';
import { closeness } from '../text/similarity.ts';
import { columnLabel, isColumnName, MOST_WORDS, type ColumnRole } from './column-labels.ts';

export interface HeaderCell extends Rect {
  role: ColumnRole | null;
  text: string;
  words: PlacedWord[];
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
const MAX_HEADER_ROWS = 6;

/** All headers of a page from top to bottom; no two share a row. */
export function findHeaders(page: PageLayout): TableHeader[] {
  const found: TableHeader[] = [];
  for (let i = 0; i < page.rows.length; i++) {
    const row = page.rows[i];
    if (row === undefined || !mayBeHeader(row)) continue;
    const cells = splitCells(row);
    if (cells.length < 2 || rolesIn(cells).size < 2) continue;
    const header = bestHeader(page, i, (found.at(-1)?.to ?? -1) + 1);
    if (header === undefined || isTitled(header, row, page)) continue;
    found.push(header);
    i = header.to;
  }
  return found;
}

/** Whether the first row is a text above a header that says as much without it: "Usage charges". */
const isTitled = ({ from, to, score }: TableHeader, row: Row, page: PageLayout): boolean =>
  row.index === from &&
  from < to &&
  row.segments.length === 1 &&
  makeHeader(page, from + 1, to).score >= score;

/** Amounts with decimals are data. */
const mayBeHeader = (row: Row): boolean => row.text.length < 250 && !HAS_DECIMALS.test(row.text);

const HAS_DECIMALS = /\d[.,]\d{2}(?!\d)/;

/** Of the rows around `at` that can be parts of one header, the stretch that says most. */
function bestHeader(page: PageLayout, at: number, floor: number): TableHeader | undefined {
  let first = at;
  while (first > floor && at - first < MAX_HEADER_ROWS && continues(page, first - 1, first)) first--;
  let last = at;
  while (last - first < MAX_HEADER_ROWS && continues(page, last + 1, last)) last++;
  let best: TableHeader | undefined;
  for (let from = first; from <= at; from++) {
    for (let to = at; to <= last; to++) {
      const header = makeHeader(page, from, to);
      const score = header.score - 0.05 * (to - from);
      if (score > (best?.score ?? ENOUGH - 0.001)) best = { ...header, score };
    }
  }
  return best === undefined ? undefined : widen(page, best, first, last);
}

/** Rows that stand in the columns of the header complete its headings, even if they add no new one. */
function widen(page: PageLayout, header: TableHeader, first: number, last: number): TableHeader {
  let { from, to } = header;
  while (from > first && standsIn(page.rows[from - 1], header)) from--;
  while (to < last && standsIn(page.rows[to + 1], header)) to++;
  if (from === header.from && to === header.to) return header;
  return { ...makeHeader(page, from, to), score: header.score };
}

function standsIn(row: Row | undefined, header: TableHeader): boolean {
  if (row === undefined || /\d/.test(row.text)) return false;
  const texts = header.cells.filter((cell) => cell.role === 'description');
  const lone = row.segments.length === 1 ? row.segments[0] : undefined;
  // A lone text below or above the heading of the texts is one of them.
  if (lone !== undefined && texts.some((cell) => overlapX(cell, lone) > 0)) return false;
  // The texts of some tables stand above their numbers, and so does their heading.
  if (lone !== undefined && isNameOfTexts(lone.text)) return true;
  const inside = row.segments.filter((segment) =>
    header.cells.some((cell) => overlapX(cell, segment) > 0.3 * (segment.x1 - segment.x0)),
  );
  return (
    inside.length >= 0.6 * row.segments.length && row.segments.every((segment) => segment.text.length < 70)
  );
}

const isNameOfTexts = (text: string): boolean => {
  const label = columnLabel(text);
  return label?.role === 'description' && label.cover === 1;
};

/** Whether a row names columns of some table, be it of taxes or payments: another table ends there. */
export function namesColumns(row: Row): boolean {
  if (/\d/.test(row.text) || row.text.length > 250) return false;
  const cells = splitCells(row);
  const known = cells.filter((cell) => columnLabel(cell.text) !== undefined);
  return known.length >= 2 && known.length >= 0.5 * cells.length && rolesIn(known).size >= 2;
}

/** Whether a row can belong to the header of its neighbour: close by, in its columns, and without data. */
function continues(page: PageLayout, index: number, beside: number): boolean {
  const row = page.rows[index];
  const next = page.rows[beside];
  if (row === undefined || next === undefined || HAS_DECIMALS.test(row.text) || /\d{2,}/.test(row.text))
    return false;
  const gap = index < beside ? next.y0 - row.y1 : row.y0 - next.y1;
  return gap < 0.9 * page.line_height;
}

function makeHeader(page: PageLayout, from: number, to: number): TableHeader {
  const rows = page.rows.slice(from, to + 1);
  const cells = mergeStacked(rows.flatMap(joinLetters))
    .flatMap(takeStackApart)
    .map((cell) => ({
      ...rectOf(cell),
      text: cell.text,
      role: roleOf(cell),
      words: cell.parts.length > 1 ? cell.parts.flatMap((part) => part.words) : cell.words,
    }));
  cells.sort((a, b) => a.x0 - b.x0);
  let score = 0;
  for (const role of rolesIn(cells)) score += WORTH[role] ?? 0;
  // Cells without meaning make a header less likely: sentences have many.
  score -= 0.25 * cells.filter((cell) => cell.role === null).length;
  return { page, from, to, cells, score, ...union(cells) };
}

/** Of the whole heading, else of the one of its lines that has a meaning. */
function roleOf(cell: Cell): ColumnRole | null {
  const whole = columnLabel(cell.text);
  if (whole !== undefined) return whole.role;
  for (const part of cell.parts) {
    const label = columnLabel(part.text);
    if (label !== undefined) return label.role;
  }
  return null;
}

const rolesIn = (cells: { text: string; role?: ColumnRole | null }[]): Set<ColumnRole> =>
  new Set(cells.flatMap((cell) => cell.role ?? columnLabel(cell.text)?.role ?? []));

/** A cell of one row, or several stacked ones with the parts they were made of. */
interface Cell extends Rect {
  text: string;
  row: Row;
  words: PlacedWord[];
  parts: Cell[];
}

const rectOf = ({ x0, y0, x1, y1 }: Rect): Rect => ({ x0, y0, x1, y1 });

/** Cells of a row; cells that hold several column names ("Type Spots", "Pos Art.Nr.") are taken apart. */
function splitCells(row: Row): Cell[] {
  return joinLetters(row).flatMap((cell) => takeApart(cell, true) ?? [cell]);
}

/** A stack without a meaning of its own ("Unsere" over "Pos Art.Nr.") is stacked anew from the parts of its rows. */
function takeStackApart(stack: Cell): Cell[] {
  if (columnLabel(stack.text)?.cover === 1) return [stack];
  const parts = stack.parts.flatMap((cell) => takeApart(cell) ?? [cell]);
  if (parts.length === stack.parts.length) return [stack];
  return mergeStacked(parts);
}

/** "金  额": letters of one heading that are spaced out over their column. */
function joinLetters(row: Row): Cell[] {
  const cells: Cell[] = [];
  for (const segment of row.segments) {
    const last = cells.at(-1);
    const { text, words } = segment;
    const lone = text.length === 1 && isCjk(text);
    const first = last?.text.length === 1 && isCjk(last.text);
    if (last !== undefined && lone && first && columnLabel(last.text + text)?.cover === 1) {
      last.text += text;
      last.x1 = segment.x1;
      last.words = [...last.words, ...words];
    } else cells.push({ ...rectOf(segment), text, words, row, parts: [] });
  }
  return cells;
}

/** Headings that run together hold fewer words than this; longer cells are sentences. */
const MOST_CELL_WORDS = 20;

/** Splits a cell into column names of different meaning, `strictly` without other words; undefined when that cannot be done or need not. */
function takeApart({ row, words }: Cell, strictly = false): Cell[] | undefined {
  if (words.length < 2 || words.length > MOST_CELL_WORDS) return undefined;
  if (isOneName(words)) return undefined;
  const parts: { words: PlacedWord[]; role: ColumnRole }[] = [];
  for (let from = 0; from < words.length;) {
    let to = Math.min(words.length, from + MOST_WORDS);
    while (to > from && !isOneName(words.slice(from, to))) to--;
    const last = parts.at(-1);
    if (to === from) {
      // Other words complete the name before them, and so does what follows a joint: "Désignation des produits", "Total excl. VAT".
      const joint = JOINT.test(words[from]?.text ?? '') && from + 1 < words.length;
      if (last === undefined || (strictly && !joint)) return undefined;
      last.words.push(...words.slice(from, from + (joint ? 2 : 1)));
      from += joint ? 2 : 1;
      continue;
    }
    const taken = words.slice(from, to);
    const role = columnLabel(textOf(taken))?.role ?? 'other';
    // "Price per unit", "Precio ud."
    const same = last?.role === role || (last?.role === 'unit_price' && role === 'unit');
    if (last !== undefined && same) last.words.push(...taken);
    else parts.push({ words: taken, role });
    from = to;
  }
  if (parts.length < 2) return undefined;
  return parts.map(({ words: part }) => {
    const first = part[0];
    const last = part.at(-1);
    const span = { row, start: first?.start ?? 0, end: (last?.start ?? 0) + (last?.text.length ?? 0) };
    return { text: textOf(part), words: part, row, parts: [], ...spanRect(span) };
  });
}

const isOneName = (words: PlacedWord[]): boolean => isColumnName(textOf(words)) && !areNamesSideBySide(words);

/** "数量 单位": Chinese names of two columns look like a compound when they stand side by side. */
const areNamesSideBySide = (words: PlacedWord[]): boolean =>
  words.length > 1 &&
  words.every(({ text }) => text.length > 1 && isCjk(text) && isColumnName(text)) &&
  new Set(words.map(({ text }) => columnLabel(text)?.role)).size === words.length;

const JOINT = new RegExp(String.raw`^(?:${wordsOf('joining')}|&|\/)\.?$`, 'iu');

const textOf = (words: PlacedWord[]): string => words.map((word) => word.text).join(' ');

/** Cells above each other are one heading: "Prix" over "unitaire". A hyphen at the end joins the parts of a word. */
function mergeStacked(cells: Cell[]): Cell[] {
  const merged: Cell[] = [];
  for (const cell of [...cells].sort((a, b) => a.y0 - b.y0)) {
    const over = merged.find(
      (other) => overlapX(other, cell) > 0.4 * Math.min(other.x1 - other.x0, cell.x1 - cell.x0),
    );
    if (over === undefined) merged.push({ ...cell, parts: [cell] });
    else {
      over.text = over.text.endsWith('-') ? over.text.slice(0, -1) + cell.text : `${over.text} ${cell.text}`;
      over.parts.push(cell);
      Object.assign(over, union([over, cell]));
    }
  }
  return merged;
}

/** Share of the letters that two printings of one header have in common. */
const ALIKE = 0.85;

/** Whether two headers are the same one, repeated on another page. */
export function sameHeader(a: TableHeader, b: TableHeader): boolean {
  const textOfAll = ({ cells }: TableHeader) => cells.map((cell) => fold(cell.text)).join('');
  // Recognition runs headings together here and not there, and misreads a letter.
  if (closeness(textOfAll(a), textOfAll(b)) >= ALIKE) return true;
  const roles = (header: TableHeader) => header.cells.flatMap((cell) => cell.role ?? []).join('|');
  return roles(a) === roles(b) && Math.abs(a.x0 - b.x0) < 3 * a.page.line_height;
}
