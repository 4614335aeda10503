// Mail in a real browser: the server is set and tried, somebody is invited by mail and chooses a password, and asks for another one.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD } from '../kit/people.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { refusal, startSmtpServer, type SmtpServer } from '../kit/smtp-server.ts';
import { invoiceText, newPlace, until, untilProcessed, upload, type Place } from '../kit/upload.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { findingsOf, settle, widerThanScreen } from './kit/findings.ts';
import { DESKTOP, PHONE, keepPicture, signIn, untilKeysAct, visit, type Visitor } from './kit/visitor.ts';

describe.skipIf(findChromium() === undefined)('mail in the browser', () => {
  let service: TestService;
  let browser: Browser;
  let mail: SmtpServer;
  let visitor: Visitor;
  beforeAll(async () => {
    [service, browser, mail] = await Promise.all([startTestService(), launchChromium(), startSmtpServer()]);
    visitor = await visit(browser, service.url);
    await signIn(visitor);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await mail?.stop();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPicture(visitor.page, `failed ${task.name.slice(0, 60)}`);
    expect(visitor.offences.splice(0)).toEqual([]);
  });

  /** A document as a mailbox brings it; `to` is whom an answer goes to, null where nobody may be answered. */
  async function cameByMail(place: Place, name: string, to: string | null): Promise<number> {
    const { id } = await upload(service.api, place, invoiceText(name), name);
    await untilProcessed(service.api, id);
    const [known] = (await service.admin.call('listChannels')).channels;
    const source = { kind: 'imap' as const, host: '127.0.0.1', user: 'in@acme.example' };
    const body = { name: 'Post', enabled: false, source, password: 'x' };
    const { id: channel_id } = known ?? (await service.admin.call('createChannel', { body }));
    const reply = to === null ? null : JSON.stringify({ to, subject: 'Invoice', message_id: null });
    const item = { channel_id, key: name, name, document_id: id, at: new Date(), reply };
    const { db } = service.ctx;
    await db
      .insertInto('intake_items')
      .values({ ...item, state: 'done' })
      .execute();
    await db.updateTable('documents').set({ source: 'email' }).where('id', '=', id).execute();
    return id;
  }

  /** As it stands, and as narrow as a phone. */
  async function holdsTogether(other: Visitor, name: string): Promise<void> {
    const { page } = other;
    for (const [where, { width, height }] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
      await page.setViewportSize({ width, height });
      await settle(other);
      await keepPicture(page, `${name}, ${where}`);
      expect(await widerThanScreen(other)).toBe(0);
      expect(await findingsOf(other)).toEqual([]);
    }
    await page.setViewportSize(DESKTOP);
  }

  test('a server is set and tried; what it says is shown, good and bad', async () => {
    const { page } = visitor;
    await page.goto('/settings/mail');
    await page.getByText('No mail yet').waitFor();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field('Server').fill('127.0.0.1');
    await page.getByRole('combobox', { name: 'Encryption' }).click();
    await page.getByRole('option', { name: 'None' }).click();
    expect(await field('Port').inputValue()).toBe('25');
    await field('Port').fill(String(mail.port));
    await field('User name').fill('recto');
    await field('Sender').fill('recto@acme.example');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    // A user needs a password.
    await page.getByText(/Password.* is required/).waitFor();
    await field('User name').fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Settings saved').waitFor();
    await field('Test mail to').fill('somebody@acme.example');
    await page.getByRole('button', { name: 'Send a test mail' }).click();
    await page.getByRole('alert').filter({ hasText: 'The server took the mail' }).waitFor();
    expect(mail.taken[0]!.to).toEqual(['somebody@acme.example']);
    mail.at = (stage) => {
      if (stage === 'recipient') throw refusal(550, 'no such user');
    };
    await page.getByRole('button', { name: 'Send a test mail' }).click();
    await page.getByText('the server answered 550 no such user').waitFor();
  });

  test('an invitation that was refused stands in the log and is sent again; its link sets a password', async () => {
    const { page } = visitor;
    await page.goto('/settings/users');
    await page.getByRole('button', { name: 'Add a user' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ann Lee');
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('ann@acme.example');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByText('It is mailed to ann@acme.example as well.').waitFor();
    await page.goto('/settings/mail');
    const row = page.getByRole('row').filter({ hasText: 'ann@acme.example' });
    await row.getByText('Failed').waitFor();
    await row.getByText('the server answered 550 no such user').waitFor();
    mail.at = () => undefined;
    await row.getByRole('button', { name: 'Send again to ann@acme.example' }).click();
    await row.getByText('Sent', { exact: true }).waitFor();
    const url = new URL(/https:\S+/.exec(mail.taken.at(-1)!.parsed.text ?? '')![0]);

    const guest = await visit(browser, service.url);
    await guest.page.goto(url.pathname);
    await guest.page.getByRole('heading', { name: 'Welcome, Ann Lee' }).waitFor();
    await guest.page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await guest.page.getByLabel('New password again').fill(PASSWORD);
    await guest.page.getByRole('button', { name: 'Set the password' }).click();
    await guest.page.getByRole('textbox', { name: 'E-mail' }).fill('ann@acme.example');
    await guest.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await guest.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await guest.page.waitForURL((at) => at.pathname === '/');
    await guest.page.goto(url.pathname);
    await guest.page.getByRole('heading', { name: 'This link was used or has expired' }).waitFor();
    expect(guest.offences).toEqual([]);
    await guest.context.close();
  });

  test('each person chooses which mails they get, and at which hour', async () => {
    const { page } = visitor;
    await page.goto('/account');
    const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
    const pick = async (name: string, option: string) => {
      await choice(name).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await pick('A document is assigned to you', 'At once');
    await pick('Digest from', '18:00');
    await choice('Time zone').fill('Shanghai');
    await page.getByRole('option', { name: 'Asia/Shanghai' }).click();
    await page.getByRole('button', { name: 'Save mail choices' }).click();
    await page.getByText('Settings saved').waitFor();
    await page.reload();
    await choice('A document is assigned to you').waitFor();
    expect(await choice('A document is assigned to you').inputValue()).toBe('At once');
    expect(await choice('Digest from').inputValue()).toBe('18:00');
    expect(await choice('Time zone').inputValue()).toBe('Asia/Shanghai');
    expect(await page.getByRole('button', { name: 'Save mail choices' }).isDisabled()).toBe(true);
  });

  test('who rejects a document that came by mail may tell its sender', async () => {
    const { page } = visitor;
    await page.goto('/settings');
    const answer = page.getByRole('textbox', { name: 'Answer to senders of rejected mail' });
    await answer.fill('We cannot take {file}: {reason}');
    await answer.scrollIntoViewIfNeeded();
    await keepPicture(page, 'mail, answer to senders');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Settings saved').waitFor();
    const place = await newPlace(service.api, 'By mail');
    const id = await cameByMail(place, 'mailed.txt', 'sender@acme.example');
    await page.goto(`/documents/${id}`);
    await untilKeysAct(page);
    await page.keyboard.press('x');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Not ours');
    await dialog.getByRole('checkbox', { name: 'Tell the sender the reason by mail' }).check();
    await keepPicture(page, 'mail, reject and tell');
    await dialog.getByRole('button', { name: 'Reject and next' }).click();
    await until(async () => mail.taken.some(({ to }) => to[0] === 'sender@acme.example'), 'the answer');
    expect(mail.taken.at(-1)!.parsed.text?.trim()).toBe('We cannot take mailed.txt: Not ours');
  });

  test.each([
    ['en', 'Select all rows of this page', 'Reject', 'Reason', 'Tell the sender the reason by mail'],
    ['zh', '选择本页所有行', '拒绝', '原因', '通过邮件告知发件人原因'],
  ] as const)(
    'many are rejected at once: senders are told, and it is said of whom that was not possible (%s)',
    async (language, all, reject, reason, tell) => {
      const other = await visit(browser, service.url, { ...DESKTOP, language });
      await signIn(other);
      const { page } = other;
      const to = `many-${language}@acme.example`;
      const place = await newPlace(service.api, `Many by mail, ${language}`);
      await cameByMail(place, `told-${language}.txt`, to);
      await cameByMail(place, `untold-${language}.txt`, null);
      // Of one that no mail brought, nobody expects that a sender is told.
      const { id } = await upload(service.api, place, invoiceText('R-3'), 'by-hand.txt');
      await untilProcessed(service.api, id);
      await page.goto(`/documents?contact_id=${place.contact_id}`);
      await page.getByRole('checkbox', { name: all }).check();
      const bar = page.getByRole('region', { name: language === 'en' ? 'Selected documents' : '所选文档' });
      await bar.getByRole('button', { name: reject }).click();
      const form = page.getByRole('dialog');
      await form.getByRole('textbox', { name: reason, exact: true }).fill('Not ours');
      const telling = form.getByRole('checkbox', { name: tell });
      await telling.check();
      await holdsTogether(other, `mail, reject many, ${language}`);
      await form
        .getByRole('button', { name: language === 'en' ? 'Reject 3 documents' : '拒绝 3 份文档' })
        .click();
      const untold = page.getByRole('dialog', {
        name:
          language === 'en'
            ? 'The sender of 1 rejected document is not told'
            : '1 份已拒绝文档的发件人未收到通知',
      });
      await untold.getByText(language === 'en' ? /^Nobody can be told/ : /^无人可告知/).waitFor();
      await untold.getByRole('link', { name: `untold-${language}.txt` }).waitFor();
      expect(await untold.getByRole('link').count()).toBe(1);
      await holdsTogether(other, `mail, whose sender is not told, ${language}`);
      await page.keyboard.press('Escape');
      await untold.waitFor({ state: 'hidden' });
      await until(async () => mail.taken.some((one) => one.to[0] === to), 'the answer');
      expect(other.offences).toEqual([]);
      await other.context.close();
    },
  );

  test('who has lost the password asks for a link on the sign-in page', async () => {
    await service.ctx.db.deleteFrom('invitations').execute();
    const before = mail.taken.length;
    const guest = await visit(browser, service.url);
    await guest.page.goto('/sign-in');
    await guest.page.getByRole('button', { name: 'Forgot your password?' }).click();
    const send = guest.page.getByRole('button', { name: 'Mail me a link' });
    expect(await send.isDisabled()).toBe(true);
    await guest.page.getByRole('textbox', { name: 'E-mail' }).fill('ann@acme.example');
    await send.click();
    await guest.page.getByText('a link is on its way').waitFor();
    await until(async () => mail.taken.length > before, 'the mail');
    const url = new URL(/https:\S+/.exec(mail.taken.at(-1)!.parsed.text ?? '')![0]);
    await guest.page.goto(url.pathname);
    await guest.page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    expect(guest.offences).toEqual([]);
    await guest.context.close();
  });

  test.each([
    ['desktop, light, English', DESKTOP],
    ['desktop, dark, Chinese', { ...DESKTOP, theme: 'dark', language: 'zh' } as const],
    ['phone, light, English', { ...PHONE, theme: 'light', language: 'en' } as const],
    ['phone, dark, Chinese', PHONE],
  ])('its pages hold together: %s', async (name, look) => {
    const other = await visit(browser, service.url, look);
    await other.page.goto('/sign-in');
    await other.page.getByRole('button', { name: /Forgot your password|忘记密码/ }).click();
    await settle(other);
    await keepPicture(other.page, `mail, sign-in, ${name}`);
    expect(await findingsOf(other)).toEqual([]);
    await signIn(other);
    await other.page.goto('/settings/mail');
    await other.page.getByRole('table').waitFor();
    await settle(other);
    await keepPicture(other.page, `mail, ${name}`);
    expect(await widerThanScreen(other)).toBe(0);
    expect(await findingsOf(other)).toEqual([]);
    await other.page.goto('/account');
    const panel = other.page.getByRole('region', { name: /^(Mail to you|给您的邮件)$/ });
    await panel.getByRole('combobox').first().waitFor();
    await settle(other);
    await panel.scrollIntoViewIfNeeded();
    await keepPicture(other.page, `mail choices, ${name}`);
    expect(await widerThanScreen(other)).toBe(0);
    expect(await findingsOf(other)).toEqual([]);
    expect(other.offences).toEqual([]);
    await other.context.close();
  });
});
