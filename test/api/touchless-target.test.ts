// Thresholds from a target: what the service makes of documents that people have decided, and what it refuses to promise.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { fillHistory } from '../kit/decided-history.ts';
import { startReviewService, type ReviewService } from '../kit/review.ts';
import { touchlessRule, type RuleToMake } from '../kit/rules.ts';

const DOCUMENTS = 900;
let its: ReviewService;

beforeAll(async () => {
  its = await startReviewService();
  await its.service.admin.call('saveSettings', { body: { learning: false } });
  await fillHistory(its, DOCUMENTS);
});
afterAll(() => its.service.stop());

interface Asked {
  percent: number;
  fields?: { field: string; percent: number }[];
}
const ruleOf = (target: Asked | undefined, rest: object = {}) =>
  touchlessRule(
    its.profile_id,
    { default_threshold: 100, ...(target && { target: { fields: [], confidence: 95, ...target } }) },
    { name: 'By target', ...rest },
  );
const choose = (body: RuleToMake) => its.service.admin.call('chooseThresholds', { body });

test('are chosen so that what goes wrong stays with people, with a bound that the counts bear out', async () => {
  const found = await choose(ruleOf({ percent: 1, fields: [{ field: 'total_amount', percent: 0.8 }] }));
  expect(found).toMatchObject({ result: 'found', examined: 800, unopened: 100, more: 0 });
  const vendor =
    found.thresholds.find(({ field }) => field === 'vendor')?.percent ?? found.default_threshold!;
  expect(vendor).toBeGreaterThan(60);
  expect(vendor).toBeLessThanOrEqual(97);
  // Of those counted four of five had the vendor right.
  expect(found.documents / found.counted).toBeCloseTo(0.8, 1);
  const bound = 100 * (1 - 0.05 ** (1 / found.documents));
  expect(found.claims).toHaveLength(2);
  for (const claim of found.claims) {
    expect(claim.errors).toBe(0);
    expect(claim.bound_percent).toBeGreaterThanOrEqual(bound);
    expect(claim.bound_percent).toBeLessThan(bound + 0.011);
  }
  const chosen = found.curve.filter((one) => one.chosen);
  expect(chosen).toEqual([
    { documents: found.documents, errors: 0, bound_percent: found.claims[0]!.bound_percent, chosen: true },
  ]);
  // Without thresholds a fifth is wrong.
  expect(found.curve.at(-1)!.errors / found.curve.at(-1)!.documents).toBeCloseTo(0.2, 1);
});

test('a rule that takes them is saved with what they rest on', async () => {
  const { default_threshold, thresholds } = await choose(ruleOf({ percent: 1 }));
  const action = { type: 'touchless' as const, status: 'Approved' as const, thresholds };
  const target = { percent: 1, fields: [], confidence: 95 as const };
  const { id } = await its.service.admin.call('createRule', {
    body: {
      ...ruleOf(target),
      enabled: false,
      action: { ...action, default_threshold: default_threshold!, target },
    },
  });
  const params = { params: { id } };
  const { action: saved } = await its.service.admin.call('getRule', params);
  expect(saved).toMatchObject({ target: { percent: 1, fields: [], confidence: 95 }, thresholds });
  const logged = async (event: 'rule.created' | 'rule.updated') =>
    (await its.service.admin.call('listAudit', { query: { event } })).entries[0]!.detail;
  expect(await logged('rule.created')).toMatchObject({ evidence: { errors: 0, kept: true } });
  // Thresholds that somebody chose by hand are counted like any others.
  await its.service.admin.call('replaceRule', {
    ...params,
    body: {
      ...ruleOf(target),
      enabled: false,
      action: { ...action, default_threshold: 0, thresholds: [], target },
    },
  });
  expect(await logged('rule.updated')).toMatchObject({ evidence: { kept: false } });
});

test('are refused with too few documents, and it says how many more there must be', async () => {
  const few = await choose(ruleOf({ percent: 0.1 }));
  expect(few).toMatchObject({ result: 'too_few', default_threshold: null, thresholds: [] });
  // 2,995 without an error prove 0.1 %: about so many must go, four of five do, and three of four are counted.
  expect(few.more).toBeGreaterThan(2995 / 0.8 / 0.75 - 1000);
  expect(few.more).toBeLessThan(2995 / 0.8 / 0.75 - 700);
});

