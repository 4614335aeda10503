// Takes a slight slope out of the words' positions: photos and scans are rarely turned back perfectly.
import type { Rect } from './layout.ts';

interface LinedRect extends Rect {
  line: number;
}

/** Slopes below this (0.17 degrees) are left alone; above 0.2 (11 degrees) the lines are no evidence of a slope. */
const NEGLIGIBLE = 0.003;
const IMPLAUSIBLE = 0.2;

/**
 * Shifts words vertically by the median slope of the lines they were read in, so that rows become level.
 * Horizontal positions stay. Returns the same objects.
 */
export function straighten<W extends LinedRect>(words: W[]): W[] {
  const slope = medianSlope(words);
  if (Math.abs(slope) < NEGLIGIBLE || Math.abs(slope) > IMPLAUSIBLE) return words;
  for (const word of words) {
    const shift = slope * ((word.x0 + word.x1) / 2);
    word.y0 -= shift;
    word.y1 -= shift;
  }
  return words;
}

function medianSlope(words: LinedRect[]): number {
  const lines = new Map<number, LinedRect[]>();
  for (const word of words) {
    const line = lines.get(word.line);
    if (line === undefined) lines.set(word.line, [word]);
    else line.push(word);
  }
  const slopes: number[] = [];
  for (const line of lines.values()) {
    const first = line[0];
    const last = line.at(-1);
    if (first === undefined || last === undefined) continue;
    const run = centreX(last) - centreX(first);
    const height = first.y1 - first.y0;
    // Short lines tell nothing: the heights of letters differ more than the slope.
    if (line.length < 3 || run < 8 * height) continue;
    slopes.push((centreY(last) - centreY(first)) / run);
  }
  if (slopes.length < 3) return 0;
  slopes.sort((a, b) => a - b);
  return slopes[Math.floor(slopes.length / 2)] ?? 0;
}

const centreX = (rect: Rect): number => (rect.x0 + rect.x1) / 2;
const centreY = (rect: Rect): number => (rect.y0 + rect.y1) / 2;
