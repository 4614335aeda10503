// Photographed and scanned receipts with a transcript of every line: character errors, lines exactly right and spaces
// between words, beside Debian's programs on the same images. Lines transcribed without a letter or digit (`***` stands
// for what was not transcribed) are left out.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { DEFAULT_LIMITS } from '../../server/reading/limits.ts';
import { openPath } from '../../server/reading/open-file.ts';
import { turnedFrame } from '../../server/reading/page-frame.ts';
import type { Page } from '../../server/reading/reading.ts';
import { comparable, editDistance, noSeconds, percent, perUnit, quoted, runPeer, timed } from './measure.ts';
import { parseLines, type Line } from './transcribed-lines.ts';
import { addSpaces, describeSpaces, emptySpaceScore } from './word-spaces.ts';

const emptyScore = () => ({
  errors: 0,
  characters: 0,
  right: 0,
  lines: 0,
  images: 0,
  spaces: emptySpaceScore(),
  seconds: noSeconds(),
});

type Score = ReturnType<typeof emptyScore>;

/** `folder` holds `img/*.jpg` and `box/*.csv` (eight corner coordinates and the text). `only` names the images to read. */
export async function benchReceipts(
  folder: string,
  limit: number,
  peers: boolean,
  only: (name: string) => boolean = () => true,
): Promise<string> {
  const names = (await readdir(path.join(folder, 'img'))).filter(
    (name) => /\.jpe?g$/i.test(name) && only(name),
  );
  const [ours, tesseract, ocrmypdf] = [emptyScore(), emptyScore(), emptyScore()];
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'recto-bench-'));
  for (const name of names.sort().slice(0, limit)) {
    const image = path.join(folder, 'img', name);
    const truth = parseLines(
      await readFile(path.join(folder, 'box', name.replace(/\.\w+$/, '.csv')), 'utf8'),
    );
    const { width, height } = await sharp(image).metadata();
    const page = await timed(ours.seconds, () => readFirstPage(image));
    add(ours, truth, wordsAsStored(page, width, height));
    if (!peers) continue;
    await addTesseract(tesseract, truth, image);
    await addOcrmypdf(ocrmypdf, truth, image, width, path.join(scratch, 'out.pdf'));
  }
  await rm(scratch, { recursive: true });
  const results = [`receipts: ${ours.images} images`, describe('recto', ours)];
  if (peers) results.push(describe('tesseract --psm 6', tesseract), describe('ocrmypdf', ocrmypdf));
  return results.join('\n  ');
}

function describe(
  name: string,
  { errors, characters, right, lines, seconds, images, spaces }: Score,
): string {
  if (images === 0) return `${name}: not installed`;
  return `${name}: ${percent(errors, characters)} of characters wrong, ${percent(right, lines)} of ${lines} lines exactly right, ${perUnit(seconds, images)} an image; ${describeSpaces(spaces)}`;
}

async function readFirstPage(image: string): Promise<Page> {
  const file = await openPath(image, null, DEFAULT_LIMITS);
  try {
    return await file.readPage(1);
  } finally {
    await file.close();
  }
}

/** The words where they stand on the picture as it is stored, which transcripts refer to; the page may be turned upright. */
function wordsAsStored(page: Page, width: number, height: number): Line[] {
  const turn = page.turn ?? 0;
  const back = turnedFrame(page.width, page.height, -turn);
  const sideways = Math.round(turn / 90) % 2 !== 0;
  return page.words.map(({ text, box: [x0, y0, x1, y1] }) => {
    const middle = back.toShown({
      x: ((x0 + x1) / 2) * page.width,
      y: ((y0 + y1) / 2) * page.height,
    });
    const x = middle.x - (back.width - width) / 2;
    const y = middle.y - (back.height - height) / 2;
    const [half, low] = [((x1 - x0) / 2) * page.width, ((y1 - y0) / 2) * page.height];
    const [dx, dy] = sideways ? [low, half] : [half, low];
    return { text, box: [x - dx, y - dy, x + dx, y + dy] };
  });
}

async function addTesseract(score: Score, truth: Line[], image: string): Promise<void> {
  const run = await runPeer('tesseract', `tesseract ${quoted(image)} - --psm 6 tsv`);
  if (!run) return;
  add(score, truth, parseTsv(run.stdout));
  score.seconds.processor += run.seconds.processor;
  score.seconds.wall += run.seconds.wall;
}

/** Its words are taken from the text layer it makes. */
async function addOcrmypdf(
  score: Score,
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
  add(score, truth, parseBoxes(text.stdout, width));
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

/** Every word found counts for the transcribed line it overlaps most; what lies on no line is not counted. */
function add(score: Score, truth: Line[], found: Line[]): void {
  const texts = truth.map((): Line[] => []);
  for (const word of found) {
    const overlaps = truth.map(({ box }) => overlap(box, word.box));
    const most = Math.max(...overlaps);
    if (most > 0) texts[overlaps.indexOf(most)]!.push(word);
  }
  for (const [index, { text }] of truth.entries()) {
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const words = texts[index]!.sort((a, b) => a.box[0] - b.box[0]);
    const wanted = comparable(text);
    const read = words.map((word) => word.text).join(' ');
    const errors = editDistance(wanted, comparable(read));
    score.errors += errors;
    score.characters += [...wanted].length;
    score.lines++;
    if (errors > 0) continue;
    score.right++;
    addSpaces(score.spaces, text, read);
  }
  score.images++;
}

function overlap(a: Line['box'], b: Line['box']): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? width * height : 0;
}
