// The vendor of a document in the workspace: proposals with reasons, a choice that is undone, and a vendor made of the document.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, untilProcessed, upload, type Place } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { findingsOf, settle } from './kit/findings.ts';
import { keepPicture, signIn, visit, type Visitor } from './kit/visitor.ts';

describe.skipIf(findChromium() === undefined)('the vendor in the workspace', () => {
  let service: TestService;
  let browser: Browser;
  let visitor: Visitor;
  let place: Place;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    place = await newPlace(service.admin, 'Accounts');
    for (const external_id of ['70001', '70002'])
      await service.admin.call('putVendor', {
        params: { external_id },
        body: { name: 'Brightwater Supplies Ltd' },
      });
    visitor = await visit(browser, service.url);
    await signIn(visitor);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const open = async (text: string, filename: string): Promise<number> => {
    const { id } = await upload(service.admin, place, text, filename);
    await untilProcessed(service.admin, id);
    await visitor.page.goto(`/documents/${id}`);
    return id;
  };
  const numberOf = async (id: number) =>
    (await service.admin.call('getDocument', { params: { id } })).vendor_number;

  test('one of several is chosen, and the choice undone', async () => {
    const { page } = visitor;
    const id = await open(invoiceText('VM-1'), 'several.txt');
    const section = page.getByRole('region', { name: 'Vendor', exact: true });
    await section.getByText('70002').waitFor();
    await settle(visitor);
    await keepPicture(page, 'workspace-vendor');
    expect(await findingsOf(visitor)).toEqual([]);
    await section.getByRole('button', { name: 'Choose Brightwater Supplies Ltd' }).first().click();
    await section.getByRole('button', { name: 'Take the choice back' }).waitFor();
    expect(await numberOf(id)).not.toBeNull();
    await page.getByText('Undo', { exact: true }).click();
    await section.getByText('70002').waitFor();
    expect(await numberOf(id)).toBeNull();
  });

  test('a vendor is made of the document', async () => {
    const { page } = visitor;
    const text = invoiceText('VM-2').replace('Brightwater Supplies Ltd', 'Quillon Freight GmbH');
    const id = await open(text, 'unknown.txt');
    await page.getByRole('button', { name: 'Create from this document' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe(
      'Quillon Freight GmbH',
    );
    await dialog.getByRole('textbox', { name: 'Vendor number' }).fill('70003');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Take the choice back' }).waitFor();
    expect(await numberOf(id)).toBe('70003');
  });
});
