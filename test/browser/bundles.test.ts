// A file that holds several documents, taken apart by a person in the browser, and joined again.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { threeInvoices } from '../kit/bundle.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, until, untilProcessed, upload } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { keepPicture, signIn, visit } from './kit/visitor.ts';

describe.skipIf(findChromium() === undefined)('a file of several documents', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    await service.admin.call('saveSettings', { body: { split_bundles: false } });
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  test('is split where the proposal says and the keys, and joined again', async () => {
    const place = await newPlace(service.api, 'Harbour Savings', true);
    const { id } = await upload(service.api, place, threeInvoices(), 'pile.pdf');
    await untilProcessed(service.api, id);
    const read = () => service.api.call('getDocument', { params: { id } });

    const visitor = await visit(browser, service.url);
    await signIn(visitor);
    const { page } = visitor;
    await page.goto(`/documents/${id}`);
    const blocker = page.locator('[data-blocker="bundle:parts"]');
    await blocker.getByRole('button', { name: 'Split or join' }).click();
    const dialog = page.getByRole('dialog', { name: 'Documents in this file' });
    const begins = (number: number) => dialog.getByRole('button', { name: `begins with page ${number}` });
    const pressed = (number: number) => begins(number).getAttribute('aria-pressed');
    await begins(2).waitFor();
    expect([await pressed(1), await pressed(2), await pressed(3)]).toEqual(['true', 'true', 'true']);

    // With the keys from page 2 to page 3, which then begins none; undone, and with the mouse the same again.
    await begins(2).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => pressed(3)).toBe('false');
    await page.keyboard.press('Control+z');
    await expect.poll(() => pressed(3)).toBe('true');
    await begins(3).click();
    await dialog.getByRole('button', { name: 'Split into 2' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const split = await until(async () => {
      const record = await read();
      return record.children.length > 0 && record;
    }, 'the parts');
    expect(split.children.map(({ pages }) => pages)).toEqual([
      [1, 1],
      [2, 3],
    ]);

    // What the file says now is what became of it: no fields, and no complaint that nothing was read.
    await page.getByText('Split into 2 documents').first().waitFor();
    expect(await page.getByText('Nothing could be read').count()).toBe(0);
    expect(await page.locator('[data-field]').count()).toBe(0);
    await page.getByRole('link', { name: 'pile (2-3).pdf' }).click();
    await page.getByRole('link', { name: `Document ${id}, pages 2 to 3` }).click();
    await page.getByRole('link', { name: 'pile (1).pdf' }).waitFor();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Split or join' }).click();

    // The second page goes to the first part with the keys, comes back with undo, and goes again with the mouse.
    const tile = (number: number, part: number) =>
      dialog.getByRole('button', { name: `Page ${number}, document ${part}` });
    const [first] = split.children;
    await untilProcessed(service.api, first!.id);
    await untilProcessed(service.api, split.children[1]!.id);
    await tile(2, 2).focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await tile(2, 1).waitFor();
    await page.keyboard.press('Control+z');
    await tile(2, 2).dragTo(tile(1, 1));
    await tile(2, 1).waitFor();
    await keepPicture(page, 'bundle-moved');
    await dialog.getByRole('button', { name: 'Move the pages' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect((await read()).children.map(({ pages }) => pages)).toEqual([
      [1, 2],
      [3, 3],
    ]);
    for (const { id } of split.children) await untilProcessed(service.api, id);
    await page.getByRole('link', { name: 'pile (1-2).pdf' }).waitFor();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Split or join' }).click();
    await dialog.getByRole('button', { name: 'Join 2 parts again' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await until(async () => (await read()).children.length === 0, 'the one document');
  });

  test('pages are turned in the overview, before a split and after it, with undo', async () => {
    const place = await newPlace(service.api, 'Turned Savings', true);
    const { id } = await upload(service.api, place, threeInvoices(), 'askew.pdf');
    await untilProcessed(service.api, id);
    const visitor = await visit(browser, service.url);
    await signIn(visitor);
    const { page } = visitor;
    await page.goto(`/documents/${id}`);
    await page
      .locator('[data-blocker="bundle:parts"]')
      .getByRole('button', { name: 'Split or join' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Documents in this file' });
    const quarters = (number: number) =>
      dialog.locator(`[data-page="${number}"] [data-quarters]`).getAttribute('data-quarters');
    await dialog.getByRole('button', { name: 'Turn page 2 to the right' }).click();
    expect(await quarters(2)).toBe('1');
    await dialog.getByRole('button', { name: 'begins with page 3' }).focus();
    await page.keyboard.press('Shift+R');
    expect(await quarters(3)).toBe('3');
    await page.keyboard.press('Control+z');
    expect([await quarters(2), await quarters(3)]).toEqual(['1', '0']);
    await keepPicture(page, 'bundle-turned-1440-en');
    await dialog.getByRole('button', { name: 'Split into 3' }).click();
    await page.getByText('Page turned; it is read anew').waitFor();
    const { children } = await service.api.call('getDocument', { params: { id } });
    const turnOf = async (part: number) => {
      await untilProcessed(service.api, children[part]!.id);
      const params = { id: children[part]!.id, number: 1 };
      return ((await service.api.call('getPage', { params, query: {} })).turn ?? 0) % 360;
    };
    expect([await turnOf(0), await turnOf(1), await turnOf(2)]).toEqual([0, 90, 0]);

    // Once it is split, the overview shows the page as it stands in its part; turned again, the notice takes it back.
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Split or join' }).click();
    const picture = dialog.locator('[data-page="2"] img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > image.naturalHeight))
      .toBe(true);
    await dialog.getByRole('button', { name: 'Turn page 2 to the right' }).click();
    await dialog.getByRole('button', { name: 'Keep the page as it is turned' }).click();
    // The dialog closes first: a page of a part is turned once the parts are known.
    await expect.poll(() => turnOf(1)).toBe(180);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Page turned back; it is read anew').waitFor();
    expect(await turnOf(1)).toBe(90);
    expect(visitor.offences).toEqual([]);
    await visitor.context.close();
  });
});
