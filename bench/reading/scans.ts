// Scanned invoices beside the text layer of the PDFs they were made of: characters, letters with marks, spaces.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findRows } from '../../server/reading/layout/find-rows.ts';
import { DEFAULT_LIMITS } from '../../server/reading/limits.ts';
import { openPath } from '../../server/reading/open-file.ts';
import { turnedFrame } from '../../server/reading/page-frame.ts';
import type { Page, Word } from '../../server/reading/reading.ts';
import type { TruthRow } from '../sets.ts';
import { compareLetters, describeLetters, emptyLetters } from './letters.ts';
import { addLines, describeLines, emptyLineScore } from './line-score.ts';
import { timed, type Seconds } from './measure.ts';
import type { Line } from './transcribed-lines.ts';

/** `folder` holds `truth.jsonl`, whose rows name a PDF and its scan. Every `step`th scan is read. */
export async function benchScans(folder: string, step: number): Promise<string> {
  const rows = (await readFile(path.join(folder, 'truth.jsonl'), 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as TruthRow)
    .filter(({ file_scan }) => file_scan)
    .filter((_, index) => index % step === 0);
  const score = emptyLineScore();
  const letters = emptyLetters();
  for (const { file, file_scan } of rows) {
    const printed = await readPages(path.join(folder, file));
    const scanned = await readPages(path.join(folder, file_scan!), score.seconds);
    for (const [index, page] of printed.entries()) {
      if (page.source !== 'text_layer' || !scanned[index]) continue;
      const found = upright(scanned[index], page);
      addLines(score, linesOf(page), found, (wanted, read) => compareLetters(letters, wanted, read));
    }
  }
  return [`${rows.length} documents`, describeLines('pages', score), describeLetters(letters)].join('\n  ');
}

async function readPages(file: string, seconds?: Seconds): Promise<Page[]> {
  const opened = await openPath(file, null, DEFAULT_LIMITS);
  try {
    const pages: Page[] = [];
    for (let number = 1; number <= opened.info.page_count; number++) {
      const read = () => opened.readPage(number);
      pages.push(await (seconds ? timed(seconds, read) : read()));
    }
    return pages;
  } finally {
    await opened.close();
  }
}

/** The words of a scan where they stand on the page it was made of: it was turned a little about its middle. */
function upright(scan: Page, page: Page): Line[] {
  const shown = turnedFrame(page.width, page.height, scan.turn ?? 0);
  const [left, top] = [(shown.width - page.width) / 2, (shown.height - page.height) / 2];
  return scan.words.map(({ text, box: [x0, y0, x1, y1] }) => ({
    text,
    box: [x0 * shown.width - left, y0 * shown.height - top, x1 * shown.width - left, y1 * shown.height - top],
  }));
}

/** The rows of a page; what stands in one row is one line, whatever columns it is in. */
function linesOf({ words, width, height }: Page): Line[] {
  const placed = words.map(({ text, box: [x0, y0, x1, y1] }: Word) => ({
    text,
    confidence: 1,
    x0: x0 * width,
    y0: y0 * height,
    x1: x1 * width,
    y1: y1 * height,
  }));
  return findRows(placed).map((row) => ({
    text: row.words.map(({ text }) => text).join(' '),
    box: [row.x0, row.y0, row.x1, row.y1],
  }));
}
