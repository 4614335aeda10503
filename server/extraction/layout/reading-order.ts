// The order in which a person reads the segments of a page: columns one after the other, by recursive cuts at white space.
import { overlapX, type PageLayout, type Rect, type Segment } from './layout.ts';

/** A gutter between columns of text is at least this many line heights wide. */
const GUTTER = 1.2;
/** Columns of running text hold lines of at least this many words on average; below it is a form or table, read row by row. */
const WORDS_PER_LINE = 4;

/** Segments of the page in reading order. Tables and forms are read row by row, columns of running text one by one. */
export function inReadingOrder(page: PageLayout): Segment[] {
  return cut(page.segments, page.line_height, 0);
}

function cut(segments: Segment[], line_height: number, depth: number): Segment[] {
  if (segments.length < 4 || depth > 12) return byRow(segments);
  const columns = splitColumns(segments, line_height);
  if (columns !== undefined) return columns.flatMap((part) => cut(part, line_height, depth + 1));
  const bands = splitBands(segments, line_height);
  if (bands !== undefined) return bands.flatMap((part) => cut(part, line_height, depth + 1));
  return byRow(segments);
}

const byRow = (segments: Segment[]): Segment[] =>
  [...segments].sort((a, b) => a.row.index - b.row.index || a.x0 - b.x0);

/** Left and right part, when a gutter runs through all of them and both sides hold running text. */
function splitColumns(segments: Segment[], line_height: number): Segment[][] | undefined {
  const sorted = [...segments].sort((a, b) => a.x0 - b.x0);
  let reach = -Infinity;
  for (const [i, segment] of sorted.entries()) {
    if (i > 1 && segment.x0 - reach > GUTTER * line_height) {
      const left = sorted.slice(0, i);
      const right = sorted.slice(i);
      if (isProse(left) && isProse(right)) return [left, right];
    }
    reach = Math.max(reach, segment.x1);
  }
  return undefined;
}

function isProse(segments: Segment[]): boolean {
  if (segments.length < 2) return false;
  let words = 0;
  for (const { words: own, text } of segments) words += Math.max(own.length, text.length / 6);
  return words / segments.length >= WORDS_PER_LINE;
}

/** Upper and lower part at the widest horizontal gap, when it is wider than ordinary line spacing. */
function splitBands(segments: Segment[], line_height: number): Segment[][] | undefined {
  const sorted = [...segments].sort((a, b) => a.y0 - b.y0);
  let reach = -Infinity;
  let at = 0;
  let widest = 0.8 * line_height;
  for (const [i, segment] of sorted.entries()) {
    const gap = segment.y0 - reach;
    if (i > 0 && gap > widest) {
      widest = gap;
      at = i;
    }
    reach = Math.max(reach, segment.y1);
  }
  if (at > 0) return [sorted.slice(0, at), sorted.slice(at)];
  return splitAtFullWidth(sorted);
}

/** Without gaps, a line across the whole width still ends columns above it. */
function splitAtFullWidth(sorted: Segment[]): Segment[][] | undefined {
  const whole = extent(sorted);
  for (const [i, segment] of sorted.entries()) {
    if (i === 0 || segment.x1 - segment.x0 < 0.85 * (whole.x1 - whole.x0)) continue;
    const above = sorted.slice(0, i);
    if (above.every((other) => overlapX(other, segment) > 0 && other.y1 <= segment.y0 + 1)) {
      return [above, sorted.slice(i)];
    }
  }
  return undefined;
}

function extent(rects: Rect[]): { x0: number; x1: number } {
  let x0 = Infinity;
  let x1 = -Infinity;
  for (const rect of rects) {
    x0 = Math.min(x0, rect.x0);
    x1 = Math.max(x1, rect.x1);
  }
  return { x0, x1 };
}
