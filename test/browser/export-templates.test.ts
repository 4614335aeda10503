// Export templates in the browser: a ready one is filled in, the dialog says what is missing and what was taken, a file comes.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { READY_TEMPLATES } from '../../server/export/templates/ready.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, profileId, untilProcessed, upload } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { findingsOf, settle } from './kit/findings.ts';
import { PHONE, keepPicture, signIn, visit, type Visitor } from './kit/visitor.ts';
import { latinWords, rawWords, saidOn } from './kit/words.ts';

/** Of programs and people, and what the format calls its columns. */
const NAMES = ['DATEV', ...READY_TEMPLATES[0]!.columns.flatMap(({ label, text }) => [label, text]), 'EUR'];

describe.skipIf(findChromium() === undefined)('export templates', () => {
  let service: TestService;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  let id: number;
  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    const place = await newPlace(service.api, 'Northgate Roofing Ltd');
    const profile_id = await profileId(service.admin);
    ({ id } = await upload(service.api, place, invoiceText('X-17'), 'X-17.txt', { profile_id }));
    await untilProcessed(service.api, id);
    await service.api.call('editDocument', {
      params: { id },
      body: {
        tax_breakdown: [{ rate: 19, base: 100, tax: 19, category: 'S', exemption_reason: null }],
        extracted_fields: {
          vendor: 'Northgate Roofing Ltd',
          invoice_number: 'X-17',
          invoice_date: '2026-03-14',
          due_date: null,
          currency: 'EUR',
          total_amount: '119.00',
        },
      },
    });
    await service.api.call('changeStatus', { params: { id }, body: { status: 'Approved' } });
    visitor = await visit(browser, service.url);
    await signIn(visitor);
    ({ page } = visitor);
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  test('DATEV is set up, told what is missing, and exported once', async () => {
    await page.goto('/settings/exports');
    await page.getByRole('button', { name: 'Add a template' }).click();
    await page.getByRole('menuitem', { name: 'DATEV (postings)' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Consultant number').fill('29098');
    await form.getByLabel('Client number').fill('55003');
    await form.getByRole('textbox', { name: 'Payables account' }).fill('70000');
    await settle(visitor);
    await keepPicture(page, 'export-template-form');
    expect(await findingsOf(visitor)).toEqual([]);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('“DATEV” saved').waitFor();

    await page.getByRole('button', { name: 'Export with DATEV …' }).click();
    await page.getByText('1 document lacks something').waitFor();
    await page.getByText('no expense account').waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Download' }).isDisabled()).toBe(true);
    await settle(visitor);
    await keepPicture(page, 'export-missing');
    expect(await findingsOf(visitor)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Edit DATEV' }).click();
    await form.getByRole('textbox', { name: 'Expense account' }).fill('4930');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Export with DATEV …' }).click();
    await page.getByText('Nothing is missing').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^EXTF_DATEV-.*\.csv$/);
    const text = readFileSync(await download.path(), 'latin1');
    expect(text).toContain('119,00;"S";"EUR";;;;4930;70000;"9";1403;"X-17"');
  });

  test('from the list, a document that was taken needs a word', async () => {
    await page.goto('/documents');
    await page.getByRole('row', { name: /X-17/ }).getByRole('checkbox').check();
    await page
      .getByRole('region', { name: 'Selected documents' })
      .getByRole('button', { name: 'Download' })
      .click();
    await page.getByRole('menuitem', { name: 'With a template …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 document was exported with this template before').waitFor();
    expect(await dialog.getByRole('button', { name: 'Download' }).isDisabled()).toBe(true);
    await settle(visitor);
    await keepPicture(page, 'export-taken');
    expect(await findingsOf(visitor)).toEqual([]);
    await dialog.getByRole('radio', { name: 'Leave them out' }).check();
    await dialog.getByText('The template takes none of these documents.').waitFor();
    await dialog.getByRole('radio', { name: 'Export them again' }).check();
    await dialog.getByRole('link', { name: 'Download' }).waitFor();
    expect(visitor.offences).toEqual([]);
  });

  test('columns of one’s own are added up, and tried before they are saved', async () => {
    await page.goto('/settings/exports');
    await page.getByRole('button', { name: 'Add a template' }).click();
    await page.getByRole('menuitem', { name: 'Columns of your own' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Name' }).fill('Sums');
    await form.getByLabel('Heading of column 1').fill('Vendor');
    await form.getByRole('combobox', { name: 'Content of column 1' }).click();
    await page.getByRole('option', { name: 'Vendor', exact: true }).first().click();
    expect(await form.getByLabel('Add up column 1').count()).toBe(0);
    await form.getByRole('button', { name: 'Add a column' }).click();
    await form.getByLabel('Heading of column 2').fill('Total');
    await form.getByRole('combobox', { name: 'Content of column 2' }).click();
    await page.getByRole('option', { name: 'Total', exact: true }).first().click();
    await form.getByLabel('Add up column 2').check();
    await form.getByRole('button', { name: 'Preview' }).click();
    await form.getByText('1 document · 1 row · Nothing is missing').waitFor();
    await form.getByRole('cell', { name: '119.00' }).waitFor();
    await settle(visitor);
    await keepPicture(page, 'export-template-preview');
    expect(await findingsOf(visitor)).toEqual([]);
    await form.getByLabel('Heading of column 2').fill('Sum');
    await form.getByText('The template has changed since.').waitFor();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await form.waitFor({ state: 'detached' });
    expect(visitor.offences).toEqual([]);
  });

  test('on a phone, in Chinese, each word is one', async () => {
    const phone = await visit(browser, service.url, PHONE);
    await signIn(phone);
    await phone.page.goto('/settings/exports');
    await phone.page.getByRole('button', { name: '编辑 DATEV' }).click();
    for (const part of ['税码', '列', '文件'])
      await phone.page.getByRole('button', { name: part, exact: true }).click();
    await phone.page.getByLabel('第 1 列的标题').waitFor();
    await settle(phone);
    await keepPicture(phone.page, 'export-template-phone');
    expect(await findingsOf(phone)).toEqual([]);
    const said = await saidOn(phone.page, '[role=dialog]');
    // Headings of columns are those of the program.
    expect(rawWords(said, NAMES)).toEqual([]);
    expect(latinWords(said, NAMES)).toEqual([]);
    await phone.page.keyboard.press('Escape');
    await phone.page.getByRole('button', { name: '用 DATEV 导出…' }).click();
    await phone.page.getByText('1 份文档已用该模板导出过').waitFor();
    await settle(phone);
    await keepPicture(phone.page, 'export-taken-phone');
    expect(await findingsOf(phone)).toEqual([]);
    await phone.context.close();
  });
});
