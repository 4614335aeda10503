// What a reviewer waits for from one document to the next, in the browser: the sharp page after opening, the next document, an
// invoice with two errors from opening to the next one; and how a large table of line items scrolls and takes a value.
import type { Browser, Page } from 'playwright-core';
import { findChromium, launchChromium } from '../../test/browser/kit/chromium.ts';
import { WRONG_INVOICE, invoice } from '../../test/browser/kit/papers.ts';
import { printPaper } from '../../test/browser/kit/print.ts';
import { PASSWORD, newPlace, summarise, untilIdle, withService, type BenchService } from '../kit.ts';
import { markdownTable, ms } from '../report.ts';
import { measureGrid } from './grid-page.ts';

const DOCUMENTS = 24;
/** As fast as people type. */
const BETWEEN_KEYS_MS = 150;

export async function benchReview(): Promise<string> {
  if (findChromium() === undefined) return 'Not measured: there is no Chromium on this machine.';
  const browser = await launchChromium();
  try {
    const documents = await withService({ RECTO_UNSAFE_FAST_DATABASE: 'true' }, [], (service) =>
      measure(service, browser),
    );
    return `${documents}\n\n${await measureGrid(browser)}`;
  } finally {
    await browser.close();
  }
}

async function measure(service: BenchService, browser: Browser): Promise<string> {
  const place = await newPlace(service, 'Northgate Roofing Ltd');
  for (let number = 0; number < DOCUMENTS; number += 1) {
    const { pdf } = await printPaper(browser, invoice({ ...WRONG_INVOICE, number: `NW-${2000 + number}` }));
    await service.instance.upload({ ...place }, `invoice-${2000 + number}.pdf`, pdf);
  }
  await untilIdle(service, place);
  const context = await browser.newContext({
    baseURL: service.url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  });
  await context.request.post('/api/session', { data: { email: 'admin@recto.local', password: PASSWORD } });
  const page = await context.newPage();
  const ids = await idsOf(service, place.folder_id);
  const opened: number[] = [];
  for (const id of ids) opened.push(await timed(() => open(page, id)));
  await open(page, ids[0]!);
  const next: number[] = [];
  for (let step = 1; step < ids.length; step += 1) {
    await rested(page);
    next.push(await timed(() => pressed(page, ['n'])));
  }
  await open(page, ids[0]!);
  await rested(page);
  const accepting = await timed(() => pressed(page, ['a', '1', '1', 'a']));
  await rested(page);
  // To the line with the wrong amount, into the cell, the amount, and approve.
  const correcting = await timed(() => pressed(page, ['d', 'e', '9', '5', 'Control+Enter']));
  await context.close();
  const row = (name: string, values: number[]) => {
    const { p50, p95, max } = summarise(values);
    return [name, ...[p50, p95, max].map(ms)];
  };
  return `Chromium on the same machine, ${DOCUMENTS} invoices of one page, each with two open blockers. Opened by address, the whole application anew, until
the sharp picture of the page is there; and from pressing \`n\` until the next document with its picture is.

${markdownTable(['', 'p50 ms', 'p95 ms', 'longest ms'], [row('open', opened), row('`n`', next)])}

From the first key on such an invoice until the next document is there, with ${BETWEEN_KEYS_MS} ms between keys: ${ms(accepting)} ms and 4 keys to accept both
and approve (\`A 1 1 A\`); ${ms(correcting)} ms and 5 keys to correct the amount that both are about (\`D E 9 5 Ctrl+Enter\`).`;
}

async function idsOf({ instance }: BenchService, folder_id: number): Promise<number[]> {
  const { documents } = await instance.api<{ documents: { id: number }[] }>(
    'GET',
    `/api/documents?folder_id=${folder_id}&sort=created_at&order=asc&limit=200`,
  );
  return documents.map(({ id }) => id);
}

async function open(page: Page, id: number): Promise<void> {
  await page.goto(`/documents/${id}`);
  await shown(page, '');
}

/** Presses keys and waits for another document than the one that is open, with the picture of its page. */
async function pressed(page: Page, keys: string[]): Promise<void> {
  const before = (await page.locator('h1').textContent()) ?? '';
  for (const [index, key] of keys.entries()) {
    if (index > 0) await page.waitForTimeout(BETWEEN_KEYS_MS);
    await page.keyboard.press(key);
  }
  await shown(page, before);
}

const shown = (page: Page, before: string) =>
  page.waitForFunction((name) => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    const picture = document.querySelector<HTMLImageElement>('[data-page="1"] img:last-of-type');
    return heading !== '' && heading !== name && picture?.complete === true && picture.naturalWidth >= 900;
  }, before);

/** What is loaded ahead for the next document is there, as it is after the time a person looks at one. */
const rested = (page: Page) => page.waitForLoadState('networkidle').then(() => page.waitForTimeout(700));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
