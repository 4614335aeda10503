// A made-up receipt as a camera or a cheap scanner sees it: askew, soft, unevenly lit, squeezed by JPEG; and read again.
import sharp from 'sharp';
import { DEFAULT_LIMITS } from '../../../server/reading/limits.ts';
import { openBytes } from '../../../server/reading/open-file.ts';
import { asSharp } from '../../../server/reading/ocr/raster.ts';
import { drawWords } from '../../../server/reading/pdf/draw-words.ts';
import type { Reading } from '../../../server/reading/reading.ts';
import type { Random } from '../../../bench/random.ts';

const MOST_PIXELS = 20_000_000;

export async function photographed(reading: Reading, dice: Random): Promise<Reading> {
  const page = reading.pages[0];
  if (page === undefined) return reading;
  const drawn = await drawWords(page, dice.between(440, 760), MOST_PIXELS);
  const { r, g, b } = { r: dice.between(200, 255), g: dice.between(200, 250), b: dice.between(190, 245) };
  const picture = await asSharp(drawn)
    .extend({ top: 30, bottom: 30, left: 30, right: 30, background: '#fff' })
    .rotate((dice.next() - 0.5) * 3, { background: '#fff' })
    .blur(0.4 + dice.next() * 0.6)
    .linear(0.6 + dice.next() * 0.35, dice.between(10, 60))
    .tint({ r, g, b })
    .jpeg({ quality: dice.between(35, 85) })
    .toBuffer();
  const noisy = await sharp(picture).jpeg({ quality: 70 }).toBuffer();
  const file = await openBytes(noisy, null, DEFAULT_LIMITS);
  try {
    return { ...reading, pages: [await file.readPage(1)] };
  } finally {
    await file.close();
  }
}
