// The ledger of proposals and approvals: one entry per document, from the transaction of the approval, its sums, and the
// approvals from before it was kept.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillLedger } from '../../server/documents/fill-ledger.ts';
import { compareQuality, foldQuality } from '../../server/quality/tallies.ts';
import { writeSettings } from '../../server/settings/settings.ts';
import { newPerson } from '../kit/people.ts';
import { startReviewService, type ReviewService } from '../kit/review.ts';

let its: ReviewService;
beforeAll(async () => void (its = await startReviewService()));
afterAll(() => its.service.stop());

const params = (id: number) => ({ params: { id } });
const approve = (id: number, client = its.anna) =>
  client.call('changeStatus', { ...params(id), body: { status: 'Approved' } });
const correct = (id: number, extracted_fields: Record<string, string | null>) =>
  its.anna.call('editDocument', { ...params(id), body: { extracted_fields } });

const entry = (document_id: number) =>
  its.service.ctx.db
    .selectFrom('approvals')
    .selectAll()
    .where('document_id', '=', document_id)
    .executeTakeFirst();

const label = async (id: number, field: string) =>
  (await entry(id))?.fields.find((one) => one.field === field);

/** Sums over everything, contact by contact and for all of them: documents, correct, wrong, missed. */
async function sums(): Promise<{ of_contacts: number[]; of_all: number[] }> {
  const { rows } = await sql<{ of_all: boolean; sums: number[] }>`
    select contact_id = 0 as of_all, array[sum(documents), sum(correct), sum(wrong), sum(missed)]::integer[] as sums
    from quality_totals group by contact_id = 0`.execute(its.service.ctx.db);
  const of = (all: boolean) => rows.find(({ of_all }) => of_all === all)?.sums ?? [0, 0, 0, 0];
  return { of_contacts: of(false), of_all: of(true) };
}

describe('an approval', () => {
  test('says of each field what was proposed, how sure, and what was approved', async () => {
    const id = await its.processed('L-1');
    const before = await its.anna.call('getDocument', params(id));
    const { invoice_number } = before.extracted_fields;
    await correct(id, { vendor: 'Calder Timber', po_number: 'PO-77' });
    await approve(id);
    expect(await entry(id)).toMatchObject({
      profile_id: its.profile_id,
      contact_id: its.place.contact_id,
      vendor: 'Calder Timber',
      engine: expect.stringMatching(/^builtin \d/) as string,
      actor_kind: 'person',
      actor_name: 'Anna',
      hand: 'corrected',
      seconds: null,
    });
    expect(await label(id, 'invoice_number')).toEqual({
      field: 'invoice_number',
      proposed: invoice_number,
      confidence: before.lineage['invoice_number']!.confidence,
      source: 'engine',
      approved: invoice_number,
      result: 'correct',
    });
    expect(await label(id, 'vendor')).toMatchObject({
      proposed: before.extracted_fields['vendor'],
      confidence: before.lineage['vendor']!.confidence,
      approved: 'Calder Timber',
      result: 'wrong',
    });
    expect(await label(id, 'po_number')).toMatchObject({
      proposed: null,
      approved: 'PO-77',
      result: 'missed',
    });
    // The audit log says how sure each value was before anybody changed it.
    const [assigned] = await its.logged(id, 'confidence.assigned');
    expect(assigned!['fields']).toMatchObject({ vendor: before.lineage['vendor']!.confidence });
    expect(assigned!['fields']).not.toHaveProperty('po_number');
  });

  test('takes the place of the one before; an approval that goes on to Export stays', async () => {
    const id = await its.processed('L-2');
    await approve(id);
    const first = await entry(id);
    await its.service.api.call('changeStatus', { ...params(id), body: { status: 'Ready' } });
    expect(await entry(id)).toEqual(first);
    await its.anna.call('changeStatus', { ...params(id), body: { status: 'Needs Review' } });
    expect(await entry(id)).toEqual(first);
    await correct(id, { vendor: 'Brightwater' });
    await approve(id, its.bert);
    expect(await entry(id)).toMatchObject({ actor_name: 'Bert', hand: 'corrected' });
  });

  test('of a program counts as without a person, and says nothing of the values', async () => {
    const id = await its.processed('L-3');
    const before = await sums();
    await its.service.api.call('changeStatus', { ...params(id), body: { status: 'Approved' } });
    expect(await entry(id)).toMatchObject({ actor_kind: 'token', hand: 'none' });
    const after = await sums();
    expect(after.of_all).toEqual([before.of_all[0]! + 1, ...before.of_all.slice(1)]);
  });

  test('that is undone was none, and one that fails leaves none', async () => {
    const id = await its.processed('L-4');
    const before = await sums();
    const { change_id } = await approve(id);
    expect(await entry(id)).toBeDefined();
    await its.anna.call('undoChanges', { body: { changes: [change_id!] } });
    expect(await entry(id)).toBeUndefined();
    expect(await sums()).toEqual(before);
    const refused = await its.anna.raw('POST', `/api/documents/${id}/status`, {
      body: { status: 'Approved' },
      headers: { 'if-match': '"0"' },
    });
    expect(refused.ok).toBe(false);
    expect(await entry(id)).toBeUndefined();
  });

  test('goes with its document', async () => {
    const id = await its.processed('L-5');
    const before = await sums();
    await approve(id);
    await its.service.admin.call('deleteDocument', params(id));
    expect(await entry(id)).toBeDefined();
    await its.service.admin.call('purgeDocument', params(id));
    expect(await entry(id)).toBeUndefined();
    expect(await sums()).toEqual(before);
  });

  test('by somebody with a scope is entered as any other', async () => {
    const id = await its.processed('L-6');
    const { client, id: user } = await newPerson(its.service, 'scoped@recto.local', 'reviewer', 'Scoped');
    await its.service.admin.call('editUser', {
      ...params(user),
      body: { contact_ids: [its.place.contact_id] },
    });
    const before = await sums();
    await approve(id, client);
    expect(await entry(id)).toMatchObject({ actor_name: 'Scoped', hand: 'approved' });
    expect((await sums()).of_contacts[0]).toBe(before.of_contacts[0]! + 1);
  });
});

