// Vendors in the browser: imported from a file with columns of any name, added and edited by hand, tied to a contact.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../kit/service.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { findingsOf, settle, widerThanScreen } from './kit/findings.ts';
import { keepPicture, signIn, visit, type Visitor } from './kit/visitor.ts';

const CSV =
  'Kreditor;Firma;IBAN\n70001;Nordwind GmbH;DE89 3704 0044 0532 0130 00\n70002;;\n70003;Müller & Söhne;\n';

describe.skipIf(findChromium() === undefined)('vendors in the browser', () => {
  let service: TestService;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService({ worker: false }), launchChromium()]);
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

  test('a file is imported once its columns are chosen; wrong rows are named', async () => {
    const { page } = visitor;
    await page.goto('/vendors');
    await page.getByText('No vendors yet').waitFor();
    await page.getByRole('link', { name: 'Import' }).first().click();
    await page
      .locator('input[type=file]:not([aria-hidden])')
      .setInputFiles({ name: 'kreditoren.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
    await page.getByText('No column holds the vendor number').waitFor();
    for (const [column, field] of [
      ['Kreditor', 'Vendor number'],
      ['Firma', 'Name'],
      ['IBAN', 'Bank accounts'],
    ]) {
      const select = page.getByRole('combobox', { name: `What the column ${column} holds` });
      await select.click();
      await page.getByRole('option', { name: field!, exact: true }).click();
      await page.getByText('Reading the file').waitFor({ state: 'hidden' });
    }
    await page.getByText('2 new').waitFor();
    await page.getByText('Row 3').waitFor();
    await keepPicture(page, 'vendor-import');
    expect(await findingsOf(visitor)).toEqual([]);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('button', { name: 'Nordwind GmbH' }).waitFor();
    const { vendors } = await service.admin.call('listVendors');
    expect(vendors.map(({ name, ibans }) => [name, ...ibans])).toEqual([
      ['Müller & Söhne'],
      ['Nordwind GmbH', 'DE89370400440532013000'],
    ]);
  });

  test('one is added by hand, changed, and tied to a contact', async () => {
    const { page } = visitor;
    await page.goto('/vendors');
    await page.getByRole('button', { name: 'Add a vendor' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Vendor number' }).fill('70001');
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Abend & Co');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByText('There is a vendor with this number already').waitFor();
    await dialog.getByRole('textbox', { name: 'Vendor number' }).fill('80001');
    await dialog.getByRole('combobox', { name: 'Tax numbers' }).fill('DE136695976');
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: 'E-mail', exact: true }).fill('post@abend.example');
    await dialog.getByRole('button', { name: 'Add an address' }).click();
    await dialog.getByRole('textbox', { name: 'Address 1' }).fill('Hauptstraße 1\n10115 Berlin');
    await keepPicture(page, 'vendor-form');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Abend & Co' }).click();
    await dialog.getByRole('switch', { name: 'In use' }).uncheck({ force: true });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await service.admin.call('getVendor', { params: { external_id: '80001' } })).toMatchObject({
      tax_ids: ['DE136695976'],
      email: 'post@abend.example',
      addresses: ['Hauptstraße 1\n10115 Berlin'],
      active: false,
    });
    await page.goto('/contacts');
    await page.getByRole('button', { name: 'Add a contact' }).first().click();
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Nordwind');
    await dialog.getByRole('combobox', { name: 'Vendor', exact: true }).fill('Nordw');
    await page.getByRole('option', { name: /Nordwind GmbH/ }).click();
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('link', { name: 'Nordwind', exact: true }).click();
    await page.getByText('Nordwind GmbH · 70001').waitFor();
  });

  test.each([
    ['light', 'zh', 390],
    ['dark', 'en', 390],
    ['dark', 'zh', 1440],
    ['light', 'en', 1440],
  ] as const)('%s, %s, %i pixels: nothing is wider than the screen', async (theme, language, width) => {
    const other = await visit(browser, service.url, { width, height: 900, theme, language });
    await signIn(other);
    for (const path of ['/vendors', '/vendors/import']) {
      await other.page.goto(path);
      await other.page
        .locator(path === '/vendors' ? 'table tbody tr' : 'main button')
        .first()
        .waitFor();
      await settle(other);
      await keepPicture(other.page, `vendors${path.length}-${width}-${theme}-${language}`);
      expect(await widerThanScreen(other)).toBe(0);
      expect(await findingsOf(other)).toEqual([]);
    }
    await other.context.close();
  });
});
