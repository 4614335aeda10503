// Deciding on documents in a real browser, by two people, with the keyboard where there is a key: what is open before an
// approval, undoing, rejecting, postponing, assigning, and never two at one document.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD } from '../kit/people.ts';
import { protectedPdf } from '../kit/protected-pdf.ts';
import { startReviewService, type ReviewService } from '../kit/review.ts';
import { untilProcessed, upload } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { INVOICE, WRONG_INVOICE, invoice } from './kit/papers.ts';
import { printPaper } from './kit/print.ts';
import { DESKTOP, keepPicture, signIn, untilKeysAct, visit, type Visitor } from './kit/visitor.ts';

const NUMBERS = ['NW-1', 'NW-2', 'NW-3', 'NW-4', 'NW-5'];

describe.skipIf(findChromium() === undefined)('deciding', () => {
  let its: ReviewService;
  let browser: Browser;
  let anna: Visitor;
  let bert: Visitor;
  let page: Page;
  /** Each with a line that is wrong. */
  let ids: number[];
  let empty: number;

  beforeAll(async () => {
    [its, browser] = await Promise.all([startReviewService(), launchChromium()]);
    const { service, place, profile_id } = its;
    await service.admin.call('saveSettings', { body: { reject_reasons: ['Duplicate', 'Not ours'] } });
    ids = [];
    for (const number of NUMBERS) {
      const paper = await printPaper(browser, invoice({ ...WRONG_INVOICE, number }));
      const { id } = await upload(service.api, place, paper.pdf, `${number}.pdf`, { profile_id });
      await untilProcessed(service.api, id);
      ids.push(id);
    }
    const broken = await printPaper(browser, invoice({ ...INVOICE, number: 'NW-9' }));
    empty = (await upload(service.api, place, broken.pdf.subarray(0, 900), 'broken.pdf', { profile_id })).id;
    await untilProcessed(service.api, empty);
    anna = await visit(browser, service.url);
    bert = await visit(browser, service.url, {
      ...DESKTOP,
      width: 1280,
      height: 800,
      language: 'zh',
      theme: 'dark',
    });
    await signIn(anna, { email: 'anna@recto.local', password: PASSWORD });
    await signIn(bert, { email: 'bert@recto.local', password: PASSWORD });
    ({ page } = anna);
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await its?.service.stop();
  });

  beforeEach(async () => {
    for (const id of ids)
      await its.anna.call('changeStatus', { params: { id }, body: { status: 'Needs Review' } });
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPicture(page, `failed ${task.name.slice(0, 60)}`);
  });

  const record = (id: number) => its.anna.call('getDocument', { params: { id } });
  const open = async ({ page }: Visitor, index: number) => {
    // Who is there is known to the others once this is answered.
    const entered = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname.endsWith('/presence') && answer.request().method() === 'PUT',
    );
    await page.goto(`/documents/${ids[index]}?status=Needs+Review&sort=created_at&order=asc`);
    await isOpen(page, index);
    await page.locator('[data-page="1"] img').first().waitFor();
    await Promise.all([untilKeysAct(page), entered]);
  };
  const isOpen = (page: Page, index: number) =>
    page.getByRole('heading', { name: `${NUMBERS[index]}.pdf` }).waitFor();
  const openLine = (page: Page) => page.locator('[data-blocker^="line_doubtful"]');
  const notice = (page: Page) => page.locator('.mantine-Notification-root');

  test('what is open stands in one list, which every part of the screen counts from', async () => {
    await open(anna, 0);
    const { blockers } = await record(ids[0]!);
    const lines = blockers.filter(({ kind, state }) => kind === 'line_doubtful' && state === 'open');
    expect(lines.length).toBeGreaterThan(0);
    const items = page.getByRole('region', { name: 'Line items' });
    await items.getByText(`${lines.length} open`).waitFor();
    await openLine(page).getByText('1 x 95.00 = 95.00, stated 85.00, difference 10.00').waitFor();
    // The key that walks from one to the next reaches lines too.
    await page.keyboard.press('d');
    await page.locator('[data-mark^="line_items[3]"][data-active]').first().waitFor();
    await keepPicture(page, 'blockers-1440-light-en');
  });

  test('with open blockers A asks first; one key accepts, the next approves, and the next document opens', async () => {
    await open(anna, 0);
    await page.keyboard.press('a');
    const sheet = page.getByRole('dialog', { name: 'Before it is approved' });
    await sheet.getByText('stated 85.00').first().waitFor();
    await keepPicture(page, 'approve-sheet-1440-light-en');
    expect((await record(ids[0]!)).status).toBe('Needs Review');
    const { blockers } = await record(ids[0]!);
    const blocking = blockers.filter(({ state, severity }) => state === 'open' && severity === 'blocking');
    await sheet.getByRole('textbox').fill('As printed');
    await page.keyboard.press('Enter');
    for (const _ of blocking) await page.keyboard.press('1');
    await sheet.getByText('Nothing is open any more.').waitFor();
    await page.keyboard.press('a');
    await isOpen(page, 1);
    const approved = await record(ids[0]!);
    expect(approved.status).toBe('Approved');
    expect(approved.blockers).toContainEqual(
      expect.objectContaining({ state: 'accepted', resolved_by: 'Anna', reason: 'As printed' }),
    );
  });

  test('Fix leads from the sheet to the cell it is about', async () => {
    await open(anna, 1);
    await page.keyboard.press('a');
    await page.getByRole('dialog').getByText('stated 85.00').first().waitFor();
    // Down to the line.
    await page.keyboard.press('j');
    await page.keyboard.press('f');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain('85');
    await page.locator('[data-mark^="line_items[3]"][data-active]').first().waitFor();
    await page.keyboard.press('Escape');
  });

  test('a change of status is undone from its notice, also after the page was loaded again', async () => {
    await open(anna, 1);
    await page.keyboard.press('s');
    await its.clock.stopped(async () => {
      await page.getByRole('menuitem', { name: 'Ready' }).click();
      await notice(page).getByText('Ready').waitFor();
      await page.reload();
      await notice(page).getByRole('button', { name: 'Undo' }).click();
    });
    await isOpen(page, 1);
    await expect.poll(async () => (await record(ids[1]!)).status).toBe('Needs Review');
    await notice(page).getByText('1 change undone').waitFor();
  });

  test('rejecting asks for a reason, which stands on the record, and can be undone with a key', async () => {
    await open(anna, 2);
    await page.keyboard.press('x');
    const dialog = page.getByRole('dialog', { name: 'Reject this document' });
    // The first reason has the focus.
    await expect
      .poll(() =>
        dialog
          .getByRole('radio', { name: 'Duplicate' })
          .evaluate((radio) => radio === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press('ArrowDown');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Meant for Harrow');
    await keepPicture(page, 'reject-1440-light-en');
    await its.clock.stopped(async () => {
      await dialog.getByRole('button', { name: 'Reject and next' }).click();
      await isOpen(page, 3);
      expect(await record(ids[2]!)).toMatchObject({
        status: 'Archived',
        rejection: { reason: 'Not ours', note: 'Meant for Harrow', by: 'Anna' },
      });
      await page.goto(`/documents/${ids[2]}`);
      // Under the pointer it stays for as long as one looks at it.
      await notice(page).getByText('Not ours').hover();
    });
    await page.getByText('Rejected: Not ours', { exact: true }).waitFor();
    await page.getByText('Meant for Harrow').waitFor();
    await keepPicture(page, 'rejected-1440-light-en');
    await untilKeysAct(page);
    await page.keyboard.press('u');
    await expect.poll(async () => (await record(ids[2]!)).rejection).toBeNull();
  });

  test('a postponed document leaves the queue until its day', async () => {
    await open(anna, 3);
    await page.keyboard.press('z');
    const dialog = page.getByRole('dialog', { name: 'Postpone until' });
    await keepPicture(page, 'postpone-1440-light-en');
    await dialog.getByRole('button', { name: /Tomorrow/ }).click();
    await isOpen(page, 4);
    expect((await record(ids[3]!)).postponed_until).toMatch(/^\d{4}-\d\d-\d\d$/);
    await page.goto(`/documents/${ids[3]}`);
    await page.getByRole('button', { name: 'Back to the queue' }).click();
    await expect.poll(async () => (await record(ids[3]!)).postponed_until).toBeNull();
  });

  test('a document is assigned to a person', async () => {
    await open(anna, 3);
    await page.keyboard.press('w');
    await page.getByRole('menuitem', { name: 'Bert' }).click();
    await page.getByRole('button', { name: 'Assigned to: Bert' }).waitFor();
    expect((await record(ids[3]!)).assignee?.name).toBe('Bert');
    // It is his: her next one is another.
    await open(anna, 2);
    await page.keyboard.press('n');
    await isOpen(page, 4);
    await its.anna.call('assignDocument', { params: { id: ids[3]! }, body: { assignee_id: null } });
  });

  test('an assignment gets a time, and the list marks and filters what is overdue', async () => {
    await open(anna, 3);
    await page.keyboard.press('w');
    await page.getByRole('menuitem', { name: 'Bert' }).click();
    await page.getByRole('button', { name: 'Assigned to: Bert' }).click();
    await page.getByRole('menuitem', { name: 'Set a time …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Time for the assignment' });
    await dialog.getByLabel('To be done by').fill('2026-01-05T09:30');
    await dialog.getByLabel('When overdue, tell').click();
    await page.getByRole('option', { name: 'Anna' }).click();
    await keepPicture(page, 'assignment-time-1440-light-en');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: /Assigned to: Bert, to be done by/ }).waitFor();
    expect((await record(ids[3]!)).assignment).toMatchObject({
      overdue: true,
      escalation_user: { name: 'Anna' },
    });
    await page.goto('/documents?overdue=true');
    await page.getByRole('row', { name: /NW-4/ }).getByText('Overdue').waitFor();
    expect(await page.getByRole('row', { name: /NW-\d/ }).count()).toBe(1);
    await keepPicture(page, 'overdue-1440-light-en');
    await bert.page.goto('/documents?overdue=true&columns=vendor&columns=assignee&columns=assignment_due_at');
    await bert.page.getByText('已逾期').first().waitFor();
    await keepPicture(bert.page, 'overdue-1280-dark-zh');
    await its.anna.call('assignDocument', { params: { id: ids[3]! }, body: { assignee_id: null } });
  });

  test('who has a document open is shown to others at once, and nobody is sent there', async () => {
    await open(anna, 0);
    await open(bert, 1);
    await page.keyboard.press('n');
    await isOpen(page, 2);
    await page.goto(`/documents/${ids[1]}`);
    await page.getByText('Being reviewed by Bert').waitFor();
    await bert.page.getByText('Anna 正在审核').waitFor();
    await keepPicture(bert.page, 'presence-1280-dark-zh');
    await bert.page.goto('/');
    await page.getByText('Being reviewed by Bert').waitFor({ state: 'detached' });
  });

  test('where nothing could be read no approval is offered, only what helps', async () => {
    const { page } = bert;
    await page.goto(`/documents/${empty}`);
    await page.getByText('未能读取任何内容').first().waitFor();
    await keepPicture(page, 'nothing-read-1280-dark-zh');
    await untilKeysAct(page);
    expect(await page.getByRole('button', { name: '批准并继续' }).count()).toBe(0);
    await page.keyboard.press('a');
    expect((await record(empty)).status).not.toBe('Approved');
    await page.getByRole('button', { name: '手工录入' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/INPUT|TEXTAREA/);
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: '此文档需要处理' }).getByRole('button', { name: '拒绝…' }).click();
    await page.getByRole('dialog', { name: '拒绝此文档' }).waitFor();
    await keepPicture(page, 'reject-1280-dark-zh');
  });

  test('the password of a PDF is typed where its fields would stand', async () => {
    const { service, place, profile_id } = its;
    const bytes = await protectedPdf('NW-10', 'Mercury 4711');
    const { id } = await upload(service.api, place, bytes, 'statement.pdf', { profile_id });
    await untilProcessed(service.api, id);
    await page.goto(`/documents/${id}`);
    const password = page.getByLabel('Password of the PDF');
    await password.fill('Venus 0815');
    await password.press('Enter');
    await page.getByRole('alert').getByText('This password does not open the PDF').waitFor();
    await keepPicture(page, 'password-1440-light-en');
    await bert.page.goto(`/documents/${id}`);
    await bert.page.getByLabel('PDF 密码').waitFor();
    await keepPicture(bert.page, 'password-1280-dark-zh');
    await password.fill('Mercury 4711');
    await password.press('Enter');
    await password.waitFor({ state: 'detached' });
    await expect
      .poll(() => record(id).then(({ version, status }) => `${version} ${status}`))
      .toBe('2 Needs Review');
    await page.getByText('NW-10').first().waitFor();
    expect(await page.content()).not.toContain('Mercury 4711');
  });

  test('a part that is folded away stays so when the page is loaded again', async () => {
    await open(anna, 0);
    const summary = page.getByRole('region', { name: 'Summary' });
    const fold = summary.getByRole('button', { name: 'Summary' });
    await summary.getByText('NW-1').waitFor();
    await fold.click();
    await summary.getByText('NW-1').waitFor({ state: 'detached' });
    await open(anna, 1);
    expect(await fold.getAttribute('aria-expanded')).toBe('false');
    await fold.click();
    await summary.getByText('NW-2').waitFor();
  });

  test('a deleted document is brought back from the notice, also after the page was loaded again', async () => {
    const admin = await visit(browser, its.service.url);
    await signIn(admin);
    await open(admin, 4);
    await admin.page.getByRole('button', { name: 'More actions' }).click();
    await admin.page.getByRole('menuitem', { name: 'Delete …' }).click();
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await notice(admin.page).getByText('in the trash').waitFor();
    await admin.page.reload();
    await notice(admin.page).getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(() => its.anna.call('listDocuments').then(({ documents }) => documents.map(({ id }) => id)))
      .toContain(ids[4]);
    expect(admin.offences).toEqual([]);
    await admin.context.close();
  });

  test('no page did what it must not', () => expect([...anna.offences, ...bert.offences]).toEqual([]));
});