describe('a rejection', () => {
  const reject = (id: number) =>
    its.anna.call('rejectDocument', { ...params(id), body: { reason: 'Not ours', note: null } });
  const counted = async () => (await its.service.admin.call('getQuality', { query: {} })).total;

  test('says that the document was not to be booked, and of no field whether it was right', async () => {
    const id = await its.processed('L-R1');
    await correct(id, { vendor: 'Calder Timber' });
    const before = await counted();
    await reject(id);
    const { hand, fields } = (await entry(id))!;
    expect(hand).toBe('rejected');
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.every(({ result, proposed }) => result === 'unjudged' && proposed !== null)).toBe(true);
    expect(await counted()).toEqual({
      ...before,
      documents: before.documents + 1,
      rejected: before.rejected + 1,
    });
  });

  test('that is undone was none: the approval before holds again', async () => {
    const id = await its.processed('L-R2');
    await approve(id);
    const [approval, before] = [await entry(id), await sums()];
    const { change_id } = await reject(id);
    expect(await entry(id)).toMatchObject({ hand: 'rejected', first: { hand: 'approved' } });
    await its.anna.call('undoChanges', { body: { changes: [change_id!] } });
    expect(await entry(id)).toEqual(approval);
    expect(await sums()).toEqual(before);
  });
});

describe('time of review', () => {
  const report = (id: number, active_seconds: number) =>
    its.anna.call('enterDocument', { ...params(id), query: { active_seconds } });

  test('is what the workspace measured, as far as time has passed', async () => {
    const id = await its.processed('L-7');
    await report(id, 30);
    its.clock.forward(20 / 3600);
    await report(id, 12);
    its.clock.forward(5 / 3600);
    // More than there can have been.
    await report(id, 45);
    await approve(id);
    const { seconds } = (await entry(id))!;
    expect(seconds).toBeGreaterThanOrEqual(12 + 5);
    expect(seconds).toBeLessThanOrEqual(12 + 8);
    // What is told when the page is left belongs to the approval that was given there.
    its.clock.forward(3 / 3600);
    await its.anna.call('leaveDocument', { ...params(id), query: { active_seconds: 3 } });
    expect((await entry(id))!.seconds).toBe(seconds! + 3);
  });

  test('of several people adds up, and an undone approval keeps it for the next', async () => {
    const id = await its.processed('L-8');
    for (const client of [its.anna, its.bert]) await client.call('enterDocument', params(id));
    its.clock.forward(10 / 3600);
    for (const client of [its.anna, its.bert])
      await client.call('enterDocument', { ...params(id), query: { active_seconds: 10 } });
    const { change_id } = await approve(id);
    expect((await entry(id))!.seconds).toBe(20);
    await its.anna.call('undoChanges', { body: { changes: [change_id!] } });
    await approve(id);
    expect((await entry(id))!.seconds).toBe(20);
  });

  test.each(['-1', '46', '1.5', 'long'])('refuses %s seconds', async (seconds) => {
    const id = await its.processed(`L-T${seconds}`);
    const path = `/api/documents/${id}/presence?active_seconds=${seconds}`;
    expect((await its.anna.raw('PUT', path)).status).toBe(422);
  });
});

