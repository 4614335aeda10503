// Papers with known places: a piece of HTML that the browser prints to a PDF with a text layer, and tells where on the page
// each marked value stands. What reading and highlighting find is compared with that.
import type { Browser, Page } from 'playwright-core';

export interface Printed {
  pdf: Buffer;
  /** Values by key, with their box in fractions of the page. */
  places: Record<string, { text: string; box: Box }>;
}

export type Box = [left: number, top: number, right: number, bottom: number];

/** A4 at 96 dots per inch. */
const WIDTH = 794;
const HEIGHT = 1123;

export async function printPaper(browser: Browser, html: string): Promise<Printed> {
  const context = await browser.newContext({ viewport: { width: WIDTH, height: HEIGHT } });
  try {
    const page = await context.newPage();
    await page.setContent(html);
    await page.emulateMedia({ media: 'print' });
    const places = Object.fromEntries((await page.evaluate(measure)).map(placeOf));
    return { pdf: await toPdf(page), places };
  } finally {
    await context.close();
  }
}

const toPdf = (page: Page) =>
  page.pdf({ width: `${WIDTH}px`, height: `${HEIGHT}px`, printBackground: true, margin: {} });

/** The same paper as a scan: a picture without any text in it. */
export async function scanPaper(browser: Browser, html: string): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: HEIGHT },
    deviceScaleFactor: 2,
  });
  try {
    const page = await context.newPage();
    await page.setContent(html);
    return await page.screenshot({ clip: { x: 0, y: 0, width: WIDTH, height: HEIGHT } });
  } finally {
    await context.close();
  }
}

/** A text and where it stands, in CSS pixels. */
interface Measured {
  key: string;
  text: string;
  edges: Box;
}

function placeOf({
  key,
  text,
  edges: [left, top, right, bottom],
}: Measured): [string, Printed['places'][string]] {
  return [key, { text, box: [left / WIDTH, top / HEIGHT, right / WIDTH, bottom / HEIGHT] }];
}

/** Runs in the page, so it stands alone. */
function measure(): Measured[] {
  const range = document.createRange();
  return [...document.querySelectorAll<HTMLElement>('[data-f]')].map((element) => {
    range.selectNodeContents(element);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    return { key: element.dataset['f'] ?? '', text: element.textContent, edges: [left, top, right, bottom] };
  });
}
