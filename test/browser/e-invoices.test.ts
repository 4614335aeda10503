// A record as an e-invoice in the browser: what its rules want is said in a dialog, then a file comes.
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEInvoice } from '../../server/reading/e-invoice/read-e-invoice.ts';
import { COMPLETE_VALUES, completeInvoice } from '../kit/samples/complete-invoice.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { findingsOf, settle } from './kit/findings.ts';
import { PHONE, keepPicture, signIn, visit, type Visitor } from './kit/visitor.ts';
import { latinWords, rawWords, saidOn } from './kit/words.ts';

/** Findings with a dialog open; the library gives each dialog a header that counts as one of the page. */
const within = async (visitor: Visitor) =>
  (await findingsOf(visitor)).filter((found) => !found.startsWith('landmark-'));

describe.skipIf(findChromium() === undefined)('e-invoices', () => {
  let service: TestService;
  let browser: Browser;
  let complete: number;
  let lacking: number;
  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    const place = await newPlace(service.api, 'Papier & Co GmbH');
    await service.api.call('editContact', {
      params: { id: place.contact_id },
      body: { addresses: ['Musterweg 1, 10115 Berlin, DE'] },
    });
    complete = await completeInvoice(service, place, 'R-7.txt');
    await service.api.call('changeStatus', { params: { id: complete }, body: { status: 'Approved' } });
    lacking = await completeInvoice(service, place, 'R-8.txt');
    await service.api.call('editDocument', {
      params: { id: lacking },
      body: {
        extracted_fields: {
          ...COMPLETE_VALUES,
          invoice_number: 'R-8',
          leitweg_id: null,
          customer_city: null,
          vendor_city: null,
        },
      },
    });
    await service.api.call('changeStatus', { params: { id: lacking }, body: { status: 'Approved' } });
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  test('a complete one is taken; of another the broken rules are listed', async () => {
    const visitor = await visit(browser, service.url);
    await signIn(visitor);
    const { page } = visitor;
    await page.goto(`/documents/${complete}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'E-invoice …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('All rules of XRechnung 3.0 hold.').waitFor();
    await dialog.getByRole('radio', { name: 'XRechnung (CII)' }).check();
    await dialog.getByText('All rules of XRechnung 3.0 hold.').waitFor();
    await settle(visitor);
    await keepPicture(page, 'e-invoice-complete');
    expect(await within(visitor)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`document-${complete}-xrechnung-cii.xml`);
    expect(readEInvoice(readFileSync(await download.path()), 'x')).toMatchObject({
      syntax: 'cii',
      values: { invoice_number: 'R-7' },
      validation: { profile: 'XRechnung 3.0', broken: [] },
    });

    await page.goto(`/documents/${lacking}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'E-invoice …' }).click();
    await dialog.getByText('2 rules of XRechnung 3.0 would be broken').waitFor();
    await dialog.getByRole('listitem').filter({ hasText: 'BR-DE-15' }).getByText('(BT-10)').waitFor();
    const completed = dialog.getByRole('listitem').filter({ hasText: 'BT-37' });
    await completed.getByText('Seller city: Berlin').waitFor();
    await completed.getByText('Contact Papier & Co GmbH').waitFor();
    expect(await dialog.getByRole('button', { name: 'Download' }).isDisabled()).toBe(true);
    await settle(visitor);
    await keepPicture(page, 'e-invoice-lacking');
    expect(await within(visitor)).toEqual([]);
    await dialog.getByRole('radio', { name: 'Factur-X' }).check();
    await dialog.getByRole('link', { name: 'Download' }).waitFor();
    expect(visitor.offences).toEqual([]);
    await visitor.context.close();
  });

  test('on a phone, in Chinese, each word is one', async () => {
    const phone = await visit(browser, service.url, PHONE);
    await signIn(phone);
    await phone.page.goto(`/documents/${lacking}`);
    await phone.page.getByRole('button', { name: '更多操作' }).click();
    await phone.page.getByRole('menuitem', { name: '电子发票…' }).click();
    await phone.page.getByText('会违反XRechnung 3.0的 2 条规则').waitFor();
    await settle(phone);
    await keepPicture(phone.page, 'e-invoice-phone');
    expect(await within(phone)).toEqual([]);
    const said = await saidOn(phone.page, '[role=dialog]');
    expect(rawWords(said, [])).toEqual([]);
    expect(latinWords(said, ['Musterweg 1', 'Berlin', '联系人 Papier & Co GmbH'])).toEqual([]);
    await phone.context.close();
  });
});
