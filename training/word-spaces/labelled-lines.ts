// Recognised lines whose spaces are known: from transcripts of receipts, and from the text layers of PDFs.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { DEFAULT_LIMITS } from '../../server/reading/limits.ts';
import { loadModels } from '../../server/reading/ocr/models.ts';
import type { Raster } from '../../server/reading/ocr/raster.ts';
import { findLines } from '../../server/reading/ocr/read-picture.ts';
import { recogniseCharacters } from '../../server/reading/ocr/recognise-line.ts';
import { measureGaps } from '../../server/reading/ocr/word-gaps.ts';
import { openPath } from '../../server/reading/open-file.ts';
import { comparable } from '../../bench/reading/measure.ts';
import { transcriptOf, type Line } from '../../bench/reading/transcribed-lines.ts';
import { isHeldAside, SETS, type TruthRow } from '../../bench/sets.ts';
import type { LabelledLine } from './fit.ts';

export interface GroupedLine extends LabelledLine {
  document: string;
}

/** Sets of PDFs with a text layer. */
const PRINTED = ['zugferd', 'adbuy_en', 'nda_en'];
/** Pages are painted as scanners scan. */
const DOTS_PER_INCH = 200;

/** From `sroie/img` and `sroie/box` below `data`. */
export async function receiptLines(data: string, limit: number): Promise<GroupedLine[]> {
  const lines: GroupedLine[] = [];
  for (const { file } of (await rowsOf(data, 'sroie')).slice(0, limit)) {
    const image = path.join(data, 'sroie', file);
    const transcripts = await transcriptOf(path.join(data, 'sroie'), path.basename(file));
    const decoded = sharp(image).rotate().removeAlpha().toColourspace('srgb').raw();
    const { data: pixels, info } = await decoded.toBuffer({ resolveWithObject: true });
    const raster = { width: info.width, height: info.height, data: pixels };
    lines.push(...(await label(raster, file, (box) => mostOverlapped(transcripts, box))));
  }
  return lines;
}

/** From the first page of each PDF; a line is known where one line of words of the text layer lies in it. */
export async function printedLines(data: string, limit: number): Promise<GroupedLine[]> {
  const lines: GroupedLine[] = [];
  for (const set of PRINTED.filter((name) => SETS.some((one) => one.name === name))) {
    for (const { file } of (await rowsOf(data, set)).slice(0, Math.ceil(limit / PRINTED.length))) {
      if (!/\.pdf$/i.test(file)) continue;
      const open = await openPath(path.join(data, set, file), null, DEFAULT_LIMITS);
      const page = await open.readPage(1);
      if (page.source === 'text_layer' && page.turn === undefined) {
        const raster = await open.renderPage(1, Math.round((page.width * DOTS_PER_INCH) / 72), 0);
        const words = page.words.map(({ text, box: [x0, y0, x1, y1] }) => ({
          text,
          x0,
          x: ((x0 + x1) / 2) * raster.width,
          y: ((y0 + y1) / 2) * raster.height,
        }));
        const textIn = ([x0, y0, x1, y1]: Line['box']) =>
          words
            .filter(({ x, y }) => x > x0 && x < x1 && y > y0 && y < y1)
            .sort((a, b) => a.x0 - b.x0)
            .map(({ text }) => text)
            .join(' ');
        lines.push(...(await label(raster, file, textIn)));
      }
      await open.close();
    }
  }
  return lines;
}

async function rowsOf(data: string, name: string): Promise<TruthRow[]> {
  const set = SETS.find((one) => one.name === name)!;
  if (!(await readdir(data)).includes(name)) return [];
  return (await readFile(path.join(data, name, 'truth.jsonl'), 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as TruthRow)
    .filter((row) => !isHeldAside(set, row));
}

/** Lines whose characters are read as `textIn` has them, with the spaces that it has. */
async function label(
  raster: Raster,
  document: string,
  textIn: (box: Line['box']) => string,
): Promise<GroupedLine[]> {
  const models = await loadModels();
  const { lines, pyramid } = await findLines(models, raster);
  const labelled: GroupedLine[] = [];
  for (const quad of lines) {
    const { read, crop } = await recogniseCharacters(models, pyramid, quad);
    const solid = read.filter(({ text }) => text.trim() !== '');
    const xs = quad.corners.map(({ x }) => x);
    const ys = quad.corners.map(({ y }) => y);
    const truth = textIn([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
    const texts = solid.map(({ text }) => text);
    const spaces = spacesOf(truth, texts);
    if (spaces) labelled.push({ document, texts, gaps: measureGaps(solid, crop), spaces });
  }
  return labelled;
}

/** Undefined where the characters differ. */
function spacesOf(truth: string, texts: string[]): boolean[] | undefined {
  if (texts.length < 2 || comparable(truth) !== comparable(texts.join(''))) return undefined;
  const places = new Set<number>();
  let solid = 0;
  for (const character of truth.normalize('NFKC').trim()) {
    if (character.trim() === '') places.add(solid);
    else solid++;
  }
  let at = 0;
  return texts.slice(1).map((_, index) => {
    at += [...texts[index]!.normalize('NFKC')].length;
    return places.has(at);
  });
}

function mostOverlapped(transcripts: Line[], box: Line['box']): string {
  let best = { area: 0, text: '' };
  for (const { text, box: other } of transcripts) {
    const width = Math.min(box[2], other[2]) - Math.max(box[0], other[0]);
    const height = Math.min(box[3], other[3]) - Math.max(box[1], other[1]);
    if (width > 0 && height > 0 && width * height > best.area) best = { area: width * height, text };
  }
  return best.text;
}
