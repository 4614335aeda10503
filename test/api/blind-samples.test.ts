// Documents that a touchless rule holds back for people: which, what becomes of them, when the rule is stopped, and certificates.
import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { canonicalJson } from '../../server/platform/signing.ts';
import { lotOf } from '../../server/rules/blind-samples.ts';
import { tendWatches } from '../../server/rules/watch.ts';
import { startReviewService, type ReviewService } from '../kit/review.ts';
import { type RuleKit, ruleKit, touchlessRule } from '../kit/rules.ts';
import { invoiceText } from '../kit/upload.ts';

let its: ReviewService;
let kit: RuleKit;
let profile_id: number;
let counter = 0;

beforeAll(async () => {
  its = await startReviewService();
  kit = ruleKit(its.service, its.place);
  ({ profile_id } = its);
  await its.service.admin.call('saveSettings', { body: { learning: false } });
});
afterAll(() => its.service.stop());
afterEach(() => kit.deleteRules());

const TARGET = { percent: 1, fields: [], confidence: 95 as const };
const touchless = (action: object = {}, rest: object = {}) => touchlessRule(profile_id, action, rest);
const params = (id: number) => ({ params: { id } });
const status = async (id: number) => (await its.service.api.call('getDocument', params(id))).status;
/** After whatever rules do: the last of them says when. */
async function processed(): Promise<number> {
  counter += 1;
  const id = await its.processed(`B-${counter}`, invoiceText(`B-${counter}`, `${1000 + 7 * counter}.00`));
  await kit.fired(id, 1);
  return id;
}
/** A rule that always fires, after the others. */
const lastOne = () =>
  kit.rule({
    name: 'Afterwards',
    position: 1000,
    conditions: [{ field: 'filename', operator: 'contains', value: 'B-' }],
    action: { type: 'notify' },
  });
const rules = async (id: number) => (await kit.firings(id)).map(({ rule_name }) => rule_name);
const watch = async (rule_id: number) =>
  (await its.service.admin.call('listAutomation')).rules.find((one) => one.rule_id === rule_id)!;
const approve = (id: number) =>
  its.anna.call('changeStatus', { ...params(id), body: { status: 'Approved' } });
const correct = (id: number) =>
  its.anna.call('editDocument', { ...params(id), body: { extracted_fields: { vendor: 'Somebody Else' } } });

describe('a document that is held back', () => {
  test('looks as if the rule had not let it through, and goes once a person has decided', async () => {
    const rule = await kit.rule(touchless({ sample_percent: 100 }));
    await lastOne();
    const id = await processed();
    expect(await status(id)).toBe('Needs Review');
    expect(await rules(id)).toEqual(['Afterwards']);
    expect(await its.logged(id, 'rule.fired')).toHaveLength(1);
    expect(await watch(rule.id)).toMatchObject({
      documents: 0,
      samples: 0,
      bound_percent: null,
      share_percent: 100,
    });
    await approve(id);
    expect(await watch(rule.id)).toMatchObject({ samples: 1, errors: 0, bound_percent: 95, kept: false });
  });

  test('stays held back when it is processed again, and when another rule would let it go', async () => {
    await kit.rule(touchless({ sample_percent: 100 }));
    await lastOne();
    const id = await processed();
    await kit.deleteRules();
    await kit.rule(touchless({}, { name: 'Another' }));
    await kit.rule({
      name: 'All of them',
      conditions: [{ field: 'filename', operator: 'contains', value: 'B-' }],
      action: { type: 'set_status', status: 'Export' },
    });
    await lastOne();
    await its.service.api.call('reprocessDocument', { ...params(id), body: {} });
    await kit.fired(id, 2);
    expect(await status(id)).toBe('Needs Review');
    expect(await rules(id)).toEqual(['Afterwards', 'Afterwards']);
  });

  test('is no sample when it would have stayed anyway', async () => {
    const rule = await kit.rule(touchless({ sample_percent: 100, default_threshold: 0 }));
    await lastOne();
    const twin = invoiceText('B-7777', '4444.00');
    const first = await its.processed('B-T1', twin);
    await kit.fired(first, 1);
    const second = await its.processed('B-T2', twin);
    await kit.fired(second, 1);
    const held = await its.service.ctx.db
      .selectFrom('touchless_passes')
      .select('document_id')
      .where('rule_id', '=', rule.id)
      .execute();
    expect(held).toEqual([{ document_id: first }]);
  });

  test('counts as wrong when people corrected or rejected it, once, however often they decide', async () => {
    const rule = await kit.rule(touchless({ sample_percent: 100 }));
    await lastOne();
    const [right, wrong, rejected] = [await processed(), await processed(), await processed()];
    await approve(right);
    await correct(wrong);
    await approve(wrong);
    const { change_id } = await its.anna.call('rejectDocument', {
      ...params(rejected),
      body: { reason: 'Not ours', note: null },
    });
    expect(await watch(rule.id)).toMatchObject({ samples: 3, errors: 2 });
    await its.anna.call('undoChanges', { body: { changes: [change_id!] } });
    expect(await watch(rule.id)).toMatchObject({ samples: 2, errors: 1 });
    for (const id of [right, wrong]) {
      await its.anna.call('changeStatus', { ...params(id), body: { status: 'Needs Review' } });
      await approve(id);
    }
    expect(await watch(rule.id)).toMatchObject({ samples: 2, errors: 1 });
  });

  test('is chosen by a lot that nobody can tell beforehand: a share of all, the same at each try', () => {
    const { secrets } = its.service.ctx;
    const lots = Array.from({ length: 4000 }, (_, id) => lotOf(secrets, id + 1));
    const share = lots.filter((lot) => lot < 0.1).length / lots.length;
    expect(share).toBeGreaterThan(0.085);
    expect(share).toBeLessThan(0.115);
    expect(lotOf(secrets, 1)).toBe(lots[0]);
  });
});

