// Retention: what a rule or a hold keeps goes by no door; afterwards two people remove it, and the log proves what it was.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobHandlers } from '../../server/worker.ts';
import { Client } from '../kit/client.ts';
import { newPerson } from '../kit/people.ts';
import { retentionKit, ruleBody } from '../kit/retention.ts';
import { ADMIN, startTestService, type TestService } from '../kit/service.ts';
import {
  invoiceText,
  newPlace,
  profileId,
  untilProcessed,
  upload,
  uploadForm,
  type Place,
} from '../kit/upload.ts';

let service: TestService;
let kit: ReturnType<typeof retentionKit>;
let place: Place;
let second: Client;
let now = new Date('2026-05-10T09:00:00Z');
beforeAll(async () => {
  service = await startTestService({ clock: { now: () => now } });
  kit = retentionKit(service);
  place = await newPlace(service.api, 'Kept');
  second = (await newPerson(service, 'second@recto.local', 'admin')).client;
});
afterAll(() => service.stop());

const params = (id: number) => ({ params: { id } });
const processed = (into: Place = place, text?: string) => kit.processed(into, text);
const purge = (id: number, by: Client = service.admin) => by.refused('purgeDocument', params(id));
const decide = async (by: Client, action: 'request' | 'confirm' | 'withdraw', ...document_ids: number[]) =>
  (
    await by.call('decideDeletions', {
      body: { action, document_ids, ...(action === 'request' ? { reason: 'Period over' } : {}) },
    })
  ).results[0]!;

/** As years later, without waiting for them. */
const age = (id: number) =>
  sql`update retentions set until = '2020-12-31' where document_id = ${id}`.execute(service.ctx.db);

test('before the day nobody removes it, by no door, and the refusal names day and rule', async () => {
  await kit.withRule('Ten years', { years: 10 }, async () => {
    const id = await processed();
    const retention = await service.api.call('getRetention', params(id));
    expect(retention).toMatchObject({ state: 'kept', rule: 'Ten years', holds: [], deletion: null });
    expect(retention.kept_until).toMatch(/^20\d\d-12-31$/);
    // To the trash and back it may.
    await service.admin.call('batch', { body: { action: 'delete', ids: [id] } });
    const [listed] = (await service.admin.call('listTrash')).documents;
    expect(listed).toMatchObject({ id, retention: { state: 'kept', rule: 'Ten years' } });
    for (const by of [service.admin, second]) {
      const refused = await purge(id, by);
      expect(refused.status).toBe(409);
      expect(refused.detail).toContain(retention.kept_until!);
      expect(refused.detail).toContain('Ten years');
    }
    expect((await service.api.refused('purgeDocument', params(id))).status).toBe(403);
    const { kept } = await service.admin.call('emptyTrash');
    expect(kept).toBeGreaterThan(0);
    expect(await decide(service.admin, 'request', id)).toMatchObject({
      ok: false,
      detail: expect.stringContaining('Ten years') as string,
    });
    await service.admin.call('saveSettings', { body: { purge_trash_after_days: 1 } });
    await later(5);
    await runSchedule();
    expect(await kit.stateOf(id)).toBe('kept');
    await service.admin.call('saveSettings', { body: { purge_trash_after_days: null } });
    expect((await service.admin.refused('deleteFolder', params(place.folder_id))).status).toBe(409);
    expect((await service.admin.refused('deleteContact', params(place.contact_id))).status).toBe(409);
    await expect(service.ctx.db.deleteFrom('documents').where('id', '=', id).execute()).rejects.toThrow(
      /kept by a retention rule/,
    );
    expect((await service.admin.call('restoreDocument', params(id))).id).toBe(id);
  });
});

/** Sessions end meanwhile. */
async function later(days: number): Promise<void> {
  now = new Date(now.getTime() + days * 86_400_000);
  await service.admin.signIn(ADMIN.email, ADMIN.password);
}

const runSchedule = async () => {
  const job = { signal: new AbortController().signal } as never;
  await jobHandlers(service.ctx).purge_documents({}, job);
};

