// Photographed and scanned receipts with a transcript of every line: character errors and lines exactly right, beside
// Debian's tesseract on the same images.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { DEFAULT_LIMITS } from '../../server/reading/limits.ts';
import { openPath } from '../../server/reading/open-file.ts';
import { comparable, editDistance, percent, processorSeconds, runPeer } from './measure.ts';

interface Line {
  text: string;
  /** Left, top, right, bottom in pixels. */
  box: readonly [number, number, number, number];
}

interface Score {
  errors: number;
  characters: number;
  right: number;
  lines: number;
  seconds: number;
  images: number;
}

/** `folder` holds `img/*.jpg` and `box/*.csv` (eight corner coordinates and the text). */
export async function benchReceipts(folder: string, limit: number): Promise<string> {
  const names = (await readdir(path.join(folder, 'img'))).filter((name) => /\.jpe?g$/i.test(name)).sort();
  const ours = emptyScore();
  const peer = emptyScore();
  for (const name of names.slice(0, limit)) {
    const image = path.join(folder, 'img', name);
    const truth = parseLines(
      await readFile(path.join(folder, 'box', name.replace(/\.\w+$/, '.csv')), 'utf8'),
    );
    const { width, height } = await sharp(image).metadata();
    const before = processorSeconds();
    const found = await readWords(image, width, height);
    add(ours, truth, found, processorSeconds() - before);
    const tesseract = await runPeer('tesseract', `tesseract '${image}' - --psm 6 tsv`);
    if (tesseract) add(peer, truth, parseTsv(tesseract.stdout), tesseract.seconds);
  }
  return [
    `receipts: ${ours.images} images`,
    describe('recto', ours),
    describe('tesseract --psm 6', peer),
  ].join('\n  ');
}

const emptyScore = (): Score => ({ errors: 0, characters: 0, right: 0, lines: 0, seconds: 0, images: 0 });

function describe(name: string, { errors, characters, right, lines, seconds, images }: Score): string {
  if (images === 0) return `${name}: not installed`;
  return `${name}: ${percent(errors, characters)} of characters wrong, ${percent(right, lines)} of lines exactly right, ${(seconds / images).toFixed(2)} s per image and core`;
}

async function readWords(image: string, width: number, height: number): Promise<Line[]> {
  const file = await openPath(image, null, DEFAULT_LIMITS);
  const page = await file.readPage(1);
  await file.close();
  const upright = (page.turn ?? 0) === 0;
  const [w, h] = upright ? [width, height] : [page.width, page.height];
  return page.words.map(({ text, box: [x0, y0, x1, y1] }) => ({
    text,
    box: [x0 * w, y0 * h, x1 * w, y1 * h],
  }));
}

function parseLines(csv: string): Line[] {
  return csv
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const parts = line.split(',');
      const [x0 = 0, y0 = 0, , , x1 = 0, y1 = 0] = parts.slice(0, 8).map(Number);
      return { text: parts.slice(8).join(','), box: [x0, y0, x1, y1] };
    });
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

/** Every word found counts for the transcribed line it overlaps most; what lies on no line is not counted. */
function add(score: Score, truth: Line[], found: Line[], seconds: number): void {
  const texts = truth.map((): Line[] => []);
  for (const word of found) {
    const overlaps = truth.map(({ box }) => overlap(box, word.box));
    const most = Math.max(...overlaps);
    if (most > 0) texts[overlaps.indexOf(most)]!.push(word);
  }
  for (const [index, { text }] of truth.entries()) {
    const words = texts[index]!.sort((a, b) => a.box[0] - b.box[0]);
    const wanted = comparable(text);
    const errors = editDistance(wanted, comparable(words.map((word) => word.text).join('')));
    score.errors += errors;
    score.characters += [...wanted].length;
    score.lines++;
    if (errors === 0) score.right++;
  }
  score.seconds += seconds;
  score.images++;
}

function overlap(a: Line['box'], b: Line['box']): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? width * height : 0;
}
