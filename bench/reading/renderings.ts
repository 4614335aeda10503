// The transcribed receipts in the forms in which documents arrive that were faxed or sent small, beside the images as they
// are: what each form costs in characters and lines, and in time.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { DEFAULT_LIMITS } from '../../server/reading/limits.ts';
import { openBytes } from '../../server/reading/open-file.ts';
import { addLines, describeLines, emptyLineScore, wordsAsStored, type LineScore } from './line-score.ts';
import { timed } from './measure.ts';
import { transcribedImages, transcriptOf, type Line } from './transcribed-lines.ts';

/** The coarse way to two levels: black is what is darker than this. Pale print loses its strokes. */
const FAX_THRESHOLD = 150;
/** The way of scanners: black is what is darker than its surroundings, this far around, by so many levels. */
const SURROUNDINGS_SIGMA = 12;
const DARKER = 18;
/** What programs take that make pictures small enough for an e-mail. */
const MAIL_QUALITY = 45;

/** Each from an image as it is stored, `width` pixels wide, to the bytes of a file. */
const FORMS: Record<string, (image: Buffer, width: number) => Promise<Buffer>> = {
  'as it is': async (image) => image,
  'fax, black by its surroundings': async (image) => asFax(await blackBySurroundings(image)),
  'fax, black by one threshold': (image) => asFax(sharp(image).greyscale().threshold(FAX_THRESHOLD)),
  'half the resolution, JPEG of quality 45': (image, width) =>
    sharp(image)
      .resize(Math.round(width / 2))
      .jpeg({ quality: MAIL_QUALITY })
      .toBuffer(),
};

const asFax = (picture: Sharp): Promise<Buffer> =>
  picture.toColourspace('b-w').tiff({ compression: 'ccittfax4', bitdepth: 1 }).toBuffer();

async function blackBySurroundings(image: Buffer): Promise<Sharp> {
  const { data, info } = await sharp(image).greyscale().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 1 } as const;
  const around = await sharp(data, { raw }).blur(SURROUNDINGS_SIGMA).toColourspace('b-w').raw().toBuffer();
  const levels = data.map((level, at) => (level < around[at]! - DARKER ? 0 : 255));
  return sharp(Buffer.from(levels), { raw });
}

/** `folder` as for the receipts; of the images that `only` names every `step`th is read. */
export async function benchRenderings(
  folder: string,
  step: number,
  only: (name: string) => boolean,
): Promise<string> {
  const images = (await transcribedImages(folder, only)).filter((_, index) => index % step === 0);
  const scores = new Map(Object.keys(FORMS).map((name) => [name, emptyLineScore()]));
  for (const name of images) {
    const image = await readFile(path.join(folder, 'img', name));
    const truth = await transcriptOf(folder, name);
    const { width } = await sharp(image).metadata();
    for (const [form, render] of Object.entries(FORMS))
      await addReading(scores.get(form)!, truth, await render(image, width), width);
  }
  return [
    `${images.length} receipts`,
    ...[...scores].map(([form, score]) => describeLines(form, score)),
  ].join('\n  ');
}

/** `truth` stands on a picture `width` pixels wide, of which `bytes` are another form. */
async function addReading(score: LineScore, truth: Line[], bytes: Buffer, width: number): Promise<void> {
  const stored = await sharp(bytes).metadata();
  const file = await openBytes(bytes, null, DEFAULT_LIMITS);
  try {
    const page = await timed(score.seconds, () => file.readPage(1));
    const scale = width / stored.width;
    const words = wordsAsStored(page, stored.width, stored.height).map(({ text, box: [x0, y0, x1, y1] }) => ({
      text,
      box: [x0 * scale, y0 * scale, x1 * scale, y1 * scale] as const,
    }));
    addLines(score, truth, words);
  } finally {
    await file.close();
  }
}
