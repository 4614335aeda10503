// The frame in which a page is shown: a picture turned upright by quarter turns and a small skew, its canvas grown to fit.
import type { QuarterTurn } from '../../contract/pages.ts';

export type { PageTurns, QuarterTurn } from '../../contract/pages.ts';

/** The quarter turn next to a turn of any degrees, which may be negative. */
export const quarterTurn = (degrees: number): QuarterTurn =>
  ((((Math.round(degrees / 90) * 90) % 360) + 360) % 360) as QuarterTurn;

export interface PageFrame {
  /** Size as shown, in the unit of the picture. */
  width: number;
  height: number;
  /** From a point on the picture as it was stored to a point on the page as shown. */
  toShown: (point: { x: number; y: number }) => { x: number; y: number };
}

/**
 * `turn` is how far the picture is turned clockwise, in degrees. The new canvas is the smallest upright rectangle
 * around the turned picture, the rule `sharp.rotate` follows too, so that boxes and page image agree.
 */
export function turnedFrame(width: number, height: number, turn: number): PageFrame {
  const radians = (turn * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const shownWidth = Math.abs(width * cos) + Math.abs(height * sin);
  const shownHeight = Math.abs(width * sin) + Math.abs(height * cos);
  return {
    width: shownWidth,
    height: shownHeight,
    toShown: ({ x, y }) => {
      const dx = x - width / 2;
      const dy = y - height / 2;
      return { x: dx * cos - dy * sin + shownWidth / 2, y: dx * sin + dy * cos + shownHeight / 2 };
    },
  };
}
