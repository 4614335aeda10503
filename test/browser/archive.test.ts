// The archive in the browser: a rule from a ready choice, a hold, and a deletion that two people decide.
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, newPerson } from '../kit/people.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, untilProcessed, upload } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { findingsOf, settle } from './kit/findings.ts';
import { PHONE, keepPicture, signIn, untilKeysAct, visit, type Visitor } from './kit/visitor.ts';
import { rawWords, saidOn } from './kit/words.ts';

describe.skipIf(findChromium() === undefined)('the archive', () => {
  let service: TestService;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  const ids: number[] = [];
  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launchChromium()]);
    const place = await newPlace(service.api, 'Northgate Roofing Ltd');
    for (const number of ['K-1', 'K-2', 'K-3']) {
      const { id } = await upload(service.api, place, invoiceText(number), `${number}.txt`);
      await untilProcessed(service.api, id, 240_000);
      ids.push(id);
    }
    await newPerson(service, 'second@recto.local', 'admin', 'Second Admin');
    visitor = await visit(browser, service.url);
    await signIn(visitor);
    ({ page } = visitor);
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  test('a ready choice becomes a rule, and the document says until when it is kept', async () => {
    await page.goto('/settings/archive');
    await page.getByText('No retention rule').waitFor();
    await page.getByRole('button', { name: 'Add a rule' }).click();
    await page.getByRole('menuitem', { name: 'Germany: 8 years' }).click();
    const form = page.getByRole('dialog');
    await form.getByText('§ 147 AO').waitFor();
    await settle(visitor);
    await keepPicture(page, 'retention-rule');
    expect(await findingsOf(visitor)).toEqual([]);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('keeps 3 documents').waitFor();
    await page.goto(`/documents/${ids[0]}`);
    await untilKeysAct(page);
    await page.getByRole('button', { name: 'More actions' }).click();
    await settle(visitor);
    await keepPicture(page, 'archive-menu');
    await page.getByRole('menuitem', { name: 'Legal hold …' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Dispute with the supplier');
    await page.getByRole('dialog').getByRole('button', { name: 'Place the hold' }).click();
    await page.getByText('is under a legal hold').first().waitFor();
    await page.goto('/settings/archive');
    await page.getByText('Dispute with the supplier').waitFor();
    await settle(visitor);
    await keepPicture(page, 'archive-settings');
    expect(await findingsOf(visitor)).toEqual([]);
  });

  test('in the trash it says what keeps a document; what is over goes by two people', async () => {
    await sql`update retentions set until = '2020-12-31' where document_id = ${ids[1]!}`.execute(
      service.ctx.db,
    );
    // The list is cut by it.
    await page.goto('/documents');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Retention' }).click();
    await page.getByRole('radio', { name: 'Period over, two people may delete' }).click();
    await page.getByText('K-2.txt').first().waitFor();
    await page.getByText('K-1.txt').first().waitFor({ state: 'detached' });
    await settle(visitor);
    await keepPicture(page, 'list-retention');
    expect(await findingsOf(visitor)).toEqual([]);
    for (const id of ids) await service.admin.call('deleteDocument', { params: { id } });
    await page.goto('/trash');
    await page.getByText('Legal hold: Dispute with the supplier').waitFor();
    await page.getByRole('button', { name: 'Ask for deletion …' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Period over');
    await page.getByRole('dialog').getByRole('button', { name: 'Ask for deletion' }).click();
    await page.getByText('Waits for another Admin').waitFor();
    await settle(visitor);
    await keepPicture(page, 'trash-kept');
    expect(await findingsOf(visitor)).toEqual([]);
    const other = await visit(browser, service.url, PHONE);
    await signIn(other, { email: 'second@recto.local', password: PASSWORD });
    await other.page.goto('/trash');
    await other.page.getByRole('button', { name: '确认删除…' }).waitFor();
    await settle(other);
    await keepPicture(other.page, 'trash-kept-phone');
    expect(await findingsOf(other)).toEqual([]);
    expect(rawWords(await saidOn(other.page, 'main'), ['K-1.txt', 'K-2.txt', 'K-3.txt'])).toEqual([]);
    await other.page.getByRole('button', { name: '确认删除…' }).click();
    await other.page.getByRole('button', { name: '彻底删除' }).click();
    await other.page.getByText('“K-2.txt”已彻底删除').waitFor();
    await other.page.goto('/settings/archive');
    await other.page.getByText('Dispute with the supplier').waitFor();
    await settle(other);
    await keepPicture(other.page, 'archive-settings-phone');
    expect(await findingsOf(other)).toEqual([]);
    await other.context.close();
    expect((await service.admin.refused('getRetention', { params: { id: ids[1]! } })).status).toBe(404);
  });
});
