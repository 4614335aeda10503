// Document and order beside each other in the browser: whole pages, every line connected with its line of the order.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orderPapers, SCREWS, SHELF } from '../kit/order-papers.ts';
import { orderKit, type Bought, type OrderKit } from '../kit/orders.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, until } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { findingsOf, widerThanScreen } from './kit/findings.ts';
import { activeOn, endsApart, openSides, pathsOf, wheelOn } from './kit/sides.ts';
import {
  DESKTOP,
  keepPicture,
  PHONE,
  signIn,
  TABLET,
  visit,
  type Look,
  type Visitor,
} from './kit/visitor.ts';

const BRACKETS = { article: 'CB-3003', text: 'Brackets, steel', quantity: 20, unit: 'pcs', price: 1.25 };

/** The first fits, the second costs more, the third is in no order, the fourth are too many. */
const BOUGHT: Bought[] = [
  { text: 'Wood screws, box of 12', quantity: 10, unit: 'box', price: 24 },
  { text: 'Oak shelf wide', quantity: 10, price: 13 },
  { text: 'Courier to the building site', quantity: 1, price: 48 },
  { text: 'Brackets, steel', quantity: 25, price: 1.25 },
];

const COLOURS = ['white', 'grey', 'beech', 'walnut', 'maple', 'cherry'];
const PANELS = COLOURS.flatMap((colour, i) =>
  [40, 60, 80, 100, 120, 140, 160, 180, 200].map((width) => ({
    text: `Panel ${colour}, ${width} cm`,
    quantity: 2 + i,
    price: width / 8,
  })),
);

