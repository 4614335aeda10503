// Documents that go without a person: when, when not, what is kept of it, and what a rule would have done before.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startReceiver } from '../kit/receiver.ts';
import { startReviewService, type ReviewService } from '../kit/review.ts';
import { type RuleKit, type RuleToMake, ruleKit, touchlessRule } from '../kit/rules.ts';
import { invoiceText, until } from '../kit/upload.ts';

let its: ReviewService;
let kit: RuleKit;
let profile_id: number;

beforeAll(async () => {
  its = await startReviewService();
  kit = ruleKit(its.service, its.place);
  ({ profile_id } = its);
  // What is corrected here would be proposed in later documents.
  await its.service.admin.call('saveSettings', { body: { learning: false } });
});
afterAll(() => its.service.stop());
afterEach(() => kit.deleteRules());

const touchless = (action: object = {}, rest: object = {}) => touchlessRule(profile_id, action, rest);
/** Of other amounts than other documents: alike but for the number, they would be duplicates. */
const processed = (number: string, total: string) => its.processed(number, invoiceText(number, total));
const params = (id: number) => ({ params: { id } });
const record = (id: number) => its.service.api.call('getDocument', params(id));
const entry = (document_id: number) =>
  its.service.ctx.db
    .selectFrom('approvals')
    .selectAll()
    .where('document_id', '=', document_id)
    .executeTakeFirst();

test('the preview says what would have gone, and which of it people had corrected', async () => {
  const [right, wrong] = [await processed('P-1', '214.20'), await processed('P-2', '357.00')];
  const open = await its.processed(
    'P-3',
    invoiceText('P-3').replace('Total: EUR 119.00', 'Total: EUR 121.00'),
  );
  await its.anna.call('editDocument', {
    ...params(wrong),
    body: { extracted_fields: { vendor: 'Somebody Else' } },
  });
  for (const id of [right, wrong, open])
    await its.anna.call('changeStatus', { ...params(id), body: { status: 'Approved' } });
  const body = touchless();
  const before = await its.service.admin.call('previewTouchless', { body });
  expect(before.documents[0]).toMatchObject({ id: wrong, corrected: true, wrong_fields: ['vendor'] });
  expect(before.documents.map(({ id }) => id)).toContain(right);
  expect(before.documents.map(({ id }) => id)).not.toContain(open);
  expect(before).toMatchObject({ examined: 3, touchless: 2, corrected: 1 });
  const strict = touchless({ default_threshold: 100, thresholds: [{ field: 'vendor', percent: 101 }] });
  expect(await its.service.admin.call('previewTouchless', { body: strict })).toMatchObject({ touchless: 0 });
  // Of what was proposed, not of what people made of it.
  const named = (value: string) => touchless({}, { conditions: [{ field: 'vendor', operator: '=', value }] });
  const found = await its.service.admin.call('previewTouchless', { body: named('Somebody Else') });
  expect(found.touchless).toBe(0);
});

test('the preview counts a document that a person rejected as corrected', async () => {
  const id = await processed('P-4', '999.60');
  const before = await its.service.admin.call('previewTouchless', { body: touchless() });
  await its.anna.call('rejectDocument', { ...params(id), body: { reason: 'Not ours', note: null } });
  const after = await its.service.admin.call('previewTouchless', { body: touchless() });
  expect(after.touchless).toBe(before.touchless + 1);
  expect(after.corrected).toBe(before.corrected + 1);
  expect(after.documents.find((one) => one.id === id)).toMatchObject({
    corrected: true,
    rejected: true,
    wrong_fields: [],
  });
});

describe('a document goes without a person', () => {
  test('when nothing is open and each required field is sure enough; the trace names the thresholds', async () => {
    await kit.rule(touchless());
    const id = await processed('T-1', '1190.00');
    await kit.fired(id);
    const [firing] = (await its.service.admin.call('listRuleFirings', params(id))).firings;
    const { status, lineage } = await record(id);
    expect(status).toBe('Approved');
    expect(firing).toMatchObject({ rule_name: 'Without us', outcome: 'done' });
    const required = await requiredFields();
    for (const key of required)
      expect(firing!.conditions).toContainEqual({
        field: `confidence.${key}`,
        operator: '>=',
        value: '50',
        actual: String(lineage[key]!.confidence),
        met: true,
      });
    expect(firing!.conditions).toHaveLength(required.length + 2);
    const [changed] = await its.logged(id, 'document.status_changed');
    expect(changed).toMatchObject({ by: 'Without us', after: 'Approved' });
    expect(changed!['reason']).toContain('without a person');
    expect(changed!['reason']).toContain('(from 50 % on)');
    expect(await entry(id)).toMatchObject({ actor_kind: 'rule', hand: 'none', clean: true });
  });

  test('on to Export by way of Approved, with one delivery', async () => {
    const receiver = await startReceiver();
    await its.service.admin.call('saveWebhookSettings', { body: { url: receiver.url } });
    await kit.rule(touchless({ status: 'Export' }));
    const id = await processed('T-2', '2380.00');
    await until(async () => receiver.received.length === 1, 'the delivery');
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ id, status: 'Export' });
    const changes = await its.logged(id, 'document.status_changed');
    expect(changes.slice(0, 2).map(({ after }) => after)).toEqual(['Export', 'Approved']);
    await its.service.admin.call('saveWebhookSettings', { body: { url: null } });
    await receiver.stop();
  });
});

