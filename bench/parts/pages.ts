// What a reviewer waits for in the browser: the list of 100,000 documents, and the first page of a document of 50 pages.
import type { Browser, Page } from 'playwright-core';
import { findChromium, launchChromium } from '../../test/browser/kit/chromium.ts';
import { contract } from '../../test/browser/kit/papers.ts';
import { printPaper } from '../../test/browser/kit/print.ts';
import { fillContacts, fillDocuments } from '../fill-documents.ts';
import {
  newPlace,
  openDatabase,
  PASSWORD,
  sleep,
  summarise,
  withService,
  type BenchService,
} from '../kit.ts';
import { count, markdownTable, ms } from '../report.ts';

const DOCUMENTS = 100_000;
const PAGES = 50;
const VISITS = 8;
const FIRST_PICTURE = '[data-page="1"] img:last-of-type';

export async function benchPages(): Promise<string> {
  if (findChromium() === undefined) return 'Not measured: there is no Chromium on this machine.';
  const browser = await launchChromium();
  try {
    return await withService({ RECTO_UNSAFE_FAST_DATABASE: 'true' }, [], (service) =>
      measure(service, browser),
    );
  } finally {
    await browser.close();
  }
}

async function measure(service: BenchService, browser: Browser): Promise<string> {
  const client = await openDatabase(service);
  await fillContacts(client);
  await fillDocuments(client, 1, DOCUMENTS);
  await client.end();
  const id = await uploadContract(service, browser);
  const list = async (page: Page) => {
    await page.goto('/documents');
    await page
      .getByText(/^invoice-\d+\.pdf$/)
      .first()
      .waitFor();
  };
  const workspace = async (page: Page) => {
    await page.goto(`/documents/${id}`);
    await page.waitForFunction((selector) => {
      const picture = document.querySelector<HTMLImageElement>(selector);
      return picture !== null && picture.complete && picture.naturalWidth >= 900;
    }, FIRST_PICTURE);
  };
  const rows = [
    [`list of ${count(DOCUMENTS)} documents, first rows`, ...(await visits(browser, service, list))],
    [`document of ${PAGES} pages, first page sharp`, ...(await visits(browser, service, workspace))],
  ];
  return `Chromium on the same machine, from the request of the address until the first rows, or the sharp picture of the first page, are there; the whole
application is loaded anew each time. First visit: nothing is in the browser's cache, and no picture of the page has been drawn. Of ${VISITS} more
visits, p50 and the longest.

${markdownTable(['', 'first visit ms', 'p50 ms', 'longest ms'], rows)}`;
}

/** A fresh browser profile, signed in. */
async function visits(
  browser: Browser,
  service: BenchService,
  visit: (page: Page) => Promise<void>,
): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: service.url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  });
  try {
    await context.request.post('/api/session', { data: { email: 'admin@recto.local', password: PASSWORD } });
    const page = await context.newPage();
    const timed = async () => {
      const started = performance.now();
      await visit(page);
      return performance.now() - started;
    };
    const first = await timed();
    const more: number[] = [];
    for (let i = 0; i < VISITS; i += 1) more.push(await timed());
    const { p50, max } = summarise(more);
    return [first, p50, max].map(ms);
  } finally {
    await context.close();
  }
}

async function uploadContract({ instance }: BenchService, browser: Browser): Promise<number> {
  const { pdf } = await printPaper(browser, contract(PAGES));
  const { contact_id, folder_id } = await newPlace({ instance }, 'Contract');
  const { id } = await instance.upload({ contact_id, folder_id }, 'contract.pdf', pdf);
  for (;;) {
    const { status } = await instance.api<{ status: string }>('GET', `/api/documents/${id}`);
    if (status !== 'New' && status !== 'Processing') return id;
    await sleep(200);
  }
}
