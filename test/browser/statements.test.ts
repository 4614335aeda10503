// Bank statements in the browser: imported from a table, movements decided with the keyboard alone, and taken back.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bankKit, camtFile } from '../kit/bank-statements.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { findingsOf } from './kit/findings.ts';
import { keepPicture, signIn, visit, type Visitor } from './kit/visitor.ts';

const FILE = 'input[type=file]:not([aria-hidden])';

describe.skipIf(findChromium() === undefined)('bank statements in the browser', () => {
  let service: TestService;
  let browser: Browser;
  let visitor: Visitor;
  let its: ReturnType<typeof bankKit>;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    its = bankKit(service, await newPlace(service.api, 'Payables', true));
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

  test('a table is imported once it is said whose account it is of', async () => {
    const { page } = visitor;
    const id = await its.invoice('BR-70001', '119.00');
    await page.goto('/statements');
    await page.getByText('No bank statements yet').waitFor();
    await page.getByRole('link', { name: 'Import' }).first().click();
    const csv =
      'Booking date;Who;Details;Amount\n2026-03-20;Brackwater;Invoice BR-70001;-119.00\n2026-03-21;Rent;March;-900.00\n';
    await page
      .locator(FILE)
      .setInputFiles({ name: 'march.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByText('No row can be imported yet').waitFor();
    await page.getByText('whose account this is').first().waitFor();
    await keepPicture(page, 'statement-import-missing-1440-en');
    // The answer for the account alone comes late; it must not stand for account and currency.
    await page.route(
      '**/api/bank-statements/import',
      async (route) => {
        await sleep(2000);
        await route.continue();
      },
      { times: 1 },
    );
    const late = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/import') && !answer.request().postData()!.includes('name="currency"'),
    );
    await page.getByRole('textbox', { name: 'Account', exact: true }).fill('DE02 1203 0000 0000 2020 51');
    await page.getByRole('textbox', { name: 'Currency', exact: true }).fill('EUR');
    await page.getByRole('textbox', { name: 'Currency', exact: true }).press('Tab');
    await (await late).finished();
    await page.getByText('2 new movements').waitFor();
    expect(await findingsOf(visitor)).toEqual([]);
    await keepPicture(page, 'statement-import-1440-en');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('The bank statements are imported.').waitFor();
    await expect.poll(async () => (await its.get(id)).payment?.status).toBe('paid');
  });

  test('movements are decided with the keyboard alone, and every decision is taken back', async () => {
    const { page } = visitor;
    const one = await its.invoice('BR-81001', '60.00');
    const two = await its.invoice('BR-82001', '30.00');
    const { statements } = await its.import(
      camtFile([
        { amount: '-90.00', purpose: 'BR-81001', name: 'Brackwater Supplies Ltd' },
        { amount: '-12.00', purpose: 'Account fee' },
      ]),
    );
    const statement = statements[0]!.id!;
    const states = async () => (await its.movements(statement)).map(({ state }) => state);
    expect(await states()).toEqual(['proposed', 'none']);
    await page.goto(`/statements/${statement}`);
    await page.getByText('Does this pay one of these documents?').waitFor();
    expect(await findingsOf(visitor)).toEqual([]);
    await keepPicture(page, 'statement-1440-en');

    await page.keyboard.press('y');
    await page.getByText('A person decided what this pays.').waitFor();
    expect((await its.get(one)).payment).toMatchObject({ status: 'paid' });
    await page.keyboard.press('u');
    await page.getByText('Does this pay one of these documents?').waitFor();
    expect((await its.get(one)).payment).toMatchObject({ status: 'open' });

    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'What this movement pays' });
    await dialog.getByRole('textbox', { name: 'BR-81001' }).fill('60.00');
    await dialog.getByPlaceholder('Add an approved document').fill('BR-82001');
    await page.getByRole('option', { name: /BR-82001/ }).click();
    await dialog.getByText('EUR 90.00 given out = EUR 0.00 left').waitFor();
    await keepPicture(page, 'statement-split-1440-en');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(async () => (await its.get(two)).payment?.status).toBe('paid');
    expect((await its.get(one)).payment).toMatchObject({ status: 'paid' });

    await page.keyboard.press('j');
    await page.getByText('No document fits').waitFor();
    await page.keyboard.press('x');
    await page.getByText('said that this pays no document').waitFor();
    expect(await states()).toEqual(['decided', 'decided']);
    await page.keyboard.press('x');
    await page.getByText('No document fits').waitFor();

    await page.goto(`/documents/${two}`);
    await page.getByText('Paid.', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'See the bank statement' }).click();
    await page.waitForURL(`**/statements/${statement}**`);
  });
});
