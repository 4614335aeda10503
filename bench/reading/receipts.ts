// Photographed and scanned receipts with a transcript of every line, beside Debian's programs on the same images.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { DEFAULT_LIMITS } from '../../server/reading/limits.ts';
import { openPath } from '../../server/reading/open-file.ts';
import type { Page } from '../../server/reading/reading.ts';
import { addLines, describeLines, emptyLineScore, wordsAsStored, type LineScore } from './line-score.ts';
import { quoted, runPeer, timed } from './measure.ts';
import { transcribedImages, transcriptOf, type Line } from './transcribed-lines.ts';

/** `folder` holds `img/*.jpg` and `box/*.csv` (eight corner coordinates and the text). `only` names the images to read. */
export async function benchReceipts(
  folder: string,
  limit: number,
  peers: boolean,
  only: (name: string) => boolean = () => true,
): Promise<string> {
  const names = await transcribedImages(folder, only);
  const [ours, tesseract, ocrmypdf] = [emptyLineScore(), emptyLineScore(), emptyLineScore()];
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'recto-bench-'));
  for (const name of names.slice(0, limit)) {
    const image = path.join(folder, 'img', name);
    const truth = await transcriptOf(folder, name);
    const { width, height } = await sharp(image).metadata();
    const page = await timed(ours.seconds, () => readFirstPage(image));
    addLines(ours, truth, wordsAsStored(page, width, height));
    if (!peers) continue;
    await addTesseract(tesseract, truth, image);
    await addOcrmypdf(ocrmypdf, truth, image, width, path.join(scratch, 'out.pdf'));
  }
  await rm(scratch, { recursive: true });
  const results = [`receipts: ${ours.images} images`, describeLines('recto', ours)];
  if (peers) results.push(describeLines('tesseract --psm 6', tesseract), describeLines('ocrmypdf', ocrmypdf));
  return results.join('\n  ');
}

async function readFirstPage(image: string): Promise<Page> {
  const file = await openPath(image, null, DEFAULT_LIMITS);
  try {
    return await file.readPage(1);
  } finally {
    await file.close();
  }
}

async function addTesseract(score: LineScore, truth: Line[], image: string): Promise<void> {
  const run = await runPeer('tesseract', `tesseract ${quoted(image)} - --psm 6 tsv`);
  if (!run) return;
  addLines(score, truth, parseTsv(run.stdout));
  score.seconds.processor += run.seconds.processor;
  score.seconds.wall += run.seconds.wall;
}

/** Its words are taken from the text layer it makes. */
async function addOcrmypdf(
  score: LineScore,
  truth: Line[],
  image: string,
  width: number,
  pdf: string,
): Promise<void> {
  const run = await runPeer(
    'ocrmypdf',
    `ocrmypdf --jobs 1 --image-dpi 150 --output-type pdf ${quoted(image)} ${quoted(pdf)}`,
  );
  const text = run && (await runPeer('pdftotext', `pdftotext -bbox ${quoted(pdf)} -`));
  if (!run || !text) return;
  addLines(score, truth, parseBoxes(text.stdout, width));
  score.seconds.processor += run.seconds.processor;
  score.seconds.wall += run.seconds.wall;
}

function parseTsv(tsv: string): Line[] {
  return tsv
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((parts) => parts[0] === '5' && (parts[11] ?? '').trim() !== '')
    .map((parts) => {
      const [left = 0, top = 0, width = 0, height = 0] = parts.slice(6, 10).map(Number);
      return { text: parts[11]!, box: [left, top, left + width, top + height] };
    });
}

/** What `pdftotext -bbox` writes, brought from points to the pixels of a picture `width` wide. */
function parseBoxes(html: string, width: number): Line[] {
  const scale = width / Number(/<page width="([\d.]+)"/.exec(html)?.[1] ?? width);
  const word = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)</g;
  return [...html.matchAll(word)].map(([, x0, y0, x1, y1, text]) => ({
    text: text!
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
    box: [Number(x0) * scale, Number(y0) * scale, Number(x1) * scale, Number(y1) * scale],
  }));
}
