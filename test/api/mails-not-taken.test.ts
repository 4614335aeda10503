// What the mail server does not take, and the settings of it.
import { describe, expect, test } from 'vitest';
import { queueMail } from '../../server/mails/queue-mail.ts';
import { tidy } from '../../server/processing/tidy.ts';
import { its, useMailing } from '../kit/mailing.ts';
import { newPerson } from '../kit/people.ts';
import { startTestService } from '../kit/service.ts';
import { SMTP_PASSWORD, SMTP_USER, refusal, startSmtpServer } from '../kit/smtp-server.ts';
import { until } from '../kit/upload.ts';

useMailing();
const { clock, save, invite, list, latest, send, sendLatest, contentOf, signIn } = its;

describe('what is not taken', () => {
  test('an outage: tried again with growing waits, for two days, then given up and told', async () => {
    await invite();
    await its.mail.stop();
    const waits: number[] = [];
    for (;;) {
      const { state, next_attempt_at, answer } = await sendLatest();
      expect(answer).toContain('connection was refused');
      if (state === 'failed') break;
      const wait = (Date.parse(next_attempt_at!) - clock.now().getTime()) / 1000;
      waits.push(Math.round(wait));
      clock.forward((wait + 1) / 3600);
    }
    expect(waits.slice(0, 4).map((wait) => Math.round(wait / 5) * 5)).toEqual([5, 30, 120, 600]);
    const days = waits.reduce((sum, wait) => sum + wait, 0) / 86_400;
    expect(days).toBeGreaterThan(1.9);
    expect(days).toBeLessThan(2.1);
    its.mail = await startSmtpServer({}, its.mail.port);
    const { id } = await latest();
    await its.service.admin.call('sendMailAgain', { params: { id } });
    expect(await sendLatest()).toMatchObject({ state: 'sent' });
  });

  test('451 at first (greylisting), then taken; 550 for the recipient is final; 550 for the sender is not', async () => {
    await invite();
    its.mail.at = (stage) => {
      if (stage === 'recipient') throw refusal(451, 'try later');
    };
    expect(await sendLatest()).toMatchObject({ state: 'waiting', attempts: 1 });
    its.mail.at = () => undefined;
    clock.forward(0.1);
    expect(await sendLatest()).toMatchObject({ state: 'sent', attempts: 2 });

    await invite();
    its.mail.at = (stage) => {
      if (stage === 'recipient') throw refusal(550, 'no such user');
    };
    const failed = await sendLatest();
    expect(failed).toMatchObject({ state: 'failed', attempts: 1, can_send_again: true });
    expect(failed.answer).toContain('550 no such user');

    await invite();
    its.mail.at = (stage) => {
      if (stage === 'from') throw refusal(550, 'not your address');
    };
    expect(await sendLatest()).toMatchObject({ state: 'waiting', attempts: 1 });
    await invite();
    its.mail.at = (stage) => {
      if (stage === 'text') throw refusal(554, 'spam');
    };
    expect(await sendLatest()).toMatchObject({ state: 'failed' });
    expect(its.mail.taken).toHaveLength(1);
  });

  test('wrong sign-in keeps the mail waiting, and it goes out once the password is right', async () => {
    await invite();
    await save({ user: SMTP_USER, password: 'wrong' });
    const waiting = await sendLatest();
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(waiting.answer).toContain('refuses user or password');
    expect(JSON.stringify(waiting)).not.toContain('wrong');
    await save({ user: SMTP_USER, password: SMTP_PASSWORD });
    // Saving makes what waits due.
    expect(await sendLatest()).toMatchObject({ state: 'sent' });
  });

  test('Offline Mode holds mails, and an expired link is not sent', async () => {
    await invite();
    await its.service.admin.call('saveSettings', { body: { offline_mode: true } });
    expect(await sendLatest()).toMatchObject({ state: 'waiting', attempts: 0 });
    await its.service.admin.call('saveSettings', { body: { offline_mode: false } });
    clock.forward(8 * 24);
    await signIn();
    expect(await sendLatest()).toMatchObject({ state: 'failed', can_send_again: false });
    expect(its.mail.taken).toEqual([]);
    await tidy(its.service.ctx);
    expect(await contentOf((await latest()).id)).toBeNull();
    clock.forward(90 * 24);
    await tidy(its.service.ctx);
    await signIn();
    expect(await list()).toEqual([]);
  });

  test('STARTTLS is demanded where it is set, and a certificate of nobody is refused', async () => {
    await invite();
    await save({ security: 'starttls' });
    expect((await sendLatest()).answer).toContain('TLS failed');
    const secure = await startSmtpServer({ secure: true });
    await save({ security: 'tls', port: secure.port });
    const refused = await sendLatest();
    expect(refused).toMatchObject({ state: 'waiting' });
    expect(refused.answer).toContain('TLS failed');
    expect([...its.mail.taken, ...secure.taken]).toEqual([]);
    await secure.stop();
  });
});

