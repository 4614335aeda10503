// Orders in the browser: imported after a dry run, compared with an invoice in the workspace, and what was used of one.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orderPapers, SHELF as ON_PAPER } from '../kit/order-papers.ts';
import { orderKit, SHELF, type OrderKit } from '../kit/orders.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, until } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { findingsOf, settle, widerThanScreen } from './kit/findings.ts';
import { keepPicture, PHONE, signIn, visit, type Visitor } from './kit/visitor.ts';

const CSV = [
  'Auftrag;Position;Vendor number;Description;Quantity;Unit price;Currency',
  '4500020;10;81001;Oak shelf narrow;5;9.50;EUR',
  '4500020;20;81001;Brackets;20;1.25;EUR',
  ';10;81001;Nothing;1;1.00;EUR',
].join('\n');

describe.skipIf(findChromium() === undefined)('orders in the browser', () => {
  let service: TestService;
  let browser: Browser;
  let visitor: Visitor;
  let its: OrderKit;
  let papers: ReturnType<typeof orderPapers>;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    const place = await newPlace(service.api, 'Purchasing', true);
    its = orderKit(service, place);
    papers = orderPapers(service, place);
    await its.newVendor();
    visitor = await visit(browser, service.url);
    await signIn(visitor);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPicture(visitor.page, `failed ${task.name.slice(0, 60)}`);
    expect(visitor.offences.splice(0)).toEqual([]);
  });

  test('a file is tried first, then imported; a row without an order is named', async () => {
    const { page } = visitor;
    await page.goto('/orders');
    await page.getByText('No orders yet').waitFor();
    await page.getByRole('link', { name: 'Import' }).first().click();
    await page
      .locator('input[type=file]:not([aria-hidden])')
      .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
    for (const [column, field] of [
      ['Auftrag', 'Order number'],
      ['Position', 'Line'],
    ]) {
      await page.getByRole('combobox', { name: `What the column ${column} holds` }).click();
      await page.getByRole('option', { name: field!, exact: true }).click();
      await page.getByText('Reading the file').waitFor({ state: 'hidden' });
    }
    await page.getByText('1 new').waitFor();
    await page.getByText('Row 4').waitFor();
    await settle(visitor);
    await page.getByText('Row 4').scrollIntoViewIfNeeded();
    await keepPicture(page, 'order-import-tried');
    expect(await findingsOf(visitor)).toEqual([]);
    expect((await service.api.call('listOrders', { query: {} })).total).toBe(0);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('button', { name: '4500020' }).waitFor();
    expect(await its.line('4500020', '20')).toMatchObject({ quantity: 20, unit_price: 1.25 });
  });

  test('the workspace shows the difference and its arithmetic beside the order', async () => {
    const { page } = visitor;
    await its.order('4500002', [SHELF]);
    const { id } = await its.invoice('4500002', [{ text: 'Oak shelf wide', quantity: 10, price: 13 }]);
    await page.goto(`/documents/${id}`);
    const section = page.getByRole('region', { name: 'Order', exact: true });
    await section.getByText('Not everything is as ordered.').waitFor();
    await section.getByText('10 × 13.00 = 130.00', { exact: true }).waitFor();
    await section.getByText('10 pcs × 12.50', { exact: true }).waitFor();
    await section.getByText('ordered at 12.50: 10 × 12.50 = 125.00, difference 5.00').waitFor();
    await settle(visitor);
    await keepPicture(page, 'workspace-order');
    expect(await findingsOf(visitor)).toEqual([]);
    const phone = await visit(browser, service.url, PHONE);
    await signIn(phone);
    await phone.page.goto(`/documents/${id}`);
    await phone.page.getByText('详情', { exact: true }).click();
    await phone.page.getByRole('region', { name: '订单', exact: true }).scrollIntoViewIfNeeded();
    await settle(phone);
    await keepPicture(phone.page, 'workspace-order-phone');
    expect(await widerThanScreen(phone)).toBe(0);
    expect(await findingsOf(phone)).toEqual([]);
    expect(phone.offences).toEqual([]);
    await phone.context.close();
  });

  test('an order that came on paper stands beside the invoice as it is on its page, and leads to its document', async () => {
    const { page } = visitor;
    const order = await papers.purchaseOrder('4500004', [ON_PAPER]);
    await its.setStatus(order.id, 'Approved');
    await until(() => its.line('4500004', '1').catch(() => undefined), 'the order');
    const { id } = await its.invoice('4500004', [{ text: 'Oak shelf wide', quantity: 10, price: 13 }]);
    await page.goto(`/documents/${id}`);
    const section = page.getByRole('region', { name: 'Order', exact: true });
    await section.getByText('order 4500004 line 1 on page 1').waitFor();
    await section.scrollIntoViewIfNeeded();
    await settle(visitor);
    await expect.poll(() => section.locator('img').count()).toBe(2);
    await keepPicture(page, 'workspace-order-on-paper');
    expect(await findingsOf(visitor)).toEqual([]);
    await section.getByRole('link', { name: 'Page 1 of the order' }).click();
    await page.waitForURL(`**/documents/${order.id}`);
    await page.goto('/orders');
    await page.getByRole('button', { name: '4500004' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'The order on paper' }).waitFor();
  });

  test('too few received: the delivery note on paper is shown where it says how many came', async () => {
    const { page } = visitor;
    await its.order('4500051', [{ ...SHELF, article_numbers: ['AX-1001'] }]);
    const note = await papers.deliveryNote('4500051', 'LS-90', [{ ...ON_PAPER, quantity: 6 }]);
    await its.setStatus(note.id, 'Approved');
    const invoice = await its.invoice('4500051', [{ text: 'Oak shelf wide', quantity: 10, price: 12.5 }]);
    await its.untilResult(invoice.id, 'differs');
    await page.goto(`/documents/${invoice.id}`);
    await page.getByText('6 received (LS-90 on page 1): 4 too many').first().waitFor();
    const link = page.getByRole('link', { name: 'Page 1 of delivery note LS-90' });
    await link.scrollIntoViewIfNeeded();
    await settle(visitor);
    expect(await findingsOf(visitor)).toEqual([]);
    await keepPicture(page, 'order-receipt-1440-en');
    await link.click();
    await page.waitForURL(`**/documents/${note.id}*`);
  });

  test('an order names the documents that have used it', async () => {
    const { page } = visitor;
    await its.order('4500003', [SHELF]);
    const { id } = await its.invoice('4500003', [{ text: 'Oak shelf wide', quantity: 4, price: 12.5 }]);
    await its.setStatus(id, 'Approved');
    await page.goto('/orders');
    await page.getByRole('button', { name: '4500003' }).click();
    const dialog = page.getByRole('dialog');
    const row = dialog.getByRole('row', { name: /Oak shelf wide/ });
    await row.waitFor();
    expect((await row.getByRole('cell').allInnerTexts()).slice(2)).toEqual([
      '10',
      'pcs',
      '12.50',
      '–',
      '4',
      '6',
    ]);
    await settle(visitor);
    await keepPicture(page, 'order-details');
    expect(await findingsOf(visitor)).toEqual([]);
    const opened = visitor.context.waitForEvent('page');
    await dialog.getByRole('link', { name: /order-/ }).click();
    expect(new URL((await opened).url()).pathname).toBe(`/documents/${id}`);
  });
});
