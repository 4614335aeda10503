import { expect, it } from 'vitest';
import { fillLevels } from './fill-levels.ts';
import type { Raster } from './raster.ts';

const [WIDTH, HEIGHT] = [160, 20];
const STROKE = 40;

/** A grey picture; `shade` gives the level of a column. */
function greys(shade: (x: number) => number): Raster {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let at = 0; at < data.length; at++) data[at] = shade(Math.floor(at / 3) % WIDTH);
  return { width: WIDTH, height: HEIGHT, data };
}

/** Paper that grows darker to the right, with one black stroke, in steps of `step`. */
const paper = (step: number) => (x: number) => (x === STROKE ? 0 : Math.round((255 - x) / step) * step);

const columnsOf = ({ data }: Raster) =>
  Array.from(data.subarray(0, WIDTH * 3)).filter((_, at) => at % 3 === 0);

/** The largest step between neighbouring columns, those beside the stroke apart. */
const largestStep = (columns: number[]) =>
  Math.max(
    ...columns.map((level, x) =>
      x === 0 || x === STROKE || x === STROKE + 1 ? 0 : Math.abs(level - columns[x - 1]!),
    ),
  );

it('fills in the shades between the few of a picture, and leaves strokes as they are', () => {
  const few = greys(paper(17));
  const filled = columnsOf(fillLevels(few));
  expect(largestStep(columnsOf(few))).toBe(17);
  expect(largestStep(filled)).toBeLessThanOrEqual(5);
  expect(filled[STROKE]).toBe(0);
  expect([filled[STROKE - 1], filled[STROKE + 1]].every((level) => level! > 200)).toBe(true);
});

it('leaves pictures with all their shades alone, and those with black and white only', () => {
  for (const shade of [paper(1), (x: number) => (x % 2) * 255]) {
    const picture = greys(shade);
    expect(fillLevels(picture)).toBe(picture);
  }
});
