// A reviewer's day in a real browser: from signing in to the delivery of what was approved.
import type { Browser, Locator } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startReceiver, type Receiver } from '../kit/receiver.ts';
import { ADMIN, startTestService, type TestService } from '../kit/service.ts';
import { type Place, newPlace, profileId, until, untilProcessed, upload } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { INVOICE, WRONG_INVOICE, invoice } from './kit/papers.ts';
import { printPaper, type Box, type Printed } from './kit/print.ts';
import { PHONE, keepPicture, signIn, untilKeysAct, visit, type Visitor } from './kit/visitor.ts';

describe.skipIf(findChromium() === undefined)('reviewing in the browser', () => {
  let service: TestService;
  let receiver: Receiver;
  let browser: Browser;
  let visitor: Visitor;
  let place: Place;
  let printed: Printed;
  let wrong: number;
  let id = 0;

  beforeAll(async () => {
    [service, receiver, browser] = await Promise.all([startTestService(), startReceiver(), launchChromium()]);
    place = await newPlace(service.admin, 'Northgate Roofing Ltd');
    await service.admin.call('saveWebhookSettings', { body: { url: receiver.url } });
    const default_profile_id = await profileId(service.admin);
    await service.admin.call('editContact', {
      params: { id: place.contact_id },
      body: { default_profile_id },
    });
    printed = await printPaper(browser, invoice(INVOICE));
    const other = await printPaper(browser, invoice(WRONG_INVOICE));
    wrong = (await upload(service.admin, place, other.pdf, 'invoice-northgate-2044.pdf')).id;
    await untilProcessed(service.admin, wrong);
    visitor = await visit(browser, service.url);
  });

  afterAll(async () => {
    await browser?.close();
    await Promise.all([service?.stop(), receiver?.stop()]);
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPicture(visitor.page, `failed ${task.name.slice(0, 60)}`);
  });

  const row = (key: string) => visitor.page.locator(`[data-field="${key}"]`);
  const input = (key: string) => row(key).locator('input, textarea');
  const record = () => service.admin.call('getDocument', { params: { id } });

  test('a deep link leads to the sign-in page and, after signing in, to where it pointed', async () => {
    const { page } = visitor;
    await page.goto(`/upload?contact_id=${place.contact_id}&folder_id=${place.folder_id}`);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(ADMIN.email);
    await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').getByText('Wrong e-mail or password.').waitFor();
    await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Upload', level: 1 }).waitFor();
  });

  test('an uploaded file is sent with progress and reaches Needs Review without loading the page again', async () => {
    const { page } = visitor;
    await page.evaluate(() => Object.assign(window, { sameLoad: true }));
    await page.locator('input[type=file][multiple]:not([webkitdirectory]):not([aria-hidden])').setInputFiles({
      name: 'invoice-northgate-2041.pdf',
      mimeType: 'application/pdf',
      buffer: printed.pdf,
    });
    await page.getByText('invoice-northgate-2041.pdf').first().waitFor();
    await page.getByRole('status').getByText('Needs Review').waitFor();
    await page.getByRole('link', { name: 'invoice-northgate-2041.pdf' }).click();
    await page.getByRole('heading', { name: 'invoice-northgate-2041.pdf' }).waitFor();
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
    id = Number(/\/documents\/(\d+)/.exec(page.url())?.[1]);
    expect((await record()).status).toBe('Needs Review');
  });

  test.each(['vendor', 'invoice_number', 'invoice_date', 'total_amount'])(
    'the field %s is highlighted over its words on the page',
    async (key) => {
      const { page } = visitor;
      await input(key).click();
      const mark = page.locator(`[data-mark="${key}"][data-active]`);
      await mark.waitFor();
      await untilDrawn(page.locator('[data-page="1"]'));
      const sheet = (await page.locator('[data-page="1"]').boundingBox())!;
      const shown = (await mark.boundingBox())!;
      const [left, top, right, bottom] = printed.places[key]!.box;
      const expected = [
        sheet.x + left * sheet.width,
        sheet.y + top * sheet.height,
        sheet.x + right * sheet.width,
        sheet.y + bottom * sheet.height,
      ];
      const actual = [shown.x, shown.y, shown.x + shown.width, shown.y + shown.height];
      for (const [index, edge] of actual.entries()) expect(Math.abs(edge - expected[index]!)).toBeLessThan(6);
      // Ink of the words lies in the mark, and none behind it.
      const ink = await inkOf(page.locator('[data-page="1"]'), expected as Box, sheet);
      expect(ink.inside).toBeGreaterThan(20);
      expect(ink.after).toBe(0);
    },
  );

  test('a click on words of the page fills the field that is being edited', async () => {
    const { page } = visitor;
    await input('payment_terms').click();
    const [left, top, right, bottom] = printed.places['po_number']!.box;
    const sheet = page.locator('[data-page="1"]');
    await sheet.scrollIntoViewIfNeeded();
    const { width, height } = (await sheet.boundingBox())!;
    await sheet.click({ position: { x: ((left + right) / 2) * width, y: ((top + bottom) / 2) * height } });
    await expect.poll(() => input('payment_terms').inputValue()).toBe('HP-77120');
    await page.keyboard.press('Escape');
  });

  test('a corrected value is kept with the name of the person', async () => {
    const { page } = visitor;
    const field = input('payment_terms');
    await field.fill('30 days net, by transfer');
    await field.press('Enter');
    await until(
      async () => (await record()).extracted_fields['payment_terms'] === '30 days net, by transfer',
      'the correction',
      60_000,
    );
    expect((await record()).lineage['payment_terms']).toMatchObject({ source: 'person' });
    await keepPicture(page, 'workspace-corrected');
  });

  test('a failed check shows its arithmetic', async () => {
    const { page } = visitor;
    await page.goto(`/documents/${wrong}`);
    await page.getByText('1 x 95.00 = 95.00, stated 85.00, difference 10.00').first().waitFor();
  });

  test('a clean invoice is approved with the keyboard alone, and the next one opens', async () => {
    const { page } = visitor;
    await page.goto(`/documents/${id}?status=Needs+Review`);
    await page.getByRole('heading', { name: 'invoice-northgate-2041.pdf' }).waitFor();
    await untilKeysAct(page);
    const started = performance.now();
    await page.keyboard.press('a');
    await page.getByRole('heading', { name: 'invoice-northgate-2044.pdf' }).waitFor();
    expect(performance.now() - started).toBeLessThan(10_000);
    expect((await record()).status).toBe('Approved');
  });

  test('an approved document is exported, and its delivery shows the response code', async () => {
    const { page } = visitor;
    await page.goto(`/documents/${id}`);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
    await until(async () => receiver.received.length > 0, 'the webhook', 60_000);
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ id, event: 'document.exported' });
    await page.goto('/deliveries');
    await page.getByText('Delivered').first().waitFor();
    await page.getByRole('cell', { name: '200' }).waitFor();
    await page.getByText('invoice-northgate-2041.pdf').first().click();
    await page.getByRole('dialog').getByText('Attempt 1').waitFor();
    await keepPicture(page, 'delivery');
  });

  test('language and appearance are switched in the account menu and stay', async () => {
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByText('简体中文').click();
    await page.getByRole('heading', { name: '仪表盘', level: 1 }).or(page.locator('h1')).first().waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('zh-CN');
    await page.getByText('深色').locator('xpath=ancestor::label').click();
    await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
    await page.reload();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('zh-CN');
    expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
  });

  test('who saves second is asked, and loses nothing', async () => {
    const { page } = visitor;
    await page.evaluate(() => localStorage.setItem('recto.language', 'en'));
    await page.goto(`/documents/${wrong}`);
    const field = input('po_number');
    await field.click();
    await field.fill('HP-1');
    await service.api.call('editDocument', {
      params: { id: wrong },
      body: { extracted_fields: { po_number: 'HP-2' } },
    });
    await field.press('Enter');
    await page.getByRole('dialog').getByText('Somebody else was faster').waitFor();
    await page.getByRole('dialog').getByText('HP-2').waitFor();
  });

  test('the chat answers in Chinese on a phone, and its citation opens the page at the quote', async () => {
    const phone = await visit(browser, service.url, PHONE);
    await signIn(phone);
    const { page } = phone;
    await page.goto(`/chat/?contact_id=${place.contact_id}&folder_id=${place.folder_id}`);
    await page.getByRole('textbox', { name: '就此文件夹中的文档提问' }).fill('发票 NW-2041 的总金额是多少？');
    await page.getByRole('button', { name: '发送问题' }).click();
    const citation = page.getByRole('link', { name: /invoice-northgate-2041\.pdf/ }).first();
    await citation.waitFor();
    expect(await page.getByRole('article').innerText()).toContain('2,360.40');
    await keepPicture(page, 'chat-answer-phone');
    await page.getByRole('button', { name: '新对话' }).click();
    const earlier = page.getByRole('region', { name: '以往对话' });
    await earlier.getByRole('textbox', { name: '搜索以往对话' }).fill('nw-2041');
    await earlier.getByRole('button', { name: /发票 NW-2041/ }).click();
    await page.getByRole('article').getByText('2,360.40').first().waitFor();
    await page.goto((await citation.getAttribute('href'))!);
    await page.locator('[data-mark="quote"][data-active]').first().waitFor();
    expect(phone.offences).toEqual([]);
    await phone.context.close();
  });

  test('the chat begins with questions that the folder answers, and lists become tables', async () => {
    const desk = await visit(browser, service.url);
    await signIn(desk);
    const { page } = desk;
    await page.goto(`/ask?contact_id=${place.contact_id}&folder_id=${place.folder_id}`);
    const suggestions = page.getByRole('region', { name: 'Questions these documents can answer' });
    await suggestions.getByRole('button').first().waitFor();
    await keepPicture(page, 'chat-start-1440-light-en');
    await suggestions.getByRole('button').first().click();
    await page.getByRole('article').getByRole('link').first().waitFor();
    // Too low for the answer.
    await page.setViewportSize({ width: 1440, height: 520 });
    await page.getByRole('textbox', { name: /^Ask about/ }).fill('List all documents');
    await page.keyboard.press('Enter');
    const asked = page.getByRole('heading', { name: 'List all documents' });
    const csv = page.locator('article', { has: asked }).getByRole('link', { name: 'Download as CSV' });
    expect(decodeURIComponent((await csv.getAttribute('href'))!)).toContain('invoice-northgate-2041.pdf');
    // Its beginning is what one sees.
    const log = await page.getByRole('log').boundingBox();
    await expect.poll(async () => (await asked.boundingBox())!.y).toBeGreaterThanOrEqual(log!.y);
    await page.setViewportSize({ width: 1440, height: 900 });
    await keepPicture(page, 'chat-table-1440-light-en');
    expect(desk.offences).toEqual([]);
    await desk.context.close();
  });

  test('on a wide screen the page that an answer cites stands beside it', async () => {
    const desk = await visit(browser, service.url);
    await signIn(desk);
    const { page } = desk;
    await page.goto(`/ask?contact_id=${place.contact_id}&folder_id=${place.folder_id}`);
    const question = page.getByRole('textbox', { name: 'Ask about the documents of this folder' });
    await question.fill('What is the total of invoice NW-2041?');
    await question.press('Enter');
    const cited = page.getByRole('complementary', { name: 'The cited page' });
    await cited.locator('[data-mark="quote"][data-active]').first().waitFor();
    await cited.getByRole('link', { name: /invoice-northgate-2041\.pdf/ }).waitFor();
    await untilDrawn(cited.locator('[data-page="1"]'));
    await keepPicture(page, 'chat-cited-1440-light-en');
    const citation = page
      .getByRole('article')
      .getByRole('link', { name: /invoice-northgate-2041\.pdf/ })
      .first();
    await page.getByRole('button', { name: 'Hide the cited page' }).click();
    await cited.waitFor({ state: 'detached' });
    // Who hid it finds it hidden, and a click on a citation brings it back.
    await page.reload();
    await citation.waitFor();
    expect(await cited.count()).toBe(0);
    await citation.click();
    await cited.locator('[data-mark="quote"][data-active]').first().waitFor();
    // The second click leads to the document.
    const [opened] = await Promise.all([page.context().waitForEvent('page'), citation.click()]);
    await opened.locator('[data-mark="quote"][data-active]').first().waitFor();
    expect(new URL(opened.url()).pathname).toMatch(/^\/documents\/\d+$/);
    await opened.close();

    await page.goto('/search?q=slates');
    await cited.locator('[data-mark="quote"][data-active]').first().waitFor();
    const passages = page.getByRole('main').locator('li li').getByRole('link');
    const second = passages.nth(1);
    expect(await second.getAttribute('aria-current')).toBeNull();
    await second.click();
    await expect.poll(() => second.getAttribute('aria-current')).toBe('true');
    await cited.locator('[data-mark="quote"][data-active]').first().waitFor();
    // Only what was searched for is marked, not all of the passage.
    expect(await cited.locator('[data-mark="quote"]').count()).toBe(1);
    await untilDrawn(cited.locator('[data-page="1"]'));
    await keepPicture(page, 'search-cited-1440-light-en');
    await second.click();
    await page.waitForURL(/\/documents\/\d+\?/);
    await page.locator('[data-mark="quote"][data-active]').first().waitFor();
    expect(desk.offences).toEqual([]);
    await desk.context.close();
  });

  test('nothing was requested from elsewhere and no script failed', async () => {
    const phone = await visit(browser, service.url);
    await signIn(phone);
    await phone.page.goto('/');
    await phone.page.locator('h1').waitFor();
    expect([...visitor.offences, ...phone.offences]).toEqual([]);
  });
});

async function untilDrawn(sheet: Locator): Promise<void> {
  await expect
    .poll(
      () =>
        sheet
          .locator('img')
          .evaluateAll(
            (images) =>
              images.length === 1 && images.every((image) => (image as HTMLImageElement).naturalWidth > 900),
          ),
      { timeout: 60_000 },
    )
    .toBe(true);
}

/** Dark pixels of the drawn page in a box, and in a band behind its right edge. */
async function inkOf(sheet: Locator, [left, top, right, bottom]: Box, at: { x: number; y: number }) {
  const png = await sheet.screenshot();
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const count = (x0: number, x1: number) => {
    let dark = 0;
    for (let y = Math.round(top - at.y); y < bottom - at.y; y += 1)
      for (let x = Math.round(x0 - at.x); x < x1 - at.x; x += 1)
        if (x >= 0 && x < info.width && data[(y * info.width + x) * info.channels]! < 110) dark += 1;
    return dark;
  };
  return { inside: count(left, right), after: count(right + 3, right + 7) };
}
