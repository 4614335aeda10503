// Pages with known words: a piece of HTML drawn by the browser, which tells exactly where every word stands. Spans with
// `data-f="key"` are the places of field values.
import type { Browser } from 'playwright-core';
import type { Evidence } from '../../../contract/documents.ts';
import type { Page, Word } from '../../../contract/pages.ts';

export interface Sheet {
  /** The page as the reading module would give it, without its number. */
  page: Omit<Page, 'number'>;
  evidence: Record<string, Evidence>;
  /** As wide as the largest size the service keeps. */
  png: Buffer;
}

/** A4 at 96 dots per inch. */
const WIDTH = 794;
const HEIGHT = 1123;

/** A text and where it stands, in CSS pixels. */
interface Placed {
  text: string;
  /** Empty for words; the key of a field's value. */
  key: string;
  edges: [left: number, top: number, right: number, bottom: number];
}

export async function drawSheet(browser: Browser, html: string): Promise<Sheet> {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: HEIGHT },
    deviceScaleFactor: 2400 / WIDTH,
  });
  try {
    const page = await context.newPage();
    await page.setContent(html);
    const png = await page.screenshot({ clip: { x: 0, y: 0, width: WIDTH, height: HEIGHT } });
    const placed = await page.evaluate(measure);
    const evidence = placed
      .filter(({ key }) => key !== '')
      .map(({ key, text, edges }): [string, Evidence] => [
        key,
        { page: 1, box: boxOf(edges), text, match: 'exact' },
      ]);
    return {
      // In points, as for a PDF.
      page: {
        width: (WIDTH * 72) / 96,
        height: (HEIGHT * 72) / 96,
        source: 'text_layer',
        words: wordsOf(placed),
        codes: [],
        part: null,
        warnings: [],
      },
      evidence: Object.fromEntries(evidence),
      png,
    };
  } finally {
    await context.close();
  }
}

const boxOf = ([left, top, right, bottom]: Placed['edges']): Word['box'] => [
  left / WIDTH,
  top / HEIGHT,
  right / WIDTH,
  bottom / HEIGHT,
];

/** Words of the same height follow each other on a line. */
function wordsOf(placed: Placed[]): Word[] {
  let line = -1;
  let lastTop = -100;
  return placed
    .filter(({ key }) => key === '')
    .map(({ text, edges }) => {
      if (Math.abs(edges[1] - lastTop) > 3) line += 1;
      lastTop = edges[1];
      return { text, box: boxOf(edges), confidence: 1, line };
    });
}

/** Runs in the page, so it stands alone. */
function measure(): Placed[] {
  const found: Placed[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const match of (node.textContent ?? '').matchAll(/\S+/g)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      found.push({ text: match[0], key: '', edges: [left, top, right, bottom] });
    }
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-f]')) {
    range.selectNodeContents(element);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    found.push({
      text: element.textContent ?? '',
      key: element.dataset['f'] ?? '',
      edges: [left, top, right, bottom],
    });
  }
  return found;
}
