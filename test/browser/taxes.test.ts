// The tax breakdown in the workspace: shown, corrected with the keyboard, told as wrong, taken back.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfOfPages, textAt } from '../kit/samples/pdf.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, profileId, untilProcessed, upload } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { signIn, visit, type Visitor } from './kit/visitor.ts';

const row = (cells: string[], columns: number[], y: number) =>
  cells.map((text, i) => textAt(columns[i]!, y, text, 9)).join('');
const PAPER = pdfOfPages([
  textAt(60, 780, 'Office Supplies Ltd', 14) +
    textAt(60, 740, 'Invoice number: O-1') +
    row(['Description', 'Quantity', 'Unit price', 'Amount'], [60, 330, 400, 500], 690) +
    row(['Paper A4', '2', '99.00', '198.00'], [60, 330, 400, 500], 672) +
    row(['Yoghurt', '50', '5.50', '275.00'], [60, 330, 400, 500], 654) +
    row(['VAT rate', 'Net amount', 'VAT', 'Gross amount'], [60, 200, 330, 460], 590) +
    row(['19 %', '198.00', '37.62', '235.62'], [60, 200, 330, 460], 572) +
    row(['7 %', '275.00', '19.25', '294.25'], [60, 200, 330, 460], 554) +
    row(['Subtotal', '473.00'], [400, 500], 500) +
    row(['Tax', '56.87'], [400, 500], 482) +
    row(['Total Amount', '529.87'], [400, 500], 464),
]);

describe.skipIf(findChromium() === undefined)('taxes by rate', () => {
  let service: TestService;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  let id: number;
  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    const place = await newPlace(service.admin, 'Northgate Roofing Ltd');
    const profile_id = await profileId(service.admin);
    ({ id } = await upload(service.admin, place, PAPER, 'invoice.pdf', { profile_id }));
    await untilProcessed(service.admin, id);
    visitor = await visit(browser, service.url);
    await signIn(visitor);
    ({ page } = visitor);
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  test('a rate is corrected, told as wrong, and taken back', async () => {
    await page.goto(`${service.url}/documents/${id}`);
    const grid = page.getByRole('grid', { name: 'Taxes by rate' });
    await grid.getByRole('gridcell', { name: '37.62' }).click();
    await page.keyboard.type('37.26');
    await page.keyboard.press('Enter');
    await page.getByText('Base times rate is the tax').first().waitFor();
    const record = await service.admin.call('getDocument', { params: { id } });
    expect(record.tax_breakdown[0]).toMatchObject({ rate: 19, tax: 37.26 });
    await page.keyboard.press('Control+z');
    await page.getByText('Base times rate is the tax').first().waitFor({ state: 'detached' });
    const after = await service.admin.call('getDocument', { params: { id } });
    expect(after.tax_breakdown[0]).toMatchObject({ tax: 37.62 });
    expect(visitor.offences).toEqual([]);
  });
});
