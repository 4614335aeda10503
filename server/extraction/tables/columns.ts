// The columns below a header: where one ends and the next begins, judged by the white space in the rows.
import { sumBy } from '../../platform/sum.ts';
import { overlapX, union, type PlacedWord, type Rect, type Row, type Segment } from '../layout/layout.ts';
import { columnLabel, type ColumnRole } from './column-labels.ts';
import type { HeaderCell, TableHeader } from './header.ts';

export interface Column {
  role: ColumnRole | null;
  /** As printed above it; empty where nothing is. */
  heading: string;
  x0: number;
  x1: number;
}

/** Columns are further apart than words, in line heights. */
const GUTTER = 0.4;

/** One column per header cell, from left to right; `rows` are the rows below the header. */
export function columnsOf(header: TableHeader, rows: Row[]): Column[] {
  const headings = header.cells.flatMap((cell) => splitByRows(cell, rows));
  const cells = inOrder(headings, rows, GUTTER * header.page.line_height) ?? headings;
  const step = 0.25 * (header.page.line_height || 1);
  const cuts: number[] = [];
  for (let i = 0; i + 1 < cells.length; i++) {
    const left = cells[i];
    const right = cells[i + 1];
    if (left === undefined || right === undefined) continue;
    cuts.push(cutBetween(left, right, rows, step));
  }
  const margin = 2.5 * header.page.line_height;
  const left = Math.min(
    ...rows.flatMap((row) => row.segments.filter(isText).map((segment) => segment.x0)),
    Infinity,
  );
  return cells.map((cell, i) => ({
    role: cell.role,
    heading: cell.text,
    // Text may begin left of a centred heading, numbers end right of it.
    x0: cuts[i - 1] ?? Math.min(cell.x0 - margin, left - 1),
    x1: cuts[i] ?? cell.x1 + 2 * margin,
  }));
}

/** Share of the cells in the column of a number that must be numbers for it to be named in order. */
const IN_ORDER = 0.8;
const NUMBERED = new Set<ColumnRole | null>(['quantity', 'unit_price', 'amount', 'gross_amount']);

/**
 * The headings moved above the cells that they name, where cells stand beside them: the first above the first, and so on. A last
 * column may have lost its heading. Undefined where each cell has its heading, or rows have other cells than the headings name.
 *
 * @param least width of the white space between two columns
 */
function inOrder(headings: HeaderCell[], rows: Row[], least: number): HeaderCell[] | undefined {
  const last = headings.at(-1);
  if (last === undefined || headings.length < LEAST_IN_ORDER) return undefined;
  const lines = rows.filter(({ segments }) => segments.length > 2);
  const stretches = stretchesOf(lines, least);
  const more = stretches.length - headings.length;
  if (more < 0 || more > 1 || (more === 1 && stretches.at(-1)!.x0 < last.x1)) return undefined;
  const isBelow = (stretch: Rect, i: number) => overlapX(stretch, headings[i] ?? last) > 0;
  const beside = !stretches.every(isBelow);
  // A cell below one heading is of no other.
  const crossed = headings.some(
    (heading, i) => !isBelow(stretches[i]!, i) && stretches.some((stretch) => overlapX(stretch, heading) > 0),
  );
  const fitting = stretches.every((stretch, i) => {
    const cells = lines.map(({ words }) => words.filter((word) => overlapX(word, stretch) > 0));
    const filled = cells.filter((words) => words.length > 0);
    if (filled.length < PARTED * lines.length) return false;
    if (i < headings.length && !NUMBERED.has(headings[i]?.role ?? null)) return true;
    const numbers = filled.filter((words) => NUMBER.test(words.map(({ text }) => text).join(' ')));
    return numbers.length >= IN_ORDER * filled.length;
  });
  if (!beside || crossed || !fitting) return undefined;
  return stretches.map((stretch, i) => ({ ...(headings[i] ?? UNNAMED), ...stretch }));
}

/** So many rows do not have the blanks between their words below each other by chance. */
const MANY_ROWS = 4;

/** Share of the rows that may stand in the white space between columns: footers, and who signed. */
const ACROSS = 0.1;

