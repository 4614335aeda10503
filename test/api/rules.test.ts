// Rules: what fires, when, why, and what never happens twice.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestClock } from '../kit/clock.ts';
import { ruleKit, type RuleKit, type RuleToMake } from '../kit/rules.ts';
import { ADMIN, startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload, type Place } from '../kit/upload.ts';

const clock = createTestClock();
let service: TestService;
let place: Place;
let kit: RuleKit;
beforeAll(async () => {
  service = await startTestService({ clock });
  place = await newPlace(service.api, 'Ruled');
  kit = ruleKit(service, place);
});
afterAll(() => service.stop());
afterEach(() => kit.deleteRules());

const params = (id: number) => ({ params: { id } });
const record = (id: number) => service.api.call('getDocument', params(id));

/** As if the engine had been so sure, at the end of processing. */
async function scored(score: number): Promise<number> {
  const id = await kit.processed('letter.txt', place, 'Nothing here that an invoice would say.');
  const { run } = await service.ctx.db
    .updateTable('documents')
    .set({ confidence_score: score })
    .where('id', '=', id)
    .returning('run')
    .executeTakeFirstOrThrow();
  await service.ctx.queue.send(service.ctx.db, 'apply_rules', { document_id: id, run });
  return id;
}

test('the example of the reference: confidence_score >= 90 sets the status to Approved', async () => {
  await kit.rule({
    name: 'Sure enough',
    conditions: [{ field: 'confidence_score', operator: '>=', value: 90 }],
    action: { type: 'set_status', status: 'Approved' },
  });
  const [sure, doubtful] = [await scored(90), await scored(89)];
  const [firing] = await kit.fired(sure);
  expect(firing).toMatchObject({
    rule_name: 'Sure enough',
    trigger: 'processed',
    outcome: 'done',
    conditions: [{ field: 'confidence_score', operator: '>=', value: '90', actual: '90', met: true }],
  });
  expect((await record(sure)).status).toBe('Approved');
  expect((await record(doubtful)).status).not.toBe('Approved');
  expect(await kit.firings(doubtful)).toEqual([]);

  const { entries } = await service.admin.call('listAudit', { query: { document_id: sure } });
  const story = entries.slice(0, 2).map((entry) => [entry.event, entry.actor_kind, entry.actor_name]);
  expect(story).toEqual([
    ['document.status_changed', 'rule', 'Sure enough'],
    ['rule.fired', 'rule', 'Sure enough'],
  ]);
  expect(entries[1]!.detail).toMatchObject({ rule: 'Sure enough', outcome: 'done', trigger: 'processed' });
  expect(entries[0]!.detail).toMatchObject({
    before: expect.stringMatching(/^(?:Needs Review|Exception)$/) as string,
    after: 'Approved',
    reason: 'rule Sure enough',
  });
});

