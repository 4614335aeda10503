// Finds columns of running text, so that a two-column page is read column by column while tables stay read row by row.
import { median, toRow, type PlacedWord, type Row } from './placed-word.ts';

/** Vertical strips into which the width of a block is divided when looking for gutters. */
const STRIPS = 240;
/** A column has at least this many lines; shorter blocks side by side are read across. */
const MIN_LINES = 4;
/** Running text has this many words (or twice as many Chinese characters) in the middle line of a column. */
const MIN_WORDS = 3;
/** Words closer than this many line heights belong together. */
const SEGMENT_GAP = 1;
/** Columns inside columns (newspapers) end somewhere; so does hostile input. */
const MAX_DEPTH = 6;

/** Lines in reading order. */
export function orderLines(rows: Row[], depth = 0): Row[] {
  if (rows.length < MIN_LINES || depth >= MAX_DEPTH) return rows;
  const gutter = bestGutter(rows);
  if (!gutter) return rows;
  const inside = rows.slice(gutter.first, gutter.last + 1);
  const side = (keep: (word: PlacedWord) => boolean) =>
    inside
      .map(({ words }) => words.filter(keep))
      .filter((words) => words.length > 0)
      .map(toRow);
  const left = side((word) => word.x1 <= gutter.x);
  const right = side((word) => word.x0 >= gutter.x);
  return [
    ...orderLines(rows.slice(0, gutter.first), depth + 1),
    ...orderLines(left, depth + 1),
    ...orderLines(right, depth + 1),
    ...orderLines(rows.slice(gutter.last + 1), depth + 1),
  ];
}

interface Gutter {
  x: number;
  /** Rows between which no word crosses `x`. */
  first: number;
  last: number;
}

interface Segment {
  x0: number;
  x1: number;
  words: number;
}

function bestGutter(rows: Row[]): Gutter | undefined {
  const height = median(rows.map(({ words }) => words[0]!.y1 - words[0]!.y0));
  const segments = rows.map(({ words }) => toSegments(words, height * SEGMENT_GAP));
  let best: Gutter | undefined;
  for (const x of candidateGutters(rows, segments)) {
    for (const run of runsBeside(x, segments)) {
      if (best && run.last - run.first <= best.last - best.first) continue;
      if (isRunningText(x, segments.slice(run.first, run.last + 1))) best = { x, ...run };
    }
  }
  return best;
}

function toSegments(words: PlacedWord[], gap: number): Segment[] {
  const segments: Segment[] = [];
  for (const { x0, x1, text } of words) {
    const last = segments.at(-1);
    const weight = wordWeight(text);
    if (last && x0 - last.x1 < gap) {
      last.x1 = Math.max(last.x1, x1);
      last.words += weight;
    } else segments.push({ x0, x1, words: weight });
  }
  return segments;
}

/** A run of Chinese characters counts as half as many words. */
const wordWeight = (text: string) =>
  /[\u2E80-\u9FFF\uAC00-\uD7AF]/u.test(text) ? Math.max(1, text.length / 2) : 1;

/** Middles of the strips that fewer rows cross than cross the strips on both sides of them. */
function candidateGutters(rows: Row[], segments: Segment[][]): number[] {
  const x0 = Math.min(...rows.map((row) => row.x0));
  const x1 = Math.max(...rows.map((row) => row.x1));
  const width = (x1 - x0) / STRIPS || 1;
  const covered = new Uint16Array(STRIPS + 1);
  for (const row of segments) {
    for (const segment of row) {
      const end = Math.min(STRIPS, Math.ceil((segment.x1 - x0) / width));
      for (let i = Math.max(0, Math.floor((segment.x0 - x0) / width)); i < end; i++) covered[i]!++;
    }
  }
  const candidates: number[] = [];
  const edge = Math.floor(STRIPS * 0.1);
  for (let start = edge; start < STRIPS - edge;) {
    let end = start;
    while (end + 1 < STRIPS && covered[end + 1] === covered[start]) end++;
    const lower = covered[start]! < covered[start - 1]! && covered[start]! < covered[end + 1]!;
    if (lower && covered[start]! <= rows.length / 2) candidates.push(x0 + ((start + end + 1) / 2) * width);
    start = end + 1;
  }
  return candidates;
}

/** Stretches of rows in which no segment crosses `x` and both sides have text. */
function* runsBeside(x: number, segments: Segment[][]): Generator<{ first: number; last: number }> {
  let first = 0;
  for (let i = 0; i <= segments.length; i++) {
    const crossed = i === segments.length || segments[i]!.some((segment) => segment.x0 < x && segment.x1 > x);
    if (!crossed) continue;
    if (i - first >= MIN_LINES) yield { first, last: i - 1 };
    first = i + 1;
  }
}

/** Both sides have enough lines of several words: running text rather than the cells of a table. */
function isRunningText(x: number, rows: Segment[][]): boolean {
  for (const onSide of [(segment: Segment) => segment.x1 <= x, (segment: Segment) => segment.x0 >= x]) {
    const segments = rows.flatMap((row) => row.filter(onSide));
    if (segments.length < MIN_LINES) return false;
    if (median(segments.map(({ words }) => words)) < MIN_WORDS) return false;
  }
  return true;
}
