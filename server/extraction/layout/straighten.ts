// Takes slight slopes out of the words' positions: photos and scans are rarely turned back perfectly, and paper bends.
import { groupBy } from '../../platform/group-by.ts';
import { median } from '../../reading/layout/placed-word.ts';
import type { Rect } from './layout.ts';

interface LinedRect extends Rect {
  line: number;
}

/** Slopes below this (0.17 degrees) are left alone; above 0.2 (11 degrees) the lines are no evidence of a slope. */
const NEGLIGIBLE = 0.003;
const IMPLAUSIBLE = 0.2;
/** Fewer lines that show a slope tell nothing. */
const FEWEST_LINES = 3;
/** The slope at a place is the usual one of so many lines around: paper that hangs or was photographed askew has others further down. */
const NEIGHBOURS = 9;

/**
 * Shifts words vertically by the median slope of the lines around them, so that rows become level.
 * Horizontal positions stay. Returns the same objects.
 */
export function straighten<W extends LinedRect>(words: W[]): W[] {
  const lines = [...groupBy(words, ({ line }) => line).values()].map((line) => ({
    line,
    y: median(line.map(centreY)),
    slope: slopeOf(line),
  }));
  const sloped = lines
    .flatMap(({ y, slope }) => (slope === undefined ? [] : [{ y, slope }]))
    .sort((a, b) => a.y - b.y);
  if (sloped.length < FEWEST_LINES) return words;
  for (const { line, y } of lines) {
    const slope = slopeAround(sloped, y);
    if (Math.abs(slope) < NEGLIGIBLE || Math.abs(slope) > IMPLAUSIBLE) continue;
    for (const word of line) {
      const shift = slope * centreX(word);
      word.y0 -= shift;
      word.y1 -= shift;
    }
  }
  return words;
}

/** @param sloped from top to bottom */
function slopeAround(sloped: readonly { y: number; slope: number }[], y: number): number {
  const below = sloped.findIndex((line) => line.y >= y);
  const at = below < 0 ? sloped.length : below;
  const from = Math.max(0, Math.min(at - (NEIGHBOURS >> 1), sloped.length - NEIGHBOURS));
  return median(sloped.slice(from, from + NEIGHBOURS).map(({ slope }) => slope));
}

/** Undefined of short lines: the heights of letters differ more than the slope. */
function slopeOf(line: readonly LinedRect[]): number | undefined {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return undefined;
  const run = centreX(last) - centreX(first);
  return run < 8 * (first.y1 - first.y0) ? undefined : (centreY(last) - centreY(first)) / run;
}

const centreX = (rect: Rect): number => (rect.x0 + rect.x1) / 2;
const centreY = (rect: Rect): number => (rect.y0 + rect.y1) / 2;
