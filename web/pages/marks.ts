// A place on a page that means something.
import type { Box } from '../../contract/pages.ts';

export interface Mark {
  /** Unique within the document. */
  id: string;
  /** What it belongs to: a field, a line item's cell, a quote. */
  key: string;
  label: string;
  page: number;
  box: Box;
  /** The one that is looked at now; the others are faint. */
  active: boolean;
}

/** Fractions of the page as CSS; a little larger than the words, so that they are not touched. */
export function placeOf([x0, y0, x1, y1]: Box, margin = 0) {
  return {
    left: `${(x0 - margin) * 100}%`,
    top: `${(y0 - margin) * 100}%`,
    width: `${(x1 - x0 + 2 * margin) * 100}%`,
    height: `${(y1 - y0 + 2 * margin) * 100}%`,
  };
}