/** What the words of some rows cover, parted where white space runs down through nearly all of them. */
function stretchesOf(rows: Row[], least: number): Rect[] {
  const pieces = rows.flatMap((row): Rect[] => (rows.length < MANY_ROWS ? row.segments : row.words));
  const edges = pieces
    .flatMap(({ x0, x1 }) => [
      { x: x0, more: 1 },
      { x: x1, more: -1 },
    ])
    .sort((a, b) => a.x - b.x);
  const stretches: { x0: number; x1: number }[] = [];
  let depth = 0;
  for (const { x, more } of edges) {
    const before = depth;
    depth += more;
    const [few, now] = [before <= ACROSS * rows.length, depth <= ACROSS * rows.length];
    const last = stretches.at(-1);
    if (few && !now && (last === undefined || x - last.x1 >= least)) stretches.push({ x0: x, x1: x });
    else if (!few && now && last !== undefined) last.x1 = x;
  }
  const { y0, y1 } = union(pieces);
  return stretches.map(({ x0, x1 }) => ({ x0, x1, y0, y1 }));
}

const LEAST_IN_ORDER = 3;
const UNNAMED = { role: null, text: '', words: [] };
const NUMBER = /^[^\p{L}\d]{0,3}\d[\d.,' ]*[^\p{L}\d]{0,3}$/u;

/** Share of the rows that must have two cells below a heading for it to be two, and a cell in each of the columns in order. */
const PARTED = 0.6;

/** Headings that stand close to each other look like one; the rows below show the columns. */
function splitByRows(cell: HeaderCell, rows: Row[]): HeaderCell[] {
  const named = columnLabel(cell.text)?.cover === 1;
  const words = cell.words.toSorted((a, b) => a.x0 - b.x0);
  for (let i = 1; i < words.length; i++) {
    const [left, right] = [words.slice(0, i), words.slice(i)];
    if (overlapX(union(left), union(right)) > 0) continue;
    const [a, b] = [headingOf(cell, left), headingOf(cell, right)];
    const meanings = a.role !== null && b.role !== null && a.role !== b.role;
    if ((!named && isParted(a, b, rows)) || (meanings && hasNumbersBelow(a, b, rows)))
      return [a, ...splitByRows(b, rows)];
  }
  return [cell];
}

/** The heading that some words of another one make; a hyphen at the end of its line joins the parts of a word. */
function headingOf({ words: all }: HeaderCell, some: PlacedWord[]): HeaderCell {
  const words = all.filter((word) => some.includes(word));
  const text = words
    .reduce((sum, { text: part }) => (sum.endsWith('-') ? sum.slice(0, -1) + part : `${sum} ${part}`), '')
    .trim();
  return { ...union(words), text, words, role: columnLabel(text)?.role ?? null };
}

/** Whether most rows with a cell below either heading have one below each. */
function isParted(left: Rect, right: Rect, rows: Row[]): boolean {
  let any = 0;
  let both = 0;
  for (const { segments } of rows) {
    const under = (heading: Rect) => segments.filter((segment) => overlapX(segment, heading) > 0);
    const [a, b] = [under(left), under(right)];
    if (a.length + b.length === 0) continue;
    any++;
    if (a.length > 0 && b.length > 0 && !a.some((segment) => b.includes(segment))) both++;
  }
  return both > 0 && both >= PARTED * any;
}

/** Whether most rows have a number below each of two headings, however close they stand. */
function hasNumbersBelow(left: Rect, right: Rect, rows: Row[]): boolean {
  const below = (heading: Rect, word: PlacedWord) => overlapX(word, heading) > 0;
  const any = rows
    .map((row) => row.words.filter((word) => /\d/.test(word.text)))
    .filter((words) => words.some((word) => below(left, word) || below(right, word)));
  const both = any.filter(
    (words) =>
      words.some((word) => below(left, word)) &&
      words.some((word) => below(right, word) && !below(left, word)),
  );
  return both.length > 0 && both.length >= PARTED * any.length;
}

/** Texts that may be descriptions, for finding the left edge of the table. */
const isText = (segment: Segment): boolean =>
  /\p{L}{3}/u.test(segment.text) || /^\d{1,4}\.?$/.test(segment.text);

/** What a cut costs in each row: through a word, through the blank between two words of one cell, through a heading. */
const THROUGH_WORD = 1;
const THROUGH_CELL = 0.5;
const THROUGH_HEADING = 0.6;
/** What a number counts that stands below the other heading. */
const MISPLACED = 0.3;
/** What each cell counts that begins right behind the cut: texts are aligned on their left. */
const BEFORE_CELL = 0.04;

/** The place between two headings that parts the fewest words and cells; the middle of the widest when there are several. */
function cutBetween(left: HeaderCell, right: HeaderCell, rows: Row[], step: number): number {
  const from = (left.x0 + left.x1) / 2;
  const to = (right.x0 + right.x1) / 2;
  const near = rows.filter((row) => row.x0 < to && row.x1 > from);
  let best = Infinity;
  let places: number[] = [];
  // Tight columns are parted by no more than a blank: steps are half of it.
  for (let x = from + step / 2; x < to; x += step / 2) {
    let cost = sumBy(near, (row) => costOf(row, x, step));
    cost += MISPLACED * (misplaced(near, x, left, right) + astray(near, x, left, right));
    if (inside(x, left) || inside(x, right)) cost += THROUGH_HEADING * Math.max(near.length, 2);
    if (cost < best - 1e-9) {
      best = cost;
      places = [x];
    } else if (cost < best + 1e-9) places.push(x);
  }
  return places.length === 0 ? (from + to) / 2 : longestRun(places, step);
}

/** Numbers below one heading alone that the cut would give to the other. */
function misplaced(rows: Row[], x: number, left: Rect, right: Rect): number {
  let count = 0;
  for (const { words } of rows) {
    for (const word of words) {
      const centre = (word.x0 + word.x1) / 2;
      if (centre < left.x0 || centre > right.x1 || !/\d/.test(word.text)) continue;
      const [a, b] = [overlapX(word, left) > 0, overlapX(word, right) > 0];
      if ((a && !b && centre > x) || (b && !a && centre < x)) count++;
    }
  }
  return count;
}

/** Text between the headings of descriptions and of numbers, nearer to the former, that the cut would give to the numbers: a code may stand first. */
function astray(rows: Row[], x: number, left: HeaderCell, right: HeaderCell): number {
  if (left.role !== 'description' || !NUMBERED.has(right.role)) return 0;
  const between = rows.flatMap(({ words }) =>
    words.filter((word) => word.x0 > left.x1 && word.x1 < right.x0),
  );
  return between.filter(
    (word) => /\p{L}{3}/u.test(word.text) && word.x0 - left.x1 < right.x0 - word.x1 && word.x0 > x,
  ).length;
}

const inside = (x: number, { x0, x1 }: Rect): boolean => x > x0 && x < x1;

function costOf(row: Row, x: number, step: number): number {
  let cost = 0;
  for (const segment of row.segments) {
    if (segment.x0 >= x && segment.x0 < x + 2 * step) cost -= BEFORE_CELL;
    if (!inside(x, segment)) continue;
    cost += segment.words.some((word) => inside(x, word)) ? THROUGH_WORD : THROUGH_CELL;
  }
  return cost;
}

/** Middle of the longest stretch of neighbouring places. */
function longestRun(places: number[], step: number): number {
  let best: number[] = [];
  let run: number[] = [];
  for (const place of places) {
    const last = run.at(-1);
    run = last !== undefined && place - last < 1.5 * step ? [...run, place] : [place];
    if (run.length > best.length) best = run;
  }
  return ((best[0] ?? 0) + (best.at(-1) ?? 0)) / 2;
}

/** The words of a row by column; words outside the table (rotated margins, stamps) are left out. */
export function wordsByColumn(row: Row, columns: Column[]): PlacedWord[][] {
  const result: PlacedWord[][] = columns.map(() => []);
  for (const word of row.words) {
    const centre = (word.x0 + word.x1) / 2;
    const at = columns.findIndex((column) => centre >= column.x0 && centre < column.x1);
    if (at >= 0) result[at]?.push(word);
  }
  return result;
}