describe('settings', () => {
  test('a test mail shows what the server says, good and bad', async () => {
    const test = (to: string) => its.service.admin.call('testMail', { body: { to } });
    expect(await test('admin@acme.example')).toEqual({
      ok: true,
      detail: expect.stringContaining('queued as 1') as string,
    });
    expect(its.mail.taken[0]!.parsed.subject).toBe('Test mail of Recto');
    its.mail.at = (stage) => {
      if (stage === 'recipient') throw refusal(550, 'no such user');
    };
    expect(await test('nobody@acme.example')).toEqual({
      ok: false,
      detail: 'the server answered 550 no such user',
    });
    await its.mail.stop();
    expect((await test('admin@acme.example')).detail).toContain('connection was refused');
    expect(await list()).toEqual([]);
    its.mail = await startSmtpServer();
  });

  test('the password is kept sealed, never shown, and not sent to another server', async () => {
    const saved = await save({ user: SMTP_USER, password: SMTP_PASSWORD });
    expect(saved).toMatchObject({ user: SMTP_USER, password_set: true });
    expect(JSON.stringify(saved)).not.toContain(SMTP_PASSWORD);
    const other = { body: { from: 'other@acme.example' } };
    expect(await its.service.admin.call('saveMailSettings', other)).toMatchObject({ password_set: true });
    const body = { host: 'mail.other.example' };
    expect((await its.service.admin.refused('saveMailSettings', { body })).status).toBe(422);
    const { entries } = await its.service.admin.call('listAudit', { query: { event: 'settings.updated' } });
    expect(JSON.stringify(entries)).not.toContain(SMTP_PASSWORD);
    await save({ user: null });
    expect((await its.service.admin.refused('saveMailSettings', { body: { user: SMTP_USER } })).status).toBe(
      422,
    );
    const { destinations } = await its.service.admin.call('getEgress');
    expect(destinations.find(({ purpose }) => purpose === 'mail')).toMatchObject({
      host: '127.0.0.1',
      port: its.mail.port,
      active: true,
    });
  });

  test.each([
    { host: 'mail server' },
    { host: 'http://mail' },
    { port: 0 },
    { security: 'ssl' },
    { from: 'nobody' },
    { from: 'a@acme.example\r\nBcc: all@acme.example' },
    { user: '' },
  ])('%j is refused', async (body) => {
    expect((await its.service.admin.refused('saveMailSettings', { body })).status).toBe(422);
  });

  test('addresses that are never contacted are not contacted for mail either', async () => {
    await save({ host: '169.254.169.254' });
    const { ok, detail } = await its.service.admin.call('testMail', { body: { to: 'a@acme.example' } });
    expect(ok).toBe(false);
    expect(detail).toContain('may not be contacted');
  });

  test('no value begins a header of its own', async () => {
    const paragraphs = [
      '<script>alert(1)</script>\r\n.\r\nMAIL FROM:<x@y.example>',
      'https://a.example/"><b>',
    ];
    await queueMail(its.service.ctx, {
      key: 'injected',
      occasion: 'invitation',
      to: 'victim@acme.example\r\nBcc: all@acme.example',
      language: 'en',
      subject: 'Hello\r\nBcc: all@acme.example\r\n\r\nbody',
      paragraphs,
    });
    await queueMail(its.service.ctx, {
      key: 'subject',
      occasion: 'invitation',
      to: 'a@acme.example',
      language: 'en',
      subject: 'Hello\r\nBcc: all@acme.example\r\n\r\nbody',
      paragraphs,
    });
    for (const { id } of await list()) await send(id);
    for (const { parsed, to } of its.mail.taken) {
      expect(to).toHaveLength(1);
      expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(parsed.html).not.toContain('<script>');
      expect(parsed.text).toContain('MAIL FROM');
    }
    expect(its.mail.taken.map(({ to }) => to[0])).toContain('a@acme.example');
  });

  test('reading and changing are for Admins', async () => {
    const { client } = await newPerson(its.service, 'viewer-of-mail@acme.example', 'viewer');
    for (const path of ['/api/mails', '/api/settings/mail'])
      expect((await client.raw('GET', path)).status).toBe(403);
  });
});

test('with a worker, an outage of a few seconds is got over by itself', async () => {
  const other = await startTestService();
  const server = await startSmtpServer();
  try {
    const { port } = server;
    const settings = { host: '127.0.0.1', port, security: 'none', from: 'recto@acme.example' } as const;
    await other.admin.call('saveMailSettings', { body: settings });
    await server.stop();
    const body = { email: 'ann@acme.example', name: 'Ann', role: 'viewer' } as const;
    await other.admin.call('inviteUser', { body });
    const first = async () => (await other.admin.call('listMails', { query: {} })).mails[0]!;
    await until(async () => (await first()).attempts === 1, 'the first attempt');
    const back = await startSmtpServer({}, port);
    await until(async () => (await first()).state === 'sent', 'the mail');
    expect(back.taken).toHaveLength(1);
    await back.stop();
  } finally {
    await other.stop();
  }
}, 60_000);
