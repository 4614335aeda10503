// The payee in the workspace: old and new account on paper, what else to know, and two people where the setting asks for them.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linesDownFrom, pdfOfPages } from '../kit/samples/pdf.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, untilProcessed, upload, type Place } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { findingsOf, settle } from './kit/findings.ts';
import { PHONE, keepPicture, signIn, visit, type Visitor } from './kit/visitor.ts';

const OLD = 'DE89370400440532013000';
const NEW = 'DE89370400440532013001';

const paper = (number: string, account: string): Uint8Array =>
  pdfOfPages([
    linesDownFrom(800, [
      'Brightwater Supplies Ltd',
      '12 Quay Street, Bristol',
      '',
      'INVOICE',
      `Invoice Number: ${number}`,
      'Invoice Date: 2026-03-14',
      'Bill To: Harrow Joinery Ltd',
      '',
      'Total: EUR 119.00',
      '',
      `IBAN: ${account.replaceAll(/(.{4})(?=.)/g, '$1 ')}`,
    ]),
  ]);

describe.skipIf(findChromium() === undefined)('the payee in the workspace', () => {
  let service: TestService;
  let browser: Browser;
  let visitor: Visitor;
  let place: Place;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    place = await newPlace(service.admin, 'Accounts');
    await service.admin.call('putVendor', {
      params: { external_id: '70001' },
      body: { name: 'Brightwater Supplies Ltd' },
    });
    visitor = await visit(browser, service.url);
    await signIn(visitor);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const open = async (number: string, account: string): Promise<number> => {
    const { id } = await upload(service.admin, place, paper(number, account), `${number}.pdf`);
    await untilProcessed(service.admin, id);
    await visitor.page.goto(`/documents/${id}`);
    return id;
  };
  const section = () => visitor.page.getByRole('region', { name: 'Bank account', exact: true });

  test('the first account, a known one, and another one beside it', async () => {
    const { page } = visitor;
    const first = await open('B-1', OLD);
    await section().getByText('The first account of this vendor').waitFor();
    await settle(visitor);
    await keepPicture(page, 'workspace-payee-first');
    expect(await findingsOf(visitor)).toEqual([]);
    await service.admin.call('changeStatus', { params: { id: first }, body: { status: 'Approved' } });
    await open('B-2', OLD);
    await section().getByText('was paid to this account before').waitFor();
    const changed = await open('B-3', NEW);
    await section()
      .getByRole('link', { name: `Document ${first}` })
      .waitFor();
    await section().getByText('check digits').waitFor();
    expect(await section().locator('img').count()).toBe(2);
    expect(await section().locator('mark').allTextContents()).toEqual(['1']);
    await settle(visitor);
    await keepPicture(page, 'workspace-payee-changed');
    expect(await findingsOf(visitor)).toEqual([]);
    const phone = await visit(browser, service.url, PHONE);
    await signIn(phone);
    await phone.page.goto(`/documents/${changed}`);
    await phone.page.getByText('详情', { exact: true }).click();
    await phone.page.getByText('此前', { exact: true }).scrollIntoViewIfNeeded();
    await settle(phone);
    await keepPicture(phone.page, 'workspace-payee-phone');
    expect(await findingsOf(phone)).toEqual([]);
    await phone.context.close();
    const accept = page.getByRole('button', { name: /^Accept: New bank account/ });
    await accept.first().click();
    await accept.first().waitFor({ state: 'hidden' });
    await service.admin.call('changeStatus', { params: { id: changed }, body: { status: 'Approved' } });
  });

  test('with four eyes the blocker says who has accepted it, and stays open', async () => {
    const { page } = visitor;
    await service.admin.call('saveSettings', { body: { payee_four_eyes: true } });
    const id = await open('B-4', 'GB29NWBK60161331926819');
    await page.getByText('Two people have to accept this.').waitFor();
    await page
      .getByRole('button', { name: /^Accept: New bank account/ })
      .first()
      .click();
    await page.getByText('a second person has to as well').waitFor();
    // The tooltip of the button goes with the pointer.
    await page.mouse.move(0, 0);
    await settle(visitor);
    expect(await findingsOf(visitor)).toEqual([]);
    const { status } = await service.admin.raw('PATCH', `/api/documents/${id}/status`, {
      body: { status: 'Approved' },
    });
    expect(status).toBe(409);
  });
});
