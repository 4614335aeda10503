// The line items as a spreadsheet, in a real browser: rows moved and filled down, sums with what they differ by, and cells that
// go to a spreadsheet and come back as they were.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LineItem } from '../../contract/documents.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, profileId, untilProcessed, upload } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { INVOICE, invoice } from './kit/papers.ts';
import { printPaper } from './kit/print.ts';
import { keepPicture, signIn, visit, type Visitor } from './kit/visitor.ts';

const SOFFICE = ['/usr/bin/soffice', '/usr/bin/libreoffice', '/opt/libreoffice/program/soffice'].find(
  (file) => existsSync(file),
);

const item = (
  description: string,
  quantity: number | null,
  unit_price: number | null,
  amount: number | null,
): LineItem => ({
  description,
  quantity,
  unit_price,
  amount,
});

/** Texts that a spreadsheet likes to take for something else. */
const AWKWARD: LineItem[] = [
  item('Slates "Welsh", 20 x 10', 36, 14.5, 522),
  item('007', 1, 0.125, 0.13),
  item('2026-03-09', null, null, 390),
  item('=1+1', 12.5, -31.2, -390),
  item('<b>Lead</b> & more', 1e6, 0.01, 1e4),
  item('第三层  油漆', 3, 33.333, 100),
  item('12.50', null, null, null),
];

/** The formats of a clipboard. */
interface Copied {
  text: string;
  html: string;
}

