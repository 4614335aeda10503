// Pictures saved with few shades (16 greys, small palettes) have edges where the paper grows a little darker, and the
// detector takes them for strokes. For it the shades between are filled in again; the recogniser reads the picture as it
// is, because filling in takes a little from the letters.
import type { Raster } from './raster.ts';

/** How many levels a channel of such a picture has: photographs have nearly all 256, drawings a few that are no shades. */
const LEVELS = { least: 8, most: 32 } as const;
/** How far around a pixel its shade is looked for, in pixels. */
const REACH = 2;

/** The picture with smooth shades where it has few, otherwise itself: what differs by more than one level stays. */
export function fillLevels(raster: Raster): Raster {
  const channels = [0, 1, 2].map((channel) => neighboursOf(levelsOf(raster, channel)));
  const data = new Uint8Array(raster.data.length);
  for (const [channel, neighbours] of channels.entries()) {
    if (!neighbours) return raster;
    averageAlike(raster, channel, neighbours, data);
  }
  return { ...raster, data };
}

/** Which levels a channel has, in order; of those that are too many not all. */
function levelsOf({ data }: Raster, channel: number): number[] {
  const seen = new Uint8Array(256);
  let count = 0;
  for (let at = channel; at < data.length && count <= LEVELS.most; at += 3) {
    if (seen[data[at]!] === 1) continue;
    seen[data[at]!] = 1;
    count++;
  }
  return [...seen.keys()].filter((level) => seen[level] === 1);
}

/** For each level those next to it; undefined where there are too many, or too few. */
function neighboursOf(levels: number[]): { below: Uint8Array; above: Uint8Array } | undefined {
  if (levels.length > LEVELS.most || levels.length < LEVELS.least) return undefined;
  const [below, above] = [new Uint8Array(256), new Uint8Array(256)];
  for (const [index, level] of levels.entries()) {
    below[level] = levels[index - 1] ?? level;
    above[level] = levels[index + 1] ?? level;
  }
  return { below, above };
}

/** The mean of the pixels around each that are at most one level from it (the sigma filter of Lee, 1983). */
function averageAlike(
  { width, height, data }: Raster,
  channel: number,
  { below, above }: { below: Uint8Array; above: Uint8Array },
  out: Uint8Array,
): void {
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - REACH), Math.min(height - 1, y + REACH)];
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3 + channel;
      const [least, most] = [below[data[at]!]!, above[data[at]!]!];
      const [left, right] = [Math.max(0, x - REACH), Math.min(width - 1, x + REACH)];
      let sum = 0;
      let count = 0;
      for (let ny = top; ny <= bottom; ny++) {
        const row = ny * width * 3 + channel;
        for (let from = row + left * 3; from <= row + right * 3; from += 3) {
          const value = data[from]!;
          if (value < least || value > most) continue;
          sum += value;
          count++;
        }
      }
      out[at] = Math.round(sum / count);
    }
  }
}
