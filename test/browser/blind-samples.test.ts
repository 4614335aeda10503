// The quality page of rules that let documents go, in a real browser: what samples prove, a stop with its examples, switching on again, and
// certificates.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tendWatches } from '../../server/rules/watch.ts';
import { startReviewService, type ReviewService } from '../kit/review.ts';
import { touchlessRule } from '../kit/rules.ts';
import { invoiceText, until } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { keepPicture, PHONE, signIn, visit, type Visitor } from './kit/visitor.ts';

describe.skipIf(findChromium() === undefined)('samples', () => {
  let its: ReviewService;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  let rule_id: number;
  const held: number[] = [];

  beforeAll(async () => {
    [its, browser] = await Promise.all([startReviewService(), launchChromium()]);
    visitor = await visit(browser, its.service.url);
    page = visitor.page;
    await signIn(visitor);
    await its.service.admin.call('saveSettings', { body: { learning: false } });
    const target = { percent: 1, fields: [], confidence: 95 };
    const rule = await its.service.admin.call('createRule', {
      body: touchlessRule(its.profile_id, { target, sample_percent: 100 }, { name: 'Suppliers we know' }),
    });
    rule_id = rule.id;
    for (let n = 1; n <= 2; n += 1) {
      const id = await its.processed(`Q-${n}`, invoiceText(`Q-${n}`, `${1000 + 7 * n}.00`));
      held.push(id);
    }
    await until(async () => {
      const rows = await its.service.ctx.db.selectFrom('touchless_passes').select('document_id').execute();
      return rows.length === 2;
    }, 'the documents to be held back');
  });
  afterAll(async () => {
    await browser?.close();
    await its?.service.stop();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPicture(page, `failed ${task.name.slice(0, 60)}`);
    expect(visitor.offences.splice(0)).toEqual([]);
  });

  test('the page of the rule says how many are held back', async () => {
    await page.goto(`/rules/${rule_id}`);
    const share = page.getByRole('textbox', { name: 'Documents held back at random' });
    await share.waitFor();
    expect(await share.inputValue()).toBe('100 %');
    await keepPicture(page, 'samples of a rule');
  });

  test('samples that were wrong stop the rule; the page names them, and an Admin switches it on again', async () => {
    for (const id of held) {
      const params = { id };
      await its.anna.call('editDocument', {
        params,
        body: { extracted_fields: { vendor: 'Somebody Else' } },
      });
      await its.anna.call('changeStatus', { params, body: { status: 'Approved' } });
    }
    await tendWatches(its.service.ctx);
    await page.goto('/quality');
    const alert = page.getByRole('alert').filter({ hasText: 'Recto has stopped' });
    await alert.waitFor();
    expect(await alert.textContent()).toContain('2 of 2 samples');
    await alert.getByRole('link', { name: 'Q-1.txt' }).waitFor();
    await keepPicture(page, 'a rule was stopped');
    await page.setViewportSize({ width: 390, height: 844 });
    await keepPicture(page, 'a rule was stopped, phone');
    await page.setViewportSize({ width: 1280, height: 900 });
    await alert.getByRole('button', { name: 'Switch on again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Switch on again' }).click();
    await alert.waitFor({ state: 'detached' });
    const row = page.getByRole('row').filter({ hasText: 'Suppliers we know' }).first();
    expect(await row.textContent()).toContain('Not proven');
  });

  test('certificates are listed with their files', async () => {
    const day = its.clock.now().toISOString().slice(0, 10);
    its.clock.forward(24);
    await its.service.admin.call('issueCertificate', { body: { rule_id, date_from: day, date_to: day } });
    // Sessions are over by then.
    const next = await visit(browser, its.service.url);
    await signIn(next);
    await next.page.goto('/quality');
    const panel = next.page.getByRole('region', { name: 'Certificates' });
    const link = panel.getByRole('link', { name: 'PDF' });
    await link.waitFor();
    const answer = await next.page.request.get(
      new URL((await link.getAttribute('href')) ?? '', next.page.url()).href,
    );
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await panel.scrollIntoViewIfNeeded();
    await keepPicture(next.page, 'certificates');
    expect(next.offences).toEqual([]);
    await next.context.close();
    const chinese = await visit(browser, its.service.url, PHONE);
    await signIn(chinese);
    await chinese.page.goto('/quality');
    await chinese.page.getByText('免人工处理的抽检').scrollIntoViewIfNeeded();
    await keepPicture(chinese.page, 'certificates, Chinese, phone');
    expect(chinese.offences).toEqual([]);
    await chinese.context.close();
  });
});
