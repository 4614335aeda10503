// `npm run bench:reading -- --data FOLDER [part …]`: how fast and how well files are read, beside Debian's programs in the
// same run. Parts: pdf, receipts, chinese, large, fuzz; all but fuzz by default. The folder (or RECTO_BENCH_DATA) holds
// PDFs in folders, `sroie/` with receipts and their transcripts, `qa_zh_*/` with Chinese text; parts without data are left out.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { machine } from './kit.ts';
import { benchBornDigital } from './reading/born-digital.ts';
import { benchChinese } from './reading/chinese.ts';
import { benchFuzz } from './reading/fuzz.ts';
import { benchLargeFile } from './reading/large-file.ts';
import { benchReceipts } from './reading/receipts.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: process.env['RECTO_BENCH_DATA'] },
    images: { type: 'string', default: '100' },
    mutations: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
  },
});
const wanted = (part: string) => (positionals.length === 0 ? part !== 'fuzz' : positionals.includes(part));
const folders = values.data === undefined ? [] : await readdir(values.data);
const inData = (name: string) => path.join(values.data ?? '', name);

console.log(`${machine()}\n`);
if (wanted('pdf')) for (const name of folders) await print(() => benchBornDigital(inData(name)), name);
if (wanted('receipts') && folders.includes('sroie'))
  await print(() => benchReceipts(inData('sroie'), Number(values.images)), 'receipts');
if (wanted('chinese'))
  for (const name of folders.filter((folder) => folder.startsWith('qa_zh')).slice(0, 1))
    await print(() => benchChinese(inData(name), 12), 'chinese');
if (wanted('large')) await print(benchLargeFile, 'large');
if (wanted('fuzz')) await print(() => benchFuzz(Number(values.mutations), Number(values.seed)), 'fuzz');

/** A part that fails is told and does not cost the others. */
async function print(part: () => Promise<string>, name: string): Promise<void> {
  try {
    const line = await part();
    if (!line.endsWith('no born-digital PDF')) console.log(`${line}\n`);
  } catch (error) {
    console.log(`${name}: ${String(error)}\n`);
  }
}
