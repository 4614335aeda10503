// The same papers again: pages of labelled documents as two scanners and a careless hand would bring them, each read by the
// service's own reader.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { openBytes } from '../../server/reading/open-file.ts';
import { DEFAULT_LIMITS } from '../../server/reading/limits.ts';
import type { OpenFile } from '../../server/reading/reader.ts';
import type { Page } from '../../server/reading/reading.ts';
import { random, type Random } from '../random.ts';
import { fileOf, truthOf, type Folders, type Variant } from '../read-sets.ts';
import { SETS } from '../sets.ts';

/** A paper, and what came of it each time that it was read. */
export interface Paper {
  set: string;
  file: string;
  /** The file as it is, and then scans of it. */
  readings: Page[][];
}

/** Pages of a document that are compared, at most. */
const PAGES = 2;
const SCANS = 2;
/** About 150 dots per inch of A4. */
const SCAN_WIDTH = 1240;

export async function rescannedPapers(
  folders: Folders,
  sets: readonly string[],
  variant: Variant,
): Promise<Paper[]> {
  const papers: Paper[] = [];
  for (const set of SETS.filter(({ name }) => sets.includes(name)))
    for (const row of await truthOf(folders, set)) {
      const file = fileOf(row, variant);
      if (file === null) continue;
      const readings = await keptRescans(folders, set.name, file);
      if (readings !== undefined) papers.push({ set: set.name, file, readings });
    }
  return papers;
}

/** Undefined for a file that cannot be read. */
async function keptRescans(
  { data, readings }: Folders,
  set: string,
  file: string,
): Promise<Page[][] | undefined> {
  const seed = createHash('sha256').update(file).digest().readUInt16BE(0);
  const place = path.join(readings, 'rescans', set, `${file}.json`);
  if (existsSync(place)) return JSON.parse(await readFile(place, 'utf8')) as Page[][];
  const bytes = await readFile(path.join(data, set, file));
  let open: OpenFile;
  try {
    open = await openBytes(bytes, path.basename(file), DEFAULT_LIMITS);
  } catch (error) {
    console.error(`${set}/${file}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
  const found: Page[][] = Array.from({ length: SCANS + 1 }, () => []);
  try {
    for (let number = 1; number <= Math.min(PAGES, open.info.page_count); number++) {
      found[0]!.push(await open.readPage(number));
      const turn = found[0]!.at(-1)!.turn ?? 0;
      for (let scan = 1; scan <= SCANS; scan++)
        found[scan]!.push(await readScan(open, number, turn, random(seed * 100 + number * 10 + scan)));
    }
  } finally {
    await open.close();
  }
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(`${place}.part`, JSON.stringify(found));
  await rename(`${place}.part`, place);
  return found;
}

async function readScan(open: OpenFile, number: number, turn: number, draw: Random): Promise<Page> {
  const raster = await open.renderPage(number, SCAN_WIDTH, turn);
  const scan = await openBytes(await scanned(raster, draw), null, DEFAULT_LIMITS);
  try {
    return { ...(await scan.readPage(1)), number };
  } finally {
    await scan.close();
  }
}

/** Askew, with margins of its own, paler or darker, noisy, a little out of focus, and compressed; now and then upside down. */
async function scanned(
  raster: { width: number; height: number; data: Uint8Array },
  draw: Random,
): Promise<Buffer> {
  const { width, height } = raster;
  const margin = () => draw.between(0, Math.round(width * 0.04));
  const skew = draw.between(-20, 20) / 10 + (draw.chance(0.1) ? 180 : 0);
  const print = await sharp(raster.data, { raw: { width, height, channels: 3 } })
    .extend({ top: margin(), bottom: margin(), left: margin(), right: margin(), background: '#fff' })
    .png()
    .toBuffer();
  const turned = await sharp(print).rotate(skew, { background: '#f4f4f2' }).png().toBuffer();
  const size = await sharp(turned).metadata();
  const noise = await sharp({
    create: {
      width: size.width,
      height: size.height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: draw.between(4, 14) },
    },
  })
    .png()
    .toBuffer();
  return sharp(turned)
    .linear(draw.between(75, 100) / 100, draw.between(0, 25))
    .blur(draw.between(4, 9) / 10)
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: draw.between(45, 85) })
    .toBuffer();
}
