// Quarter turns of boxes given as fractions of the page.
import type { Box } from '../reading.ts';
import type { Quarters } from './page-geometry.ts';

/** The box after the page was turned clockwise by `quarters`. */
export function turnBox([x0, y0, x1, y1]: Box, quarters: Quarters): Box {
  const turned: Record<Quarters, Box> = {
    0: [x0, y0, x1, y1],
    1: [1 - y1, x0, 1 - y0, x1],
    2: [1 - x1, 1 - y1, 1 - x0, 1 - y0],
    3: [y0, 1 - x1, y1, 1 - x0],
  };
  return turned[quarters];
}
