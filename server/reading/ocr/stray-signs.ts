// Finds single letters, figures and colons between the lines of a row, which the detector overlooks: the quantities of a
// receipt stand alone in their column, and a thin 1 is too little for it; so is a colon apart from its label.
import { cropBrightness, type RasterPyramid } from './crop-line.ts';
import { quadHeight, quadWidth, type Point, type Quad } from './quad.ts';

/** Rows at which the free room of a line is looked at. */
const ROWS = 16;
/** A pixel is ink when it differs from the paper by this part of what the darkest tenth of the line's columns do. */
const INK = 0.35;
/** Height and greatest width of a sign, and the white it needs on both sides, in heights of the line. */
const LOWEST = 0.35;
const HIGHEST = 0.85;
const WIDEST = 0.7;
const WHITE = 0.3;
/** Greatest width and height of a dot of a colon, and the least white between both, in heights of the line. */
const DOT = { width: 0.3, height: 0.25 } as const;
const BETWEEN_DOTS = 0.1;
/** The part of a row, in heights of it, that only its own letters reach. */
const CORE = [0.3, 0.7] as const;
/** What a sign gets on both sides, in heights of the line: crops of lines have as much. */
const MARGIN = 0.25;
/** Lines whose middles are this near (in heights of the line) stand in one row. */
const SAME_ROW = 0.4;
/** Farther from its line (in heights of it) nothing belongs to the row. */
const REACH = 40;
/** With more than this many on a page they are a pattern of the paper. */
const MOST = 40;

/** Places of signs beside `lines` (each beginning where its text begins), as quads to be read; none where there are many. */
export function findStraySigns(pyramid: RasterPyramid, lines: readonly Quad[]): Quad[] {
  const found: Quad[] = [];
  for (const line of lines) {
    if (quadHeight(line) < 4 || quadWidth(line) < quadHeight(line)) continue;
    const room = roomBeside(line, lines, pyramid.bounds);
    const ink = inkThreshold(pyramid, line);
    for (const [from, to] of [
      [-room.before, 0],
      [room.length, room.length + room.after],
    ] as const) {
      for (const [start, end] of signsIn(pyramid, line, from, to, ink))
        add(found, stretch(line, start - MARGIN, end + MARGIN));
      if (found.length > MOST) return [];
    }
  }
  return found;
}

/** Two lines of a row may both see a sign. */
function add(found: Quad[], sign: Quad): void {
  const [at, near] = [middleOf(sign), quadHeight(sign) / 2];
  const isKnown = found.some((other) => {
    const { x, y } = middleOf(other);
    return Math.hypot(x - at.x, y - at.y) < near;
  });
  if (!isKnown) found.push(sign);
}

const middleOf = ({ corners: [a, , c] }: Quad): Point => ({ x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 });

interface Room {
  /** Length of the line and free room before and after it, in heights of the line. */
  length: number;
  before: number;
  after: number;
}

/** Room up to the next line of the row or the edge of the picture; before a line only where it is the first. */
function roomBeside(line: Quad, lines: readonly Quad[], bounds: { width: number; height: number }): Room {
  const frame = frameOf(line);
  const edge = { x: bounds.width, y: bounds.height };
  let after = Math.min(REACH, roomInside(line.corners[1], frame, edge, 1));
  let before = Math.min(REACH, roomInside(line.corners[0], frame, edge, -1));
  for (const other of lines) {
    if (other === line) continue;
    if (Math.abs(frame.across(middleOf(other)) - 0.5) > SAME_ROW) continue;
    const along = other.corners.map((point) => frame.along(point));
    const [first, last] = [Math.min(...along), Math.max(...along)];
    if (first + last > frame.length) after = Math.min(after, first - frame.length);
    else before = 0;
  }
  return { length: frame.length, before: Math.max(0, before), after: Math.max(0, after) };
}

/** Coordinates along and across a line, in heights of it, from its first corner. */
function frameOf(line: Quad) {
  const [a, b] = line.corners;
  const [width, height] = [quadWidth(line), quadHeight(line)];
  const [ux, uy] = [(b.x - a.x) / width, (b.y - a.y) / width];
  return {
    length: width / height,
    step: { x: ux * height, y: uy * height },
    along: ({ x, y }: Point) => ((x - a.x) * ux + (y - a.y) * uy) / height,
    across: ({ x, y }: Point) => ((y - a.y) * ux - (x - a.x) * uy) / height,
  };
}

/** How far one can go from a point along a line before leaving the picture, in heights of the line. */
function roomInside(
  from: Point,
  { step }: ReturnType<typeof frameOf>,
  edge: Point,
  direction: 1 | -1,
): number {
  const until = (at: number, by: number, end: number) =>
    by > 0 ? (end - at) / by : by < 0 ? -at / by : Infinity;
  return Math.max(
    0,
    Math.min(until(from.x, step.x * direction, edge.x), until(from.y, step.y * direction, edge.y)),
  );
}