describe.skipIf(findChromium() === undefined)('document and order side by side', () => {
  let service: TestService;
  let browser: Browser;
  let its: OrderKit;
  /** Invoices of an order on paper, of an imported one, and of both with more lines than a page holds. */
  let onPaper: number;
  let imported: number;
  let collective: number;
  let visitors: Visitor[] = [];

  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    const place = await newPlace(service.api, 'Purchasing', true);
    its = orderKit(service, place);
    await its.newVendor();
    const paper = await orderPapers(service, place).purchaseOrder('4500031', [SHELF, SCREWS, BRACKETS]);
    await its.setStatus(paper.id, 'Approved', service.api);
    await until(() => its.line('4500031', '1').catch(() => undefined), 'the order');
    onPaper = (await its.invoice('4500031', BOUGHT)).id;
    await its.order(
      '4500032',
      [SHELF, SCREWS, BRACKETS].map(({ text, quantity, unit, price }, i) => ({
        number: String((i + 1) * 10),
        description: text,
        quantity,
        unit,
        unit_price: price,
      })),
    );
    await its.receipt('4500032', 'R1', [
      { line: '10', quantity: 10 },
      { line: '20', quantity: 10 },
      { line: '30', quantity: 25 },
    ]);
    imported = (await its.invoice('4500032', BOUGHT)).id;
    const cut = PANELS.map(({ text, quantity, price }, i) => ({
      number: String(i + 1),
      description: text,
      quantity,
      unit: 'pcs',
      unit_price: price,
    }));
    await its.order('4500033', cut);
    const { id } = await its.invoice('4500031', [...BOUGHT.slice(0, 2), ...PANELS.toReversed()]);
    await service.api.call('editDocument', {
      params: { id },
      body: { extracted_fields: { po_number: '4500031, 4500033' } },
    });
    await until(async () => (await its.get(id)).order_match?.orders.length === 2, 'both orders');
    collective = id;
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });
  afterEach(async ({ task }) => {
    const left = visitors;
    visitors = [];
    if (task.result?.state === 'fail')
      for (const { page } of left) await keepPicture(page, `failed ${task.name.slice(0, 60)}`);
    for (const { context } of left) await context.close();
    expect(left.flatMap(({ offences }) => offences)).toEqual([]);
  });

  async function open(id: number, look: Look): Promise<Visitor> {
    const visitor = await visit(browser, service.url, look);
    visitors.push(visitor);
    await openSides(visitor, id, look);
    return visitor;
  }

  test('each line of the invoice is connected with its line on the order', async () => {
    const visitor = await open(onPaper, DESKTOP);
    const { page } = visitor;
    const dialog = page.getByRole('dialog', { name: 'Document and order side by side' });
    await expect.poll(() => dialog.locator('path[data-connection][d^="M"]').count()).toBe(BOUGHT.length);
    await dialog.getByText('not in the order', { exact: true }).waitFor();
    expect(await dialog.locator('[data-pane=document] [data-lines]').count()).toBe(4);
    expect(await dialog.locator('[data-pane=order] [data-lines]').count()).toBe(3);
    await expect.poll(() => endsApart(page)).toEqual([]);
    await dialog.getByText('ordered at 12.50: 10 × 12.50 = 125.00, difference 5.00').waitFor();
    await dialog.getByText('10 ordered − 0 invoiced before − 10 now = 0 box').waitFor();
    await keepPicture(page, 'order-sides');
    expect(await findingsOf(visitor)).toEqual([]);
  });

  test('curves follow scrolling, zooming and resizing', async () => {
    const { page } = await open(onPaper, DESKTOP);
    const dialog = page.getByRole('dialog');
    await expect.poll(() => endsApart(page)).toEqual([]);
    const before = await pathsOf(page);
    await wheelOn(page, 'order', 60);
    await expect.poll(() => pathsOf(page)).not.toEqual(before);
    await expect.poll(() => endsApart(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Larger' }).click();
    await dialog.getByText('125 %').waitFor();
    await expect.poll(() => endsApart(page)).toEqual([]);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect.poll(() => endsApart(page)).toEqual([]);
    // Out of sight: the curve waits at the edge, and its sign is gone.
    expect(await dialog.locator('[data-line="0"] [data-sign]:visible').count()).toBe(2);
    await wheelOn(page, 'document', 2000);
    await expect.poll(() => dialog.locator('[data-line="0"] [data-sign]:visible').count()).toBe(1);
    await expect.poll(() => dialog.locator('path[data-faint]').count()).toBe(BOUGHT.length);
  });

  test('the keyboard goes from line to line, and Enter shows the cell that differs', async () => {
    const { page } = await open(onPaper, { ...DESKTOP, height: 620 });
    const dialog = page.getByRole('dialog');
    const focused = dialog.locator('ol button:focus');
    await expect.poll(() => focused.innerText()).toContain('Oak shelf wide');
    await page.keyboard.press('End');
    await expect.poll(() => focused.innerText()).toContain('Brackets');
    await expect.poll(() => activeOn(page)).toEqual(['3', '3']);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => activeOn(page)).toEqual(['2']);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => activeOn(page)).toEqual(['0', '0']);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('button:focus').innerText()).toBe('Side by side');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused.innerText()).toContain('Oak shelf wide');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await page.locator('[data-mark="line_items[1].unit_price"][data-active]').waitFor();
  });

  test('the pointer chooses a line on both papers, and a click on it in the list shows the cell', async () => {
    const { page } = await open(onPaper, DESKTOP);
    const dialog = page.getByRole('dialog');
    const [screws] = await dialog.locator('[data-pane=order] [data-lines]').all();
    await screws!.hover();
    await expect.poll(() => activeOn(page)).toEqual(['0', '0']);
    await screws!.click();
    await expect.poll(() => dialog.locator('ol button:focus').innerText()).toContain('Wood screws');
    await dialog.locator('ol').getByText('Brackets, steel').first().click();
    await dialog.waitFor({ state: 'hidden' });
    await page.locator('[data-mark="line_items[3].quantity"][data-active]').waitFor();
  });

  test('an imported order is a table of its lines, in Chinese and dark as well', async () => {
    const visitor = await open(imported, { ...DESKTOP, theme: 'dark', language: 'zh' });
    const { page } = visitor;
    const dialog = page.getByRole('dialog', { name: '单据与订单并排对照' });
    await expect.poll(() => dialog.locator('path[data-connection][d^="M"]').count()).toBe(BOUGHT.length);
    await expect.poll(() => endsApart(page)).toEqual([]);
    const rows = dialog.locator('[data-pane=order] tbody tr');
    expect(await rows.count()).toBe(3);
    expect((await rows.nth(0).locator('td').allInnerTexts()).map((text) => text.trim())).toEqual([
      '20',
      SCREWS.text,
      '10 box',
      '10',
      '0',
      '24.00',
    ]);
    await keepPicture(page, 'order-sides-imported-zh');
    expect(await findingsOf(visitor)).toEqual([]);
  });

  test('several orders and pages stand below each other, and far lines come into view on both sides', async () => {
    const visitor = await open(collective, DESKTOP);
    const { page } = visitor;
    const dialog = page.getByRole('dialog');
    const headings = dialog.locator('[data-pane=order]').getByRole('heading');
    await expect.poll(() => headings.count()).toBe(2);
    expect(await dialog.locator('[data-pane=document] [data-page]').count()).toBe(2);
    const lines = 2 + PANELS.length;
    expect(await dialog.locator('path[data-connection]').count()).toBe(lines);
    await keepPicture(page, 'order-sides-collective');
    await page.keyboard.press('End');
    await expect.poll(() => activeOn(page)).toEqual([`${lines - 1}`, `${lines - 1}`]);
    await keepPicture(page, 'order-sides-collective-end');
    expect(await findingsOf(visitor)).toEqual([]);
  });

  test('a screen between has both papers', async () => {
    const visitor = await open(imported, TABLET);
    await expect.poll(() => endsApart(visitor.page)).toEqual([]);
    await keepPicture(visitor.page, 'order-sides-tablet');
    expect(await findingsOf(visitor)).toEqual([]);
  });

  test.each([
    ['on paper', 'zh', () => onPaper],
    ['imported', 'en', () => imported],
  ] as const)(
    'a phone has the order %s below, with numbers instead of curves',
    async (name, language, id) => {
      const visitor = await open(id(), { ...PHONE, language });
      const { page } = visitor;
      const dialog = page.getByRole('dialog');
      expect(await dialog.locator('path[data-connection]').count()).toBe(0);
      expect((await dialog.locator('[data-pane] [data-sign]').allInnerTexts()).toSorted()).toEqual([
        '1',
        '1',
        '2',
        '2',
        '3',
        '4',
        '4',
      ]);
      await expect.poll(() => activeOn(page)).toEqual(['1', '1']);
      await keepPicture(page, `order-sides-phone-${name.replace(' ', '-')}`);
      expect(await widerThanScreen(visitor)).toBe(0);
      expect(await findingsOf(visitor)).toEqual([]);
      await dialog.locator('ol').getByText('Wood screws').first().tap();
      await expect.poll(() => activeOn(page)).toEqual(['0', '0']);
      await dialog.locator('ol').getByText('Wood screws').first().tap();
      await dialog.waitFor({ state: 'hidden' });
      await page.locator('[data-mark="line_items[0].description"][data-active]').waitFor();
    },
  );

  test('pictures that do not come are said', async () => {
    const visitor = await visit(browser, service.url);
    visitors.push(visitor);
    await signIn(visitor);
    const { page } = visitor;
    await page.route('**/image?*', (route) => route.abort());
    await page.goto(`/documents/${onPaper}`);
    await page.getByRole('button', { name: 'Side by side' }).click();
    const said = page.getByRole('dialog').getByText('There is no image of this page');
    await expect.poll(() => said.count()).toBe(2);
  });
});
