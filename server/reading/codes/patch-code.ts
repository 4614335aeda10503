// The bars of a Patch-T sheet, which scanners part piles by: four bars across the page near its edge, two of them wide. They hold no text
// and no check digits, so that they count only where they are as large, as long and as much alone as on such a sheet.
import { sumOf } from '../../platform/sum.ts';
import { asSharp, type Raster } from '../ocr/raster.ts';
import type { FoundCode } from './read-codes.ts';

/** What such a sheet is known by, as the bar code says that some makers print below the bars. */
export const PATCH_T = 'PATCHT';

/** The picture is looked at with about 75 dots per inch: the short side of a sheet is 8.3 inches. */
const SHORT_SIDE = 620;
const INCH = SHORT_SIDE / 8.3;
/** A narrow bar, and each space, is 0.08 inch; sheets that are larger or smaller than A4 make it another share of the side. */
const [LEAST_UNIT, MOST_UNIT] = [0.05 * INCH, 0.13 * INCH];
/** Bars and spaces from the nearest edge inwards, in units. */
const BARS = [1, 1, 2.5, 1, 1, 1, 2.5];
const ALL = sumOf(BARS);
/** How far a bar or a space may be from its width, and a bar with the space beside it, in units: ink spreads, spaces shrink. */
const [ONE_OFF, PAIR_OFF] = [0.75, 0.55];
/** White before and behind the bars, in units. */
const [BEFORE, BEHIND] = [1.2, 2];
/** Of the side along which they run, how much of it bars are long at least. */
const LEAST_LENGTH = 0.22;
/** Pixels that a bar may rise or fall from one line looked at to the next, about ten degrees. */
const [STEP, DRIFT] = [3, 1.6];
/** Lines that dirt or a punched hole may take out of a bar. */
const MISSED = 3;

interface Grey {
  width: number;
  height: number;
  data: Uint8Array;
}

/** At most one: a sheet has its bars once at each edge, and says the same by all of them. */
export async function findPatchT(raster: Raster): Promise<FoundCode[]> {
  const scale = SHORT_SIDE / Math.min(raster.width, raster.height);
  const [width, height] = [Math.round(raster.width * scale), Math.round(raster.height * scale)];
  const { data } = await asSharp(raster)
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .greyscale()
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = { width, height, data };
  const found = findBars(grey, 'down') ?? findBars(grey, 'across');
  if (found === undefined) return [];
  const corners = found.map(([x, y]) => ({ x: x / scale, y: y / scale }));
  return [{ format: 'PatchT', text: PATCH_T, corners }];
}

interface Hit {
  line: number;
  from: number;
  to: number;
}

/** @returns the corners clockwise from the top left one; undefined where there are no such bars */
function findBars(grey: Grey, direction: 'down' | 'across'): [x: number, y: number][] | undefined {
  const down = direction === 'down';
  const [lines, length] = down ? [grey.width, grey.height] : [grey.height, grey.width];
  const chains: Hit[][] = [];
  for (let line = 0; line < lines; line += STEP) {
    const dark = (at: number) => grey.data[down ? at * grey.width + line : line * grey.width + at]! < 128;
    for (const hit of hitsOf(runsOf(dark, length), length)) {
      const chain = chains.find((one) => goesOn(one.at(-1)!, { ...hit, line }));
      if (chain === undefined) chains.push([{ ...hit, line }]);
      else chain.push({ ...hit, line });
    }
  }
  const bars = chains.find(
    (chain) =>
      chain.at(-1)!.line - chain[0]!.line >= lines * LEAST_LENGTH &&
      chain.length * STEP >= (chain.at(-1)!.line - chain[0]!.line) * 0.8,
  );
  if (bars === undefined) return undefined;
  const from = Math.min(...bars.map((hit) => hit.from));
  const to = Math.max(...bars.map((hit) => hit.to));
  const [first, last] = [bars[0]!.line, bars.at(-1)!.line];
  const [x0, y0, x1, y1] = down ? [first, from, last, to] : [from, first, to, last];
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

function goesOn(last: Hit, next: Hit): boolean {
  const lines = (next.line - last.line) / STEP;
  if (lines < 1 || lines > MISSED + 1) return false;
  const most = DRIFT * lines;
  return Math.abs(next.from - last.from) <= most && Math.abs(next.to - last.to) <= most;
}

/** Lengths of light and dark by turns, light first. */
function runsOf(dark: (at: number) => boolean, length: number): number[] {
  const runs = [0];
  let now = false;
  for (let at = 0; at < length; at++) {
    if (dark(at) !== now) {
      runs.push(0);
      now = !now;
    }
    runs[runs.length - 1]!++;
  }
  return runs;
}

/** Where a line crosses four bars of those widths, in the order in which they stand from the nearest edge. */
function hitsOf(runs: number[], length: number): Omit<Hit, 'line'>[] {
  const hits: Omit<Hit, 'line'>[] = [];
  let from = runs[0]!;
  for (let first = 1; first + BARS.length <= runs.length; first += 2) {
    const bars = runs.slice(first, first + BARS.length);
    const to = from + sumOf(bars);
    const [above, below] = [runs[first - 1]!, runs[first + BARS.length] ?? length - to];
    const near = from + to < length;
    const inwards = near ? bars : bars.toReversed();
    const [before, behind] = near ? [above, below] : [below, above];
    if (isPatch(inwards, { before, behind })) hits.push({ from, to });
    from += runs[first]! + (runs[first + 1] ?? 0);
  }
  return hits;
}

function isPatch(runs: number[], { before, behind }: { before: number; behind: number }): boolean {
  const unit = sumOf(runs) / ALL;
  if (unit < LEAST_UNIT || unit > MOST_UNIT) return false;
  if (before < BEFORE * unit || behind < BEHIND * unit) return false;
  return runs.every((run, i) => {
    const next = runs[i + 1];
    if (Math.abs(run - BARS[i]! * unit) > ONE_OFF * unit) return false;
    return next === undefined || Math.abs(run + next - (BARS[i]! + BARS[i + 1]!) * unit) <= PAIR_OFF * unit;
  });
}
