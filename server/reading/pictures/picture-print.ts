// A print of a picture that stays nearly the same when the picture is scanned again, sent smaller or compressed: 64 bits, each of
// which says whether a coarse wave is stronger in it than the middle one (the "pHash" of C. Zauner, Implementation and Benchmarking
// of Perceptual Image Hash Functions, 2010).
import sharp from 'sharp';
import { asSharp, type Raster } from '../ocr/raster.ts';

/** Pixels a side of the picture of which the print is made, and waves a side that count. */
const [SIDE, WAVES] = [32, 8];
/** Levels by which the pixels of a small picture spread where something is on it. */
const FLAT = 2;

/** COSINES[u][x]: the basis of the discrete cosine transform, but for its scale, which no comparison with the middle needs. */
const COSINES = Array.from({ length: WAVES }, (_, u) =>
  Array.from({ length: SIDE }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * SIDE))),
);

/**
 * 16 hexadecimal digits; those of two prints of one paper differ in few bits.
 *
 * @returns undefined of a picture on which nothing is: an empty page
 * @param turn degrees clockwise after which the picture stands upright
 */
export async function printOfPicture(raster: Raster, turn: number): Promise<string | undefined> {
  const small = await asSharp(raster)
    .resize(8 * SIDE, 8 * SIDE, { fit: 'inside' })
    .png()
    .toBuffer();
  const pixels = await sharp(small)
    .rotate(turn, { background: '#fff' })
    .greyscale()
    .toColourspace('b-w')
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const mean = pixels.reduce((sum, level) => sum + level, 0) / pixels.length;
  const spread = Math.sqrt(pixels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / pixels.length);
  if (spread < FLAT) return undefined;
  const strengths = wavesOf(pixels);
  const middle = [...strengths].sort((a, b) => a - b)[strengths.length / 2]!;
  let bits = 0n;
  for (const strength of strengths) bits = (bits << 1n) | (strength > middle ? 1n : 0n);
  return bits.toString(16).padStart(16, '0');
}

function wavesOf(pixels: Uint8Array): number[] {
  const rows = Array.from({ length: SIDE }, (_, y) =>
    COSINES.map((wave) => wave.reduce((sum, factor, x) => sum + factor * pixels[y * SIDE + x]!, 0)),
  );
  return COSINES.flatMap((wave) =>
    COSINES.map((_, u) => wave.reduce((sum, factor, y) => sum + factor * rows[y]![u]!, 0)),
  );
}

/** In how many of the 64 bits two prints differ. */
export function distanceOfPrints(a: string, b: string): number {
  let differing = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; differing > 0n; differing &= differing - 1n) count++;
  return count;
}