test('are refused where no document met the conditions', async () => {
  const none = await choose(
    ruleOf({ percent: 1 }, { conditions: [{ field: 'vendor_number', operator: '=', value: 'V-0' }] }),
  );
  expect(none).toMatchObject({ result: 'none_eligible', documents: 0, curve: [] });
});

test.each<[string, () => RuleToMake, string]>([
  ['without a target', () => ruleOf(undefined), 'action.target'],
  ['for nothing wrong ever', () => ruleOf({ percent: 0 }), 'action.target.percent'],
  [
    'for a field the profile has not',
    () => ruleOf({ percent: 1, fields: [{ field: 'colour', percent: 1 }] }),
    'action.target.fields.0.field',
  ],
  [
    'for a field twice',
    () =>
      ruleOf({
        percent: 1,
        fields: [
          { field: 'vendor', percent: 1 },
          { field: 'vendor', percent: 2 },
        ],
      }),
    'action.target.fields.1.field',
  ],
  [
    'for another action',
    () => ({
      ...ruleOf({ percent: 1 }),
      conditions: [{ field: 'status', operator: '=', value: 'New' }],
      action: { type: 'flag_review' },
    }),
    'action',
  ],
])('are not chosen %s', async (_case, body, where) => {
  const answer = await its.service.admin.refused('chooseThresholds', { body: body() });
  expect(answer.status).toBe(422);
  expect(JSON.stringify(answer)).toContain(where);
});

test('a document counts once, as it was proposed to whoever approved it first', async () => {
  const id = await its.processed('F-1');
  const params = { params: { id } };
  const status = (to: 'Approved' | 'Needs Review') =>
    its.anna.call('changeStatus', { ...params, body: { status: to } });
  await its.anna.call('editDocument', { ...params, body: { extracted_fields: { vendor: 'Somebody Else' } } });
  await status('Approved');
  const entry = () =>
    its.service.ctx.db
      .selectFrom('approvals')
      .selectAll()
      .where('document_id', '=', id)
      .executeTakeFirstOrThrow();
  const first = await entry();
  expect(first).toMatchObject({ first: null, hand: 'corrected' });
  await status('Needs Review');
  // As a reading after the lesson of this very document would have it.
  await sql`update documents set check_facts = jsonb_set(check_facts, '{fields,vendor,value}', '"Somebody Else"') where id = ${id}`.execute(
    its.service.ctx.db,
  );
  await status('Approved');
  const again = await entry();
  expect(again.fields.find(({ field }) => field === 'vendor')?.result).toBe('correct');
  expect(again.first).toEqual({ hand: 'corrected', clean: first.clean, fields: first.fields });
  await status('Needs Review');
  await status('Approved');
  expect((await entry()).first).toEqual(again.first);
});

test('documents that people rejected are errors of the whole, whatever their confidence, and of no field', async () => {
  const { rows } = await sql<{ n: number }>`
    with chosen as (
      select document_id from (select document_id, row_number() over (order by document_id) as n from approvals) a where n % 10 = 3),
    rejected as (
      update approvals set hand = 'rejected', fields = (
        select jsonb_agg(f || '{"result": "unjudged", "approved": null}') from jsonb_array_elements(fields) f)
      where document_id in (table chosen) returning 1)
    select count(*)::integer as n from rejected`.execute(its.service.ctx.db);
  expect(rows[0]!.n).toBeGreaterThan(80);
  const refused = await choose(ruleOf({ percent: 1 }));
  expect(refused).toMatchObject({ result: 'too_wrong', thresholds: [] });
  const { claims, documents } = await choose(
    ruleOf({ percent: 20, fields: [{ field: 'total_amount', percent: 1 }] }),
  );
  expect(claims[0]!.errors / documents).toBeCloseTo(0.1, 1);
  expect(claims[1]).toMatchObject({ field: 'total_amount', errors: 0 });
});
