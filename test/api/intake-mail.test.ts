// A mailbox that is read, on a real IMAP server.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChannelInput } from '../../contract/intake.ts';
import { MAIL_PASSWORD, MAIL_USER, hasDovecot, startDovecot, type MailServer } from '../kit/dovecot.ts';
import { PICTURE, file, message, text } from '../kit/mail-message.ts';
import { startAt, startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, type Place } from '../kit/upload.ts';

if (!hasDovecot)
  console.warn('Tests of mailboxes are left out: dovecot (Debian package dovecot-imapd) is not installed');

describe.skipIf(!hasDovecot)('a mailbox', () => {
  let service: TestService;
  let mail: MailServer;
  let place: Place;
  beforeAll(async () => {
    mail = await startDovecot();
    service = await startTestService({ settings: { MAX_UPLOAD_MB: '1' } });
    place = await newPlace(service.api, 'By mail');
  });
  afterAll(async () => {
    await service.stop();
    await mail.remove();
  });

  let counter = 0;
  const source = (changes: Record<string, unknown> = {}) => ({
    kind: 'imap' as const,
    host: '127.0.0.1',
    port: mail.port,
    security: 'none' as const,
    user: MAIL_USER,
    poll_seconds: 3600,
    ...changes,
  });
  async function channel(changes: Record<string, unknown> = {}, more: Partial<ChannelInput> = {}) {
    const name = `Mail ${(counter += 1)}`;
    const mailbox = `Box ${counter}`;
    await mail.as(async () => undefined, mailbox);
    const body = {
      name,
      ...place,
      password: MAIL_PASSWORD,
      ...more,
      source: source({ mailbox, ...changes }),
    };
    const { id } = await service.admin.call('createChannel', { body: body });
    const params = { id };
    const state = () => service.admin.call('getChannel', { params });
    const idle = async () => {
      const query = service.ctx.db.selectFrom('intake_channels').selectAll().where('id', '=', id);
      const { claimed_until, next_run_at } = await query.executeTakeFirstOrThrow();
      return claimed_until === null && next_run_at > new Date();
    };
    // It runs once when it is made; what is delivered from here on is for the next time.
    await until(idle, 'the first run');
    return {
      params,
      mailbox,
      state,
      put: (content: string) => mail.deliver(content, mailbox),
      /** Reads the mailbox now and waits until that is done. */
      async run() {
        // As after a change, too, which makes it run by itself.
        await until(idle, 'the run before', 100_000);
        await service.admin.call('runChannel', { params });
        await until(idle, 'the run', 100_000);
        return state();
      },
      async items() {
        const { items } = await service.admin.call('listChannelItems', { params, query: { limit: 200 } });
        return items.toReversed();
      },
      flags: () =>
        mail.as(async (client) => {
          const found: string[][] = [];
          for await (const one of client.fetch('1:*', { flags: true }))
            found.push([...(one.flags ?? [])].filter((flag) => flag !== '\\Recent').toSorted());
          return found;
        }, mailbox),
      count: (box: string) =>
        mail.as((client) => Promise.resolve(client.mailbox === false ? 0 : client.mailbox.exists), box),
      remove: () => service.admin.call('deleteChannel', { params }),
    };
  }

  // Each has its own mailbox and mostly waits: side by side, but for the one that stops the server.
  test.concurrent('attachments become documents with the sender in the notes; pictures of the text do not', async () => {
    const box = await channel();
    await box.put(
      message('Rechnung März 发票', [
        text('Please find attached.'),
        file('发票 1.txt'),
        file('second.txt'),
        { type: 'image/png', name: 'logo.png', content: PICTURE, inline: true },
      ]),
    );
    expect(await box.run()).toMatchObject({ documents: 2, failing: false, password_set: true });
    const items = await box.items();
    expect(items.map((item) => item.name)).toEqual([
      'Rechnung März 发票: 发票 1.txt',
      'Rechnung März 发票: second.txt',
    ]);
    const record = await untilProcessed(service.api, items[0]!.document_id!);
    expect(record).toMatchObject({ ...place, filename: '发票 1.txt', source: 'email' });
    expect(record.notes).toBe(
      'From: Ann Lee <ann@sender.example>\nSubject: Rechnung März 发票\nSent: 2026-03-02T09:30:00.000Z',
    );
    const original = await service.api.raw('GET', `/api/documents/${record.id}/original`);
    expect(await original.text()).toBe(invoiceText('发票 1.txt'));
    expect(await box.flags()).toEqual([['\\Seen']]);
    await box.remove();
  });

  test.concurrent('it is kept whom a rejection may be answered to: people, neither lists nor machines', async () => {
    const box = await channel();
    await box.put(
      message('From a person', [file('person.txt')], { 'Message-ID': '<person@sender.example>' }),
    );
    await box.put(message('From a list', [file('list.txt')], { 'List-Id': '<news.sender.example>' }));
    await box.put(message('Out of office', [file('away.txt')], { 'Auto-Submitted': 'auto-replied' }));
    await box.run();
    const rows = await service.ctx.db
      .selectFrom('intake_items')
      .select(['name', 'reply'])
      .where('channel_id', '=', box.params.id)
      .orderBy('id')
      .execute();
    const to = { to: 'ann@sender.example', subject: 'From a person', message_id: '<person@sender.example>' };
    expect(rows.map(({ reply }) => reply)).toEqual([to, null, null]);
    await box.remove();
  });

  test.concurrent('a message without attachments becomes a document itself, and with "both" every one does', async () => {
    const box = await channel();
    await box.put(message('Only words', [text('Invoice Number: 77\nTotal: EUR 12.00')]));
    await box.run();
    const [item] = await box.items();
    const record = await untilProcessed(service.api, item!.document_id!);
    expect(record).toMatchObject({ filename: 'Only words.eml', doc_type: 'E-mail' });
    await service.admin.call('editChannel', {
      params: box.params,
      body: { source: source({ mailbox: box.mailbox, take: 'both' }) },
    });
    await box.put(message('Both', [text('See file'), file('both.txt')]));
    await box.run();
    expect((await box.items()).map((one) => one.name)).toEqual(['Only words', 'Both: both.txt', 'Both']);
    await box.remove();
  });

  test.concurrent('nothing is lost or doubled over restarts, new counting and repeated reading', async () => {
    const box = await channel();
    for (let n = 0; n < 5; n += 1) await box.put(message(`Message ${n}`, [file(`kept-${n}.txt`)]));
    await box.run();
    expect((await box.state()).documents).toBe(5);
    await box.run();
    // As after an interruption, or when the server counts anew: everything is looked at again.
    await service.ctx.db
      .updateTable('intake_channels')
      .set({ position: '{}' })
      .where('id', '=', box.params.id)
      .execute();
    await box.put(message('Message 5', [file('kept-5.txt')]));
    await box.run();
    expect((await box.state()).documents).toBe(6);
    // Two processes at the same time.
    const second = await startAt(
      { database_url: service.database_url, data_dir: service.data_dir },
      { web: false, settings: { MAX_UPLOAD_MB: '1' } },
    );
    for (let n = 6; n < 12; n += 1) await box.put(message(`Message ${n}`, [file(`kept-${n}.txt`)]));
    await box.run();
    await until(async () => (await box.state()).documents === 12, 'twelve documents');
    await second.stop();
    expect(new Set((await box.items()).map((item) => item.name)).size).toBe(12);
    await box.remove();
  });

  test.concurrent('messages that were read move to another mailbox, or are deleted; those that failed stay, flagged', async () => {
    const moving = await channel({ after: 'move', move_to: 'Read by Recto' });
    await moving.put(message('Moved', [file('moved.txt')]));
    await moving.put(
      message('Failed', [
        file('program.exe', Buffer.from('MZ\u0090\u0000\u0003'.repeat(50), 'latin1')),
        file('good.txt'),
      ]),
    );
    await moving.run();
    expect(await moving.count('Read by Recto')).toBe(1);
    expect(await moving.flags()).toEqual([['\\Flagged']]);
    const failed = (await moving.items()).filter((item) => item.state === 'failed');
    expect(failed).toMatchObject([{ name: 'Failed: program.exe', document_id: null }]);
    const { notifications } = await service.admin.call('listNotifications');
    const told = 'Failed: program.exe did not become a document';
    expect(notifications.filter(({ message }) => message.includes(told))).toHaveLength(1);
    await moving.remove();

    const deleting = await channel({ after: 'delete' });
    await deleting.put(message('Gone', [file('gone.txt')]));
    await deleting.run();
    expect(await deleting.count(deleting.mailbox)).toBe(0);
    await deleting.remove();
  });

  test.concurrent('hostile messages are bounded: deep, many-part, broken, too large, without any header', async () => {
    const box = await channel();
    let nested = 'Content-Type: text/plain\r\n\r\nend\r\n';
    for (let depth = 0; depth < 60; depth += 1)
      nested = `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n${nested}\r\n--b${depth}--\r\n`;
    await box.put(`Subject: deep\r\nMessage-ID: <deep@x>\r\nMIME-Version: 1.0\r\n${nested}`);
    await box.put(
      message(
        'many',
        Array.from({ length: 103 }, (_, n) => file(`n${n}.txt`, `Invoice ${n}`)),
      ),
    );
    await box.put(message('large', [file('large.txt', 'x'.repeat(1_200_000))]));
    await box.put(
      message('../../etc/passwd', [file('../../../etc/cron.d/evil.txt', 'Invoice')], { 'Message-ID': '' }),
    );
    await box.put(message('line\r\nbreak', [text('x')], { From: 'not an address', Date: 'never' }));
    await box.put('just a line');
    const state = await box.run();
    expect(state).toMatchObject({ failing: false, last_error: null });
    const items = await box.items();
    const names = items.map((item) => item.name);
    expect(items.filter((item) => item.name.startsWith('many: '))).toHaveLength(100);
    expect(items.find((item) => item.name === 'large: large.txt')).toMatchObject({
      state: 'failed',
      detail: 'It is larger than 1 MB',
    });
    expect(names).toContain('deep');
    const evil = items.find((item) => item.name.includes('evil'))!;
    const record = await service.api.call('getDocument', { params: { id: evil.document_id! } });
    expect(record.filename).toBe('evil.txt');
    expect(await box.flags()).toHaveLength(6);
    await box.remove();
  }, 150_000);

  test('a wrong password, a wrong mailbox and a server that is gone are said, told once, and heal', async () => {
    const wrong = await channel({}, { password: 'wrong' });
    const refused = await service.admin.call('testChannel', { params: wrong.params });
    expect(refused).toMatchObject({ ok: false, detail: expect.stringContaining('refuses user or password') });
    expect(JSON.stringify(await wrong.run())).not.toContain(MAIL_PASSWORD);
    expect((await wrong.state()).failing).toBe(true);
    await wrong.remove();

    const lost = await channel({ mailbox: 'Not there' });
    expect(await service.admin.call('testChannel', { params: lost.params })).toMatchObject({ ok: false });
    await lost.remove();

    const box = await channel();
    await box.put(message('Waiting', [file('waiting.txt')]));
    expect(await service.admin.call('testChannel', { params: box.params })).toMatchObject({ ok: true });
    await mail.stop();
    await service.admin.call('runChannel', { params: box.params });
    const failing = await until(async () => {
      const now = await box.state();
      return now.failing && now;
    }, 'the failure');
    expect(failing.last_error).toMatch(/ECONNRE/);
    const { notifications } = await service.admin.call('listNotifications', { query: { limit: 200 } });
    expect(
      notifications.filter(({ message }) => message.includes(`"${failing.name}" does not work`)),
    ).toHaveLength(1);
    await mail.start();
    await box.put(message('Late', [file('late.txt')]));
    await service.admin.call('runChannel', { params: box.params });
    await until(async () => !(await box.state()).failing, 'the recovery');
    await until(
      async () => (await box.items()).some((item) => item.name === 'Late: late.txt'),
      'the late message',
    );
    await box.remove();
  });

  test.concurrent('the password is neither shown nor stored readable, and does not go to another server', async () => {
    const box = await channel();
    const everything = JSON.stringify([await box.state(), (await service.admin.call('listAudit')).entries]);
    expect(everything).not.toContain(MAIL_PASSWORD);
    const secrets = await service.ctx.db.selectFrom('secrets').selectAll().execute();
    expect(JSON.stringify(secrets)).not.toContain(MAIL_PASSWORD);
    const elsewhere = source({ mailbox: box.mailbox, host: 'other.example' });
    const refusal = await service.admin.refused('editChannel', {
      params: box.params,
      body: { source: elsewhere },
    });
    expect(refusal).toMatchObject({ status: 422, detail: expect.stringContaining('password is required') });
    await box.remove();
  });

  test.each([
    ['a metadata address', '169.254.169.254', 'never contacted'],
    ['the same as IPv6', '::ffff:169.254.169.254', 'never contacted'],
  ])('%s is not connected to', async (_name, host, detail) => {
    const body = { name: `Metadata ${host}`, password: 'x', source: source({ host }) };
    const { id } = await service.admin.call('createChannel', { body: { ...body, enabled: false } });
    const result = await service.admin.call('testChannel', { params: { id } });
    expect(result).toMatchObject({ ok: false, detail: expect.stringContaining(detail) });
  });

  test.each([
    ['no password', {}, {}],
    ['move to nowhere', { password: 'x' }, { after: 'move' }],
    ['move into itself', { password: 'x' }, { after: 'move', move_to: 'INBOX' }],
    ['a host that is none', { password: 'x' }, { host: 'http://mail.example' }],
  ])('%s is refused', async (_name, more, changes) => {
    const body = { name: 'Refused', ...more, source: source(changes) };
    expect((await service.admin.refused('createChannel', { body })).status).toBe(422);
  });
});
