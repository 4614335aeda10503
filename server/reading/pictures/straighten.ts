// A sheet of paper cut out of a photo and laid flat: what the camera saw of it as a quadrilateral becomes a rectangle.
import type { Point, Quad } from '../ocr/quad.ts';
import type { Raster } from '../ocr/raster.ts';

/** How a point of the flat sheet is found on the photo: x = (ax + by + c) / (gx + hy + 1), y = (dx + ey + f) / (gx + hy + 1). */
type Projection = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
];

/**
 * The sheet keeps the longer of its opposite sides, so that nothing gets smaller than it was photographed.
 *
 * @param corners clockwise from the top left one of the sheet, in pixels of the photo; outside of it is white
 */
export function straighten(photo: Raster, { corners }: Quad): Raster {
  const [a, b, c, d] = corners;
  const width = Math.max(1, Math.round(Math.max(distance(a, b), distance(d, c))));
  const height = Math.max(1, Math.round(Math.max(distance(a, d), distance(b, c))));
  const projection = projectionOf(corners, width, height);
  const data = new Uint8Array(width * height * 3);
  let at = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) sample(photo, projection, x + 0.5, y + 0.5, data, at);
  return { width, height, data };
}

const distance = (p: Point, q: Point): number => Math.hypot(q.x - p.x, q.y - p.y);

/** From a rectangle at the origin: P. Heckbert, Fundamentals of Texture Mapping and Image Warping (1989), 2.2.3. */
function projectionOf([p0, p1, p2, p3]: Quad['corners'], width: number, height: number): Projection {
  const [dx1, dx2, sx] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x];
  const [dy1, dy2, sy] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  return [
    (p1.x - p0.x + g * p1.x) / width,
    (p3.x - p0.x + h * p3.x) / height,
    p0.x,
    (p1.y - p0.y + g * p1.y) / width,
    (p3.y - p0.y + h * p3.y) / height,
    p0.y,
    g / width,
    h / height,
  ];
}

const WHITE = 255;

/** Writes the colour at a point of the sheet, mixed of the four pixels around it on the photo. */
function sample(
  { width, height, data }: Raster,
  [a, b, c, d, e, f, g, h]: Projection,
  x: number,
  y: number,
  into: Uint8Array,
  at: number,
): void {
  const scale = 1 / (g * x + h * y + 1);
  const px = (a * x + b * y + c) * scale - 0.5;
  const py = (d * x + e * y + f) * scale - 0.5;
  if (!(px > -1 && py > -1 && px < width && py < height)) return void into.fill(WHITE, at, at + 3);
  const [x0, y0] = [Math.floor(px), Math.floor(py)];
  const [fx, fy] = [px - x0, py - y0];
  const left = Math.max(0, x0) * 3;
  const right = Math.min(width - 1, x0 + 1) * 3;
  const above = Math.max(0, y0) * width * 3;
  const below = Math.min(height - 1, y0 + 1) * width * 3;
  for (let channel = 0; channel < 3; channel++) {
    const top = data[above + left + channel]! * (1 - fx) + data[above + right + channel]! * fx;
    const bottom = data[below + left + channel]! * (1 - fx) + data[below + right + channel]! * fx;
    into[at + channel] = top * (1 - fy) + bottom * fy + 0.5;
  }
}