describe('the sums', () => {
  test('are the same before and after folding, and equal to the approvals', async () => {
    const before = await sums();
    expect(before.of_all).toEqual(before.of_contacts);
    expect(before.of_all.every((sum) => sum > 0)).toBe(true);
    await foldQuality(its.service.ctx);
    expect(await sums()).toEqual(before);
    expect(await compareQuality(its.service.ctx)).toBe(0);
  });

  test('that somebody has changed are found and put right, whatever is approved meanwhile', async () => {
    const before = await sums();
    const id = await its.processed('L-9');
    await sql`update quality_counts set correct = correct + 5 where contact_id = 0`.execute(
      its.service.ctx.db,
    );
    const [differing] = await Promise.all([compareQuality(its.service.ctx), approve(id)]);
    expect(differing).toBeGreaterThan(0);
    expect(await compareQuality(its.service.ctx)).toBe(0);
    expect((await sums()).of_all[0]).toBe(before.of_all[0]! + 1);
  });
});

test('approvals from before the ledger are entered from the audit log, once, with who and when', async () => {
  const { ctx } = its.service;
  const undone = await its.processed('L-10');
  const { change_id } = await approve(undone);
  await its.anna.call('undoChanges', { body: { changes: [change_id!] } });
  await its.anna.call('changeStatus', { ...params(undone), body: { status: 'Archived' } });
  const given = await ctx.db.selectFrom('approvals').selectAll().orderBy('document_id').execute();
  const [{ last }] = (await sql<{ last: number }>`select max(id) as last from documents`.execute(ctx.db))
    .rows as [{ last: number }];
  await ctx.db.deleteFrom('approvals').execute();
  await writeSettings(ctx, { approvals_missing_below: last + 1 });
  await fillLedger(ctx, 60_000);
  const filled = await ctx.db.selectFrom('approvals').selectAll().orderBy('document_id').execute();
  // What the workspace measured and what an earlier approval said stand nowhere else; the log has the clock of the database, which
  // no test moves.
  const known = given.map((one) => ({
    ...one,
    seconds: null,
    first: null,
    replaced: null,
    at: expect.any(Date) as Date,
  }));
  expect(filled).toEqual(known);
  expect(filled.some(({ document_id }) => document_id === undone)).toBe(false);
  expect(await compareQuality(ctx)).toBe(0);
  await ctx.db.deleteFrom('approvals').execute();
  await fillLedger(ctx, 60_000);
  expect(await entry(given[0]!.document_id)).toBeUndefined();
});

test('a ledger that knew approvals only learns of rejections since, beside the approval that came first', async () => {
  const { ctx } = its.service;
  const id = await its.processed('L-11');
  await approve(id);
  const { day: _derived, ...approved } = (await entry(id))!;
  await its.anna.call('changeStatus', { ...params(id), body: { status: 'Needs Review' } });
  await its.anna.call('rejectDocument', { ...params(id), body: { reason: 'Not ours', note: null } });
  await ctx.db.deleteFrom('approvals').where('document_id', '=', id).execute();
  const row = { ...approved, fields: JSON.stringify(approved.fields), first: null, replaced: null };
  await ctx.db.insertInto('approvals').values(row).execute();
  for (let run = 0; run < 2; run += 1) {
    await writeSettings(ctx, { approvals_missing_below: id + 1 });
    await fillLedger(ctx, 60_000);
    const known = (await entry(id))!;
    expect(known).toMatchObject({ hand: 'rejected', first: { hand: 'approved', fields: approved.fields } });
    expect(new Set(known.fields.map(({ result }) => result))).toEqual(new Set(['unjudged']));
    expect(await compareQuality(ctx)).toBe(0);
  }
});
