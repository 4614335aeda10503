// Chinese text as a clean page image and as a photograph of it: share of the characters that are read.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { typeset } from '../../server/reading/converted/typeset.ts';
import { asSharp, type Raster } from '../../server/reading/ocr/raster.ts';
import { readPicture } from '../../server/reading/ocr/read-picture.ts';
import { drawWords } from '../../server/reading/pdf/draw-words.ts';
import { editDistance, noSeconds, percent, perUnit, timed } from './measure.ts';

/** A4 at 150 dpi. */
const WIDTH = 1240;
const CHARACTERS = 700;

/** Pages are set from the UTF-8 text files below a folder. */
export async function benchChinese(folder: string, count: number): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(({ name }) => name.endsWith('.txt')).slice(0, count);
  const results = { clean: newSum(), photographed: newSum() };
  for (const entry of files) {
    const text = await readFile(path.join(entry.parentPath, entry.name), 'utf8');
    const lines = text.slice(0, CHARACTERS).split(/\r?\n/);
    const page = typeset(
      lines.map((line) => ({ kind: 'paragraph', text: line, style: { size: 11 } }) as const),
      1,
    ).pages[0]!;
    const wanted = page.words.map((word) => word.text).join('');
    const clean = await drawWords(page, WIDTH, 20_000_000);
    await score(results.clean, clean, wanted);
    await score(results.photographed, await photographed(clean), wanted);
  }
  const line = (name: keyof typeof results) => {
    const { errors, characters, seconds, pages } = results[name];
    return `${name}: ${percent(characters - errors, characters)} of characters right, ${perUnit(seconds, pages)} a page`;
  };
  return [`Chinese pages: ${files.length}`, line('clean'), line('photographed')].join('\n  ');
}

const newSum = () => ({ errors: 0, characters: 0, seconds: noSeconds(), pages: 0 });

async function score(sum: ReturnType<typeof newSum>, raster: Raster, wanted: string): Promise<void> {
  const { words } = await timed(sum.seconds, () => readPicture(raster));
  const plain = (text: string) => text.replace(/\s+/gu, '').normalize('NFKC');
  const truth = plain(wanted);
  sum.errors += Math.min(truth.length, editDistance(truth, plain(words.map(({ text }) => text).join(''))));
  sum.characters += truth.length;
  sum.pages++;
}

/** Held slightly askew and out of focus, in light from one side, and compressed as phones do. */
async function photographed(raster: Raster): Promise<Raster> {
  const { width, height } = raster;
  const light = Buffer.from(
    `<svg width="${width}" height="${height}"><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#9a917f"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png()
    .toBuffer();
  const lit = await asSharp(raster)
    .composite([
      { input: light, blend: 'multiply' },
      { input: noise, blend: 'soft-light' },
    ])
    .blur(0.8)
    .png()
    .toBuffer();
  const jpeg = await sharp(lit)
    .affine([1, 0.03, -0.02, 1], { background: '#5b5348' })
    .jpeg({ quality: 70 })
    .toBuffer();
  const { data, info } = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