/** The part of the row of a line between two places along it, in heights of the line from its start. */
function stretch(line: Quad, from: number, to: number): Quad {
  const [a, , , d] = line.corners;
  const { step } = frameOf(line);
  const at = (point: Point, by: number) => ({ x: point.x + step.x * by, y: point.y + step.y * by });
  return { corners: [at(a, from), at(a, to), at(d, to), at(d, from)] };
}

interface Ink {
  paper: number;
  least: number;
}

function inkThreshold(pyramid: RasterPyramid, line: Quad): Ink {
  const columns = Math.max(1, Math.round(Math.min(REACH, quadWidth(line) / quadHeight(line)) * ROWS));
  const green = cropBrightness(pyramid, line, columns, ROWS);
  const paper = green.toSorted()[green.length >> 1]!;
  const contrast = new Float32Array(columns);
  for (const [at, value] of green.entries())
    contrast[at % columns] = Math.max(contrast[at % columns]!, Math.abs(value - paper));
  return { paper, least: contrast.toSorted()[Math.floor(columns * 0.9)]! * INK };
}

/** Start and end of what stands alone and is as high as a letter, in heights of the line from its start. */
function signsIn(
  pyramid: RasterPyramid,
  line: Quad,
  from: number,
  to: number,
  { paper, least }: Ink,
): [number, number][] {
  const columns = Math.floor((to - from) * ROWS);
  if (columns < WHITE * ROWS) return [];
  const strip = cropBrightness(pyramid, stretch(line, from, to), columns, ROWS);
  const isInk = (column: number, row: number) => Math.abs(strip[row * columns + column]! - paper) > least;
  const extents = Array.from({ length: columns }, (_, column) => heightOfInk(column, isInk));
  const signs: [number, number][] = [];
  // Where the room ends a line begins, whose quad has white of its own.
  let white = columns;
  for (let column = 0; column < columns; column++) {
    if (extents[column] === undefined) {
      white++;
      continue;
    }
    const start = column;
    while (column + 1 < columns && extents[column + 1] !== undefined) column++;
    const whiteAfter = extents.slice(column + 1, column + 1 + WHITE * ROWS);
    const isAlone =
      start > 0 &&
      white >= WHITE * ROWS &&
      whiteAfter.length > 0 &&
      whiteAfter.every((extent) => extent === undefined);
    const isAnySign = () => isSign(extents.slice(start, column + 1)) || isColon(start, column, isInk);
    if (isAlone && isAnySign()) signs.push([from + start / ROWS, from + (column + 1) / ROWS]);
    white = 0;
  }
  return signs;
}

interface Extent {
  top: number;
  bottom: number;
}

/** First and last row of the ink of a column that belongs to the row: lines above and below reach into a quad. */
function heightOfInk(column: number, isInk: (column: number, row: number) => boolean): Extent | undefined {
  for (let row = Math.floor(ROWS * CORE[0]); row < ROWS * CORE[1]; row++) {
    if (!isInk(column, row)) continue;
    let [top, bottom] = [row, row];
    while (top > 0 && isInk(column, top - 1)) top--;
    while (bottom < ROWS - 1 && isInk(column, bottom + 1)) bottom++;
    return { top, bottom };
  }
  return undefined;
}

/** As wide and as high as one letter, and within the row: a rule goes on above or below it. */
function isSign(extents: (Extent | undefined)[]): boolean {
  const top = Math.min(...extents.map((extent) => extent!.top));
  const bottom = Math.max(...extents.map((extent) => extent!.bottom));
  const height = (bottom - top + 1) / ROWS;
  const inside = top > 0 && bottom < ROWS - 1;
  return inside && height >= LOWEST && height <= HIGHEST && extents.length <= WIDEST * ROWS;
}

/** Two small dots, one above the other, within the row. */
function isColon(first: number, last: number, isInk: (column: number, row: number) => boolean): boolean {
  if (last - first >= DOT.width * ROWS) return false;
  const dots: Extent[] = [];
  for (let row = 0; row < ROWS; row++) {
    const columns = Array.from({ length: last + 1 - first }, (_, index) => first + index);
    if (!columns.some((column) => isInk(column, row))) continue;
    const dot = dots.at(-1);
    if (dot?.bottom === row - 1) dot.bottom = row;
    else dots.push({ top: row, bottom: row });
  }
  const [upper, lower] = dots;
  if (!upper || !lower || dots.length > 2) return false;
  const [a, b] = [upper, lower].map(({ top, bottom }) => bottom + 1 - top) as [number, number];
  const isWithin = upper.top > 0 && lower.bottom < ROWS - 1;
  const areAlike = Math.max(a, b) <= DOT.height * ROWS && Math.abs(a - b) <= 1;
  return isWithin && areAlike && lower.top - upper.bottom > BETWEEN_DOTS * ROWS;
}
