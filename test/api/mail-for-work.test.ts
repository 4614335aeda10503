// Mail for work, on a real SMTP server: notifications that are mailed, together and once, and the daily digest.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailChoicesInput } from '../../contract/notifications.ts';
import { saveMailChoices } from '../../server/notifications/mail-choices.ts';
import { callApprovers } from '../../server/approvals/call-approvers.ts';
import { nextDigest } from '../../server/notifications/digest-time.ts';
import { mailNotices } from '../../server/notifications/mail-notices.ts';
import { notifyPeople } from '../../server/notifications/notify.ts';
import { processDocument } from '../../server/processing/process-document.ts';
import { mailDigests } from '../../server/review/mail-digest.ts';
import { whenReached } from '../kit/faults.ts';
import { its, useMailing } from '../kit/mailing.ts';
import { PASSWORD, newPerson } from '../kit/people.ts';
import { startSmtpServer } from '../kit/smtp-server.ts';
import { invoiceText, newPlace, upload, type Place } from '../kit/upload.ts';

useMailing();
const { clock, list, save } = its;

type Person = Awaited<ReturnType<typeof newPerson>>;
let ann: Person;
let ben: Person;
let place: Place;
let other: Place;
let documents: number[];

beforeAll(async () => {
  place = await newPlace(its.service.api, 'Work');
  other = await newPlace(its.service.api, 'Elsewhere');
  documents = [];
  for (const n of [1, 2, 3]) documents.push(await processed(`work-${n}.txt`, place));
  ann = await newPerson(its.service, 'ann@acme.example', 'reviewer', 'Ann Lee');
  ben = await newPerson(its.service, 'ben@acme.example', 'reviewer', 'Ben Wu');
});
beforeEach(async () => {
  const { db } = its.service.ctx;
  await db.deleteFrom('notifications').execute();
  await db.updateTable('documents').set({ assignee_id: null, postponed_until: null }).execute();
  await db.updateTable('users').set({ mail_choices: '{}', digest_at: null, language: 'en' }).execute();
  // A person sees what was told since they were added.
  clock.forward(0.01);
  await its.signIn();
});

async function processed(name: string, { contact_id, folder_id }: Place): Promise<number> {
  const { id } = await upload(its.service.api, { contact_id, folder_id }, invoiceText(name), name);
  const { run } = await its.service.ctx.db
    .selectFrom('documents')
    .select('run')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await processDocument(its.service.ctx, { document_id: id, run }, new AbortController().signal);
  return id;
}

const assign = (id: number, { id: assignee_id }: { id: number }) =>
  its.service.admin.call('assignDocument', { params: { id }, body: { assignee_id } });

/** Directly, since a session ends while the clock goes on. */
const choose = ({ id }: Person, body: MailChoicesInput): Promise<void> =>
  saveMailChoices(its.service.ctx, id, body);

/** As the minute after the next does. */
async function afterAMinute(): Promise<void> {
  await mailNotices(its.service.ctx);
  clock.forward(1.1 / 60);
  await mailNotices(its.service.ctx);
}

async function delivered() {
  for (const { id, state } of (await listed()).reverse()) if (state === 'waiting') await its.send(id);
  return its.mail.taken.map(({ to, parsed }) => ({
    to: to[0],
    subject: parsed.subject!,
    text: parsed.text!,
  }));
}

const listed = async () => {
  await its.signIn();
  return list();
};

