// Paper that bends: its lines slope otherwise at the top than at the bottom.
import { expect, test } from 'vitest';
import { straighten } from './straighten.ts';

const LINES = 24;

/** A label of three words on the left and an amount on the right of each line; the slope grows from none to `most`. */
const bent = (most: number) =>
  Array.from({ length: LINES }, (_, line) =>
    [0, 60, 120, 180, 400].map((x, at) => {
      const y = line * 30 + (most * line * (x + 20)) / LINES;
      return { line: at < 4 ? line * 2 : line * 2 + 1, x0: x, x1: x + 40, y0: y, y1: y + 20, label: line };
    }),
  ).flat();

test.each([0.1, -0.1])('amounts stand level with their labels on each line of a bent page: %d', (most) => {
  const words = straighten(bent(most));
  for (let line = 0; line < LINES; line++) {
    const tops = words.filter((word) => word.label === line).map(({ y0 }) => y0);
    expect(Math.max(...tops) - Math.min(...tops), `line ${line}`).toBeLessThan(10);
  }
});
