// The columns below a header: where one ends and the next begins, judged by the white space in the rows.
import type { PlacedWord, Row, Segment } from '../layout/layout.ts';
import type { ColumnRole } from './column-labels.ts';
import type { TableHeader } from './header.ts';

export interface Column {
  role: ColumnRole | null;
  x0: number;
  x1: number;
}

/** Steps into which the space between two headings is divided when looking for the gap. */
const STEPS = 24;

/** One column per header cell, from left to right; `rows` are the rows below the header. */
export function columnsOf(header: TableHeader, rows: Row[]): Column[] {
  const words = rows.flatMap((row) => row.words);
  const { cells } = header;
  const cuts: number[] = [];
  for (let i = 0; i + 1 < cells.length; i++) {
    const left = cells[i];
    const right = cells[i + 1];
    if (left === undefined || right === undefined) continue;
    cuts.push(cutBetween(left, right, words));
  }
  const margin = 2.5 * header.page.line_height;
  const left = Math.min(
    ...rows.flatMap((row) => row.segments.filter(isText).map((segment) => segment.x0)),
    Infinity,
  );
  return cells.map((cell, i) => ({
    role: cell.role,
    // Text may begin left of a centred heading, numbers end right of it.
    x0: cuts[i - 1] ?? Math.min(cell.x0 - margin, left - 1),
    x1: cuts[i] ?? cell.x1 + 2 * margin,
  }));
}

/** Texts that may be descriptions, for finding the left edge of the table. */
const isText = (segment: Segment): boolean =>
  /\p{L}{3}/u.test(segment.text) || /^\d{1,4}\.?$/.test(segment.text);

/** The place between two headings that the fewest words cross; the middle of it when there are several. */
function cutBetween(
  left: { x0: number; x1: number },
  right: { x0: number; x1: number },
  words: PlacedWord[],
): number {
  const from = (left.x0 + left.x1) / 2;
  const to = (right.x0 + right.x1) / 2;
  let best = Infinity;
  let places: number[] = [];
  for (let i = 1; i < STEPS; i++) {
    const x = from + ((to - from) * i) / STEPS;
    let crossing = words.filter((word) => word.x0 < x && word.x1 > x).length;
    // A heading itself should not be cut.
    if ((x > left.x0 && x < left.x1) || (x > right.x0 && x < right.x1)) crossing += 0.5;
    if (crossing < best) {
      best = crossing;
      places = [x];
    } else if (crossing === best) places.push(x);
  }
  return longestRun(places, (to - from) / STEPS);
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