test('no change of record, profile, contact or rule ends a period early', async () => {
  const other = await newPlace(service.api, 'Elsewhere');
  const rule = await kit.addRule('Own contact', { contact_ids: [place.contact_id] });
  const id = await processed();
  const until = (await service.api.call('getRetention', params(id))).kept_until;
  const same = async () =>
    expect(await service.api.call('getRetention', params(id))).toMatchObject({
      state: 'kept',
      kept_until: until,
    });
  await service.api.call('editDocument', { ...params(id), body: { doc_date: '1990-01-01' } });
  await same();
  await service.api.call('editDocument', { ...params(id), body: other });
  await same();
  const profile_id = await profileId(service.api, 'Contract');
  await service.api.call('reprocessDocument', { ...params(id), body: { profile_id } });
  await untilProcessed(service.api, id);
  await same();
  await service.api.call('addVersion', { ...params(id), body: uploadForm({}, 'something else', 'x.txt') });
  await untilProcessed(service.api, id);
  await same();
  const shorter = ruleBody('Own contact', { years: 1, contact_ids: [other.contact_id] });
  await service.admin.call('replaceRetentionRule', { ...params(rule.id), body: shorter });
  await same();
  await service.admin.call('deleteRetentionRule', params(rule.id));
  await same();
  await service.admin.call('deleteDocument', params(id));
  expect((await purge(id)).detail).toContain('Own contact');
});

test('a longer rule counts for documents that are there; a misread date keeps none for centuries', async () => {
  const id = await processed();
  expect(await kit.stateOf(id)).toBe('free');
  await kit.withRule('Eight', {}, async (rule_id) => {
    const year = now.getUTCFullYear();
    const until = async () => (await service.api.call('getRetention', params(id))).kept_until;
    await service.api.call('editDocument', { ...params(id), body: { doc_date: '2222-03-01' } });
    expect(await until()).toBe(`${year + 8}-12-31`);
    await service.admin.call('replaceRetentionRule', {
      ...params(rule_id),
      body: ruleBody('Eight', { years: 30 }),
    });
    expect(await until()).toBe(`${year + 30}-12-31`);
    const { rules } = await service.admin.call('listRetentionRules');
    expect(rules.find(({ id }) => id === rule_id)?.documents).toBeGreaterThan(0);
  });
});

test('a document is kept from its upload on, also before it is read', async () => {
  await kit.withRule('Unread', {}, async () => {
    const quiet = await upload(service.api, place, invoiceText('R-quiet'), 'quiet.txt');
    await service.admin.call('deleteDocument', params(quiet.id));
    expect((await purge(quiet.id)).detail).toContain('Unread');
  });
});

test('a rule for approved documents leaves others alone', async () => {
  await kit.withRule('Approved only', { covers: 'approved' }, async () => {
    const [id, other] = [await processed(), await processed()];
    await service.api.call('changeStatus', { ...params(id), body: { status: 'Approved' } });
    expect([await kit.stateOf(id), await kit.stateOf(other)]).toEqual(['kept', 'free']);
    await service.admin.call('deleteDocument', params(other));
    await service.admin.call('purgeDocument', params(other));
    await service.api.call('changeStatus', { ...params(id), body: { status: 'Needs Review' } });
    expect(await kit.stateOf(id)).toBe('kept');
  });
});

test('after the day two different people remove it, and the log proves what it was', async () => {
  await kit.withRule('Over', {}, async () => {
    const text = invoiceText('R-over');
    const id = await processed(place, text);
    await age(id);
    expect(await kit.stateOf(id)).toBe('over');
    await service.admin.call('deleteDocument', params(id));
    expect((await purge(id)).detail).toContain('two people');
    expect(await decide(second, 'confirm', id)).toMatchObject({ ok: false });
    expect(await decide(service.admin, 'request', id)).toEqual({ id, ok: true, detail: null });
    expect(await decide(service.admin, 'confirm', id)).toMatchObject({ ok: false });
    expect((await purge(id)).status).toBe(409);
    expect((await purge(id, second)).status).toBe(409);
    expect(await decide(second, 'withdraw', id)).toMatchObject({ ok: true });
    expect(await decide(second, 'request', id)).toMatchObject({ ok: true });
    expect(await decide(service.admin, 'confirm', id)).toEqual({ id, ok: true, detail: null });
    const { entries } = await service.admin.call('listAudit', {
      query: { document_id: id, event: ['document.purged'] },
    });
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      actor_name: 'Admin',
      detail: {
        sha256: [createHash('sha256').update(text).digest('hex')],
        record_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        retention_rule: 'Over',
        kept_until: '2020-12-31',
        reason: 'Period over',
        requested_by: 'second@recto.local',
      },
    });
    expect((await service.admin.call('verifyAudit', { query: {} })).intact).toBe(true);
  });
});

