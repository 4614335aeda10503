// Quadrilaterals around text: the smallest turned rectangle around points, growing it, and moving it between frames.

export interface Point {
  x: number;
  y: number;
}

/** A turned rectangle, corners clockwise from the one where reading starts (top left of upright text). */
export interface Quad {
  corners: [Point, Point, Point, Point];
}

/** Length of the top side, in the unit of the corners. */
export const quadWidth = ({ corners: [a, b] }: Quad): number => Math.hypot(b.x - a.x, b.y - a.y);
/** Length of the left side. */
export const quadHeight = ({ corners: [a, , , d] }: Quad): number => Math.hypot(d.x - a.x, d.y - a.y);
/** Direction of the top side in degrees, clockwise from pointing right. */
export const quadAngle = ({ corners: [a, b] }: Quad): number =>
  (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

/** The same rectangle read from another corner: `quarters` 1 means its text runs downwards on the picture. */
export function startQuadAt(quad: Quad, quarters: number): Quad {
  const at = (index: number) => quad.corners[(index + quarters) & 3]!;
  return { corners: [at(0), at(1), at(2), at(3)] };
}

export function mapQuad(quad: Quad, map: (point: Point) => Point): Quad {
  const [a, b, c, d] = quad.corners;
  return { corners: [map(a), map(b), map(c), map(d)] };
}

/** Convex hull (Andrew's monotone chain), counter-clockwise in a y-up sense; collinear points dropped. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const half = (source: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of source) {
      while (chain.length >= 2 && turnsRight(chain.at(-2)!, chain.at(-1)!, point)) chain.pop();
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turnsRight = (a: Point, b: Point, c: Point) =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) <= 0;

/** Smallest-area rectangle around a convex hull; its top side is the one nearest to horizontal. */
export function smallestRectangle(hull: readonly Point[]): Quad {
  let best = { area: Infinity, angle: 0 };
  for (let i = 0; i < hull.length; i++) {
    const a = hull[i]!;
    const b = hull[(i + 1) % hull.length]!;
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    const { u0, u1, v0, v1 } = extents(hull, angle);
    const area = (u1 - u0) * (v1 - v0);
    if (area < best.area - 1e-9) best = { area, angle };
  }
  return rectangleAt(hull, nearestToHorizontal(best.angle));
}

/** The rectangle around points whose top side runs at `angle` (radians). */
export function rectangleAt(points: readonly Point[], angle: number): Quad {
  const { u0, u1, v0, v1 } = extents(points, angle);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const corner = (u: number, v: number): Point => ({ x: u * cos - v * sin, y: u * sin + v * cos });
  return { corners: [corner(u0, v0), corner(u1, v0), corner(u1, v1), corner(u0, v1)] };
}

function extents(points: readonly Point[], angle: number) {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let [u0, u1, v0, v1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    const u = x * cos + y * sin;
    const v = y * cos - x * sin;
    if (u < u0) u0 = u;
    if (u > u1) u1 = u;
    if (v < v0) v0 = v;
    if (v > v1) v1 = v;
  }
  return { u0, u1, v0, v1 };
}

function nearestToHorizontal(angle: number): number {
  const quarter = Math.PI / 2;
  return angle - Math.round(angle / quarter) * quarter;
}

/** Moves every side outwards by `distance`. */
export function growQuad(quad: Quad, distance: number): Quad {
  const [a, b, c, d] = quad.corners;
  const width = quadWidth(quad) || 1;
  const height = quadHeight(quad) || 1;
  const ux = ((b.x - a.x) / width) * distance;
  const uy = ((b.y - a.y) / width) * distance;
  const vx = ((d.x - a.x) / height) * distance;
  const vy = ((d.y - a.y) / height) * distance;
  return {
    corners: [
      { x: a.x - ux - vx, y: a.y - uy - vy },
      { x: b.x + ux - vx, y: b.y + uy - vy },
      { x: c.x + ux + vx, y: c.y + uy + vy },
      { x: d.x - ux + vx, y: d.y - uy + vy },
    ],
  };
}