describe('at once', () => {
  test('ten assignments within a minute are one mail, with names and links alone, and the app tells them too', async () => {
    await choose(ann, { times: { assignment: 'at_once' } });
    for (const id of documents) await assign(id, ann);
    await mailNotices(its.service.ctx);
    expect(await list()).toEqual([]);
    await afterAMinute();
    await afterAMinute();
    const [mail, ...rest] = await delivered();
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({ to: ann.email, subject: 'Recto: 3 messages' });
    for (const [i, id] of documents.entries())
      expect(mail!.text).toContain(
        `has assigned “work-${i + 1}.txt” to you\n\nhttps://recto.example/documents/${id}\n`,
      );
    expect(mail!.text).toContain('\n\nhttps://recto.example/account\n\n');
    expect(mail!.text).not.toContain('119.00');
    expect(its.mail.taken[0]!.parsed.html).toContain(
      `<a href="https://recto.example/documents/${documents[0]}">`,
    );
    await ann.client.signIn(ann.email, PASSWORD);
    expect(await ann.client.call('listNotifications', { query: {} })).toMatchObject({ unread: 3 });
  });

  test('one is its own subject, in the language of the person', async () => {
    await choose(ann, { times: { assignment: 'at_once' } });
    await its.service.ctx.db.updateTable('users').set({ language: 'zh' }).where('id', '=', ann.id).execute();
    await assign(documents[0]!, ann);
    await afterAMinute();
    const [mail] = await delivered();
    expect(mail!.subject).toMatch(/将“work-1.txt”分配给您处理$/);
    expect(mail!.text).toContain('Ann Lee，您好：');
  });

  test('nothing is mailed of what was read, taken back, chosen away or done by oneself', async () => {
    await choose(ann, { times: { assignment: 'at_once' } });
    const [one, two, three] = documents as [number, number, number];
    for (const id of [one, two]) await assign(id, ann);
    await assign(three, ben);
    await assign(one, ben);
    await mailNotices(its.service.ctx);
    const { id: notification_id } = await its.service.ctx.db
      .selectFrom('notifications')
      .select('id')
      .where('document_id', '=', two)
      .executeTakeFirstOrThrow();
    await its.service.ctx.db
      .insertInto('notification_reads')
      .values({ notification_id, user_id: ann.id })
      .execute();
    await ann.client.signIn(ann.email, PASSWORD);
    await ann.client.call('assignDocument', { params: { id: three }, body: { assignee_id: ann.id } });
    await afterAMinute();
    expect(await delivered()).toEqual([]);
  });

  test('who does not see the document any more is not told of it', async () => {
    await choose(ann, { times: { rule: 'at_once' } });
    const { ctx } = its.service;
    await notifyPeople(ctx, { kind: 'rule', message: 'Look at work-1', document_id: documents[0]! });
    await mailNotices(ctx);
    const seen = (contact_ids: number[] | null) =>
      ctx.db.updateTable('users').set({ contact_ids }).where('id', '=', ann.id).execute();
    await seen([other.contact_id]);
    await afterAMinute();
    await notifyPeople(ctx, { kind: 'rule', message: 'Look at work-2', document_id: documents[1]! });
    await afterAMinute();
    await seen(null);
    expect(await delivered()).toEqual([]);
  });

  test('what Admins are told goes to Admins', async () => {
    await choose(ann, { times: { backup: 'at_once' } });
    await notifyPeople(its.service.ctx, { kind: 'backup', message: 'The backup failed', for_admins: true });
    await afterAMinute();
    expect((await delivered()).map(({ to, subject }) => [to, subject])).toEqual([
      ['admin@recto.local', 'The backup failed'],
    ]);
  });

  test('an approval is asked for by mail, and what is overdue is told to those who step in', async () => {
    const { admin, ctx } = its.service;
    const team = async (name: string, { id }: Person) =>
      (await admin.call('createTeam', { body: { name, member_ids: [id] } })).id;
    const [first, second] = [await team('First', ann), await team('Second', ben)];
    const steps = [{ team_id: first, due_hours: 4, escalation_team_id: second }];
    const body = { name: 'Chain', contact_id: other.contact_id, steps };
    const { id: chain } = await admin.call('createApprovalChain', { body });
    const id = await processed('chained.txt', other);
    await callApprovers(ctx);
    await afterAMinute();
    clock.forward(5);
    await callApprovers(ctx);
    await afterAMinute();
    const mails = await delivered();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [ann.email, '“chained.txt” waits for your approval'],
      [ann.email, 'The approval of “chained.txt” is overdue; you may give it as well'],
      [ben.email, 'The approval of “chained.txt” is overdue; you may give it as well'],
    ]);
    expect(mails[0]!.text).toContain(`https://recto.example/documents/${id}`);
    // The digest of somebody says what waits, and that it is overdue.
    await mailDigests(ctx);
    await toDigest(ann);
    const [, , , digest] = await delivered();
    expect(digest).toMatchObject({ to: ann.email, subject: 'Recto: 1 document waits for you, 1 overdue' });
    expect(digest!.text).toMatch(
      /Waiting for your approval: 1 \(1 overdue\)\.\n\nchained\.txt \(due on \d{4}-/,
    );
    await admin.call('deleteApprovalChain', { params: { id: chain } });
  });

  test('without a mail server nothing is kept to be mailed later', async () => {
    await choose(ann, { times: { assignment: 'at_once' } });
    await save({ host: null });
    await assign(documents[0]!, ann);
    await mailNotices(its.service.ctx);
    await save();
    await afterAMinute();
    expect(await delivered()).toEqual([]);
  });

  test('two processes at once, one that dies before it has written, and a server that is away: one mail', async () => {
    const { ctx } = its.service;
    await choose(ann, { times: { assignment: 'at_once' } });
    await assign(documents[0]!, ann);
    await mailNotices(ctx);
    clock.forward(0.05);
    const end = whenReached('transaction.committing', () => {
      throw new Error('killed');
    });
    await expect(mailNotices(ctx)).rejects.toThrow('killed');
    end();
    expect(await listed()).toEqual([]);
    await Promise.all([mailNotices(ctx), mailNotices(ctx), mailNotices(ctx)]);
    expect(await list()).toHaveLength(1);
    const { port } = its.mail;
    await its.mail.stop();
    expect(await its.sendLatest()).toMatchObject({ state: 'waiting', attempts: 1 });
    its.mail = await startSmtpServer({}, port);
    clock.forward(0.1);
    expect(await delivered()).toHaveLength(1);
    expect(await delivered()).toHaveLength(1);
  });
});

