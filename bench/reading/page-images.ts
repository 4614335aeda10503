// Page images of Chinese PDFs: is each character that poppler draws drawn by Recto too?
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { DEFAULT_LIMITS } from '../../server/reading/limits.ts';
import { asSharp, type Raster } from '../../server/reading/ocr/raster.ts';
import { readPicture } from '../../server/reading/ocr/read-picture.ts';
import { openPath } from '../../server/reading/open-file.ts';
import type { Page, Word } from '../../server/reading/reading.ts';
import { pdfsBelow } from './born-digital.ts';
import { percent, quoted, runPeer } from './measure.ts';

/** Dots per inch, those of A4 in pixels, and no more pages of a file than show what its fonts do. */
const [RESOLUTION, WIDTH, PAGES] = [200, 1654, 10];
/** A region is empty where fewer of its pixels than this are this much darker or lighter than most. */
const [INK_SHARE, INK_STEP] = [0.02, 40];

interface Drawn {
  files: number;
  characters: number;
  /** Drawn by the other program, empty here; the other way round; empty in both. */
  missing: number;
  more: number;
  neither: number;
}

/** Every PDF below the folder that has Chinese characters in its text layer. */
export async function benchPageImages(folder: string): Promise<string> {
  const sum: Drawn = { files: 0, characters: 0, missing: 0, more: 0, neither: 0 };
  const lines: string[] = [];
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'recto-page-images-'));
  try {
    for (const file of await pdfsBelow(folder)) {
      const found = await comparePages(file, scratch).catch(() => undefined);
      if (!found || found.characters === 0) continue;
      lines.push(`  ${path.relative(folder, file)}: ${describe(found)}`);
      for (const key of ['characters', 'missing', 'more', 'neither'] as const) sum[key] += found[key];
      sum.files++;
    }
  } finally {
    await rm(scratch, { recursive: true });
  }
  return [`${sum.files} PDFs, ${describe(sum)}`, ...lines].join('\n');
}

function describe({ characters, missing, more, neither }: Drawn): string {
  return `${characters} Chinese characters, empty where poppler draws one ${percent(missing, characters)}, drawn where poppler does not ${percent(more, characters)}, empty in both ${percent(neither, characters)}`;
}

async function comparePages(file: string, scratch: string): Promise<Drawn> {
  const sum: Drawn = { files: 1, characters: 0, missing: 0, more: 0, neither: 0 };
  const open = await openPath(file, null, DEFAULT_LIMITS);
  try {
    for (let number = 1; number <= Math.min(open.info.page_count, PAGES); number++) {
      const page = await open.readPage(number);
      const ours = await toGrey(await open.renderPage(number, WIDTH, page.turn ?? 0));
      const theirs = await popplerPage(file, page, ours.info, scratch);
      const words = page.source === 'text_layer' ? page.words : await recognised(theirs);
      const regions = words.flatMap(chineseCharacters);
      for (const box of regions) {
        const [here, there] = [hasInk(ours, box), hasInk(theirs, box)];
        sum.characters++;
        if (!here && !there) sum.neither++;
        else if (!here) sum.missing++;
        else if (!there) sum.more++;
      }
    }
    return sum;
  } finally {
    await open.close();
  }
}

/** Boxes of single characters: those of a word share its length equally. */
function chineseCharacters({ text, box: [left, top, right, bottom] }: Word): Word['box'][] {
  const characters = [...text];
  const step = (right - left) / characters.length;
  return characters.flatMap((character, index) =>
    /\p{Script=Han}/u.test(character)
      ? [[left + index * step, top, left + (index + 1) * step, bottom] as Word['box']]
      : [],
  );
}

type Grey = { data: Buffer; info: { width: number; height: number } };

const toGrey = (raster: Raster): Promise<Grey> =>
  asSharp(raster).greyscale().raw().toBuffer({ resolveWithObject: true });

/** Where the text layer is none to go by, what stands in the other program's picture is looked for in Recto's. */
async function recognised({ data, info }: Grey): Promise<Word[]> {
  const rgb = await sharp(data, { raw: { ...info, channels: 1 } })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const { words, turn } = await readPicture({ ...info, data: rgb });
  return turn === 0 ? words : [];
}

async function popplerPage(file: string, page: Page, size: Grey['info'], scratch: string): Promise<Grey> {
  const to = path.join(scratch, 'page');
  const ran = await runPeer(
    'pdftoppm',
    `pdftoppm -r ${RESOLUTION} -png -singlefile -f ${page.number} -l ${page.number} ${quoted(file)} ${quoted(to)}`,
  );
  if (!ran) throw new Error('pdftoppm is not installed or does not draw the file');
  return sharp(await readFile(`${to}.png`))
    .rotate(page.turn ?? 0)
    .resize(size.width, size.height, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Measured inside the box, as rules of tables run along its border. */
function hasInk({ data, info: { width, height } }: Grey, [left, top, right, bottom]: Word['box']): boolean {
  const [dx, dy] = [(right - left) * 0.12, (bottom - top) * 0.12];
  const pixels: number[] = [];
  for (let y = Math.round((top + dy) * height); y < (bottom - dy) * height; y++)
    for (let x = Math.round((left + dx) * width); x < (right - dx) * width; x++)
      pixels.push(data[y * width + x]!);
  const ground = pixels.toSorted((a, b) => b - a)[Math.floor(pixels.length / 4)] ?? 255;
  const ink = pixels.filter((value) => Math.abs(value - ground) > INK_STEP).length;
  return ink > pixels.length * INK_SHARE;
}
