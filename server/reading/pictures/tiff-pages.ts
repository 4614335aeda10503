// Pages of a TIFF: sharp decodes them (fax G3/G4 included); what it cannot, utif2 does.
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import UTIF from 'utif2';
import { ReadingError } from '../reading-error.ts';
import { readTiffDirectories, withDirectoryAlone, type TiffDirectory } from './tiff-directories.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

/** Resolutions that differ by more than this belong to pixels that are not square: a fax in normal quality. */
const UNEVEN = 1.1;
const [WIDTH, HEIGHT] = ['t256', 't257'] as const;

/** Number of pages, at least 1. */
export const countTiffPages = (bytes: Uint8Array): number => Math.max(1, readTiffDirectories(bytes).length);

/** A page as a sharp pipeline, and how much taller than wide its pixels are. */
export async function readTiffPage(
  bytes: Uint8Array,
  number: number,
  options: SharpOptions,
): Promise<{ picture: Sharp; pixel_aspect: number }> {
  const directory = readTiffDirectories(bytes)[number - 1];
  const pixel_aspect = directory ? pixelAspect(directory) : 1;
  const picture = sharp(bytes, { ...options, page: number - 1 });
  try {
    await picture.clone().resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    return { picture, pixel_aspect };
  } catch (error) {
    if (!directory || /pixel limit/i.test(String(error))) throw error;
    return { picture: decodeAlone(bytes, directory, options), pixel_aspect };
  }
}

/** The library takes every count and offset of a file at its word: what does not fit is kept from it. */
function decodeAlone(bytes: Uint8Array, directory: TiffDirectory, options: SharpOptions): Sharp {
  const damaged = () => new ReadingError('corrupt', sentence('problems.pictureDamaged'));
  if (!directory.sound) throw damaged();
  const buffer = withDirectoryAlone(bytes, directory);
  const page = UTIF.decode(buffer)[0];
  if (!page) throw damaged();
  const limit = typeof options.limitInputPixels === 'number' ? options.limitInputPixels : Infinity;
  if (numberOf(page[WIDTH]) * numberOf(page[HEIGHT]) > limit) {
    throw new ReadingError('too_large', sentence('problems.pictureLarge'));
  }
  UTIF.decodeImage(buffer, page);
  const raw = { width: page.width, height: page.height, channels: 4 } as const;
  return sharp(UTIF.toRGBA8(page), { raw, limitInputPixels: limit });
}

function pixelAspect({ x_resolution, y_resolution }: TiffDirectory): number {
  const ratio = x_resolution / y_resolution;
  const uneven = ratio > UNEVEN || ratio < 1 / UNEVEN;
  return Number.isFinite(ratio) && uneven && ratio < 4 && ratio > 0.25 ? ratio : 1;
}

function numberOf(tag: unknown): number {
  const value: unknown = Array.isArray(tag) ? tag[0] : tag;
  return typeof value === 'number' ? value : 0;
}
