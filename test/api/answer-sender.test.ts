// Telling the sender of a mail that it was rejected, on a real SMTP server: off by default, once, and never machines without end.
import { beforeAll, expect, test } from 'vitest';
import { applyRules } from '../../server/rules/apply-rules.ts';
import { processDocument } from '../../server/processing/process-document.ts';
import { its, useMailing } from '../kit/mailing.ts';
import { PASSWORD, newPerson } from '../kit/people.ts';
import { invoiceText, newPlace, upload, type Place } from '../kit/upload.ts';

useMailing();

let place: Place;
let channel_id: number;
let reviewer: Awaited<ReturnType<typeof newPerson>>;
beforeAll(async () => {
  const { api, admin } = its.service;
  place = await newPlace(api, 'Rejected');
  const source = { kind: 'imap' as const, host: '127.0.0.1', user: 'in@acme.example' };
  channel_id = (await admin.call('createChannel', { body: { name: 'Post', source, password: 'x' } })).id;
  reviewer = await newPerson(its.service, 'scoped@acme.example');
  const body = { contact_ids: [place.contact_id] };
  await admin.call('editUser', { params: { id: reviewer.id }, body });
});

const TEXT = 'Your file {file} was rejected by {instance}: {reason}\n\nPlease send another one. {other}';
const allow = (reject_reply: string | null = TEXT) =>
  its.service.admin.call('saveSettings', { body: { reject_reply } });

let counter = 0;
/** A processed document, and whom its mail may be answered to. */
async function arrived(to: string | null): Promise<number> {
  const name = `mailed-${(counter += 1)}.txt`;
  const { id } = await upload(its.service.api, place, invoiceText(name), name);
  const { db } = its.service.ctx;
  const { run } = await db
    .selectFrom('documents')
    .select('run')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await processDocument(its.service.ctx, { document_id: id, run }, new AbortController().signal);
  const reply =
    to === null ? null : JSON.stringify({ to, subject: 'Our invoice', message_id: `<${id}@sender.example>` });
  const item = {
    channel_id,
    key: name,
    name,
    document_id: id,
    at: its.clock.now(),
    state: 'done' as const,
    reply,
  };
  await db.insertInto('intake_items').values(item).execute();
  return id;
}

const REJECTION = { reason: 'Not ours', note: 'internal words', answer_sender: true };
const refused = async (id: number) => {
  const { status, detail } = await its.service.admin.refused('rejectDocument', {
    params: { id },
    body: REJECTION,
  });
  expect((await its.service.admin.call('getDocument', { params: { id } })).rejection).toBeNull();
  return [status, detail];
};

test('off by default: nothing is offered, and asking for it is refused with what to do', async () => {
  expect((await its.service.admin.call('listRejectReasons')).answers_senders).toBe(false);
  expect(await refused(await arrived('ann@sender.example'))).toEqual([
    409,
    expect.stringContaining('Settings'),
  ]);
});

test('the sender is told in reply to the message, once, by somebody who sees a part only', async () => {
  await allow();
  const id = await arrived('ann@sender.example');
  await reviewer.client.signIn(reviewer.email, PASSWORD);
  expect((await reviewer.client.call('listRejectReasons')).answers_senders).toBe(true);
  await reviewer.client.call('rejectDocument', { params: { id }, body: REJECTION });
  await its.sendLatest();
  const [{ to, parsed }] = its.mail.taken as [(typeof its.mail.taken)[0]];
  expect(to).toEqual(['ann@sender.example']);
  expect(parsed).toMatchObject({
    subject: 'Re: Our invoice',
    inReplyTo: `<${id}@sender.example>`,
    references: `<${id}@sender.example>`,
  });
  expect(parsed.text?.trim()).toBe(
    `Your file mailed-${counter}.txt was rejected by Recto: Not ours\n\nPlease send another one. {other}`,
  );
  expect(parsed.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
  const { entries } = await its.service.admin.call('listAudit', { query: { document_id: id } });
  expect(entries.map(({ event }) => event)).toContain('mail.sender_answered');
  // Rejected again after it was taken back: nothing more.
  const params = { id };
  await its.service.admin.call('changeStatus', { params, body: { status: 'Needs Review' } });
  await its.service.admin.call('rejectDocument', { params, body: REJECTION });
  expect(await its.list()).toHaveLength(1);
});

test('nobody is told whom no mail brought it from, who is a machine, or who is we', async () => {
  await allow();
  for (const to of [null, 'recto@acme.example', 'IN@acme.example'])
    expect(await refused(await arrived(to))).toEqual([409, expect.stringMatching(/^Nobody can be told/)]);
  expect(await its.list()).toEqual([]);
});

test('one address is told five times a day at most', async () => {
  await allow();
  for (let n = 0; n < 5; n += 1) {
    const params = { id: await arrived('loop@sender.example') };
    await its.service.admin.call('rejectDocument', { params, body: REJECTION });
  }
  expect(await refused(await arrived('LOOP@sender.example'))).toEqual([
    409,
    expect.stringContaining('5 times'),
  ]);
  expect(await its.list()).toHaveLength(5);
});

test('a rule tells where that is possible, and rejects in any case', async () => {
  await allow();
  const { id: rule } = await its.service.admin.call('createRule', {
    body: {
      name: 'Unwanted',
      trigger: 'processed',
      conditions: [{ field: 'filename', operator: 'contains', value: 'mailed' }],
      action: { type: 'reject', reason: 'Wrong address', answer_sender: true },
    },
  });
  const [told, silent] = [await arrived('bob@sender.example'), await arrived(null)];
  for (const document_id of [told, silent]) {
    const { db } = its.service.ctx;
    const row = db.selectFrom('documents').select('run').where('id', '=', document_id);
    await applyRules(its.service.ctx, { document_id, run: (await row.executeTakeFirstOrThrow()).run });
    const { rejection } = await its.service.admin.call('getDocument', { params: { id: document_id } });
    expect(rejection).toMatchObject({ reason: 'Wrong address' });
  }
  expect((await its.list()).map(({ to }) => to)).toEqual(['bob@sender.example']);
  await its.service.admin.call('deleteRule', { params: { id: rule } });
});

test('many at once: all are rejected, and of those whose sender is not told it is said why', async () => {
  await allow();
  const [told, silent] = [await arrived('cat@sender.example'), await arrived(null)];
  const body = { ids: [told, silent], action: 'reject' as const, ...REJECTION };
  const { succeeded, results } = await its.service.admin.call('batch', { body });
  expect(succeeded).toBe(2);
  expect(results.map(({ detail }) => detail)).toEqual([null, expect.stringMatching(/^Nobody can be told/)]);
  expect((await its.list()).map(({ to }) => to)).toEqual(['cat@sender.example']);
  const foreign = { ids: [told], action: 'approve' as const, answer_sender: true };
  expect((await its.service.admin.refused('batch', { body: foreign })).status).toBe(422);
});