test('without a target or a share of its own a rule holds nothing back', async () => {
  const rule = await kit.rule(touchless());
  const id = await processed();
  expect(await status(id)).toBe('Approved');
  expect(await watch(rule.id)).toMatchObject({ sampled: false, documents: 1, share_percent: 0 });
});

test('with a target that is not proven nothing goes, until the samples prove it', async () => {
  const target = { percent: 40, fields: [], confidence: 95 as const };
  const rule = await kit.rule(touchless({ target }));
  await lastOne();
  // Seven without an error prove 40 % (however often one looks).
  expect(await watch(rule.id)).toMatchObject({ proven: false, share_percent: 100, more: 7 });
  for (let left = 6; left >= 0; left -= 1) {
    const id = await processed();
    expect(await status(id)).toBe('Needs Review');
    await approve(id);
    await tendWatches(its.service.ctx);
    expect(await watch(rule.id)).toMatchObject({ documents: 0, proven: left === 0 });
  }
  expect(await watch(rule.id)).toMatchObject({ kept: true, more: 0, share_percent: 20 });
  await its.service.ctx.db
    .updateTable('touchless_watches')
    .set({ share: 0 })
    .where('rule_id', '=', rule.id)
    .execute();
  expect(await status(await processed())).toBe('Approved');
  // Another target is another rule.
  const body = touchless({ target: { ...target, percent: 30 } });
  await its.service.admin.call('replaceRule', { ...params(rule.id), body });
  expect(await watch(rule.id)).toMatchObject({ proven: false, share_percent: 100, samples: 0 });
});

test('a rule that an earlier version has saved is watched from the upgrade on, and looking at it begins nothing', async () => {
  const rule = await kit.rule(touchless({ sample_percent: 50 }));
  const { db } = its.service.ctx;
  const rows = () => db.selectFrom('touchless_watches').selectAll().where('rule_id', '=', rule.id).execute();
  await db.deleteFrom('touchless_watches').where('rule_id', '=', rule.id).execute();
  await tendWatches(its.service.ctx).catch(() => undefined);
  expect(await rows()).toEqual([]);
  const migration = readFileSync('server/database/migrations/0480_watches_of_all_rules.sql', 'utf8');
  // Twice: those that are there stay as they are.
  for (const since of [undefined, new Date('2026-01-01')]) {
    if (since !== undefined)
      await db.updateTable('touchless_watches').set({ since }).where('rule_id', '=', rule.id).execute();
    await sql.raw(migration).execute(db);
    expect(await rows()).toMatchObject([
      { share: 0.2, proven: true, stopped_at: null, ...(since && { since }) },
    ]);
  }
  expect(await watch(rule.id)).toMatchObject({ sampled: true, documents: 0 });
});

test('thresholds are told to Admins only: by them one could tell which documents should have gone', async () => {
  await kit.rule(touchless());
  const id = await processed();
  const [told] = await kit.firings(id);
  expect(told).toMatchObject({ outcome: 'done', conditions: [] });
  const [known] = (await its.service.admin.call('listRuleFirings', params(id))).firings;
  expect(known!.conditions.length).toBeGreaterThan(2);
  const [seen] = (await its.anna.call('listRuleFirings', params(id))).firings;
  expect(seen!.conditions).toEqual([]);
});

