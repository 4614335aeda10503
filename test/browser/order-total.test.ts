// Documents without line items beside their orders in the browser: covered by the total, or not compared.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCREWS, SHELF } from '../kit/order-papers.ts';
import { orderKit, type OrderKit } from '../kit/orders.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { endsApart, openSides } from './kit/sides.ts';
import { DESKTOP, keepPicture, visit, type Look, type Visitor } from './kit/visitor.ts';

describe.skipIf(findChromium() === undefined)('document without lines and order side by side', () => {
  let service: TestService;
  let browser: Browser;
  let its: OrderKit;
  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    its = orderKit(service, await newPlace(service.api, 'Purchasing', true));
    await its.newVendor();
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  async function open(id: number, look: Look): Promise<Visitor> {
    const visitor = await visit(browser, service.url, look);
    await openSides(visitor, id, look);
    return visitor;
  }

  test('a document without lines is connected as a whole', async () => {
    await its.order('4500034', [{ number: '10', description: SHELF.text, quantity: 1, unit_price: 80 }]);
    const { id } = await its.invoice('4500034', [], { total: 95 });
    const { page } = await open(id, DESKTOP);
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.locator('path[data-connection][d^="M"]').count()).toBe(1);
    await expect.poll(() => endsApart(page)).toEqual([]);
    // The total is marked on its page.
    expect(await dialog.locator('[data-pane=document] [data-lines][data-result=not_compared]').count()).toBe(
      1,
    );
    const list = dialog.locator('ol');
    await list.getByText('The document as a whole').waitFor();
    await list.getByText('not compared').waitFor();
    await list.getByText('1 ordered − 0 invoiced before = 1').waitFor();
    expect(await list.getByText('fits').count()).toBe(0);
    await dialog
      .getByText(
        '95.00 on page 1 before tax, but 1 × 80.00 = 80.00 are left to invoice of order 4500034: difference 15.00',
      )
      .waitFor();
    await keepPicture(page, 'order-sides-whole');
    await list.getByText('The document as a whole').click();
    await dialog.waitFor({ state: 'hidden' });
    await page.locator('[data-mark="subtotal"][data-active]').waitFor();
  });

  test('a document without lines whose total fits is covered by it, in Chinese', async () => {
    await its.order(
      '4500035',
      [SHELF, SCREWS].map(({ text, quantity, price }, i) => ({
        number: String(i + 1),
        description: text,
        quantity,
        unit_price: price,
      })),
    );
    const { id } = await its.invoice('4500035', [], { total: 365 });
    const { page } = await open(id, { ...DESKTOP, language: 'zh' });
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.locator('path[data-connection][d^="M"]').count()).toBe(2);
    await expect.poll(() => endsApart(page)).toEqual([]);
    expect(await dialog.locator('ol').getByText('合计相符').count()).toBe(2);
    await keepPicture(page, 'order-sides-covered-zh');
  });
});
