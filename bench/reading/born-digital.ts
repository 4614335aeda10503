// Born-digital PDFs: pages per second of processor time, words and boxes included, beside `pdftotext -bbox`.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LIMITS } from '../../server/reading/limits.ts';
import { openPath } from '../../server/reading/open-file.ts';
import { processorSeconds, runPeer } from './measure.ts';

/** Every PDF below a folder all of whose pages have a text layer that is used. */
export async function benchBornDigital(folder: string): Promise<string> {
  const files: string[] = [];
  for (const file of await pdfsBelow(folder)) if (await isBornDigital(file)) files.push(file);
  if (files.length === 0) return `${folder}: no born-digital PDF`;
  const before = processorSeconds();
  const pages = await readAll(files);
  const seconds = processorSeconds() - before;
  const list = files.map((file) => `'${file.replaceAll("'", String.raw`'\''`)}'`).join(' ');
  const peer = await runPeer('pdftotext', `for f in ${list}; do pdftotext -bbox "$f" /dev/null; done`);
  const rate = (pages / seconds).toFixed(0);
  const beside = peer
    ? `, pdftotext -bbox ${(pages / peer.seconds).toFixed(0)} pages/s: ${(seconds / peer.seconds).toFixed(2)} times its time`
    : '';
  return `${path.basename(folder)}: ${files.length} files, ${pages} pages, ${rate} pages/s per core${beside}`;
}

async function pdfsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.pdf$/i.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Also warms up what is loaded once. */
async function isBornDigital(file: string): Promise<boolean> {
  const open = await openPath(file, null, DEFAULT_LIMITS);
  try {
    for (let number = 1; number <= open.info.page_count; number++)
      if ((await open.readPage(number)).source !== 'text_layer') return false;
    return true;
  } finally {
    await open.close();
  }
}

async function readAll(files: string[]): Promise<number> {
  let pages = 0;
  for (const file of files) {
    const open = await openPath(file, null, DEFAULT_LIMITS);
    for (let number = 1; number <= open.info.page_count; number++) await open.readPage(number);
    pages += open.info.page_count;
    await open.close();
  }
  return pages;
}
