// Approval chains in the browser: an Admin sets one up, and the people it asks approve with the key A.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, newPerson } from '../kit/people.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, untilProcessed, upload } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { keepPicture, signIn, visit, type Visitor } from './kit/visitor.ts';

const ANN = { email: 'ann@recto.local', password: PASSWORD };

describe.skipIf(findChromium() === undefined)('approvals in the browser', () => {
  let service: TestService;
  let browser: Browser;
  let visitor: Visitor;
  let document: number;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    await newPerson(service, ANN.email, 'reviewer', 'Ann Clerk');
    await newPerson(service, 'ben@recto.local', 'reviewer', 'Ben Head');
    const place = await newPlace(service.api, 'Chained');
    document = (await upload(service.api, place, invoiceText('CH-1'), 'chained.txt')).id;
    await untilProcessed(service.api, document);
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

  test('an Admin makes teams and a chain', async () => {
    const { page } = visitor;
    await page.goto('/settings/approvals');
    for (const [name, person] of [
      ['Clerks', 'Ann Clerk'],
      ['Heads', 'Ben Head'],
    ] as const) {
      await page.getByRole('button', { name: 'Add a team' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByRole('combobox', { name: 'People' }).fill(person);
      await page.getByRole('option', { name: person }).click();
      await dialog.getByLabel('Name').click();
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByText(`“${name}” saved`).waitFor();
    }
    await page.getByRole('button', { name: 'Add a chain' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Two steps');
    await dialog.getByLabel('from the total').fill('100');
    await dialog.getByRole('button', { name: 'Add a step' }).click();
    for (const [i, team] of ['Clerks', 'Heads'].entries()) {
      await dialog.getByRole('combobox', { name: 'Team' }).nth(i).click();
      await page.getByRole('option', { name: team }).click();
    }
    await dialog.getByLabel('Hours to approve').first().fill('24');
    await keepPicture(page, 'approval chain');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('1 of Clerks → 1 of Heads').waitFor();
    await keepPicture(page, 'approval settings');
  });

  test('the list shows what waits for me, and A gives the approval', async () => {
    const clerk = await visit(browser, service.url);
    const { page } = clerk;
    await signIn(clerk, ANN);
    await page.goto('/documents?waits_for=me');
    await page.getByText('chained.txt').first().click();
    await page.getByText('Your approval is asked for').waitFor();
    await keepPicture(page, 'approvals in the workspace');
    await page.keyboard.press('a');
    await page.getByText('more approvals are needed').or(page.getByText('Ready')).first().waitFor();
    await page.goto(`/documents/${document}`);
    await page.getByText('Ann Clerk ·').waitFor();
    await page.getByText('Waits for Ben Head').waitFor();
    await page.getByRole('button', { name: 'Take my approval back' }).click();
    await page.getByText('Your approval is taken back').waitFor();
    await page.getByText('Waits for Ann Clerk').waitFor();
    expect(clerk.offences).toEqual([]);
  });

  test('somebody notes an absence', async () => {
    const clerk = await visit(browser, service.url);
    const { page } = clerk;
    await signIn(clerk, ANN);
    await page.goto('/account');
    await page.getByRole('combobox', { name: 'Substitute' }).click();
    await page.getByRole('option', { name: 'Ben Head' }).click();
    await page.getByRole('textbox', { name: 'First day' }).fill('2026-01-02');
    await page.getByRole('textbox', { name: 'Last day' }).fill('2026-01-09');
    await page.getByRole('textbox', { name: 'Last day' }).press('Enter');
    const panel = page.getByRole('region', { name: 'Absence' });
    await panel.getByRole('button', { name: 'Note the absence' }).click();
    await page.getByText('Absence saved').waitFor();
    await panel.scrollIntoViewIfNeeded();
    await keepPicture(page, 'absence');
    await panel.getByRole('button', { name: 'End the absence' }).click();
    await page.getByText('No absence is noted.').waitFor();
    expect(clerk.offences).toEqual([]);
  });
});
