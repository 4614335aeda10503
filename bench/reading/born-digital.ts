// Born-digital PDFs: pages per second of processor time, words and boxes included, beside `pdftotext -bbox`.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LIMITS } from '../../server/reading/limits.ts';
import { openPath } from '../../server/reading/open-file.ts';
import { judgeTextLayer } from '../../server/reading/pdf/judge-text-layer.ts';
import { readPageBox } from '../../server/reading/pdf/page-geometry.ts';
import { readPageObjects } from '../../server/reading/pdf/page-objects.ts';
import { readPageText } from '../../server/reading/pdf/page-text.ts';
import { PdfDocument } from '../../server/reading/pdf/pdf-document.ts';
import { loadPdfium } from '../../server/reading/pdf/pdfium.ts';
import { noSeconds, quoted, runPeer, timed } from './measure.ts';

/** What a folder took, to be added up over all folders. */
export interface BornDigital {
  files: number;
  pages: number;
  seconds: { processor: number; wall: number };
  peer: number;
}

/** Up to `limit` PDFs below a folder all of whose pages have a text layer that is used; undefined where there is none. */
export async function benchBornDigital(folder: string, limit: number): Promise<BornDigital | undefined> {
  const files: string[] = [];
  for (const file of await pdfsBelow(folder)) {
    if (files.length < limit && (await isBornDigital(file))) files.push(file);
  }
  if (files.length === 0) return undefined;
  await readAll(files.slice(0, 3));
  const seconds = noSeconds();
  const pages = await timed(seconds, () => readAll(files));
  const list = files.map(quoted).join(' ');
  const peer = await runPeer('pdftotext', `for f in ${list}; do pdftotext -bbox "$f" /dev/null; done`);
  return { files: files.length, pages, seconds, peer: peer?.seconds.processor ?? Number.NaN };
}

export function describeBornDigital(name: string, { files, pages, seconds, peer }: BornDigital): string {
  const rate = (pages / seconds.processor).toFixed(0);
  const beside = Number.isNaN(peer)
    ? ''
    : `, pdftotext -bbox ${(pages / peer).toFixed(0)}: ${(seconds.processor / peer).toFixed(2)} times its time`;
  return `${name}: ${files} files, ${pages} pages, ${rate} pages a second of processor time${beside} (${seconds.wall.toFixed(1)} s on the clock)`;
}

/** Paths of the PDFs in a folder and its folders, in order. */
export async function pdfsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.pdf$/i.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Judged without recognising anything: a folder of scans must not take minutes to be left out. */
async function isBornDigital(file: string): Promise<boolean> {
  const pdfium = await loadPdfium();
  let document: PdfDocument | undefined;
  try {
    document = new PdfDocument(pdfium, await readFile(file));
    for (let number = 1; number <= document.page_count; number++)
      if (document.withPage(number, (page) => verdict(page)) === 'recognise') return false;
    return true;
  } catch {
    return false;
  } finally {
    document?.close();
  }

  function verdict(page: number): ReturnType<typeof judgeTextLayer> {
    const box = readPageBox(pdfium, page);
    const text = readPageText(pdfium, page, box, DEFAULT_LIMITS.max_page_characters);
    return judgeTextLayer(text, readPageObjects(pdfium, page, box));
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
