// The codes of a page that was read from a picture, placed in the frame in which its words stand.
import type { Raster } from '../ocr/raster.ts';
import { turnedFrame } from '../page-frame.ts';
import type { Box, Code } from '../reading.ts';
import { findPatchT } from './patch-code.ts';
import { readCodes, type FoundCode } from './read-codes.ts';

/** `turn` is how far the picture was turned to stand upright. */
export async function pictureCodes(raster: Raster, turn: number): Promise<Code[]> {
  const frame = turnedFrame(raster.width, raster.height, turn);
  const found = [...(await readCodes(raster)), ...(await findPatchT(raster))];
  return found.map((code) => ({
    format: code.format,
    text: code.text,
    box: codeBox(code, frame.toShown, frame),
  }));
}

/** The upright box around a code as fractions of a page, after its corners were moved by `toPage`. */
export function codeBox(
  { corners }: FoundCode,
  toPage: (point: { x: number; y: number }) => { x: number; y: number },
  page: { width: number; height: number },
): Box {
  const moved = corners.map(toPage);
  const xs = moved.map(({ x }) => fraction(x, page.width));
  const ys = moved.map(({ y }) => fraction(y, page.height));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const fraction = (value: number, of: number) =>
  Math.round(Math.min(1, Math.max(0, value / of)) * 100_000) / 100_000;
