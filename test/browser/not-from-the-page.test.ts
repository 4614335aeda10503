// Values that are not read from a page, in the browser: computed ones, written in the profile, shown in the record, never edited by
// accident; and proposed ones, with what they rest on.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, untilProcessed, upload } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { findingsOf, settle } from './kit/findings.ts';
import { PHONE, keepPicture, signIn, visit, type Visitor } from './kit/visitor.ts';

describe.skipIf(findChromium() === undefined)('computed values', () => {
  let service: TestService;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  let profile_id: number;
  let id: number;
  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    visitor = await visit(browser, service.url);
    await signIn(visitor);
    ({ page } = visitor);
    const fields = [
      { label: 'Vendor' },
      { label: 'Invoice Date', type: 'date' as const },
      { label: 'Total Amount', type: 'amount' as const, required: true },
      { label: 'Paid', type: 'amount' as const },
      { label: 'Left', type: 'amount' as const },
    ];
    const body = {
      name: 'With sums',
      line_items: true,
      line_columns: [{ label: 'Gross', type: 'amount' as const }],
      fields,
    };
    ({ id: profile_id } = await service.admin.call('createProfile', { body }));
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  test('a formula is written in the profile, and what is wrong with it is said', async () => {
    await page.goto(`/profiles/${profile_id}`);
    await page.getByRole('button', { name: 'More about Left' }).click();
    const formula = page.getByRole('textbox', { name: 'Formula of Left' });
    await formula.fill('paid - total_amout');
    await page.getByText('the profile has nothing of that key (at position 8)').waitFor();
    await page.locator('mark').getByText('total_amout', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.getByRole('alert').getByText('(at position 8)').waitFor();
    await settle(visitor);
    await keepPicture(page, 'computed-profile-wrong');
    await page.getByRole('alert').getByRole('button').click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await formula.fill('total_amount - or_else(paid, 0)');
    await page.locator('mark').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'More about Gross' }).click();
    await page.getByRole('textbox', { name: 'Formula of Gross' }).fill('amount * 1.19');
    await settle(visitor);
    await keepPicture(page, 'computed-profile');
    expect(await findingsOf(visitor)).toEqual([]);
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect
      .poll(async () => (await service.api.call('getProfile', { params: { id: profile_id } })).fields.at(-1))
      .toMatchObject({ formula: 'total_amount - or_else(paid, 0)', required: false });
  });

  test('the record shows the result with its places; it cannot be typed into', async () => {
    const place = await newPlace(service.api, 'Brightwater Supplies Ltd');
    ({ id } = await upload(service.api, place, invoiceText('CV-1'), 'CV-1.txt', { profile_id }));
    await untilProcessed(service.api, id);
    await page.goto(`/documents/${id}`);
    const left = page.getByLabel('Left', { exact: true });
    await left.waitFor();
    expect(await left.inputValue()).toBe('119.00');
    await left.click();
    await page.keyboard.type('7');
    expect(await left.inputValue()).toBe('119.00');
    const strip = page.getByRole('region', { name: 'Where the value comes from' });
    await strip.getByText(/Formula: total_amount - or_else\(paid, 0\)/).waitFor();
    await settle(visitor);
    await keepPicture(page, 'computed-field');
    expect(await findingsOf(visitor)).toEqual([]);
    await page.getByLabel('Paid', { exact: true }).fill('19');
    await page.keyboard.press('Enter');
    await expect.poll(() => left.inputValue()).toBe('100.00');
  });

  test('a computed cell follows its line, and steps back stay', async () => {
    const grid = page.getByRole('grid', { name: 'Line items' });
    const cell = (name: string) => grid.getByRole('gridcell', { name, exact: true });
    const [first] = (await service.api.call('getDocument', { params: { id } })).line_items;
    const shown = (amount: number) => (Math.round(amount * 119) / 100).toFixed(2);
    await cell(shown(first!.amount!)).first().click();
    await page.keyboard.type('5');
    await page.keyboard.press('Delete');
    const amounts = grid.getByRole('row').nth(1).getByRole('gridcell').nth(4);
    await amounts.click();
    await page.keyboard.type('10');
    await page.keyboard.press('Tab');
    await cell('11.90').waitFor();
    await settle(visitor);
    await keepPicture(page, 'computed-cells');
    expect(await findingsOf(visitor)).toEqual([]);
    await amounts.click();
    await page.keyboard.press('Control+z');
    await cell(shown(first!.amount!)).first().waitFor();
    const after = await service.api.call('getDocument', { params: { id } });
    expect(after.line_items[0]).toMatchObject({
      amount: first!.amount,
      gross: Number(shown(first!.amount!)),
    });
    expect(visitor.offences).toEqual([]);
  });

  test('a proposed account says which documents it rests on', async () => {
    await page.goto('/profiles/new');
    await page.getByRole('textbox', { name: 'Name' }).first().fill('With accounts');
    await page.getByRole('textbox', { name: 'Label' }).first().fill('Account');
    await page.getByRole('button', { name: 'More about Account' }).click();
    await page.getByRole('combobox', { name: 'Proposals for Account' }).click();
    await page.getByRole('option', { name: 'Account', exact: true }).click();
    await settle(visitor);
    await keepPicture(page, 'coding-profile');
    expect(await findingsOf(visitor)).toEqual([]);
    const fields = [
      { label: 'Vendor' },
      { label: 'Invoice Number' },
      { label: 'Account', coding: 'account' as const },
      { label: 'Cost Centre', coding: 'cost_center' as const },
    ];
    const coded = await service.admin.call('createProfile', { body: { name: 'Coded', fields } });
    await service.api.call('putVendor', {
      params: { external_id: '701' },
      body: { name: 'Brightwater Supplies Ltd' },
    });
    const place = await newPlace(service.api, 'Harrow Joinery Ltd');
    const receive = async (number: string) => {
      const sent = await upload(service.api, place, invoiceText(number), `${number}.txt`, {
        profile_id: coded.id,
      });
      return untilProcessed(service.api, sent.id);
    };
    for (const [number, cost_centre] of [
      ['PA-1', 'Shop'],
      ['PA-2', 'Office'],
    ] as const) {
      const { id } = await receive(number);
      const extracted_fields = { account: '4930', cost_centre };
      await service.admin.call('editDocument', { params: { id }, body: { extracted_fields } });
      await service.admin.call('changeStatus', { params: { id }, body: { status: 'Approved' } });
    }
    const record = await receive('PA-3');
    await page.goto(`/documents/${record.id}`);
    const account = page.getByLabel('Account', { exact: true });
    await account.waitFor();
    expect(await account.inputValue()).toBe('4930');
    await account.click();
    const strip = page.getByRole('region', { name: 'Where the value comes from' });
    await strip
      .getByText(/As on 2 of 2 approved documents/)
      .first()
      .waitFor();
    await page.getByLabel('Cost Centre', { exact: true }).click();
    await strip
      .getByText(/Shop \(1\)/)
      .first()
      .waitFor();
    await settle(visitor);
    await keepPicture(page, 'coding-field');
    expect(await findingsOf(visitor)).toEqual([]);
    await strip.getByRole('button', { name: /Shop/ }).click();
    await expect
      .poll(
        async () => (await service.api.call('getDocument', { params: { id: record.id } })).extracted_fields,
      )
      .toMatchObject({ cost_centre: 'Shop' });
    expect(visitor.offences).toEqual([]);
  });

  test('on a phone, in Chinese, an empty one says why', async () => {
    await service.api.call('editDocument', {
      params: { id },
      body: { extracted_fields: { total_amount: null } },
    });
    const phone = await visit(browser, service.url, PHONE);
    await signIn(phone);
    await phone.page.goto(`/documents/${id}`);
    const left = phone.page.locator('[data-field=left]');
    await left.waitFor();
    await left.getByText(/为空，填写后即可计算。/).waitFor({ state: 'attached' });
    await settle(phone);
    await keepPicture(phone.page, 'computed-phone');
    expect(await findingsOf(phone)).toEqual([]);
    await phone.context.close();
  });
});
