// Allowances and charges of a document in the workspace: shown with their places, corrected, added and removed with the keyboard,
// taken back, and told in both languages.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawInvoice } from '../kit/samples/drawn-invoice.ts';
import { writeUbl } from '../kit/samples/drawn-ubl.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, untilProcessed, upload } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { DESKTOP, signIn, visit, type Visitor } from './kit/visitor.ts';

/** 160.00 - 10.00 + 5.00 = 155.00. */
const XML = writeUbl(drawInvoice());

describe.skipIf(findChromium() === undefined)('allowances and charges', () => {
  let service: TestService;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  let id: number;
  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    const place = await newPlace(service.admin, 'Northgate Roofing Ltd');
    const amounts = ['Subtotal', 'Tax', 'Total Amount'].map((label) => ({ label, type: 'amount' as const }));
    const { id: profile_id } = await service.admin.call('createProfile', {
      body: {
        name: 'With freight',
        line_items: true,
        tax_breakdown: true,
        line_columns: [{ label: 'Category' }],
        fields: [{ label: 'Invoice Number' }, ...amounts],
      },
    });
    ({ id } = await upload(service.admin, place, XML, 'invoice.xml', { profile_id }));
    await untilProcessed(service.admin, id);
    visitor = await visit(browser, service.url);
    await signIn(visitor);
    ({ page } = visitor);
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const record = () => service.admin.call('getDocument', { params: { id } });
  const rows = async () =>
    (await record()).allowances.map(({ type, reason, amount }) => [type, reason, amount]);
  const PRINTED = [
    ['allowance', 'Discount', 10],
    ['charge', 'Freight', 5],
  ];
  const wrong = () => page.getByText('160.00, stated 155.00').first();
  const toolbar = () => page.getByRole('toolbar', { name: 'Allowances and charges: rows' });

  test('an allowance is corrected, told as wrong, and taken back', async () => {
    expect(await rows()).toEqual(PRINTED);
    await page.goto(`${service.url}/documents/${id}`);
    const grid = page.getByRole('grid', { name: 'Allowances and charges' });
    await grid.getByRole('gridcell', { name: 'Freight' }).click();
    await page.getByRole('region', { name: 'Where the value comes from' }).getByText('Page 1').waitFor();
    await grid.getByRole('gridcell', { name: '10.00' }).click();
    await page.keyboard.type('11');
    await page.keyboard.press('Enter');
    await wrong().waitFor();
    expect(await rows()).toEqual([['allowance', 'Discount', 11], PRINTED[1]]);
    await page.keyboard.press('Control+z');
    await wrong().waitFor({ state: 'detached' });
    expect(await rows()).toEqual(PRINTED);
  });

  test('one is removed, taken back, and another one added', async () => {
    const grid = page.getByRole('grid', { name: 'Allowances and charges' });
    await grid.getByRole('gridcell', { name: 'Freight' }).click();
    await toolbar().getByRole('button', { name: 'Remove the selected rows' }).click();
    await wrong().waitFor();
    expect(await rows()).toEqual([PRINTED[0]]);
    await grid.getByRole('gridcell', { name: 'Discount' }).click();
    await page.keyboard.press('Control+z');
    await wrong().waitFor({ state: 'detached' });

    await toolbar().getByRole('button', { name: 'Add an allowance or charge' }).click();
    await page.keyboard.type('allow');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Loyalty');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1.50');
    await page.keyboard.press('Enter');
    await expect.poll(rows).toEqual([...PRINTED, ['allowance', 'Loyalty', 1.5]]);
    const { entries } = await service.admin.call('listAudit', { query: { document_id: id, limit: 1 } });
    expect(entries[0]).toMatchObject({ event: 'document.edited', detail: { after: { allowances: {} } } });
  });

  test('a line column called Category takes any text', async () => {
    const cell = page
      .getByRole('grid', { name: 'Line items' })
      .getByRole('row')
      .nth(1)
      .getByRole('gridcell')
      .last();
    await cell.click();
    await page.keyboard.type('Furniture');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await record()).line_items[0]!['category']).toBe('Furniture');
  });

  test('in Chinese the table and its types have their names', async () => {
    const chinese = await visit(browser, service.url, { ...DESKTOP, language: 'zh' });
    await signIn(chinese);
    await chinese.page.goto(`${service.url}/documents/${id}`);
    const grid = chinese.page.getByRole('grid', { name: '折让与附加费' });
    await grid.getByRole('gridcell', { name: '附加费' }).waitFor();
    expect(await grid.getByRole('gridcell', { name: '折让', exact: true }).count()).toBe(2);
    expect(chinese.offences).toEqual([]);
    expect(visitor.offences).toEqual([]);
  });
});
