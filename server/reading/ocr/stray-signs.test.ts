// Single signs beside lines are found where they stand alone in the row of a line, and nothing else is.
import { describe, expect, test } from 'vitest';
import { RasterPyramid } from './crop-line.ts';
import { quadHeight, type Quad } from './quad.ts';
import { findStraySigns } from './stray-signs.ts';

const [WIDTH, HEIGHT] = [600, 200];

type Box = [x0: number, y0: number, x1: number, y1: number];

/** White paper with black boxes. */
function paper(...boxes: Box[]): RasterPyramid {
  const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(250);
  for (const [x0, y0, x1, y1] of boxes)
    for (let y = y0; y < y1; y++) data.fill(20, (y * WIDTH + x0) * 3, (y * WIDTH + x1) * 3);
  return new RasterPyramid({ width: WIDTH, height: HEIGHT, data });
}

const quad = ([x0, y0, x1, y1]: Box): Quad => ({
  corners: [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ],
});
/** Letters 16 pixels high and 8 wide, and the quad that a detector gives them. */
const letters = (x: number, y: number, count: number): Box[] =>
  Array.from({ length: count }, (_, index) => [x + index * 12, y + 6, x + index * 12 + 8, y + 22]);
const lineOf = (x: number, y: number, count: number) => quad([x - 5, y, x + count * 12 + 1, y + 28]);

const middles = (quads: Quad[]) =>
  quads.map(({ corners: [a, , c] }) => [Math.round((a.x + c.x) / 2), Math.round((a.y + c.y) / 2)]);

const TEXT = letters(200, 60, 10);
const LINE = lineOf(200, 60, 10);

describe('single signs beside a line', () => {
  test('before and behind it are found, as high as the line', () => {
    const found = findStraySigns(paper(...TEXT, [100, 66, 104, 82], [400, 66, 408, 82]), [LINE]);
    const places = middles(found);
    expect(places).toHaveLength(2);
    for (const [index, x] of [102, 404].entries()) {
      expect(Math.abs(places[index]![0]! - x)).toBeLessThan(4);
      expect(places[index]![1]).toBe(74);
    }
    expect(quadHeight(found[0]!)).toBeCloseTo(28);
  });

  test('between two lines of a row are found once', () => {
    const boxes: Box[] = [...letters(100, 60, 5), [220, 66, 224, 82], ...letters(300, 60, 5)];
    expect(findStraySigns(paper(...boxes), [lineOf(100, 60, 5), lineOf(300, 60, 5)])).toHaveLength(1);
  });

  test('are colons as well, which are two dots', () => {
    const dots: Box[] = [
      [400, 70, 403, 73],
      [400, 79, 403, 82],
    ];
    const places = middles(findStraySigns(paper(...TEXT, ...dots), [LINE]));
    expect(places).toHaveLength(1);
    expect(Math.abs(places[0]![0]! - 401)).toBeLessThan(4);
    expect(findStraySigns(paper(...TEXT, ...dots, [400, 63, 403, 66]), [LINE])).toEqual([]);
    expect(findStraySigns(paper(...TEXT, dots[0]!, [400, 76, 403, 84]), [LINE])).toEqual([]);
  });

  test('are not rules, dots, dashes or words', () => {
    const rule: Box = [100, 0, 103, HEIGHT];
    const dot: Box = [400, 79, 403, 82];
    const dash: Box = [430, 73, 440, 75];
    const word = letters(480, 60, 4);
    expect(findStraySigns(paper(...TEXT, rule, dot, dash, ...word), [LINE])).toEqual([]);
  });

  test('are not the letters of lines above and below that reach into the row', () => {
    const above = letters(380, 38, 1);
    const below = letters(420, 80, 1);
    expect(findStraySigns(paper(...TEXT, ...above, ...below), [LINE])).toEqual([]);
  });

  test('are a pattern of the paper where there are very many', () => {
    const lines = Array.from({ length: 5 }, (_, row) => row * 40);
    const marks = lines.flatMap((y) =>
      Array.from({ length: 12 }, (_, index): Box => [250 + index * 25, y + 6, 254 + index * 25, y + 22]),
    );
    const text = lines.flatMap((y) => letters(20, y, 10));
    const quads = lines.map((y) => lineOf(20, y, 10));
    expect(findStraySigns(paper(...text, ...marks), quads)).toEqual([]);
  });

  test('of a page without lines are none', () => {
    expect(findStraySigns(paper([100, 66, 104, 82]), [])).toEqual([]);
  });
});