describe('a rule stops by itself', () => {
  async function stopped() {
    const rule = await kit.rule(touchless({ sample_percent: 100, target: TARGET }));
    const other = await kit.rule(touchless({}, { name: 'Of the same profile', position: 900 }));
    await lastOne();
    const bad = [await processed(), await processed()];
    for (const id of bad) {
      await correct(id);
      await approve(id);
    }
    await tendWatches(its.service.ctx);
    return { rule, other, bad };
  }

  test('when two samples in a row were wrong; Admins are told with examples, and nothing goes any more', async () => {
    const { rule, other, bad } = await stopped();
    const { stopped: stop } = await watch(rule.id);
    expect(stop).toMatchObject({ reason: 'drift', rule_id: rule.id, samples: 2, errors: 2 });
    expect(stop!.examples.map(({ id }) => id)).toEqual(bad.toReversed());
    expect((await watch(other.id)).stopped).toMatchObject({ rule_id: rule.id });
    const { notifications } = await its.service.admin.call('listNotifications', { query: {} });
    expect(notifications[0]).toMatchObject({ kind: 'automation' });
    expect(notifications[0]!.message).toContain(`B-${counter}.txt`);
    const annas = await its.anna.call('listNotifications', { query: {} });
    expect(annas.notifications.filter(({ kind }) => kind === 'automation')).toEqual([]);
    const id = await processed();
    expect(await status(id)).toBe('Needs Review');
    expect(await rules(id)).toEqual(['Afterwards']);
    // Told once, however often it is looked at.
    await tendWatches(its.service.ctx);
    const { entries } = await its.service.admin.call('listAudit', { query: { event: 'touchless.stopped' } });
    expect(entries.filter(({ detail }) => detail['rule_id'] === rule.id)).toHaveLength(1);
  });

  test('and goes on only when an Admin says so, with samples that begin anew', async () => {
    const { rule } = await stopped();
    expect((await its.anna.refused('resumeAutomation', params(rule.id))).status).toBe(403);
    await its.service.admin.call('resumeAutomation', params(rule.id));
    expect(await watch(rule.id)).toMatchObject({ stopped: null, samples: 0, errors: 0 });
    await tendWatches(its.service.ctx);
    expect((await watch(rule.id)).stopped).toBeNull();
    const { entries } = await its.service.admin.call('listAudit', { query: { event: 'touchless.resumed' } });
    expect(entries[0]!.detail).toMatchObject({ rule_id: rule.id, reason: 'drift', errors: 2 });
    expect((await its.service.admin.refused('resumeAutomation', params(rule.id))).status).toBe(409);
  });

  test('saving it anew does not switch it on', async () => {
    const { rule } = await stopped();
    const body = touchless({ sample_percent: 100, target: TARGET, default_threshold: 60 });
    await its.service.admin.call('replaceRule', { ...params(rule.id), body });
    expect((await watch(rule.id)).stopped).not.toBeNull();
  });
});

describe('a certificate', () => {
  const today = () => its.clock.now().toISOString().slice(0, 10);

  test('counts each document once, is sealed in the audit log, and its signature holds without the service', async () => {
    const rule = await kit.rule(touchless({ sample_percent: 0 }));
    const gone = [await processed(), await processed()];
    await its.service.admin.call('replaceRule', {
      ...params(rule.id),
      body: touchless({ sample_percent: 100 }),
    });
    await lastOne();
    const [right, wrong, lost, open] = [
      await processed(),
      await processed(),
      await processed(),
      await processed(),
    ];
    await approve(right);
    await correct(wrong);
    await approve(wrong);
    await its.service.admin.call('deleteDocument', params(lost));
    // Decided again, and processed again: still one document.
    await its.anna.call('changeStatus', { ...params(right), body: { status: 'Needs Review' } });
    await approve(right);
    await its.anna.call('changeStatus', { ...params(gone[0]!), body: { status: 'Needs Review' } });
    await approve(gone[0]!);
    const day = today();
    const body = { rule_id: rule.id, date_from: day, date_to: day };
    expect(await its.service.admin.refused('issueCertificate', { body })).toMatchObject({ status: 409 });
    its.clock.forward(24);
    const waits = await its.service.admin.refused('issueCertificate', { body });
    expect(waits.status).toBe(409);
    expect(waits.detail).toContain('held back');
    await approve(open);
    const { content, signature } = await its.service.admin.call('issueCertificate', { body });
    expect(content).toMatchObject({
      documents: 2,
      samples: 4,
      errors: 1,
      unjudged: 1,
      kept: false,
      engines: [expect.stringContaining('builtin')],
    });
    const { public_key, key_id } = await its.service.api.call('getSigningKey');
    expect(signature.key_id).toBe(key_id);
    const key = createPublicKey(public_key);
    expect(verify(null, canonicalJson(content), key, Buffer.from(signature.value, 'base64url'))).toBe(true);
    const { entries } = await its.service.admin.call('listAudit', { query: { event: 'certificate.issued' } });
    const { audit, ...sealed } = content;
    expect(entries[0]).toMatchObject({ id: audit.entry_id, hash: audit.hash, detail: sealed });
    expect(await its.service.admin.call('getCertificate', params(content.id))).toEqual({
      content,
      signature,
    });
    const listed = await its.service.admin.call('listCertificates', { query: {} });
    expect(listed.certificates[0]).toEqual(sealed);
    for (const language of ['en', 'zh'] as const) {
      const page = Buffer.from(
        await (
          await its.service.admin.call('getCertificatePage', { ...params(content.id), query: { language } })
        ).arrayBuffer(),
      );
      const end = page.lastIndexOf('\n%Recto-Signature: Ed25519 ');
      const value = page.subarray(end).toString().trim().split(' ')[3]!;
      expect(verify(null, page.subarray(0, end), key, Buffer.from(value, 'base64url'))).toBe(true);
    }
  });

  test('is Admins’ business', async () => {
    expect((await its.anna.refused('listCertificates', {})).status).toBe(403);
    expect((await its.service.api.refused('listAutomation', {})).status).toBe(403);
  });
});
