// A planted digit in the workspace: who reviews sees it in place of the value, puts it right like any other, and the quality page counts it
// in total only.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { plantValue, type PlantedValue } from '../kit/planted-value.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { keepPicture, signIn, visit, type Visitor } from './kit/visitor.ts';

describe.skipIf(findChromium() === undefined)('vigilance', () => {
  let service: TestService;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  let planted: PlantedValue;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    visitor = await visit(browser, service.url);
    ({ page } = visitor);
    await signIn(visitor);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPicture(page, `failed ${task.name.slice(0, 60)}`);
    expect(visitor.offences.splice(0)).toEqual([]);
  });

  test('is switched on in the settings', async () => {
    await page.goto('/settings');
    const share = page.getByRole('textbox', { name: 'Test of attention, percent' });
    await share.fill('20');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect
      .poll(async () => (await service.admin.call('getSettings')).vigilance_percent, { timeout: 10_000 })
      .toBe(20);
  });

  test('a planted value stands in its field like any other, and the record keeps what was read', async () => {
    let made = 0;
    planted = await plantValue(service, await newPlace(service.admin, 'Watchful', true), () => (made += 1));
    await page.goto(`/documents/${planted.id}`);
    const values = () =>
      page
        .getByRole('textbox')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    await expect.poll(values, { timeout: 10_000 }).toContain(planted.shown);
    // It stands on the page only.
    expect(await values()).not.toContain(planted.truth);
    await keepPicture(page, 'a planted value');
  });

  test('put right and approved it counts as seen, in total only', async () => {
    const { id, field, shown, truth } = planted;
    const index = await page
      .getByRole('textbox')
      .evaluateAll(
        (inputs, value) => inputs.findIndex((input) => (input as HTMLInputElement).value === value),
        shown,
      );
    const input = page.getByRole('textbox').nth(index);
    await input.fill(truth);
    await input.press('Enter');
    await expect
      .poll(
        async () => (await service.admin.call('getDocument', { params: { id } })).extracted_fields[field],
        { timeout: 10_000 },
      )
      .toBe(truth);
    await service.admin.call('changeStatus', { params: { id }, body: { status: 'Approved' } });
    await page.goto('/quality');
    const panel = page.getByRole('region', { name: 'Attention' });
    await panel.waitFor();
    expect(await panel.textContent()).toContain('100%');
    expect(await page.getByText(shown).count()).toBe(0);
    await keepPicture(page, 'vigilance in total');
  });
});
