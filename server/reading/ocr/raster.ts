// A decoded picture as plain bytes, and the few operations text recognition needs on it.
import sharp, { type Sharp } from 'sharp';

/** RGB, 8 bits a channel, rows without padding: `data.length === width * height * 3`. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Resamples to exactly `width` x `height`. */
export async function resizeRaster(raster: Raster, width: number, height: number): Promise<Raster> {
  if (raster.width === width && raster.height === height) return raster;
  const kernel = width < raster.width ? 'lanczos3' : 'cubic';
  const data = await asSharp(raster).resize(width, height, { fit: 'fill', kernel }).raw().toBuffer();
  return { width, height, data };
}

/** A sharp pipeline over the pixels of a raster, without copying them. */
export function asSharp(raster: Raster): Sharp {
  const { width, height, data } = raster;
  return sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: false });
}

/** Half the size by averaging 2 x 2 pixels: keeps thin strokes that plain sampling would drop. */
export function halveRaster(raster: Raster): Raster {
  const width = raster.width >> 1;
  const height = raster.height >> 1;
  const data = new Uint8Array(width * height * 3);
  const stride = raster.width * 3;
  let to = 0;
  for (let y = 0; y < height; y++) {
    let from = y * 2 * stride;
    for (let x = 0; x < width; x++, from += 6) {
      for (let c = 0; c < 3; c++) {
        const above = raster.data[from + c]! + raster.data[from + c + 3]!;
        const below = raster.data[from + c + stride]! + raster.data[from + c + stride + 3]!;
        data[to++] = (above + below + 2) >> 2;
      }
    }
  }
  return { width, height, data };
}
