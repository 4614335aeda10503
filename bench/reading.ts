// `npm run bench:reading -- --data FOLDER [part …]`: how fast and how well files are read, beside Debian's programs in the
// same run. Parts: pdf, receipts, renderings, chinese, page-images, accents, letters, scans, variants, large; all by default.
// The folder (or RECTO_BENCH_DATA) holds PDFs in folders, `sroie/` with receipts and their transcripts, `zugferd/` with
// invoices and their scans, `qa_zh_*/` with Chinese text, `variants/` with other forms of documents of the other folders;
// parts without data are left out. Damaged files (`odd/`) are no measure of speed. `--step N` takes every Nth file.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { machine } from './kit.ts';
import { benchAccents } from './reading/accents.ts';
import { benchBornDigital, describeBornDigital, type BornDigital } from './reading/born-digital.ts';
import { benchChinese } from './reading/chinese.ts';
import { benchLargeFile } from './reading/large-file.ts';
import { benchPageImages } from './reading/page-images.ts';
import { benchLetters } from './reading/letters.ts';
import { benchReceipts } from './reading/receipts.ts';
import { benchRenderings } from './reading/renderings.ts';
import { benchScans } from './reading/scans.ts';
import { benchVariants } from './reading/variants.ts';
import { isHeldAside, SETS, type TruthRow } from './sets.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: process.env['RECTO_BENCH_DATA'] },
    images: { type: 'string', default: '100' },
    files: { type: 'string', default: '100' },
    step: { type: 'string', default: '1' },
    alone: { type: 'boolean', default: false },
    development: { type: 'boolean', default: false },
  },
});
const wanted = (part: string) => positionals.length === 0 || positionals.includes(part);
const folders = values.data === undefined ? [] : await readdir(values.data);
const inData = (name: string) => path.join(values.data ?? '', name);

// As in a reader process: what one core does.
sharp.concurrency(1);
sharp.cache(false);

console.log(`${machine()}\n`);
if (wanted('pdf')) await printBornDigital();
if (wanted('receipts') && folders.includes('sroie'))
  await printReceipts('receipts', (only) =>
    benchReceipts(inData('sroie'), Number(values.images), !values.alone, only),
  );
if (wanted('renderings') && folders.includes('sroie'))
  await printReceipts('forms of receipts', (only) =>
    benchRenderings(inData('sroie'), Number(values.step), only),
  );
if (wanted('chinese'))
  for (const name of folders.filter((folder) => folder.startsWith('qa_zh')).slice(0, 1))
    await print(() => benchChinese(inData(name), 12), 'chinese');
if (wanted('page-images') && values.data !== undefined)
  await print(() => benchPageImages(values.data!), 'page images');
if (wanted('accents')) await print(benchAccents, 'accents');
if (wanted('scans') && folders.includes('zugferd'))
  await print(() => benchScans(inData('zugferd'), Number(values.step)), 'scanned invoices');
if (wanted('letters')) await print(benchLetters, 'letters');
if (wanted('variants') && folders.includes('variants'))
  await print(() => benchVariants(inData('variants')), 'variants');
if (wanted('large')) await print(benchLargeFile, 'large');

async function printBornDigital(): Promise<void> {
  const sum: BornDigital = { files: 0, pages: 0, seconds: { processor: 0, wall: 0 }, peer: 0 };
  for (const name of folders.filter((folder) => folder !== 'odd').sort()) {
    const found = await benchBornDigital(inData(name), Number(values.files)).catch(() => undefined);
    if (!found) continue;
    console.log(describeBornDigital(name, found));
    sum.files += found.files;
    sum.pages += found.pages;
    sum.peer += found.peer;
    sum.seconds.processor += found.seconds.processor;
    sum.seconds.wall += found.seconds.wall;
  }
  console.log(`${sum.files === 0 ? 'no born-digital PDF' : describeBornDigital('all', sum)}\n`);
}

/** The receipts that are looked at during development, and those held aside, which alone say how well it does on others. */
async function printReceipts(
  name: string,
  bench: (only: (image: string) => boolean) => Promise<string>,
): Promise<void> {
  const set = SETS.find((one) => one.name === 'sroie')!;
  const rows = (await readFile(path.join(inData('sroie'), 'truth.jsonl'), 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as TruthRow);
  const aside = new Set(rows.filter((row) => isHeldAside(set, row)).map(({ file }) => stem(file)));
  await print(() => bench((image) => !aside.has(stem(image))), `${name} looked at`);
  if (!values.development) await print(() => bench((image) => aside.has(stem(image))), `${name} held aside`);
}

function stem(file: string): string {
  return path.basename(file, path.extname(file));
}

/** A part that fails is told and does not cost the others. */
async function print(part: () => Promise<string>, name: string): Promise<void> {
  try {
    console.log(`${name}: ${await part()}\n`);
  } catch (error) {
    console.log(`${name}: ${String(error)}\n`);
  }
}
