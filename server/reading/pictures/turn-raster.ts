// Turns a picture upright the way `turnedFrame` computes its frame.
import { asSharp, type Raster } from '../ocr/raster.ts';

/** Turned clockwise by `turn` degrees; the canvas grows to fit and is filled with white. */
export async function turnRaster(raster: Raster, turn: number): Promise<Raster> {
  if (turn === 0) return raster;
  const { data, info } = await asSharp(raster)
    .rotate(turn, { background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
