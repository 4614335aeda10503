// The list as a queue in a real browser: what a row says, columns and filters by fields, views on the service, batches with undo.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD } from '../kit/people.ts';
import { startReviewService, type ReviewService } from '../kit/review.ts';
import { invoiceText } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { PHONE, keepPicture, signIn, visit, type Visitor } from './kit/visitor.ts';

const SMALL = { width: 1280, height: 800, theme: 'light', language: 'en' } as const;
const WRONG = invoiceText('Q-2').replace('Total: EUR 119.00', 'Total: EUR 121.00');

describe.skipIf(findChromium() === undefined)('the list', () => {
  let its: ReviewService;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    [its, browser] = await Promise.all([startReviewService(), launchChromium()]);
    await its.processed('Q-1', invoiceText('Q-1', '100.00'));
    await its.processed('Q-2', WRONG);
    await its.processed('Q-3', invoiceText('Q-3', '1190.00'));
    visitor = await visit(browser, its.service.url, SMALL);
    visitor.context.setDefaultTimeout(20_000);
    await signIn(visitor, { email: 'anna@recto.local', password: PASSWORD });
  });
  afterAll(async () => {
    await browser?.close();
    await its?.service.stop();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPicture(visitor.page, `failed ${task.name.slice(0, 60)}`);
    expect(visitor.offences.splice(0)).toEqual([]);
  });

  const rows = () => visitor.page.locator('tbody tr');
  const rowOf = (number: string) => rows().filter({ hasText: number });
  const numbers = async () => {
    const texts = await rows().allInnerTexts();
    return texts.map((text) => /\bQ-\d\b/.exec(text)?.[0]);
  };
  /** The one that a row shows. */
  const firstReason = async (language: string) => {
    const headers = { ...its.service.api.headers, 'accept-language': language };
    const answer = await fetch(`${its.service.url}/api/documents?sort=blockers_open`, { headers });
    const { documents } = (await answer.json()) as { documents: { first_blocker: { message: string } }[] };
    return documents[0]!.first_blocker.message;
  };
  /** Heads that sort are buttons. */
  const head = (page: Page, name: string) => page.locator('th').filter({ hasText: name });
  const open = async (path = '/documents') => {
    await visitor.page.goto(path);
    await rowOf('Q-1').waitFor();
  };

  test('a row says whom it is from, its number, when it is due, how much, and why it is here', async () => {
    await open();
    const row = rowOf('Q-2');
    await row.getByText('Brightwater Supplies Ltd').waitFor();
    for (const text of ['Q-2', '13 Apr 2026', 'EUR 121.00', 'Needs Review', 'Q-2.txt'])
      await row.getByText(text, { exact: true }).waitFor();
    await row.getByText(await firstReason('en')).waitFor();
    await rowOf('Q-1').getByText('Needs Review').waitFor();
  });

  test('there is nothing to select before the rows are there', async () => {
    let answer: (() => void) | undefined;
    await visitor.page.route(
      /\/api\/documents\?/,
      (route) => new Promise<void>((resolve) => (answer = () => void route.continue().then(resolve))),
      { times: 1 },
    );
    await visitor.page.goto('/documents');
    const all = visitor.page.getByRole('checkbox', { name: 'Select all rows of this page' });
    await all.waitFor();
    expect(await all.isDisabled()).toBe(true);
    answer!();
    await all.check();
    await visitor.page.getByText('3 selected').waitFor();
  });

  test('nothing of what tells rows apart is cut off at 1280 pixels, in either language', async () => {
    for (const language of ['en', 'zh'] as const) {
      const other = await visit(browser, its.service.url, { ...SMALL, language });
      await signIn(other);
      await other.page.goto('/documents');
      await other.page.locator('tbody tr').first().waitFor();
      const cut = await other.page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main th, main td *, main button, main [role=group] *')]
          .filter((element) => element.offsetWidth > 2 && element.scrollWidth > element.clientWidth + 1)
          .filter((element) => getComputedStyle(element).overflowX !== 'visible')
          .map((element) => element.innerText),
      );
      expect(cut).toEqual([]);
      await other.context.close();
    }
  });

  test('the cards of a phone say the same', async () => {
    const phone = await visit(browser, its.service.url, PHONE);
    await signIn(phone);
    await phone.page.goto('/documents');
    const card = phone.page.getByRole('listitem').filter({ hasText: 'Q-2' });
    for (const text of ['Brightwater Supplies Ltd', 'EUR 121.00', '待审核'])
      await card.getByText(text).waitFor();
    await card.getByText(/2026年4月13日到期/).waitFor();
    await card.getByText(await firstReason('zh')).waitFor();
    await phone.context.close();
  });

  test('any field of a profile can be a column, and the list is sorted and filtered by it', async () => {
    const { page } = visitor;
    await open();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Subtotal' }).click();
    await page.keyboard.press('Escape');
    await head(page, 'Subtotal').click();
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('field.subtotal');
    await head(page, 'Subtotal').click();
    await expect.poll(numbers).toEqual(['Q-1', 'Q-2', 'Q-3']);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Field' }).click();
    const choice = page.getByRole('dialog', { name: 'Field' });
    await choice.getByRole('combobox', { name: 'Field' }).fill('Total Am');
    await page.getByRole('option', { name: 'Total Amount' }).click();
    await choice.getByRole('combobox', { name: 'Comparison' }).click();
    await page.getByRole('option', { name: 'at most' }).click();
    await choice.getByRole('textbox', { name: 'Value' }).fill('300');
    await choice.getByRole('button', { name: 'Filter' }).click();
    await expect.poll(numbers).toEqual(['Q-1', 'Q-2']);
    expect(new URL(page.url()).searchParams.get('where')).toBe('total_amount:lte:300');
  });

  test('what is shown becomes a view with a count; it is renamed, shared, changed and deleted', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Save as view' }).click();
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('Small ones');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const tab = (name: RegExp) => page.getByRole('button', { name }).and(page.locator('[aria-pressed]'));
    await tab(/^Small ones 2$/).waitFor();
    expect((await its.anna.call('listViews')).views).toMatchObject([
      {
        name: 'Small ones',
        shared: false,
        count: 2,
        sort: 'field.subtotal',
        filter: { field: ['total_amount:lte:300'] },
        columns: expect.arrayContaining(['vendor', 'field.subtotal']) as string[],
      },
    ]);

    await page.getByRole('button', { name: 'Change view Small ones' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name of the view' }).fill('Below 300');
    await page.getByRole('dialog').getByRole('switch', { name: 'Share with everybody' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await tab(/Below 300/).waitFor();

    // Another person finds it, after a reload of nothing but the page.
    const other = await visit(browser, its.service.url, SMALL);
    await signIn(other, { email: 'bert@recto.local', password: PASSWORD });
    await other.page.goto('/documents');
    await other.page.getByRole('button', { name: /Below 300 2/ }).click();
    await expect.poll(() => other.page.locator('tbody tr').count()).toBe(2);
    await head(other.page, 'Subtotal').waitFor();
    expect(await other.page.getByRole('button', { name: /Change view/ }).count()).toBe(0);
    await other.context.close();

    await head(page, 'Vendor').click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect.poll(async () => (await its.anna.call('listViews')).views[0]?.sort).toBe('vendor');
    await page.getByRole('button', { name: 'Change view Below 300' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(async () => (await its.anna.call('listViews')).views).toEqual([]);
  });

  describe('many at once', () => {
    const select = async (...wanted: string[]) => {
      await open();
      for (const number of wanted) await rowOf(number).getByRole('checkbox').click();
    };
    const bar = () => visitor.page.getByRole('region', { name: 'Selected documents' });
    const notice = () => visitor.page.getByRole('alert').filter({ hasText: 'Undo' });
    const listed = async (number: string) =>
      (await its.anna.call('listDocuments')).documents.find((row) => row.number === number)!;

    test('those with something open are named and stay; the others are approved, which can be undone', async () => {
      const { page } = visitor;
      await select('Q-1', 'Q-2');
      await bar().getByRole('button', { name: 'Approve' }).click();
      const dialog = page.getByRole('dialog', { name: 'Approve 2 documents?' });
      await dialog.getByText('This one stays as it is').waitFor();
      await dialog.getByRole('link', { name: 'Brightwater Supplies Ltd · Q-2' }).waitFor();
      await dialog.getByRole('button', { name: 'Approve 1 document' }).click();
      await expect.poll(async () => (await listed('Q-1')).status).toBe('Approved');
      expect((await listed('Q-2')).status).toBe('Needs Review');
      // The offer is the service's: a reload does not lose it.
      await page.reload();
      await notice().getByText('“Q-1.txt”: Approved').waitFor();
      await notice().getByRole('button', { name: 'Undo' }).click();
      await expect.poll(async () => (await listed('Q-1')).status).toBe('Needs Review');
    });

    test('documents are assigned, postponed and rejected, each with Undo', async () => {
      const { page } = visitor;
      await select('Q-1', 'Q-3');
      await bar().getByRole('button', { name: 'Assign' }).click();
      await page.getByRole('menuitem', { name: 'Bert' }).click();
      await rowOf('Q-3').getByText('Bert').waitFor();
      await notice().getByText('2 documents assigned to Bert').waitFor();
      await notice().getByRole('button', { name: 'Undo' }).click();
      await expect.poll(async () => (await listed('Q-3')).assignee).toBeNull();

      await select('Q-1', 'Q-3');
      await bar().getByRole('button', { name: 'Postpone' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Tomorrow/ })
        .click();
      await rowOf('Q-3')
        .getByText(/Postponed until/)
        .waitFor();
      await notice().getByRole('button', { name: 'Undo' }).click();
      await expect.poll(async () => (await listed('Q-1')).postponed_until).toBeNull();

      await select('Q-1', 'Q-3');
      await bar().getByRole('button', { name: 'Reject' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Not ours');
      await page.getByRole('dialog').getByRole('button', { name: 'Reject 2 documents' }).click();
      await rowOf('Q-3').getByText('Rejected: Not ours').waitFor();
      await notice().getByRole('button', { name: 'Undo' }).click();
      await expect
        .poll(async () => [await listed('Q-1'), await listed('Q-3')].map(({ status }) => status))
        .toEqual(['Needs Review', 'Needs Review']);
    });
  });
});
