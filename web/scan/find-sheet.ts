// Where on a photo a sheet of paper lies: the brightest large area with four sides. Pure, and quick enough for every frame of a
// camera on a phone, as it looks at a few tens of thousands of pixels.

export interface Pixels {
  width: number;
  height: number;
  /** RGBA, 8 bits each, row after row. */
  data: Uint8ClampedArray;
}

export interface Point {
  x: number;
  y: number;
}

/** Clockwise from the top left corner, in fractions of the photo. */
export type Sheet = [Point, Point, Point, Point];

/** The longer side of the picture that is looked at. */
export const LOOKED_AT = 240;

export const WHOLE: Sheet = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** Shares of the photo that a sheet covers: smaller is something else, larger leaves nothing to cut off. */
const [SMALLEST, LARGEST] = [0.1, 0.97];
/** Of the area within its corners, how much at least is as bright as paper; the rest is print and shadow, */
const FILLED = 0.6;
/** and how much at least lies between things as bright as that: less is no shape with four sides. */
const STRAIGHT = 0.9;
/** Degrees: a corner of paper that is seen from above, or from the side. */
const [SHARPEST, BLUNTEST] = [50, 130];

/** Undefined where no sheet stands out. */
export function findSheet(pixels: Pixels): Sheet | undefined {
  const levels = levelsOf(pixels);
  const first = partingLevel(levels, 0);
  let best: { sheet: Point[]; filled: number } | undefined;
  // Behind a table of middle brightness, dark things part the levels elsewhere than paper and table do.
  for (const level of new Set([first, partingLevel(levels, first), Math.round(first * 1.2)])) {
    const found = sheetAbove(levels, level, pixels);
    if (found !== undefined && found.filled > (best?.filled ?? FILLED)) best = found;
  }
  return best && inFractions(best.sheet, pixels);
}

/** The darkest of the three colours, smoothed: paper is bright in all of them, wood and cloth rarely are. */
function levelsOf({ width, height, data }: Pixels): Uint8Array {
  const dark = new Uint8Array(width * height);
  for (let i = 0; i < dark.length; i++) dark[i] = Math.min(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!);
  const smooth = new Uint8Array(dark.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [sum, count] = [0, 0];
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++, count++)
          sum += dark[ny * width + nx]!;
      smooth[y * width + x] = sum / count;
    }
  return smooth;
}

/** The level that parts those above `from` best into dark and bright (N. Otsu, 1979). */
function partingLevel(levels: Uint8Array, from: number): number {
  const counts = new Float64Array(256);
  for (const level of levels) if (level >= from) counts[level]!++;
  const all = counts.reduce((sum, count) => sum + count, 0);
  const total = counts.reduce((sum, count, level) => sum + count * level, 0);
  let [below, below_sum, most, parting] = [0, 0, -1, from];
  for (let level = from; level < 255; level++) {
    below += counts[level]!;
    below_sum += counts[level]! * level;
    if (below === 0 || below === all) continue;
    const apart = below_sum / below - (total - below_sum) / (all - below);
    const between = below * (all - below) * apart * apart;
    if (between > most) [most, parting] = [between, level];
  }
  return parting;
}

function sheetAbove(levels: Uint8Array, level: number, { width, height }: Pixels) {
  const area = largestArea(
    Uint8Array.from(levels, (value) => Number(value > level)),
    width,
  );
  if (area.length < SMALLEST * width * height) return undefined;
  const hull = hullOf(area.map((at) => ({ x: (at % width) + 0.5, y: Math.floor(at / width) + 0.5 })));
  const sheet = fourCorners(hull);
  if (
    sheet === undefined ||
    areaOf(hull) < STRAIGHT * areaOf(sheet) ||
    !sheet.every((_, i) => isCorner(sheet, i))
  )
    return undefined;
  const size = areaOf(sheet);
  if (size < SMALLEST * width * height || size > LARGEST * width * height) return undefined;
  return { sheet, filled: Math.min(1, area.length / size) };
}

