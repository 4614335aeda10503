// The figures of the quality page against the audit log, counted there by statements that share nothing with the service.
// `npm run test:quality` does the same with 5,000 documents.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Quality } from '../../contract/quality.ts';
import { foldQuality } from '../../server/quality/tallies.ts';
import { randomOf } from '../kit/aimed-requests.ts';
import { newPerson } from '../kit/people.ts';
import { startReviewService, type ReviewService } from '../kit/review.ts';
import { simulateApprovals } from '../kit/simulated-approvals.ts';

const DOCUMENTS = Number(process.env['QUALITY_DOCUMENTS'] ?? 120);

let its: ReviewService;
let quality: Quality;
const read = (query = {}) => its.service.admin.call('getQuality', { query });

beforeAll(async () => {
  its = await startReviewService();
  const { service } = its;
  expect((await read()).total).toMatchObject({ documents: 0, accuracy: null, lower: null });
  const id = await its.processed('S-1');
  await simulateApprovals(service.ctx, { database_url: service.database_url, id }, DOCUMENTS, randomOf(25));
  await foldQuality(service.ctx);
  quality = await read();
}, 3_600_000);
afterAll(() => its.service.stop());

/** The last approval of each document that was not undone, and how sure its values were said to be before. */
const GIVEN = sql`
  changes as (
    select id, document_id, event, actor_kind, detail::json->>'before' in ('Approved', 'Ready', 'Export') as was,
      detail::json->>'after' in ('Approved', 'Ready', 'Export') as "is"
    from audit_entries where event in ('document.status_changed', 'document.change_undone', 'document.rejected')),
  given as (
    select distinct on (document_id) document_id, id, actor_kind, event = 'document.rejected' as rejected from changes
    where (event = 'document.rejected' or (event = 'document.status_changed' and "is" and not was))
      and coalesce((select later.event from changes later where later.document_id = changes.document_id and later.id > changes.id
        order by later.id limit 1), '') <> 'document.change_undone'
    order by document_id, id desc),
  proposed as (
    select given.document_id, key as field, value::integer as confidence from given
    cross join lateral (
      select detail::json->'fields' as fields from audit_entries a
      where a.document_id = given.document_id and a.event = 'confidence.assigned' and a.id < given.id order by id desc limit 1) said
    cross join lateral json_each_text(fields)),
  edits as (
    select e.document_id, detail::json->>'field' as field,
      (array_agg(detail::json->>'before' order by e.id))[1] as first, (array_agg(detail::json->>'after' order by e.id desc))[1] as last,
      (array_agg(e.actor_kind order by e.id desc))[1] as actor
    from audit_entries e join given on given.document_id = e.document_id and e.id < given.id
    where e.event = 'document.field_edited' group by 1, 2),
  labels as (
    select field, proposed.confidence,
      case when proposed.field is null then 'missed' when edits.field is null or first is not distinct from last then 'correct' else 'wrong' end as result
    from proposed full join edits using (document_id, field) join given using (document_id)
    where given.actor_kind = 'person' and not rejected and edits.actor is distinct from 'rule'
      and (proposed.confidence is not null or last is not null))`;

describe('figures equal those of the audit log', () => {
  test('of each field', async () => {
    const { rows } = await sql<{ field: string; correct: number; wrong: number; missed: number }>`
      with ${GIVEN} select field, count(*) filter (where result = 'correct')::integer as correct,
        count(*) filter (where result = 'wrong')::integer as wrong, count(*) filter (where result = 'missed')::integer as missed
      from labels group by field`.execute(its.service.ctx.db);
    const shown = quality.fields.map(({ field, correct, wrong, missed }) => ({
      field,
      correct,
      wrong,
      missed,
    }));
    const byName = (a: { field: string }, b: { field: string }) => (a.field < b.field ? -1 : 1);
    expect(shown.sort(byName)).toEqual(rows.sort(byName));
    const { correct, wrong, missed } = quality.total;
    const sum = (name: 'correct' | 'wrong' | 'missed') => rows.reduce((total, row) => total + row[name], 0);
    expect([correct, wrong, missed]).toEqual([sum('correct'), sum('wrong'), sum('missed')]);
    for (const count of [correct, wrong, missed]) expect(count).toBeGreaterThan(0);
  });

  test('of each bin of confidence', async () => {
    const { rows } = await sql<{ from: number; correct: number; wrong: number; confidence: number }>`
      with ${GIVEN} select (array[0, 50, 60, 70, 80, 90, 95, 98])[1 + width_bucket(confidence, '{50,60,70,80,90,95,98}'::integer[])] as "from",
        count(*) filter (where result = 'correct')::integer as correct, count(*) filter (where result = 'wrong')::integer as wrong,
        avg(confidence)::float8 / 100 as confidence
      from labels where result <> 'missed' group by 1 order by 1`.execute(its.service.ctx.db);
    expect(quality.calibration).toHaveLength(rows.length);
    for (const [i, { from, correct, wrong, confidence }] of rows.entries()) {
      expect(quality.calibration[i]).toMatchObject({ from, correct, wrong });
      expect(quality.calibration[i]!.confidence).toBeCloseTo(confidence, 9);
    }
  });

  test('of documents: decided, without a person, corrected', async () => {
    const { rows } = await sql<{ documents: number; automatic: number; corrected: number; rejected: number }>`
      with ${GIVEN}, touched as (select distinct document_id from edits where actor = 'person' or actor = 'token')
      select count(*)::integer as documents, count(touched.document_id) filter (where not rejected)::integer as corrected,
        count(*) filter (where rejected)::integer as rejected,
        count(*) filter (where actor_kind <> 'person' and not rejected and touched.document_id is null)::integer as automatic
      from given left join touched using (document_id)`.execute(its.service.ctx.db);
    expect(quality.total).toMatchObject(rows[0]!);
    expect(quality.periods.reduce((sum, { documents }) => sum + documents, 0)).toBe(rows[0]!.documents);
  });
});