/** What a further rule says once the touchless one has had its turn. */
async function after(name: string, content: string): Promise<number> {
  await kit.rule({
    name: 'Afterwards',
    conditions: [{ field: 'filename', operator: 'contains', value: name }],
    action: { type: 'notify' },
  });
  const id = await its.processed(name, content);
  await until(
    async () => (await kit.firings(id)).some(({ rule_name }) => rule_name === 'Afterwards'),
    'the rules',
  );
  return id;
}

describe('a document waits for a person', () => {
  test('when something is open', async () => {
    await kit.rule(touchless({ default_threshold: 0 }));
    const id = await after('T-3', invoiceText('T-3').replace('Total: EUR 119.00', 'Total: EUR 121.00'));
    expect((await record(id)).status).not.toBe('Approved');
    expect(await kit.firings(id)).toHaveLength(1);
  });

  test('when a field is below its threshold, required or not', async () => {
    await kit.rule(touchless({ thresholds: [{ field: 'invoice_date', percent: 101 }] }));
    const id = await after('T-4', invoiceText('T-4', '476.00'));
    expect((await record(id)).status).toBe('Needs Review');
  });

  test('when the profile is another, or a condition does not hold', async () => {
    await kit.rule(touchless({}, { conditions: [{ field: 'vendor_number', operator: '=', value: 'V-0' }] }));
    const id = await after('T-5', invoiceText('T-5', '595.00'));
    expect((await record(id)).status).toBe('Needs Review');
  });

  test('when an approval chain holds: people approve', async () => {
    const team = await its.service.admin.call('createTeam', {
      body: { name: 'Heads', member_ids: [its.annas] },
    });
    const chain = await its.service.admin.call('createApprovalChain', {
      body: { name: 'Four eyes', steps: [{ team_id: team.id, needed: 1 }] },
    });
    await kit.rule(touchless({ status: 'Export' }));
    const id = await processed('T-6', '833.00');
    const [firing] = await kit.fired(id);
    expect(firing).toMatchObject({ outcome: 'skipped' });
    expect(firing!.detail).toContain('Four eyes');
    expect((await record(id)).status).toBe('Needs Review');
    await its.service.admin.call('deleteApprovalChain', params(chain.id));
  });
});

describe('what cannot work is refused', () => {
  test.each<[string, RuleToMake, string]>([
    ['no profile', touchless({}, { profile_id: null }), 'profile_id'],
    ['on a schedule', touchless({}, { trigger: 'schedule' }), 'trigger'],
    [
      'by how far a document has come',
      touchless({}, { conditions: [{ field: 'checks_failed', operator: '=', value: 0 }] }),
      'conditions.0.field',
    ],
    [
      'by a check',
      touchless({}, { conditions: [{ field: 'check.iban', operator: '=', value: 'passed' }] }),
      'conditions.0.field',
    ],
    [
      'a threshold of a field it has not',
      touchless({ thresholds: [{ field: 'colour', percent: 90 }] }),
      'action.thresholds.0.field',
    ],
    [
      'a field twice',
      touchless({
        thresholds: [
          { field: 'vendor', percent: 90 },
          { field: 'vendor', percent: 95 },
        ],
      }),
      'action.thresholds.1.field',
    ],
    ['a threshold beyond all', touchless({ default_threshold: 150 }), 'default_threshold'],
    ['another status', touchless({ status: 'Archived' }), 'status'],
  ])('%s', async (_case, body, where) => {
    for (const endpoint of ['createRule', 'previewTouchless'] as const) {
      const answer = await its.service.admin.refused(endpoint, {
        body: { ...body, profile_id: body.profile_id === null ? null : profile_id },
      });
      expect(answer.status).toBe(422);
      expect(JSON.stringify(answer)).toContain(where);
    }
  });

  test('a preview of another action', async () => {
    const body = {
      ...touchless(),
      conditions: [{ field: 'status', operator: '=' as const, value: 'New' }],
      action: { type: 'flag_review' as const },
    };
    expect((await its.service.admin.refused('previewTouchless', { body })).status).toBe(422);
  });
});

async function requiredFields(): Promise<string[]> {
  const { fields } = await its.service.admin.call('getProfile', params(profile_id));
  return fields.filter(({ required }) => required).map(({ key }) => key);
}
