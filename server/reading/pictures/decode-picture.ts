// Any still picture -> upright RGB pixels of a bounded size.
import sharp, { type Sharp } from 'sharp';
import type { ReadingLimits } from '../limits.ts';
import type { Raster } from '../ocr/raster.ts';
import { ReadingError } from '../reading-error.ts';
import { isTrap } from '../wasm-trap.ts';
import { decodeBmp } from './decode-bmp.ts';
import { decodeHeic } from './decode-heic.ts';
import { decodeJp2 } from './decode-jp2.ts';
import { readTiffPage } from './tiff-pages.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

export interface DecodedPicture {
  /** Upright by its own orientation tag, on white, its longest side at most `MAX_SIDE`. */
  raster: Raster;
  /** Size of the stored picture once upright, in pixels. */
  width: number;
  height: number;
}

/** More pixels than this show no more of any text; they only cost memory. */
export const MAX_SIDE = 5000;

/** Decodes picture or TIFF page `number` (from 1). Throws `ReadingError` for what is damaged or too large. */
export async function decodePicture(
  bytes: Uint8Array,
  format: string,
  number: number,
  limits: ReadingLimits,
): Promise<DecodedPicture> {
  try {
    return await upright(await openPicture(bytes, format, number, limits), limits);
  } catch (error) {
    throw toReadingError(error);
  }
}

/** A picture that sharp can go on with, and how much taller than wide its pixels are (fax: 2). */
interface OpenedPicture {
  picture: Sharp;
  pixel_aspect: number;
}

async function openPicture(
  bytes: Uint8Array,
  format: string,
  number: number,
  limits: ReadingLimits,
): Promise<OpenedPicture> {
  const limitInputPixels = limits.max_pixels;
  const fromRaster = ({ width, height, data }: Raster, channels: 3 | 4 = 3) =>
    sharp(data, { raw: { width, height, channels }, limitInputPixels });
  if (format === 'bmp') return { picture: fromRaster(decodeBmp(bytes, limits.max_pixels)), pixel_aspect: 1 };
  if (format === 'heic')
    return { picture: fromRaster(await decodeHeic(bytes, limits.max_pixels), 4), pixel_aspect: 1 };
  if (format === 'jp2')
    return { picture: fromRaster(await decodeJp2(bytes, limits.max_pixels, MAX_SIDE)), pixel_aspect: 1 };
  const options = { limitInputPixels, failOn: 'none', sequentialRead: true } as const;
  if (format !== 'tiff') return { picture: sharp(bytes, options), pixel_aspect: 1 };
  return readTiffPage(bytes, number, options);
}

async function upright(
  { picture, pixel_aspect }: OpenedPicture,
  limits: ReadingLimits,
): Promise<DecodedPicture> {
  const { autoOrient, width: storedWidth } = await picture.metadata();
  const turned = autoOrient.width !== storedWidth;
  const width = Math.round(autoOrient.width * (turned ? pixel_aspect : 1));
  const height = Math.round(autoOrient.height * (turned ? 1 : pixel_aspect));
  if (width * height > limits.max_pixels) throw tooLarge();
  const shrink = Math.min(1, MAX_SIDE / Math.max(width, height));
  const size = {
    width: Math.max(1, Math.round(width * shrink)),
    height: Math.max(1, Math.round(height * shrink)),
  };
  const { data, info } = await picture
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ ...size, fit: 'fill' })
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raster = { width: info.width, height: info.height, data: toRgb(data, info.channels) };
  return { raster, width, height };
}

/** Grey pictures stay one channel through the pipeline. */
function toRgb(data: Buffer, channels: number): Uint8Array {
  if (channels === 3) return data;
  const pixels = data.length / channels;
  const rgb = new Uint8Array(pixels * 3);
  for (let i = 0; i < pixels; i++) rgb.fill(data[i * channels]!, i * 3, i * 3 + 3);
  return rgb;
}

const tooLarge = () => new ReadingError('too_large', sentence('problems.pictureLarge'));

function toReadingError(error: unknown): Error {
  if (error instanceof ReadingError || isTrap(error)) return error as Error;
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit|too large|exceeds/i.test(message)) return tooLarge();
  return new ReadingError('corrupt', sentence('problems.pictureDamaged'), { cause: error });
}