/** Forward to the hour of the digest, and what is looked at then. */
async function toDigest({ id }: { id: number }): Promise<void> {
  const { digest_at } = await its.service.ctx.db
    .selectFrom('users')
    .select('digest_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  clock.forward((digest_at!.getTime() - clock.now().getTime()) / 3_600_000 + 0.01);
  await mailDigests(its.service.ctx);
}

describe('the digest', () => {
  test('comes once a day at the hour of the person, and not at all when nothing waits', async () => {
    const { ctx } = its.service;
    await choose(ann, { digest_hour: 9, time_zone: 'Asia/Shanghai' });
    await toDigest(ann);
    expect(await listed()).toEqual([]);
    await assign(documents[0]!, ann);
    await assign(documents[1]!, ann);
    await its.service.admin.call('postponeDocument', {
      params: { id: documents[1]! },
      body: { until: new Date(clock.now().getTime() + 9 * 86_400_000).toISOString().slice(0, 10) },
    });
    await mailDigests(ctx);
    expect(await list()).toEqual([]);
    await toDigest(ann);
    await Promise.all([mailDigests(ctx), mailDigests(ctx)]);
    const [mail, ...rest] = await delivered();
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({ to: ann.email, subject: 'Recto: 1 document waits for you' });
    expect(mail!.text).toContain(
      'Assigned to you and to be reviewed: 1 (0 overdue).\n\nwork-1.txt\n\nhttps:',
    );
    expect(mail!.text).not.toContain('work-2.txt');
    expect(clock.now().getUTCHours()).toBe(1);
    await toDigest(ann);
    expect(await delivered()).toHaveLength(2);
  });

  test('lists what the person sees, and the news of kinds that are wanted once a day', async () => {
    const { ctx } = its.service;
    await choose(ann, { times: { rule: 'digest', assignment: 'never' } });
    await notifyPeople(ctx, { kind: 'rule', message: 'Rule says A', document_id: documents[0]! });
    await notifyPeople(ctx, { kind: 'rule', message: 'Rule says B', document_id: documents[1]! });
    await assign(documents[2]!, ann);
    await afterAMinute();
    expect(await listed()).toEqual([]);
    await toDigest(ann);
    const [mail] = await delivered();
    expect(mail).toMatchObject({ to: ann.email, subject: 'Recto: 2 messages' });
    expect(mail!.text).toMatch(/Since the last digest:\n\nRule says A\n\nhttps:\S+\n\nRule says B\n/);
    expect(mail!.text).not.toContain('work-3.txt');
  });

  test('one that is half a day late is left out, and so is one for somebody who is disabled', async () => {
    await choose(ann, { digest_hour: 6 });
    await assign(documents[0]!, ann);
    clock.forward(40);
    await mailDigests(its.service.ctx);
    expect(await listed()).toEqual([]);
    const db = its.service.ctx.db;
    await db.updateTable('users').set({ disabled: true }).where('id', '=', ann.id).execute();
    await toDigest(ann);
    await db.updateTable('users').set({ disabled: false }).where('id', '=', ann.id).execute();
    expect(await listed()).toEqual([]);
  });
});

test('each person chooses for themselves', async () => {
  await ben.client.signIn(ben.email, PASSWORD);
  const before = await ben.client.call('getMailChoices');
  expect(before).toMatchObject({
    times: { approval: 'at_once', assignment: 'digest', rule: 'never' },
    digest_hour: 7,
    time_zone: null,
    mail_on: true,
  });
  const body = { times: { assignment: 'at_once' as const }, digest_hour: 18, time_zone: 'Europe/Berlin' };
  const after = await ben.client.call('saveMailChoices', { body });
  expect(after).toEqual({ ...before, ...body, times: { ...before.times, assignment: 'at_once' } });
  const { digest_at } = await its.service.ctx.db
    .selectFrom('users')
    .select('digest_at')
    .where('id', '=', ben.id)
    .executeTakeFirstOrThrow();
  expect(digest_at).toEqual(nextDigest(clock.now(), 18, 'Europe/Berlin'));
  const wrong = await ben.client.refused('saveMailChoices', { body: { time_zone: 'Mars/Olympus' } });
  expect([wrong.status, wrong.detail]).toEqual([
    422,
    expect.stringContaining('must be a time zone like Europe/Berlin'),
  ]);
  expect((await its.service.api.refused('getMailChoices', {})).status).toBe(403);
});