/** Offsets of the pixels of the largest area that hangs together; thin bridges to what lies beside it do not count. */
function largestArea(bright: Uint8Array, width: number): number[] {
  const left = bright.map((value, i) =>
    Number(
      value === 1 &&
        bright[i - 1] === 1 &&
        bright[i + 1] === 1 &&
        bright[i - width] === 1 &&
        bright[i + width] === 1,
    ),
  );
  let largest: number[] = [];
  for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start + 1)) {
    const area = [start];
    left[start] = 0;
    // Grows while it is walked.
    for (const at of area)
      for (const next of [at - 1, at + 1, at - width, at + width])
        if (left[next] === 1) {
          left[next] = 0;
          area.push(next);
        }
    if (area.length > largest.length) largest = area;
  }
  return largest;
}

/** Convex hull (Andrew's monotone chain), clockwise on the screen. */
function hullOf(points: Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (from: Point[]) => {
    const chain: Point[] = [];
    for (const point of from) {
      while (chain.length >= 2 && cross(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const cross = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Takes the side away that adds the least area when its neighbours are drawn out until they meet, until four are left. */
function fourCorners(hull: Point[]): Point[] | undefined {
  const points = [...hull];
  while (points.length > 4) {
    let best: { at: number; corner: Point; added: number } | undefined;
    for (let i = 0; i < points.length; i++) {
      const [a, b, c, d] = [0, 1, 2, 3].map((step) => points[(i + step) % points.length]!) as Sheet;
      const corner = meeting(a, b, d, c);
      if (corner === undefined) continue;
      const added = Math.abs(cross(b, corner, c)) / 2;
      if (best === undefined || added < best.added) best = { at: i, corner, added };
    }
    if (best === undefined) return undefined;
    const [from, to] = [(best.at + 1) % points.length, (best.at + 2) % points.length];
    points[from] = best.corner;
    points.splice(to, 1);
  }
  return points.length === 4 ? points : undefined;
}

/** Where the line from a through b meets the line from d through c, beyond b and c. */
function meeting(a: Point, b: Point, d: Point, c: Point): Point | undefined {
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, c.x - d.x, c.y - d.y];
  const slope = rx * sy - ry * sx;
  if (Math.abs(slope) < 1e-9) return undefined;
  const t = ((d.x - a.x) * sy - (d.y - a.y) * sx) / slope;
  const u = ((d.x - a.x) * ry - (d.y - a.y) * rx) / slope;
  return t >= 1 && u >= 1 ? { x: a.x + t * rx, y: a.y + t * ry } : undefined;
}

function isCorner(sheet: Point[], i: number): boolean {
  const [before, at, after] = [sheet[(i + 3) % 4]!, sheet[i]!, sheet[(i + 1) % 4]!];
  const angle = Math.atan2(before.y - at.y, before.x - at.x) - Math.atan2(after.y - at.y, after.x - at.x);
  const degrees = Math.abs((((angle * 180) / Math.PI + 540) % 360) - 180);
  return degrees >= SHARPEST && degrees <= BLUNTEST;
}

const areaOf = (points: Point[]) =>
  Math.abs(
    points.reduce((sum, { x, y }, i) => {
      const next = points[(i + 1) % points.length]!;
      return sum + x * next.y - next.x * y;
    }, 0),
  ) / 2;

/** From the corner nearest to the top left of the photo; what was drawn out beyond its edge lies on the edge. */
function inFractions(points: Point[], { width, height }: Pixels): Sheet {
  const within = (value: number) => Math.min(1, Math.max(0, value));
  const corners = points.map(({ x, y }) => ({ x: within(x / width), y: within(y / height) }));
  const sums = corners.map(({ x, y }) => x + y);
  const first = sums.indexOf(Math.min(...sums));
  return [0, 1, 2, 3].map((i) => corners[(first + i) % 4]!) as Sheet;
}

/** Whether the corners go round clockwise without a dent: what the service takes. */
export const isSheet = (sheet: Sheet): boolean =>
  sheet.every((_, i) => cross(sheet[i]!, sheet[(i + 1) % 4]!, sheet[(i + 2) % 4]!) > 1e-4) &&
  areaOf(sheet) > 0.01;
