// What an Admin leaves to Recto, in a real browser: rules about what is open, from when on a value is doubtful, and what a
// correction has taught. Each is set up on its page and seen on a document that is read afterwards.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startReviewService, type ReviewService } from '../kit/review.ts';
import { invoiceText, until, untilProcessed, upload } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { keepPicture, signIn, visit, type Visitor } from './kit/visitor.ts';

/** Its total does not follow from its lines. */
const wrong = (number: string) => invoiceText(number).replace('Total: EUR 119.00', 'Total: EUR 121.00');

describe.skipIf(findChromium() === undefined)('automation', () => {
  let its: ReviewService;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    [its, browser] = await Promise.all([startReviewService(), launchChromium()]);
    visitor = await visit(browser, its.service.url);
    page = visitor.page;
    await signIn(visitor);
  });
  afterAll(async () => {
    await browser?.close();
    await its?.service.stop();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPicture(page, `failed ${task.name.slice(0, 60)}`);
    expect(visitor.offences.splice(0)).toEqual([]);
  });

  const record = (id: number) => its.service.api.call('getDocument', { params: { id } });
  const choose = async (list: string, option: string) => {
    await page.getByRole('combobox', { name: list, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };

  describe('a rule', () => {
    beforeEach(async () => {
      const { rules } = await its.service.admin.call('listRules');
      for (const { id } of rules) await its.service.admin.call('deleteRule', { params: { id } });
      await page.goto('/rules/new');
      await page.getByRole('textbox', { name: 'Name' }).waitFor();
    });

    const save = async (name: string) => {
      await page.getByRole('textbox', { name: 'Name' }).fill(name);
      await page.getByRole('button', { name: 'Save the rule' }).click();
      await page.getByRole('link', { name, exact: true }).waitFor();
    };
    const sentence = () => page.getByRole('listitem').filter({ has: page.getByRole('switch') });

    test('gives documents with a failed check to a person', async () => {
      const there = await its.processed('A-1', wrong('A-1'));
      await choose('Field of condition 1', 'open points');
      await choose('Comparison of condition 1', 'contains');
      await choose('Value of condition 1', 'Failed check');
      await choose('What happens', 'assign it to');
      await choose('assign it to', 'Bert');
      await page.getByRole('button', { name: 'Try it' }).click();
      const row = page.getByRole('row').filter({ hasText: 'A-1.txt' });
      await row.getByText(/Bert/).waitFor();
      await row.getByText(/Failed check/).waitFor();
      expect((await record(there)).assignee).toBeNull();

      await save('To Bert');
      await expect
        .poll(() => sentence().innerText())
        .toMatch(/open points contains Failed check\s+then assign it to Bert/);
      const next = await its.processed('A-2', wrong('A-2'));
      await until(async () => (await record(next)).assignee?.name === 'Bert', 'the assignment');
      const clean = await its.processed('A-3', invoiceText('A-3'));
      expect((await record(clean)).blockers.some(({ kind }) => kind === 'check_failed')).toBe(false);
      expect((await record(clean)).assignee).toBeNull();
    });

    test('postpones what something blocks', async () => {
      await choose('Field of condition 1', 'number of open points that block');
      await page.getByRole('textbox', { name: 'Value of condition 1' }).fill('1');
      await choose('What happens', 'postpone it for');
      await page.getByRole('textbox', { name: 'Days' }).fill('3');
      await save('Later');
      await expect
        .poll(() => sentence().innerText())
        .toMatch(/that block is at least 1\s+then postpone it for 3 days/);
      const id = await its.processed('P-1', wrong('P-1'));
      const { postponed_until } = await until(async () => {
        const now = await record(id);
        return now.postponed_until !== null && now;
      }, 'the day');
      const in3days = new Date(its.clock.now().getTime() + 3 * 86_400_000);
      expect(postponed_until).toBe(in3days.toISOString().slice(0, 10));
      await page.goto(`/documents/${id}`);
      await page
        .getByText(/Postponed until/)
        .first()
        .waitFor();
    });

    test('takes a date as people write it, and shows it as the language does', async () => {
      await choose('Field of condition 1', 'document date');
      const value = page.getByRole('textbox', { name: 'Value of condition 1' });
      await value.fill('31.3.2025');
      await page.getByRole('textbox', { name: 'Name' }).focus();
      expect(await value.inputValue()).toBe('31 Mar 2025');
      await choose('What happens', 'reject it because');
      await page.getByRole('combobox', { name: 'Reason' }).fill('Too old');
      await save('Old ones');
      await expect.poll(() => sentence().innerText()).toContain('31 Mar 2025');
      const { rules } = await its.service.admin.call('listRules');
      expect(rules[0]?.conditions[0]?.value).toBe('2025-03-31');
    });

    test('lets documents go without a person once its preview was seen', async () => {
      await its.service.admin.call('saveSettings', { body: { learning: false } });
      const wrongly = await its.processed('W-50117');
      await its.anna.call('editDocument', {
        params: { id: wrongly },
        body: { extracted_fields: { vendor: 'Somebody Else' } },
      });
      await its.anna.call('changeStatus', { params: { id: wrongly }, body: { status: 'Approved' } });
      await its.service.admin.call('saveSettings', { body: { learning: true } });
      await page.getByRole('textbox', { name: 'Name' }).fill('Without us');
      await choose('What happens', 'approve it without a person:');
      await page.getByRole('button', { name: 'Remove condition 1' }).click();
      await choose('of the profile', 'Standard Invoice');
      await page.getByRole('textbox', { name: 'Threshold of required fields' }).fill('60');
      const save = page.getByRole('button', { name: 'Save the rule' });
      expect(await save.isDisabled()).toBe(true);
      await page.getByRole('button', { name: 'Try it' }).click();
      const row = page.getByRole('row').filter({ hasText: 'W-50117.txt' });
      await row.getByText('changed Vendor').waitFor();
      await save.click();
      await page.getByRole('link', { name: 'Without us', exact: true }).waitFor();
      await expect
        .poll(() => sentence().innerText())
        .toMatch(/without a person: Approved, required fields from 60 % on/);
      const id = await its.processed('W-50222', invoiceText('W-50222', '238.00'));
      await until(async () => (await record(id)).status === 'Approved', 'the approval');
      await page.goto('/rules');
      await sentence().getByText('fired once').waitFor();
    });

    test('rejects duplicates with a reason', async () => {
      await choose('Field of condition 1', 'open points');
      await choose('Comparison of condition 1', 'contains');
      await choose('Value of condition 1', 'Duplicate');
      await choose('What happens', 'reject it because');
      await page.getByRole('combobox', { name: 'Reason' }).fill('Here already');
      await save('No doubles');
      const first = await its.processed('D-1', invoiceText('D-1'));
      const second = await its.processed('D-1 again', invoiceText('D-1'));
      const { status } = await until(async () => {
        const now = await record(second);
        return now.rejection !== null && now;
      }, 'the rejection');
      expect(status).toBe('Archived');
      expect((await record(first)).rejection).toBeNull();
      await page.goto(`/documents/${second}`);
      await page.getByText('Rejected: Here already').waitFor();
      await page.goto('/rules');
      await sentence().getByText('fired once').waitFor();
    });
  });

  test('a profile says from when on a value is doubtful', async () => {
    const id = await its.processed('T-1');
    const doubts = async () =>
      (await record(id)).blockers.filter(({ kind, state }) => kind === 'field_doubtful' && state === 'open');
    expect(await doubts()).toEqual([]);
    await page.goto(`/profiles/${its.profile_id}`);
    const threshold = page.getByRole('textbox', { name: 'Doubtful below' });
    await threshold.waitFor();
    expect(await threshold.inputValue()).toBe('75 %');
    await threshold.fill('100');
    await page.getByRole('button', { name: 'Save as new version' }).click();
    await page
      .getByText(/Version 2/)
      .first()
      .waitFor();
    const [doubt] = await until(async () => {
      const found = await doubts();
      return found.length > 0 && found;
    }, 'doubts');
    await page.goto(`/documents/${id}`);
    await page.getByText(doubt!.message).first().waitFor();

    await page.goto(`/profiles/${its.profile_id}`);
    await threshold.waitFor();
    await threshold.fill('0');
    await page.getByRole('button', { name: 'Save as new version' }).click();
    await page
      .getByText(/Version 3/)
      .first()
      .waitFor();
    await until(async () => (await doubts()).length === 0, 'no doubts');
  });

  test('the dialog of a lesson shows what it changed since, and takes it back', async () => {
    const { api, admin } = its.service;
    const { id: profile_id } = await admin.call('createProfile', {
      body: { name: 'Freight bills', fields: [{ label: 'Vendor' }, { label: 'Voyage' }] },
    });
    // "Kontorzeichen" is a word of the sender's own.
    const bill = (mark: string) =>
      invoiceText(`N-${mark.slice(3)}`).replace('\nInvoice Date', `\nKontorzeichen: ${mark}\nInvoice Date`);
    const read = async (mark: string) => {
      const { id } = await upload(api, its.place, bill(mark), `${mark}.txt`, { profile_id });
      await untilProcessed(api, id);
      return id;
    };
    const first = await read('KZ-4711');
    await api.call('editDocument', {
      params: { id: first },
      body: { extracted_fields: { voyage: 'KZ-4711' } },
    });
    await api.call('changeStatus', { params: { id: first }, body: { status: 'Approved' } });
    const second = await read('KZ-5120');
    expect((await record(second)).extracted_fields['voyage']).toBe('KZ-5120');

    await page.goto('/lessons');
    const row = page.getByRole('row').filter({ hasText: 'KZ-4711.txt' });
    await row.getByText('voyage', { exact: true }).waitFor();
    await row.getByRole('button', { name: 'changed 1 document' }).click();
    const dialog = page.getByRole('dialog', { name: /What the lesson for voyage changed/ });
    const use = dialog.getByRole('row').filter({ hasText: 'KZ-5120.txt' });
    await use.getByText('KZ-5120', { exact: true }).waitFor();
    await use.getByText('Not reviewed yet').waitFor();
    await dialog.getByRole('button', { name: 'Undo the lesson' }).click();
    await page.getByText('Lesson undone; 1 document is read again').waitFor();
    await page.getByText('Nothing learned yet').waitFor();
    await until(
      async () => (await record(second)).extracted_fields['voyage'] === null,
      'the value of before',
    );
    expect((await record(first)).extracted_fields['voyage']).toBe('KZ-4711');
    const { entries } = await admin.call('listAudit', { query: { event: 'lesson.undone' } });
    expect(entries[0]!.detail).toMatchObject({ field: 'voyage', documents: [second] });
  });
});
