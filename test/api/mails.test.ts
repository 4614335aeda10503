// Mail to people, on a real SMTP server: links that open accounts, and that nothing is sent twice.
import { describe, expect, test } from 'vitest';
import { queueMail, type NewMail } from '../../server/mails/queue-mail.ts';
import { mailPasswordLink } from '../../server/users/one-time-links.ts';
import { Client } from '../kit/client.ts';
import { its, useMailing } from '../kit/mailing.ts';
import { PASSWORD, newPerson } from '../kit/people.ts';
import { refusal, type SmtpStage } from '../kit/smtp-server.ts';

useMailing();
const { clock, save, invite, list, latest, send, sendLatest, contentOf } = its;

describe('invitations and new passwords', () => {
  test('an invitation is mailed with a link that opens the account, and kept nowhere then', async () => {
    const { url, mailed, user } = await invite({ name: 'Ann Lee' });
    expect(mailed).toBe(true);
    expect(await latest()).toMatchObject({
      occasion: 'invitation',
      to: user.email,
      state: 'waiting',
      attempts: 0,
      can_send_again: false,
    });
    const sent = await sendLatest();
    expect(sent).toMatchObject({ state: 'sent', attempts: 1, can_send_again: false });
    expect(sent.answer).toContain('queued as 1');
    expect(await contentOf(sent.id)).toBeNull();
    const [{ parsed, from, to }] = its.mail.taken as [(typeof its.mail.taken)[0]];
    expect([from, to]).toEqual(['recto@acme.example', [user.email]]);
    expect(parsed).toMatchObject({
      subject: 'Your account at Recto',
      from: { name: 'Recto', address: 'recto@acme.example' },
      messageId: sent.message_id,
    });
    expect(parsed.text).toContain(`Hello Ann Lee,\n\n`);
    expect(parsed.text).toContain(`\n\n${url}\n\n`);
    expect(parsed.html).toContain(`<a href="${url}">`);
    expect(parsed.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    const guest = new Client(its.service.url);
    const params = { token: url.split('/').at(-1)! };
    await guest.call('acceptInvitation', { params, body: { password: PASSWORD } });
    expect((await guest.refused('acceptInvitation', { params, body: { password: PASSWORD } })).status).toBe(
      404,
    );
    // The link stands nowhere else.
    const everything = JSON.stringify([
      await its.service.ctx.db.selectFrom('mails').selectAll().execute(),
      (await its.service.admin.call('listAudit', { query: { limit: 200 } })).entries,
    ]);
    expect(everything).not.toContain(params.token);
    await send(sent.id);
    expect(its.mail.taken).toHaveLength(1);
  });

  test('people are written to in the language of the pages as they last saw them', async () => {
    const { client, id, email } = await newPerson(its.service, 'wang@acme.example', 'reviewer', '王芳');
    await client.raw('GET', '/api/me', { headers: { 'accept-language': 'zh' } });
    await its.service.admin.call('createPasswordLink', { params: { id } });
    await sendLatest();
    const { parsed, to } = its.mail.taken[0]!;
    expect(to).toEqual([email]);
    expect(parsed.subject).toBe('重设 Recto 的密码');
    expect(parsed.text).toContain('王芳，您好：');
  });

  test('who has lost the password asks for a link; the answer tells nothing, and mails do not pile up', async () => {
    const { id, email } = await newPerson(its.service, 'lost@acme.example');
    clock.forward(1);
    const guest = new Client(its.service.url);
    expect((await guest.call('getSignInOptions')).password_by_mail).toBe(true);
    const ask = (body: { email: string }) => guest.raw('POST', '/api/session/password-link', { body });
    const [known, unknown] = [await ask({ email }), await ask({ email: 'nobody@acme.example' })];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    await its.service.ctx.db.deleteFrom('mails').execute();
    await mailPasswordLink(its.service.ctx, { user_id: 0 });
    await mailPasswordLink(its.service.ctx, { user_id: id });
    await mailPasswordLink(its.service.ctx, { user_id: id });
    expect(await list()).toHaveLength(1);
    await sendLatest();
    const url = /https:\S+/.exec(its.mail.taken[0]!.parsed.text ?? '')![0];
    const params = { token: url.split('/').at(-1)! };
    expect((await guest.call('getInvitation', { params })).purpose).toBe('reset');
    clock.forward(0.3);
    await its.service.admin.call('editUser', { params: { id }, body: { disabled: true } });
    await mailPasswordLink(its.service.ctx, { user_id: id });
    expect(await list()).toHaveLength(1);
    for (let n = 0; n < 60; n += 1) await ask({ email: `guess${n}@acme.example` });
    expect((await ask({ email })).status).toBe(429);
  });

  test('without a server everything works as before', async () => {
    await save({ host: null });
    expect(await its.service.admin.call('getMailSettings')).toMatchObject({
      host: null,
      from_environment: false,
    });
    expect((await invite()).mailed).toBe(false);
    expect(await list()).toEqual([]);
    expect((await new Client(its.service.url).call('getSignInOptions')).password_by_mail).toBe(false);
    expect((await its.service.admin.refused('testMail', { body: { to: 'a@acme.example' } })).status).toBe(
      409,
    );
  });
});

describe('once', () => {
  test('what happens once is mailed once, and two who have it at hand send it once', async () => {
    const one: NewMail = {
      key: 'same',
      occasion: 'invitation',
      to: 'a@acme.example',
      language: 'en',
      subject: 'S',
      paragraphs: ['T'],
    };
    await queueMail(its.service.ctx, one);
    await queueMail(its.service.ctx, one);
    const [{ id }, ...others] = (await list()) as [Awaited<ReturnType<typeof latest>>];
    expect(others).toEqual([]);
    let waiting = 0;
    let open = () => {};
    const both = new Promise<void>((resolve) => (open = resolve));
    its.mail.at = async (stage) => {
      if (stage !== 'recipient') return;
      if ((waiting += 1) === 2) open();
      await both;
    };
    await Promise.all([send(id), send(id)]);
    expect(its.mail.taken).toHaveLength(1);
    expect((await latest()).state).toBe('sent');
  });

  test.each<[SmtpStage, number]>([
    ['connect', 0],
    ['from', 0],
    ['recipient', 0],
  ])('cut off at the stage "%s", it is tried again', async (cut) => {
    const { user } = await invite();
    its.mail.at = (stage) => {
      if (stage === cut) its.mail.cut();
    };
    expect(await sendLatest()).toMatchObject({ state: 'waiting', attempts: 1 });
    its.mail.at = () => undefined;
    // Not before its time.
    await sendLatest();
    expect(its.mail.taken).toHaveLength(0);
    clock.forward(0.01);
    expect(await sendLatest()).toMatchObject({ state: 'sent', attempts: 2, to: user.email });
    expect(its.mail.taken).toHaveLength(1);
  });

  test.each<[SmtpStage, number]>([
    ['text', 0],
    ['taken', 1],
  ])('cut off at the stage "%s", nobody knows, and people decide', async (cut, taken) => {
    await invite();
    its.mail.at = (stage) => {
      if (stage !== cut) return;
      its.mail.cut();
      throw refusal(421, 'cut off');
    };
    const uncertain = await sendLatest();
    expect(uncertain).toMatchObject({ state: 'uncertain', can_send_again: true });
    expect(its.mail.taken).toHaveLength(taken);
    const { notifications } = await its.service.admin.call('listNotifications', { query: { limit: 1 } });
    expect(notifications[0]).toMatchObject({ kind: 'mail' });
    its.mail.at = () => undefined;
    clock.forward(48);
    await sendLatest();
    expect(its.mail.taken).toHaveLength(taken);
    expect(await its.service.admin.call('sendMailAgain', { params: { id: uncertain.id } })).toMatchObject({
      state: 'waiting',
    });
    expect((await its.service.admin.refused('sendMailAgain', { params: { id: uncertain.id } })).status).toBe(
      409,
    );
    expect(await sendLatest()).toMatchObject({ state: 'sent', message_id: uncertain.message_id });
    expect(its.mail.taken.at(-1)?.parsed.messageId).toBe(uncertain.message_id);
    expect((await its.service.admin.refused('sendMailAgain', { params: { id: uncertain.id } })).status).toBe(
      409,
    );
  });

  test('the note of a process that died is found: no second mail, and no answer is waited for without end', async () => {
    await invite();
    const { id } = await latest();
    await its.service.ctx.db
      .updateTable('mails')
      .set({ handed_at: clock.now() })
      .where('id', '=', id)
      .execute();
    await send(id);
    expect((await latest()).state).toBe('waiting');
    clock.forward(0.2);
    await send(id);
    expect(await latest()).toMatchObject({ state: 'uncertain' });
    expect(its.mail.taken).toEqual([]);
  });

  test('a process that is about to end hands nothing over', async () => {
    await invite();
    await send((await latest()).id, AbortSignal.abort());
    expect(its.mail.taken).toEqual([]);
    expect(await sendLatest()).toMatchObject({ state: 'sent' });
  });
});