describe('after processing', () => {
  test('rules run by themselves, in their order, each on what the ones before left', async () => {
    await kit.rule({
      name: 'Second',
      position: 2,
      conditions: [{ field: 'status', operator: '=', value: 'Ready' }],
      action: { type: 'set_status', status: 'Archived' },
    });
    await kit.rule({
      name: 'First',
      position: 1,
      conditions: [{ field: 'filename', operator: 'contains', value: 'chain' }],
      action: { type: 'set_status', status: 'Ready' },
    });
    const id = await kit.processed('chain.txt');
    const list = await kit.fired(id, 2);
    expect(list.map((firing) => firing.rule_name)).toEqual(['Second', 'First']);
    expect((await record(id)).status).toBe('Archived');
  });

  test('a rule fires once per processing, and again when the document is processed again', async () => {
    await kit.rule({
      name: 'Once',
      conditions: [{ field: 'filename', operator: 'contains', value: 'once' }],
      action: { type: 'notify', message: 'once' },
    });
    const id = await kit.processed('once.txt');
    await kit.fired(id);
    const { run } = await service.ctx.db
      .selectFrom('documents')
      .select('run')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (let i = 0; i < 3; i += 1)
      await service.ctx.queue.send(service.ctx.db, 'apply_rules', { document_id: id, run });
    await service.api.call('reprocessDocument', { ...params(id), body: {} });
    await kit.fired(id, 2);
    await untilProcessed(service.api, id);
    expect(await kit.firings(id)).toHaveLength(2);
  });

  test('a status that a person set while the document was processed is kept, and the trace says so', async () => {
    await kit.rule({
      name: 'Eager',
      conditions: [{ field: 'filename', operator: 'contains', value: 'persons' }],
      action: { type: 'set_status', status: 'Approved' },
    });
    const { id } = await upload(service.api, place, invoiceText('P-1'), 'persons.txt');
    await service.api.call('changeStatus', { ...params(id), body: { status: 'Missing Info' } });
    const [firing] = await kit.fired(id);
    expect((await record(id)).status).toBe('Missing Info');
    expect(firing).toMatchObject({ outcome: 'skipped' });
  });

  test("a rule sets a field, but never over a person's value", async () => {
    await kit.rule({
      name: 'Dollar',
      conditions: [{ field: 'filename', operator: 'contains', value: 'dollar' }],
      action: { type: 'set_field', field: 'currency', value: 'USD' },
    });
    const id = await kit.processed('dollar.txt');
    await kit.fired(id);
    const after = await record(id);
    expect(after.extracted_fields['currency']).toBe('USD');
    expect(after.lineage['currency']).toMatchObject({ source: 'rule', by: 'Dollar' });
    await service.api.call('editDocument', {
      ...params(id),
      body: { extracted_fields: { currency: 'CHF' } },
    });
    await service.api.call('reprocessDocument', { ...params(id), body: {} });
    const [firing] = await kit.fired(id, 2);
    expect(firing).toMatchObject({
      outcome: 'skipped',
      detail: expect.stringContaining('a person') as string,
    });
    expect((await record(id)).extracted_fields['currency']).toBe('CHF');
  });

  test('scope: only documents of the profile', async () => {
    const { profiles } = await service.api.call('listProfiles');
    const invoice = profiles.find((profile) => profile.name === 'Standard Invoice')!;
    await kit.rule({
      name: 'Invoices only',
      profile_id: invoice.id,
      conditions: [{ field: 'filename', operator: 'contains', value: 'scoped' }],
      action: { type: 'set_status', status: 'Ready' },
    });
    const other = await kit.processed('scoped-other.txt');
    const { id } = await upload(service.api, place, invoiceText('S-1'), 'scoped.txt', {
      profile_id: invoice.id,
    });
    await kit.fired(id);
    expect((await record(id)).status).toBe('Ready');
    expect(await kit.firings(other)).toEqual([]);
  });

  test('a disabled rule does nothing', async () => {
    const made = await kit.rule({
      name: 'Off',
      enabled: false,
      conditions: [{ field: 'filename', operator: 'contains', value: 'off' }],
      action: { type: 'set_status', status: 'Archived' },
    });
    const id = await kit.processed('off.txt');
    expect((await record(id)).status).toBe('Needs Review');
    expect(await service.admin.call('getRule', params(made.id))).toMatchObject({ enabled: false, fired: 0 });
  });
});

test('a rule on a schedule acts on documents that have waited, once', async () => {
  const id = await kit.processed('waiting.txt');
  await service.api.call('changeStatus', { ...params(id), body: { status: 'Ready' } });
  const { id: rule_id } = await kit.rule({
    name: 'Waited long enough',
    trigger: 'schedule',
    interval_minutes: 60,
    conditions: [
      { field: 'status', operator: '=', value: 'Ready' },
      { field: 'days_in_status', operator: '>=', value: 7 },
      { field: 'filename', operator: '=', value: 'waiting.txt' },
    ],
    action: { type: 'set_status', status: 'Archived' },
  });
  const ran = async () => {
    const before = (await service.admin.call('getRule', params(rule_id))).last_run_at;
    await service.ctx.queue.send(service.ctx.db, 'run_scheduled_rules', {});
    await until(
      async () => (await service.admin.call('getRule', params(rule_id))).last_run_at !== before,
      'the scheduled run',
    );
  };
  await ran();
  expect((await record(id)).status).toBe('Ready');
  clock.forward(7 * 24);
  await ran();
  await kit.fired(id);
  expect((await record(id)).status).toBe('Archived');
  await service.api.call('changeStatus', { ...params(id), body: { status: 'Ready' } });
  clock.forward(8 * 24);
  // The session has ended meanwhile.
  await service.admin.signIn(ADMIN.email, ADMIN.password);
  await ran();
  expect((await record(id)).status).toBe('Ready');
  expect(await kit.firings(id)).toHaveLength(1);
});

test('a dry run lists what would change and why, and changes nothing', async () => {
  const there = await newPlace(service.api, 'Dry');
  const ids: number[] = [];
  for (const name of ['dry-1.txt', 'dry-2.txt', 'wet.txt']) ids.push(await kit.processed(name, there));
  await service.api.call('changeStatus', { ...params(ids[0]!), body: { status: 'Ready' } });
  const body: RuleToMake = {
    name: 'Dry',
    conditions: [
      { field: 'contact_id', operator: '=', value: there.contact_id },
      { field: 'filename', operator: 'matches', value: '^dry' },
    ],
    action: { type: 'set_status', status: 'Ready' },
  };
  const result = await service.admin.call('dryRunRule', { body });
  expect(result).toMatchObject({ examined: 3, complete: true, total: 1 });
  expect(result.documents).toMatchObject([
    {
      id: ids[1],
      filename: 'dry-2.txt',
      change: 'status Needs Review -> Ready',
      conditions: [{ met: true }, { actual: 'dry-2.txt' }],
    },
  ]);
  expect((await record(ids[1]!)).status).toBe('Needs Review');
  expect((await service.admin.call('listRules')).total).toBe(0);
});
