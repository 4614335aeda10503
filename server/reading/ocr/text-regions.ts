// From the map of text probabilities to turned rectangles: connected areas, their score, grown back to full letters.
// The method and its thresholds are those of DB (Liao et al., AAAI 2020) as shipped with PP-OCR, tuned on receipts.
import { connectedAreas } from './connected-areas.ts';
import {
  convexHull,
  growQuad,
  quadHeight,
  quadWidth,
  smallestRectangle,
  type Point,
  type Quad,
} from './quad.ts';

export interface ProbabilityMap {
  width: number;
  height: number;
  data: Float32Array;
}

export interface TextRegion {
  quad: Quad;
  /** Mean probability of text inside, 0..1. */
  score: number;
}

/** A pixel belongs to text from this probability on. */
const PIXEL_THRESHOLD = 0.3;
/** An area is text when the mean probability inside its rectangle reaches this. */
const REGION_THRESHOLD = 0.5;
/** The network marks the core of letters only; area * ratio / perimeter is how far to grow back. */
const UNCLIP_RATIO = 1.8;
/** Areas thinner than this (pixels of the map) are noise. */
const MIN_SIDE = 3;
/** Hostile or textured pictures can have any number of specks. */
const MAX_REGIONS = 3000;

/** Text regions of a map, in map pixels. */
export function findTextRegions(map: ProbabilityMap): TextRegion[] {
  const regions: TextRegion[] = [];
  for (const outline of outlinesIn(map)) {
    const core = smallestRectangle(convexHull(outline));
    const width = quadWidth(core);
    const height = quadHeight(core);
    if (Math.min(width, height) < MIN_SIDE) continue;
    const score = meanInside(map, core);
    if (score < REGION_THRESHOLD) continue;
    const quad = growQuad(core, (width * height * UNCLIP_RATIO) / (2 * (width + height)));
    if (Math.min(quadWidth(quad), quadHeight(quad)) < MIN_SIDE + 2) continue;
    regions.push({ quad, score });
    if (regions.length >= MAX_REGIONS) break;
  }
  return regions;
}

/** For each area of text pixels, the first and last pixel of each of its rows. */
function* outlinesIn({ width, data }: ProbabilityMap): Generator<Point[]> {
  const text = new Uint8Array(data.length);
  for (const [at, probability] of data.entries()) if (probability > PIXEL_THRESHOLD) text[at] = 1;
  for (const area of connectedAreas(text, width)) {
    const rows = new Map<number, { first: number; last: number }>();
    for (const at of area) {
      const y = Math.floor(at / width);
      const x = at - y * width;
      const row = rows.get(y);
      if (!row) rows.set(y, { first: x, last: x });
      else if (x < row.first) row.first = x;
      else if (x > row.last) row.last = x;
    }
    yield [...rows].flatMap(([y, { first, last }]) => [
      { x: first, y },
      { x: last, y },
    ]);
  }
}

/** Mean of the map over the pixels inside a rectangle. */
function meanInside(map: ProbabilityMap, quad: Quad): number {
  const [a, b, , d] = quad.corners;
  const width = quadWidth(quad);
  const height = quadHeight(quad);
  const [ux, uy] = [(b.x - a.x) / width, (b.y - a.y) / width];
  const [vx, vy] = [(d.x - a.x) / height, (d.y - a.y) / height];
  const xs = quad.corners.map(({ x }) => x);
  const ys = quad.corners.map(({ y }) => y);
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(...xs))),
    Math.min(map.width - 1, Math.ceil(Math.max(...xs))),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(...ys))),
    Math.min(map.height - 1, Math.ceil(Math.max(...ys))),
  ];
  let sum = 0;
  let count = 0;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const u = (x - a.x) * ux + (y - a.y) * uy;
      const v = (x - a.x) * vx + (y - a.y) * vy;
      if (u < -0.5 || v < -0.5 || u > width + 0.5 || v > height + 0.5) continue;
      sum += map.data[y * map.width + x]!;
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}
