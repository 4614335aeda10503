// A sheet photographed at an angle comes out as if it had lain flat under the camera.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Quad } from '../ocr/quad.ts';
import type { Raster } from '../ocr/raster.ts';
import { straighten } from './straighten.ts';

const DARK = [40, 30, 20];

/** A dark picture with a sheet in it whose quarters have colours of their own. */
async function photoOf({ corners: [a, b, c, d] }: Quad): Promise<Raster> {
  const middle = crossing(a, c, b, d);
  // The lines between the quarters run to where the sides meet, as on a photo.
  const [upright, level] = [crossing(a, d, b, c), crossing(a, b, d, c)];
  const [top, bottom] = [crossing(a, b, middle, upright), crossing(d, c, middle, upright)];
  const [left, right] = [crossing(a, d, middle, level), crossing(b, c, middle, level)];
  const area = (fill: string, points: { x: number; y: number }[]) =>
    `<polygon fill="${fill}" points="${points.map(({ x, y }) => `${x},${y}`).join(' ')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="100%" height="100%" fill="rgb(${DARK.join()})"/>
    ${area('#f00', [a, top, middle, left])}${area('#0f0', [top, b, right, middle])}
    ${area('#00f', [middle, right, c, bottom])}${area('#fff', [left, middle, bottom, d])}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

interface Point {
  x: number;
  y: number;
}

/** Where the line through two points crosses that through two others. */
function crossing(a: Point, c: Point, b: Point, d: Point): Point {
  const [rx, ry, sx, sy] = [c.x - a.x, c.y - a.y, d.x - b.x, d.y - b.y];
  const t = ((b.x - a.x) * sy - (b.y - a.y) * sx) / (rx * sy - ry * sx);
  return { x: a.x + t * rx, y: a.y + t * ry };
}

const pixel = ({ width, data }: Raster, x: number, y: number) => [
  ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];

test('corners, middle and sides of the sheet stand where they stand on paper', async () => {
  const quad: Quad = {
    corners: [
      { x: 120, y: 90 },
      { x: 470, y: 140 },
      { x: 560, y: 720 },
      { x: 60, y: 650 },
    ],
  };
  const flat = straighten(await photoOf(quad), quad);
  expect(flat.width).toBe(Math.round(Math.hypot(500, 70)));
  const [left, right] = [flat.width * 0.46, flat.width * 0.54].map(Math.round) as [number, number];
  const [upper, lower] = [flat.height * 0.46, flat.height * 0.54].map(Math.round) as [number, number];
  expect(pixel(flat, left, upper)).toEqual([255, 0, 0]);
  expect(pixel(flat, right, upper)).toEqual([0, 255, 0]);
  expect(pixel(flat, right, lower)).toEqual([0, 0, 255]);
  expect(pixel(flat, left, lower)).toEqual([255, 255, 255]);
  for (const [x, y] of [
    [3, 3],
    [flat.width - 4, 3],
    [flat.width - 4, flat.height - 4],
    [3, flat.height - 4],
  ] as const)
    expect(pixel(flat, x, y)).not.toEqual(DARK);
});

test('a sheet that lies straight is cut out as it is, and what the photo does not show is white', () => {
  const photo: Raster = { width: 4, height: 4, data: Uint8Array.from({ length: 48 }, (_, i) => i) };
  const inside = straighten(photo, square(1, 1, 3, 3));
  expect([...inside.data]).toEqual([...photo.data.subarray(15, 21), ...photo.data.subarray(27, 33)]);
  const outside = straighten(photo, square(-3, 0, 1, 4));
  expect(pixel(outside, 0, 0)).toEqual([255, 255, 255]);
  expect(pixel(outside, 3, 0)).toEqual([0, 1, 2]);
});

const square = (x0: number, y0: number, x1: number, y1: number): Quad => ({
  corners: [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ],
});
