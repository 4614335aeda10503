// Documents without a contact, filed in the browser: the view with its count, proposals with reasons, one key, undo.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload, type Place } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { findingsOf, widerThanScreen } from './kit/findings.ts';
import { PHONE, keepPicture, signIn, untilKeysAct, visit } from './kit/visitor.ts';

describe.skipIf(findChromium() === undefined)('documents without a contact', () => {
  let service: TestService;
  let browser: Browser;
  let inbox: Place;
  let id: number;
  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    const { api } = service;
    const { contacts } = await api.call('listContacts', { query: { q: 'System' } });
    const contact_id = contacts.find(({ built_in }) => built_in)!.id;
    const { folders } = await api.call('listFolders', { query: { contact_id } });
    inbox = { contact_id, folder_id: folders[0]!.id };
    // Two of one name: nobody but a person can tell.
    await newPlace(api, 'Brightwater Supplies');
    await newPlace(api, 'Brightwater Supplies');
    ({ id } = await upload(api, inbox, invoiceText('UN-1'), 'unsorted.txt', { find_contact: 'true' }));
    await untilProcessed(api, id, 180_000);
    await until(async () => (await record()).contact_match!.proposals.length === 2, 'proposals');
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });
  const record = () => service.api.call('getDocument', { params: { id } });

  test('the view counts it, one key files it, undo takes it back', async () => {
    const visitor = await visit(browser, service.url);
    await signIn(visitor);
    const { page } = visitor;
    await page.goto('/documents');
    const tab = page.getByRole('button', { name: /^Unsorted/ });
    await expect.poll(() => tab.first().textContent()).toContain('1');
    await tab.first().click();
    await page.getByText('unsorted.txt').first().click();
    await untilKeysAct(page);
    const section = page.locator('section, details').filter({ hasText: 'File here' }).first();
    await section.getByText('The name is Brightwater Supplies').first().waitFor();
    await keepPicture(page, 'unsorted-1440-light-en');
    expect(await findingsOf(visitor)).toEqual([]);
    await page.keyboard.press('f');
    await until(async () => (await record()).contact_match?.open === false, 'the filing');
    const filed = await record();
    expect(filed).toMatchObject({ contact_name: 'Brightwater Supplies', contact_match: { by: 'person' } });
    await page.getByText('Filed under Brightwater Supplies').waitFor();
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
    await until(async () => (await record()).contact_match?.open === true, 'the way back');
    expect(await record()).toMatchObject(inbox);
    expect(visitor.offences).toEqual([]);
    await visitor.context.close();
  });

  test('the proposals on a phone, in Chinese', async () => {
    const visitor = await visit(browser, service.url, PHONE);
    await signIn(visitor);
    const { page } = visitor;
    await page.goto(`/documents/${id}`);
    await untilKeysAct(page);
    await page
      .getByText(/未指定所属联系人/)
      .first()
      .waitFor();
    expect(await widerThanScreen(visitor)).toBe(0);
    expect(await findingsOf(visitor)).toEqual([]);
    await keepPicture(page, 'unsorted-390-dark-zh');
    expect(visitor.offences).toEqual([]);
    await visitor.context.close();
  });

  test('uploading without a contact', async () => {
    const visitor = await visit(browser, service.url);
    await signIn(visitor);
    const { page } = visitor;
    await page.goto('/upload');
    await page.getByRole('checkbox', { name: 'Find the contact by what the documents say' }).check();
    expect(await page.getByRole('textbox', { name: 'Contact' }).count()).toBe(0);
    await keepPicture(page, 'upload-unsorted-1440-light-en');
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({
        name: 'dropped.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(invoiceText('UN-2')),
      });
    await until(async () => {
      const { documents } = await service.api.call('listDocuments', { query: { filename: 'dropped.txt' } });
      const [first] = documents;
      if (first === undefined) return false;
      const found = await service.api.call('getDocument', { params: { id: first.id } });
      return found.contact_match?.open === true;
    }, 'the upload');
    expect(visitor.offences).toEqual([]);
    await visitor.context.close();
  });
});