describe('the answer', () => {
  test('has bounds around each accuracy, errors first, and a remedy for each', () => {
    const errors = quality.fields.map(({ wrong, missed }) => wrong + missed);
    expect(errors).toEqual(errors.toSorted((a, b) => b - a));
    for (const { correct, wrong, missed, accuracy, lower, upper, remedy } of quality.fields) {
      expect(accuracy).toBe(correct / (correct + wrong + missed));
      expect(lower).toBeLessThanOrEqual(accuracy!);
      expect(upper).toBeGreaterThanOrEqual(accuracy!);
      expect(remedy === null).toBe(wrong + missed === 0);
    }
    expect(quality.fields.find(({ field }) => field === 'po_number')?.remedy).toBe('describe');
  });

  test('is of the time, profile, contact and engine asked for', async () => {
    const { contact_id } = its.place;
    const same = { total: quality.total, fields: quality.fields };
    expect(await read({ contact_id, profile_id: its.profile_id, engine: quality.engines[0] })).toMatchObject(
      same,
    );
    for (const other of [
      { contact_id: 1 },
      { vendor_id: 2_000_000_000 },
      { profile_id: 2_000_000_000 },
      { engine: 'none' },
      { date_from: '2020-01-01', date_to: '2020-02-01' },
      { date_from: '2026-12-31', date_to: '2020-02-01' },
    ]) {
      const empty = await read(other);
      expect(empty).toMatchObject({ fields: [], calibration: [], periods: [] });
      expect(empty.total).toMatchObject({ documents: 0, correct: 0, accuracy: null });
    }
    expect((await read({ engine: 'none' })).engines).toEqual(quality.engines);
  });

  test('is of one vendor: those of two, who share all documents, add up to the whole', async () => {
    const { admin, ctx } = its.service;
    const shares = await Promise.all(
      [0, 1].map(async (rest) => {
        const params = { external_id: `Q-${rest}` };
        const { id } = await admin.call('putVendor', { params, body: { name: `Supplier ${rest}` } });
        await sql`update documents set vendor_id = ${id} where id % 2 = ${rest}`.execute(ctx.db);
        return read({ vendor_id: id });
      }),
    );
    const summed = (of: (quality: Quality) => number) => shares.reduce((sum, one) => sum + of(one), 0);
    for (const name of [
      'documents',
      'automatic',
      'corrected',
      'rejected',
      'correct',
      'wrong',
      'missed',
    ] as const) {
      expect(summed(({ total }) => total[name])).toBe(quality.total[name]);
      expect(shares[0]!.total[name]).toBeLessThan(quality.total[name]);
    }
    expect(summed(({ periods }) => periods.reduce((sum, { documents }) => sum + documents, 0))).toBe(
      quality.total.documents,
    );
    expect(shares[0]!.engines).toEqual(quality.engines);
    // The days outside are of nobody, those within of the vendor as before.
    const { date_from, date_to } = { date_from: quality.periods[0]!.day, date_to: '2026-12-31' };
    const vendor_id = (await admin.call('listVendors', { query: { q: 'Supplier 0' } })).vendors[0]!.id;
    const [whole, none] = await Promise.all([
      read({ vendor_id, date_from, date_to, engine: quality.engines[0] }),
      read({ vendor_id, date_from: '2020-01-01', date_to: '2020-02-01' }),
    ]);
    expect(none).toMatchObject({ fields: [], calibration: [], periods: [], engines: [] });
    expect(whole.engines).toEqual(quality.engines);
    expect(whole.total.documents).toBeGreaterThan(0);
    await sql`update documents set vendor_id = null`.execute(ctx.db);
  });

  test.each([
    [{ date_from: '2026-11-01', date_to: '2026-11-30' }, 'day'],
    [{ date_from: '2026-06-01', date_to: '2026-11-30' }, 'week'],
    [{ date_from: '2020-01-01', date_to: '2026-11-30' }, 'month'],
  ])('%j comes by %s', async (query, period) => expect((await read(query)).period).toBe(period));

  test.each(['from=2026-13-01', 'from=soon', 'profile_id=one', 'engine=', 'unknown=1'])(
    'refuses %s',
    async (query) => {
      const answer = await its.service.admin.raw('GET', `/api/quality?${query}`);
      expect(answer.status).toBe(422);
    },
  );

  test('comes as CSV with the same fields', async () => {
    const answer = await its.service.admin.call('exportQuality', { query: { profile_id: its.profile_id } });
    expect(answer.headers.get('content-disposition')).toContain(`quality-${quality.from}-${quality.to}.csv`);
    const [head, ...lines] = (await answer.text()).trim().split('\r\n');
    expect(head).toContain(
      'profile_id,profile_name,field,correct,wrong,missed,rejected,accuracy,lower,upper,remedy',
    );
    expect(lines.map((line) => line.split(',')[2])).toEqual(quality.fields.map(({ field }) => field));
  });

  test('is for Admins', async () => {
    const { client } = await newPerson(its.service, 'no-admin@recto.local', 'reviewer', 'Reviewer');
    for (const caller of [client, its.service.api])
      expect((await caller.raw('GET', '/api/quality')).status).toBe(403);
  });
});