describe.skipIf(findChromium() === undefined)('line items', () => {
  let service: TestService;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  let id: number;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    const place = await newPlace(service.admin, 'Northgate Roofing Ltd');
    const profile_id = await profileId(service.admin);
    const { pdf } = await printPaper(browser, invoice(INVOICE));
    ({ id } = await upload(service.admin, place, pdf, 'invoice.pdf', { profile_id }));
    await untilProcessed(service.admin, id);
    visitor = await visit(browser, service.url);
    await signIn(visitor);
    ({ page } = visitor);
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPicture(page, `failed ${task.name.slice(0, 60)}`);
    expect(visitor.offences.splice(0)).toEqual([]);
  });

  beforeEach(async () => {
    const lines = INVOICE.lines.map((line) =>
      item(line.description, line.quantity, line.unit_price, line.quantity * line.unit_price),
    );
    await show(lines);
  });

  const items = async () => (await service.admin.call('getDocument', { params: { id } })).line_items;
  const show = async (line_items: LineItem[]) => {
    await service.admin.call('editDocument', { params: { id }, body: { line_items } });
    await page.goto(`/documents/${id}`);
    await grid().getByRole('row').nth(line_items.length).waitFor();
  };
  const grid = () => page.getByRole('grid', { name: 'Line items' });
  /** Rows and columns from 0. */
  const cell = (row: number, column: number) =>
    grid().locator(
      `[role="row"][aria-rowindex="${row + 2}"] [role="gridcell"][aria-colindex="${column + 2}"]`,
    );
  const amounts = async () => (await items()).map(({ amount }) => amount);

  test('rows are moved with a key, several at once, and put back by undoing', async () => {
    await cell(0, 1).click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(amounts).toEqual([390, 960, 522, 95]);
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(amounts).toEqual([960, 522, 390, 95]);
    await page.keyboard.press('Control+z');
    await expect.poll(amounts).toEqual([390, 960, 522, 95]);
    await page.keyboard.press('Control+y');
    await expect.poll(amounts).toEqual([960, 522, 390, 95]);
  });

  test('a value is filled down over the chosen rows', async () => {
    await cell(0, 2).click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await expect
      .poll(async () => (await items()).map(({ unit_price }) => unit_price))
      .toEqual([480, 480, 480, 95]);
  });

  test('rows are inserted, duplicated and removed', async () => {
    await cell(1, 0).click();
    await page.keyboard.press('Alt+Shift+ArrowDown');
    await expect.poll(amounts).toEqual([960, 522, 522, 390, 95]);
    await page.keyboard.press('Control+Delete');
    await expect.poll(amounts).toEqual([960, 522, 390, 95]);
    await page.keyboard.press('Insert');
    await page.keyboard.type('Scaffold');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await items())[2]?.description).toBe('Scaffold');
  });

  test('sums stand under the columns, with the amount they should be and what they differ by', async () => {
    const summary = page.locator('.rdg-summary-row');
    await summary.nth(1).getByText('Agrees').waitFor();
    await cell(3, 3).click();
    await page.keyboard.type('85');
    await page.keyboard.press('Enter');
    await summary.nth(0).getByText('1,957.00').waitFor();
    await summary.nth(1).getByText('Subtotal').waitFor();
    await summary.nth(1).getByText('−10.00').waitFor();
    // The line itself is marked, by the service's arithmetic.
    await cell(3, 3).getByText('stated 85.00').waitFor({ state: 'attached' });
    await keepPicture(page, 'sums-1440-light-en');
  });

  test('a table is pasted from Excel, as text and as HTML', async () => {
    const rows = [
      ['Bricks, red', '500', '0.42', '210.00'],
      ['Sand "washed"', '1,5', '60', '90'],
    ];
    const tsv = rows
      .map((row) =>
        row.map((text) => (text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text)).join('\t'),
      )
      .join('\r\n');
    await cell(0, 0).click();
    await paste(page, { text: `${tsv}\r\n`, html: '' });
    const pasted = [item('Bricks, red', 500, 0.42, 210), item('Sand "washed"', 1.5, 60, 90)];
    await expect.poll(async () => (await items()).slice(0, 2)).toEqual(pasted);
    const cells = rows
      .map((row) => `<tr>${row.map((text) => `<td class=xl65>${text}</td>`).join('')}</tr>`)
      .join('');
    await cell(2, 0).click();
    await paste(page, {
      text: tsv,
      html: `<html><body><table><!--StartFragment-->${cells}<!--EndFragment--></table></body></html>`,
    });
    await expect.poll(async () => (await items()).slice(2)).toEqual(pasted);
  });

  test('a number typed with three decimals keeps them', async () => {
    await cell(0, 2).click();
    await page.keyboard.type('33.333');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await items())[0]?.unit_price).toBe(33.333);
  });

  test('what is copied and pasted again is the same, in both formats', async () => {
    await show(AWKWARD);
    const copied = await copyAll(page);
    await emptied(page);
    await paste(page, copied);
    await expect.poll(items).toEqual(AWKWARD);
    await emptied(page);
    await paste(page, { ...copied, html: '' });
    await expect.poll(items).toEqual(AWKWARD);
  });

  test.skipIf(SOFFICE === undefined)(
    'from the grid to LibreOffice and back everything is identical',
    { timeout: 180_000 },
    async () => {
      await show(AWKWARD);
      const copied = await copyAll(page);
      const html = await throughLibreOffice(copied.html);
      expect(html).toContain('LibreOffice');
      await emptied(page);
      await paste(page, { text: '', html });
      await expect.poll(items).toEqual(AWKWARD);
    },
  );

  /** All rows are chosen and emptied; the paste begins at the first cell. */
  async function emptied(page: Page): Promise<void> {
    await cell(0, 0).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+Delete');
    await expect.poll(items).toEqual([]);
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.keyboard.press('Escape');
    await cell(0, 0).click();
  }

  async function copyAll(page: Page): Promise<Copied> {
    await page.evaluate(() => {
      document.addEventListener(
        'copy',
        ({ clipboardData }) => {
          const of = (format: string) => clipboardData?.getData(format) ?? '';
          Object.assign(window, { copied: { text: of('text/plain'), html: of('text/html') } });
        },
        { once: true },
      );
    });
    await cell(0, 0).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    return page.evaluate(() => (window as unknown as { copied: Copied }).copied);
  }
});

/** As the browser hands over what another program has copied. */
const paste = (page: Page, copied: Copied): Promise<void> =>
  page.evaluate(({ text, html }) => {
    const clipboardData = new DataTransfer();
    if (text !== '') clipboardData.setData('text/plain', text);
    if (html !== '') clipboardData.setData('text/html', html);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, copied);

/** Read by Calc as its clipboard is, and written as it puts cells on it. */
async function throughLibreOffice(html: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'recto-calc-'));
  const run = (...args: string[]) =>
    promisify(execFile)(SOFFICE!, [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      ...args,
      '--outdir',
      folder,
    ]);
  try {
    await writeFile(path.join(folder, 'copied.html'), html);
    await run('--infilter=HTML (StarCalc)', '--convert-to', 'ods', path.join(folder, 'copied.html'));
    await run('--convert-to', 'html:HTML (StarCalc)', path.join(folder, 'copied.ods'));
    return await readFile(path.join(folder, 'copied.html'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
