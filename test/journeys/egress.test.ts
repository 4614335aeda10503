// The service connects to what is configured and to nothing else: every connection of the program and its child processes
// while it starts, reads, delivers and fetches mail, against the list it gives of itself.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../kit/client.ts';
import { MAIL_PASSWORD, MAIL_USER, hasDovecot, startDovecot, type MailServer } from '../kit/dovecot.ts';
import { clientOf, printedPassword, printedToken, startProgram, type Program } from '../kit/program.ts';
import { startReceiver, type Receiver } from '../kit/receiver.ts';
import { invoiceText, newPlace, until, untilProcessed, upload } from '../kit/upload.ts';

let data_dir: string;
let log: string;
let program: Program;
let receiver: Receiver;
let mail: MailServer | undefined;
beforeAll(async () => {
  data_dir = await mkdtemp(path.join(tmpdir(), 'recto-egress-'));
  log = path.join(data_dir, 'connections.log');
  receiver = await startReceiver();
  mail = hasDovecot ? await startDovecot() : undefined;
  const hook = new URL('../kit/record-connections.mjs', import.meta.url);
  hook.searchParams.set('log', log);
  program = await startProgram(data_dir, {
    imports: [hook.href],
    settings: { UNSAFE_FAST_DATABASE: 'true' },
  });
});
afterAll(async () => {
  await program.end();
  await receiver.stop();
  await mail?.remove();
  await rm(data_dir, { recursive: true, force: true });
});

const recorded = async () => {
  const lines = (await readFile(log, 'utf8')).trim().split('\n');
  return new Set(lines.filter((line) => line !== 'loaded'));
};

test('nothing before anything is configured, then the configured places and no others', async () => {
  const api = clientOf(program, printedToken(program));
  const admin = new Client(program.url);
  await admin.signIn('admin@recto.local', printedPassword(program));
  await admin.call('changeOwnPassword', {
    body: { current_password: printedPassword(program), new_password: 'a password of their own' },
  });
  const place = await newPlace(api, 'Guarded');
  const { id } = await upload(api, place, invoiceText('E-1'), 'guarded.txt');
  await untilProcessed(api, id);
  expect((await admin.call('getEgress')).destinations).toEqual([]);
  expect(await recorded()).toEqual(new Set());
  expect(await readFile(log, 'utf8')).toContain('loaded');

  await admin.call('saveWebhookSettings', { body: { url: receiver.url } });
  await api.call('changeStatus', { params: { id }, body: { status: 'Export' } });
  await until(async () => receiver.received.length > 0, 'the delivery');
  if (mail !== undefined) {
    const source = {
      kind: 'imap' as const,
      host: '127.0.0.1',
      port: mail.port,
      security: 'none' as const,
      user: MAIL_USER,
    };
    const channel = await admin.call('createChannel', {
      body: { name: 'Post', password: MAIL_PASSWORD, source },
    });
    const params = { id: channel.id };
    await until(
      async () => (await admin.call('getChannel', { params })).last_success_at !== null,
      'the mailbox',
    );
  }
  const { destinations } = await admin.call('getEgress');
  expect(destinations.map(({ purpose }) => purpose)).toEqual(
    mail === undefined ? ['webhook'] : ['webhook', 'mailbox'],
  );
  const listed = destinations.map(({ host, port }) => `connect ${host} ${port}`);
  expect([...(await recorded())].toSorted()).toEqual(listed.toSorted());
  const refused = await api.refused('getEgress', {});
  expect(refused.status).toBe(403);
}, 120_000);
