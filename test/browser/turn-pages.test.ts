// A page that lies on its side, turned by a person in the browser: at once for the eye, and kept for the document when they say so.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractPage } from '../kit/bundle.ts';
import { pdfOfPages } from '../kit/samples/pdf.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, profileId, untilProcessed, upload } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { findingsOf, widerThanScreen } from './kit/findings.ts';
import { INVOICE, invoice } from './kit/papers.ts';
import { printPaper, type Printed } from './kit/print.ts';
import { PHONE, keepPicture, signIn, untilKeysAct, visit } from './kit/visitor.ts';

describe.skipIf(findChromium() === undefined)('turning pages', () => {
  let service: TestService;
  let browser: Browser;
  let printed: Printed;
  let id: number;
  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    const place = await newPlace(service.admin, 'Northgate Roofing Ltd');
    const profile_id = await profileId(service.admin);
    printed = await printPaper(browser, invoice(INVOICE));
    ({ id } = await upload(service.admin, place, printed.pdf, 'sideways.pdf', { profile_id }));
    await untilProcessed(service.admin, id);
    // Reading finds out which way up a page stands; this one lies on its side by a person's word.
    await turnByApi(90);
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const turnByApi = async (turn: 90 | 270) => {
    await service.admin.call('turnPages', { params: { id }, body: { pages: [{ number: 1, turn }] } });
    await untilProcessed(service.admin, id);
  };
  const version = async () => (await service.admin.call('getDocument', { params: { id } })).version;
  const sheet = (page: Page) => page.locator('[data-page="1"]');
  const bar = (page: Page) => page.getByRole('region', { name: /Turned pages|已旋转的页面/ });
  const open = async (page: Page) => {
    await page.goto(`/documents/${id}`);
    await untilKeysAct(page);
    await sheet(page).locator('img').first().waitFor();
  };
  /** Wider than high, in the picture itself. */
  const lies = async (page: Page, image: string) => {
    const picture = page.locator(image).first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    return picture.evaluate((image: HTMLImageElement) => image.naturalWidth > image.naturalHeight);
  };
  /** The tooltip of a button goes with the pointer. */
  const leaveButton = async (page: Page) => {
    await page.mouse.move(200, 400);
    await page.getByRole('tooltip').waitFor({ state: 'hidden' });
  };
  /** Where the mark of a field stands on the sheet as one sees it, in fractions of it. */
  const markOf = async (page: Page, field: string) => {
    const around = (await sheet(page).boundingBox())!;
    const mark = await sheet(page).locator(`[data-mark="${field}"]`).first().boundingBox();
    if (mark === null) return [];
    const [x, y] = [(mark.x - around.x) / around.width, (mark.y - around.y) / around.height];
    return [x, y, x + mark.width / around.width, y + mark.height / around.height];
  };
  const stands = async (page: Page, field: string) => {
    const { box } = printed.places[field]!;
    const seen = await markOf(page, field);
    return seen.length === 4 && seen.every((edge, i) => Math.abs(edge - box[i]!) < 0.02);
  };

  test('a page is turned for the eye, kept, and turned back by the notice, while it is read, too', async () => {
    const visitor = await visit(browser, service.url);
    await signIn(visitor);
    const { page } = visitor;
    const search = '/search?q=Northgate';
    await page.goto(search);
    expect(await lies(page, 'main li img')).toBe(true);
    await open(page);
    expect(await lies(page, '[data-page="1"] img')).toBe(true);
    expect(await stands(page, 'invoice_number')).toBe(false);

    // Only for the eye: nothing has changed, and it can be taken back.
    await page.keyboard.press('Shift+R');
    await bar(page).waitFor();
    await bar(page).getByRole('button', { name: 'Turn back' }).click();
    await bar(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Turn the page left' }).click();
    await leaveButton(page);
    await keepPicture(page, 'turned-1440-light-en');
    expect(await findingsOf(visitor)).toEqual([]);
    expect(await version()).toBe(2);

    await bar(page).getByRole('button', { name: 'Keep and read anew' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Page turned; it is read anew' });
    await notice.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Page turned back; it is read anew').waitFor();
    expect((await untilProcessed(service.admin, id)).version).toBe(4);
    await expect.poll(() => lies(page, '[data-page="1"] img')).toBe(true);
    expect(await bar(page).count()).toBe(0);

    // Once more, for good: the value is marked where it stands now.
    await untilKeysAct(page);
    await page.keyboard.press('Shift+R');
    await bar(page).getByRole('button', { name: 'Keep and read anew' }).click();
    await expect.poll(version).toBe(5);
    await untilProcessed(service.admin, id);
    await expect.poll(() => stands(page, 'invoice_number')).toBe(true);
    expect(await lies(page, '[data-page="1"] img')).toBe(false);
    expect(await bar(page).count()).toBe(0);
    await keepPicture(page, 'turned-kept-1440-light-en');
    // The picture that was shown before stays with the version before.
    await page.goto(search);
    expect(await lies(page, 'main li img')).toBe(false);
    expect(visitor.offences).toEqual([]);
    await visitor.context.close();
  });

  test('all pages are turned as one of them is', async () => {
    const place = await newPlace(service.admin, 'Harbour Savings');
    const pages = [1, 2, 3].map((page) => contractPage(page, 3));
    const { id: three } = await upload(service.admin, place, pdfOfPages(pages), 'three.pdf');
    await untilProcessed(service.admin, three);
    const visitor = await visit(browser, service.url);
    await signIn(visitor);
    const { page } = visitor;
    await page.goto(`/documents/${three}`);
    await untilKeysAct(page);
    await sheet(page).locator('img').first().waitFor();
    expect(await lies(page, '[data-page="1"] img')).toBe(false);
    await page.keyboard.press('Shift+R');
    await bar(page).getByRole('button', { name: 'Turn all 3 pages' }).click();
    await bar(page).getByText('you see these 3 pages turned').waitFor();
    expect(
      await bar(page)
        .getByRole('button', { name: /^Turn all/ })
        .count(),
    ).toBe(0);
    await bar(page).getByRole('button', { name: 'Keep and read anew' }).click();
    await page.getByText('3 pages turned; they are read anew').waitFor();
    await untilProcessed(service.admin, three);
    const turned = await Promise.all(
      [1, 2, 3].map((number) => service.admin.call('getPage', { params: { id: three, number }, query: {} })),
    );
    expect(turned.map(({ turn }) => ((turn ?? 0) + 360) % 360)).toEqual([270, 270, 270]);
    expect(turned.every(({ width, height }) => width > height)).toBe(true);
    expect(visitor.offences).toEqual([]);
    await visitor.context.close();
  });

  test('of an approved document a page is turned for the eye only, which is said; on a phone, in Chinese', async () => {
    await service.admin.call('changeStatus', { params: { id }, body: { status: 'Approved' } });
    const visitor = await visit(browser, service.url, PHONE);
    await signIn(visitor);
    const { page } = visitor;
    await page.goto(`/documents/${id}`);
    await untilKeysAct(page);
    await page.getByText('页面', { exact: true }).click();
    await sheet(page).locator('img').first().waitFor();
    await page.getByRole('button', { name: '向右旋转页面' }).click();
    await bar(page).getByText('文档已批准或已导出').waitFor();
    await leaveButton(page);
    expect(await bar(page).getByRole('button', { name: '保留并重新读取' }).isDisabled()).toBe(true);
    expect(await widerThanScreen(visitor)).toBe(0);
    expect(await findingsOf(visitor)).toEqual([]);
    await keepPicture(page, 'turned-390-dark-zh');
    expect(visitor.offences).toEqual([]);
    await visitor.context.close();
  });
});
