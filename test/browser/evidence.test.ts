// What the page shows of the values in a real browser: where one is to look first, other values that were found, and tables
// that are read from a drawn rectangle.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, profileId, untilProcessed, upload } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { INVOICE, WRONG_INVOICE, contract, invoice } from './kit/papers.ts';
import { printPaper, type Printed } from './kit/print.ts';
import {
  DESKTOP,
  PHONE,
  keepPicture,
  signIn,
  untilKeysAct,
  visit,
  type Look,
  type Visitor,
} from './kit/visitor.ts';

describe.skipIf(findChromium() === undefined)('evidence', () => {
  let service: TestService;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  let printed: Printed;
  let plain: number;
  let wrong: number;
  /** Nine pages of contract before an invoice with a wrong line. */
  let deep: number;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    const place = await newPlace(service.admin, 'Northgate Roofing Ltd');
    const profile_id = await profileId(service.admin);
    const add = async (pdf: Uint8Array, name: string) => {
      const { id } = await upload(service.admin, place, pdf, name, { profile_id });
      await untilProcessed(service.admin, id, 120_000);
      return id;
    };
    printed = await printPaper(browser, invoice(INVOICE));
    plain = await add(printed.pdf, 'plain.pdf');
    wrong = await add(
      (await printPaper(browser, invoice({ ...WRONG_INVOICE, number: 'NW-2' }))).pdf,
      'wrong.pdf',
    );
    const long = await printPaper(browser, contract(9) + invoice({ ...WRONG_INVOICE, number: 'NW-3' }));
    deep = await add(long.pdf, 'deep.pdf');
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
  });

  const record = (id: number) => service.admin.call('getDocument', { params: { id } });
  const row = (key: string) => page.locator(`[data-field="${key}"]`);
  const strip = (page: Page) => page.getByRole('region', { name: /Where the value comes from|值的来源/ });

  /** Draws a rectangle around the lines of the plain invoice. */
  const drawAroundLines = async (page: Page) => {
    const { width, height, x, y } = (await page.locator('[data-page="1"]').boundingBox())!;
    const [left, top] = printed.places['line_items[0].description']!.box;
    const [, , right, bottom] = printed.places['line_items[3].amount']!.box;
    await page.mouse.move(x + (left - 0.01) * width, y + (top - 0.035) * height);
    await page.mouse.down();
    await page.mouse.move(x + 0.5 * width, y + bottom * height, { steps: 4 });
    await page.mouse.move(x + (right + 0.01) * width, y + (bottom + 0.008) * height, { steps: 4 });
    await page.mouse.up();
  };

  /** Whether the chosen place is within the part of the pages that one sees. */
  const seesMark = (page: Page) =>
    page.evaluate(() => {
      const pane = document.querySelector('[data-scroll]')?.getBoundingClientRect();
      const mark = document.querySelector('[data-mark][data-active]')?.getBoundingClientRect();
      if (pane === undefined || mark === undefined) return false;
      return (
        mark.top >= pane.top && mark.bottom <= pane.bottom && mark.left >= pane.left && mark.left < pane.right
      );
    });

  test('on opening, the page is at the place of the first blocker, however deep that is', async () => {
    const { evidence, blockers } = await record(deep);
    const first = blockers.find(({ state, target }) => state === 'open' && target !== null)!.target!;
    const at = (evidence[first] ?? evidence[`${first}.amount`])![0]!.page;
    expect(at).toBe(10);
    await page.goto(`/documents/${deep}`);
    await page.locator('[data-mark][data-active]').first().waitFor();
    await expect.poll(() => seesMark(page)).toBe(true);
    await page.locator('[data-page="10"] img').first().waitFor();
    await keepPicture(page, 'deep-1440-light-en');
  });

  test('on a phone the crop stands above the fields, and the page is large enough to read', async () => {
    const phone = await visit(browser, service.url, PHONE);
    await signIn(phone);
    await phone.page.goto(`/documents/${deep}`);
    await strip(phone.page).locator('img').first().waitFor();
    const crop = (await strip(phone.page).boundingBox())!;
    const field = (await phone.page.locator('[data-field="vendor"]').boundingBox())!;
    expect(crop.y).toBeLessThan(field.y);
    await keepPicture(phone.page, 'deep-phone-fields');
    await phone.page.getByText('页面', { exact: true }).click();
    await phone.page.locator('[data-mark][data-active]').first().waitFor();
    await expect.poll(() => seesMark(phone.page)).toBe(true);
    const mark = (await phone.page.locator('[data-mark][data-active]').first().boundingBox())!;
    expect(mark.height).toBeGreaterThan(10);
    await keepPicture(phone.page, 'deep-phone-page');
    expect(phone.offences).toEqual([]);
    await phone.context.close();
  });

  test('other values that were found are taken with one key; choosing a field moves no other', async () => {
    await page.goto(`/documents/${plain}`);
    await row('vendor').waitFor();
    await page.waitForLoadState('networkidle');
    await untilKeysAct(page);
    const below = async () => (await row('payment_terms').boundingBox())!.y;
    const y = await below();
    await row('subtotal').locator('label').click();
    await page.keyboard.press('Escape');
    const chips = strip(page).getByRole('button');
    await chips.first().waitFor();
    expect(await below()).toBe(y);
    const { candidates } = await service.admin.call('listCandidates', { params: { id: plain } });
    const [other] = candidates['subtotal']!;
    await keepPicture(page, 'candidates-1440-light-en');
    await page.keyboard.press('1');
    await expect.poll(async () => (await record(plain)).extracted_fields['subtotal']).toBe(other!.value);
    expect((await record(plain)).lineage['subtotal']?.source).toBe('person');
    // What the engine had chosen is one of the others now.
    await row('subtotal').locator('label').click();
    await strip(page).getByRole('button', { name: 'Take 1967.00' }).click();
    await expect.poll(async () => (await record(plain)).extracted_fields['subtotal']).toBe('1967.00');
  });

  test('names of several values on the page never stand on each other', async () => {
    await page.goto(`/documents/${wrong}?field=line_items%5B3%5D`);
    await page.locator('[data-page="1"] [data-label]').first().waitFor();
    const boxes = await page.locator('[data-page="1"] [data-label]').evaluateAll((labels) =>
      labels.map((label) => {
        const { left, right, top, bottom } = label.getBoundingClientRect();
        return { left, right, top, bottom, cut: label.scrollWidth > label.clientWidth };
      }),
    );
    expect(boxes.length).toBeGreaterThan(2);
    for (const [index, one] of boxes.entries()) {
      expect(one.cut).toBe(false);
      for (const other of boxes.slice(index + 1))
        expect(
          one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ).toBe(false);
    }
    await keepPicture(page, 'labels-1440-light-en');
  });

  test.each<[string, Look]>([
    ['English, light', DESKTOP],
    ['Chinese, dark, narrow', { width: 1280, height: 800, theme: 'dark', language: 'zh' }],
  ])('a rectangle drawn over a table reads it into the lines: %s', async (_, look) => {
    const other = await visit(browser, service.url, look);
    await signIn(other);
    const { page } = other;
    await service.admin.call('editDocument', { params: { id: plain }, body: { line_items: [] } });
    await page.goto(`/documents/${plain}`);
    await page.locator('[data-page="1"] img').first().waitFor();
    await untilKeysAct(page);
    await page.keyboard.press('b');
    const sheet = page.locator('[data-page="1"] [data-drawing]');
    await sheet.waitFor();
    await drawAroundLines(page);
    const lines = async () => (await record(plain)).line_items;
    await expect.poll(async () => (await lines()).map(({ amount }) => amount)).toEqual([960, 522, 390, 95]);
    await page.locator('[data-table-frame]').waitFor();
    await keepPicture(page, `table-${look.width}-${look.theme}-${look.language}`);
    // The border before the amounts, moved far to the left: prices and amounts are one column.
    const { width } = (await page.locator('[data-page="1"]').boundingBox())!;
    const borders = page.getByRole('slider');
    const border = (await borders.last().boundingBox())!;
    await page.mouse.move(border.x + border.width / 2, border.y + border.height / 2);
    await page.mouse.down();
    await page.mouse.move(border.x - 0.18 * width, border.y + border.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect
      .poll(async () => (await lines()).map(({ unit_price }) => unit_price))
      .not.toEqual([480, 14.5, 31.2, 95]);
    await page.keyboard.press('Escape');
    await page.locator('[data-table-frame]').waitFor({ state: 'detached' });
    expect(other.offences).toEqual([]);
    await other.context.close();
  });

  test('a reading that is ended before its answer changes nothing', async () => {
    const before = (await record(plain)).line_items;
    await page.goto(`/documents/${plain}`);
    await page.locator('[data-page="1"] img').first().waitFor();
    await untilKeysAct(page);
    let answer: (() => Promise<void>) | undefined;
    await page.route('**/table', (route) => void (answer = () => route.continue()), { times: 1 });
    await page.keyboard.press('b');
    await page.locator('[data-page="1"] [data-drawing]').waitFor();
    await drawAroundLines(page);
    await expect.poll(() => answer).toBeDefined();
    await page.keyboard.press('Escape');
    await page.locator('[data-table-frame]').waitFor({ state: 'detached' });
    const answered = page.waitForResponse('**/table');
    await answer!();
    await answered;
    await untilKeysAct(page);
    expect(await page.locator('[data-table-frame]').count()).toBe(0);
    expect((await record(plain)).line_items).toEqual(before);
  });

  test('no page did what it must not', () => expect(visitor.offences).toEqual([]));
});