test('the API token removes nothing by two people, and personal tokens of one person are one person', async () => {
  await kit.withRule('Token', {}, async () => {
    const id = await processed();
    await age(id);
    await service.admin.call('deleteDocument', params(id));
    const asked = { body: { action: 'request' as const, document_ids: [id], reason: 'x' } };
    expect((await service.api.refused('decideDeletions', asked)).status).toBe(403);
    await service.admin.call('decideDeletions', asked);
    const expires_at = new Date(now.getTime() + 86_400_000).toISOString();
    const body = { name: 'Mine', scope: 'admin' as const, expires_at };
    const { token } = await service.admin.call('createToken', { body });
    const mine = new Client(service.url, `Bearer ${token}`);
    const confirm = { body: { action: 'confirm' as const, document_ids: [id] } };
    expect((await mine.call('decideDeletions', confirm)).results[0]).toMatchObject({ ok: false });
  });
});

test('holds keep what no rule keeps, wherever it is moved; lifted, two people remove it', async () => {
  const held = await newPlace(service.api, 'Held');
  const [id, one] = [await processed(held), await processed()];
  const hold = await service.admin.call('placeHold', {
    body: { contact_id: held.contact_id, reason: 'Case 17' },
  });
  const single = await service.admin.call('placeHold', { body: { document_id: one, reason: 'Case 18' } });
  expect((await service.admin.call('listHolds')).holds.map(({ name }) => name)).toContain('Held');
  expect((await service.api.refused('editDocument', { ...params(id), body: place })).detail).toContain(
    'Case 17',
  );
  for (const document_id of [id, one]) {
    expect(await kit.stateOf(document_id)).toBe('held');
    await service.admin.call('deleteDocument', params(document_id));
    expect((await purge(document_id)).detail).toContain('Case 1');
    expect(await decide(service.admin, 'request', document_id)).toMatchObject({ ok: false });
  }
  const empty = await newPlace(service.api, 'Held and empty');
  await service.admin.call('placeHold', { body: { contact_id: empty.contact_id, reason: 'Case 19' } });
  expect((await service.admin.refused('deleteContact', params(empty.contact_id))).detail).toContain(
    'Case 19',
  );
  await service.admin.call('liftHold', { ...params(hold.id), body: { reason: 'Closed' } });
  await service.admin.call('liftHold', { ...params(single.id), body: { reason: 'Closed' } });
  expect(
    (await service.admin.refused('liftHold', { ...params(hold.id), body: { reason: 'x' } })).status,
  ).toBe(404);
  expect((await purge(id)).detail).toContain('two people');
  await decide(service.admin, 'request', id);
  expect(await decide(second, 'confirm', id)).toMatchObject({ ok: true });
});

test('the night moves to the trash what is over, and empties it of what nothing keeps', async () => {
  await kit.withRule('Night', { over: 'trash' }, async () => {
    const [id, kept] = [await processed(), await processed()];
    await age(id);
    await runSchedule();
    const trashed = (await service.admin.call('listTrash')).documents.map((one) => one.id);
    expect([trashed.includes(id), trashed.includes(kept)]).toEqual([true, false]);
    await service.admin.call('saveSettings', { body: { purge_trash_after_days: 30 } });
    await later(40);
    await runSchedule();
    // Nobody's word removes what a rule has kept.
    expect(await kit.stateOf(id)).toBe('over');
  });
  const free = await processed();
  await service.admin.call('deleteDocument', params(free));
  await runSchedule();
  expect(await kit.stateOf(free)).toBe('free');
  await later(40);
  await runSchedule();
  expect((await service.admin.refused('getRetention', params(free))).status).toBe(404);
  await service.admin.call('saveSettings', { body: { purge_trash_after_days: null } });
});

test('ready choices name their law; rules are refused that name nothing there is', async () => {
  const { ready } = await service.admin.call('listReadyRetention');
  expect(ready).toContainEqual({ country: 'DE', years: 8, law: expect.stringContaining('147 AO') as string });
  await kit.withRule('Taken', {}, async () => {
    expect((await service.admin.refused('createRetentionRule', { body: ruleBody('TAKEN') })).status).toBe(
      409,
    );
    const nobody = ruleBody('Nobody', { profile_ids: [99_999] });
    expect((await service.admin.refused('createRetentionRule', { body: nobody })).status).toBe(404);
    expect((await service.api.refused('createRetentionRule', { body: ruleBody('No') })).status).toBe(403);
  });
});
