// HEIC pictures (iPhone photos), which sharp's own build cannot decode.
import decodeAll from 'heic-decode';
import type { Raster } from '../ocr/raster.ts';
import { ReadingError } from '../reading-error.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

/** RGBA pixels of the main picture, turned upright by the decoder. */
export async function decodeHeic(bytes: Uint8Array, max_pixels: number): Promise<Raster> {
  const pictures = await decodeAll.all({ buffer: bytes });
  try {
    const main = pictures[0];
    if (!main) throw new ReadingError('empty', sentence('problems.heicEmpty'));
    if (main.width * main.height > max_pixels) {
      throw new ReadingError('too_large', sentence('problems.pictureLarge'));
    }
    const { width, height, data } = await main.decode();
    return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
  } finally {
    pictures.dispose();
  }
}
