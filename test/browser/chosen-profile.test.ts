// Why a document has its profile, and another one with a key.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, until, untilProcessed, upload } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { signIn, untilKeysAct, visit } from './kit/visitor.ts';

describe.skipIf(findChromium() === undefined)('the profile of a document', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  test('its reason is shown, an unsure one asks, and one key takes another', async () => {
    const place = await newPlace(service.api, 'Harbour Savings', true);
    const text =
      'They wrote that the bank statement of last month had come back to them from there.\nTotal 12.00';
    const { id } = await upload(service.api, place, text, 'unsure.txt');
    const { profile_reason } = await untilProcessed(service.api, id);
    expect(profile_reason).not.toBeNull();

    const visitor = await visit(browser, service.url);
    await signIn(visitor);
    const { page } = visitor;
    await page.goto(`/documents/${id}`);
    await page.locator('[data-blocker="profile:unsure"]').getByText(profile_reason!).waitFor();
    await untilKeysAct(page);
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: 'Change the profile' });
    const choice = dialog.getByRole('combobox');
    // With the list of profiles the name of the document's own one comes, in place of what was typed before.
    await expect.poll(() => choice.inputValue()).not.toBe('');
    await choice.fill('Bank Statement');
    await page.getByRole('option', { name: 'Bank Statement' }).click();
    await dialog.getByRole('button', { name: 'Read again' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const changed = await until(async () => {
      const record = await service.api.call('getDocument', { params: { id } });
      return record.status !== 'New' && record.status !== 'Processing' && record;
    }, 'the other profile');
    expect(changed.profile_reason).toBeNull();
    expect(Object.keys(changed.extracted_fields)).toContain('closing_balance');
    await page.locator('[data-field="closing_balance"]').waitFor();
    // While it is read again the page has the rows of the new profile, and the blockers of before.
    await expect.poll(() => page.locator('[data-blocker="profile:unsure"]').count()).toBe(0);
  });
});
