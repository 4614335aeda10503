// Approval chains: who may approve, in which order, and that no way to Approved goes round them.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startApprovals, type ApprovalKit } from '../kit/approvals.ts';
import { Client } from '../kit/client.ts';
import { newPerson } from '../kit/people.ts';
import { until } from '../kit/upload.ts';

let its: ApprovalKit;
beforeAll(async () => void (its = await startApprovals()), 120_000);
afterAll(() => its.service.stop());
afterEach(() => its.clear());

test('without a chain nothing changes', async () => {
  const id = await its.processed();
  expect(await its.approvalsOf(id)).toEqual({
    chain: null,
    steps: [],
    waits_for_me: false,
    approved_by_me: false,
  });
  expect((await its.approve(its.service.api, id)).status).toBe('Approved');
});

test('two of a team, then one of another: in order, each once, and each step in the log', async () => {
  const clerks = await its.team('Clerks', its.ann, its.ben, its.cleo);
  const heads = await its.team('Heads', its.dora);
  await its.chain({
    steps: [
      { team_id: clerks, needed: 2 },
      { team_id: heads, name: 'Release' },
    ],
  });
  const id = await its.processed();
  expect(await its.refused(its.dora.client, id)).toEqual([
    409,
    'The document needs the approval of others: Clerks (0/2)',
  ]);
  expect(await its.waiting(its.ann.client)).toContain(id);
  expect(await its.waiting(its.dora.client)).not.toContain(id);

  expect((await its.approve(its.ann.client, id)).status).toBe('Ready');
  expect(await its.refused(its.ann.client, id)).toEqual([
    409,
    'You have approved this document already; it waits for: Clerks (1/2)',
  ]);
  expect(await its.waiting(its.ann.client)).not.toContain(id);
  expect((await its.approve(its.ben.client, id)).status).toBe('Ready');
  expect(await its.waiting(its.dora.client)).toContain(id);
  expect(await its.approvalsOf(id, its.dora.client)).toMatchObject({
    chain: { in_order: true, four_eyes: true },
    steps: [
      { name: 'Clerks', state: 'done', approvals: [{ name: 'Ann' }, { name: 'Ben' }], waits_for: [] },
      { name: 'Release', state: 'open', approvals: [], waits_for: [{ name: 'Dora', for_name: null }] },
    ],
    waits_for_me: true,
    approved_by_me: false,
  });
  expect((await its.approve(its.dora.client, id)).status).toBe('Approved');
  expect(
    (await its.auditOf(id, 'approval.given')).map(({ actor_name, detail }) => [actor_name, detail]),
  ).toEqual([
    ['Dora', { chain: 'The chain', step: 'Release', given: 1, needed: 1 }],
    ['Ben', { chain: 'The chain', step: 'Clerks', given: 2, needed: 2 }],
    ['Ann', { chain: 'The chain', step: 'Clerks', given: 1, needed: 2 }],
  ]);
  expect(
    (await its.service.api.call('changeStatus', { params: { id }, body: { status: 'Export' } })).status,
  ).toBe('Export');
});

test('at once: any order, and nobody counts in two steps', async () => {
  const one = await its.team('One', its.ann, its.ben);
  const other = await its.team('Other', its.ann, its.cleo);
  await its.chain({ in_order: false, steps: [{ team_id: one }, { team_id: other }] });
  const id = await its.processed();
  await its.approve(its.cleo.client, id);
  expect(await its.waiting(its.ben.client)).toContain(id);
  expect((await its.approve(its.ann.client, id)).status).toBe('Approved');
});

test('every way to Approved and Export goes through the gate', async () => {
  const heads = await its.team('Heads', its.dora);
  const { token } = await its.ann.client.call('createToken', {
    body: { name: 'T', scope: 'write', contact_ids: null, expires_at: null },
  });
  const rule = await its.service.admin.call('createRule', {
    body: {
      name: 'Approves',
      conditions: [{ field: 'contact_id', operator: '=', value: String(its.place.contact_id) }],
      action: { type: 'set_status', status: 'Approved' },
    },
  });
  await its.chain({ steps: [{ team_id: heads }] });
  const id = await its.processed();
  const missing = [409, 'Approvals are missing: Heads (0/1)'];
  expect(await its.refused(its.service.api, id)).toEqual(missing);
  expect(await its.refused(its.service.api, id, 'Export')).toEqual(missing);
  expect(await its.refused(its.dora.client, id, 'Export')).toEqual(missing);
  expect((await its.refused(new Client(its.service.url, `Bearer ${token}`), id))[0]).toBe(409);
  expect((await its.refused(its.service.admin, id))[0]).toBe(409);
  for (const request of [{ action: 'approve' }, { action: 'set_status', status: 'Export' }] as const)
    expect(await its.service.api.call('batch', { body: { ids: [id], ...request } })).toMatchObject({
      succeeded: 0,
    });
  const failed = await until(async () => {
    const { firings } = await its.service.api.call('listRuleFirings', { params: { id } });
    return firings[0];
  }, 'the rule');
  expect(failed).toMatchObject({ outcome: 'failed', detail: 'Approvals are missing: Heads (0/1)' });
  await its.service.admin.call('deleteRule', { params: { id: rule.id } });
  expect(await its.statusOf(id)).toBe('Needs Review');

  const { results } = await its.dora.client.call('batch', { body: { ids: [id], action: 'approve' } });
  expect(results).toMatchObject([{ ok: true, status: 'Approved' }]);
});

test('a document in Export was changed since, so that sending it again asks anew', async () => {
  const heads = await its.team('Heads', its.dora);
  await its.chain({ steps: [{ team_id: heads }] });
  const id = await its.processed();
  await its.approve(its.dora.client, id);
  await its.service.api.call('changeStatus', { params: { id }, body: { status: 'Export' } });
  await its.service.api.call('changeStatus', { params: { id }, body: { status: 'Export' } });
  await its.service.api.call('editDocument', {
    params: { id },
    body: { extracted_fields: { total_amount: '1.00' } },
  });
  expect((await its.refused(its.service.api, id, 'Export'))[0]).toBe(409);
});

test('fifty at once: as many as it takes count, each once', async () => {
  const people = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      newPerson(its.service, `crowd${i}@example.com`, 'reviewer', `P${i}`),
    ),
  );
  const crowd = await its.team('Crowd', ...people);
  await its.chain({ steps: [{ team_id: crowd, needed: 7 }] });
  const id = await its.processed();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      its.approve(people[i % 10]!.client, id).then(
        ({ status }) => status,
        () => 'refused',
      ),
    ),
  );
  expect(await its.statusOf(id)).toBe('Approved');
  const given = await its.auditOf(id, 'approval.given');
  expect(given).toHaveLength(7);
  expect(new Set(given.map(({ actor_id }) => actor_id)).size).toBe(7);
  expect(answers.filter((answer) => answer === 'Ready')).toHaveLength(6);
}, 60_000);

test('nobody approves what they uploaded, neither by a substitute', async () => {
  const clerks = await its.team('Clerks', its.ann, its.ben);
  const { id: chain_id } = await its.chain({ steps: [{ team_id: clerks }] });
  const id = await its.processed(its.ann.client);
  expect(await its.refused(its.ann.client, id)).toEqual([
    409,
    'You uploaded this document yourself, so others approve it: Clerks (0/1)',
  ]);
  const today = new Date(its.clock.now()).toISOString().slice(0, 10);
  const absence = { substitute_id: its.cleo.id, from_day: today, until_day: today };
  await its.ann.client.call('saveAbsence', { body: { absence } });
  expect((await its.refused(its.cleo.client, id))[0]).toBe(409);
  const { steps } = (await its.service.admin.call('listApprovalChains')).chains[0]!;
  await its.service.admin.call('replaceApprovalChain', {
    params: { id: chain_id },
    body: { name: 'Two eyes', contact_id: its.place.contact_id, four_eyes: false, steps },
  });
  expect((await its.approve(its.ann.client, id)).status).toBe('Approved');
});

test('an approval is undone and taken back', async () => {
  const clerks = await its.team('Clerks', its.ann, its.ben, its.cleo);
  await its.chain({ steps: [{ team_id: clerks, needed: 3 }] });
  const id = await its.processed();
  const undo = (by: Client, change_id: number | null) =>
    by.call('undoChanges', { body: { changes: [change_id!] } });
  const first = await its.approve(its.ann.client, id);
  expect((await undo(its.ann.client, first.change_id)).results).toMatchObject([
    { ok: true, status: 'Needs Review' },
  ]);
  expect((await its.approvalsOf(id)).steps[0]!.approvals).toEqual([]);
  await its.approve(its.ann.client, id);
  const second = await its.approve(its.ben.client, id);
  expect((await its.ben.client.call('listUndoable')).changes[0]).toMatchObject({
    kind: 'approved',
    document_id: id,
  });
  expect((await undo(its.ben.client, second.change_id)).results).toMatchObject([
    { ok: true, status: 'Ready' },
  ]);
  await its.approve(its.ben.client, id);
  const last = await its.approve(its.cleo.client, id);
  expect(last.status).toBe('Approved');
  expect((await its.ann.client.refused('withdrawApproval', { params: { id } })).status).toBe(409);
  await undo(its.cleo.client, last.change_id);
  expect(await its.statusOf(id)).toBe('Ready');
  expect((await its.approvalsOf(id)).steps[0]!.approvals.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  expect((await its.dora.client.refused('withdrawApproval', { params: { id } })).status).toBe(409);
  expect((await its.ann.client.call('withdrawApproval', { params: { id } })).approved_by_me).toBe(false);
  expect(await its.auditOf(id, 'approval.withdrawn')).toHaveLength(4);

  await its.approve(its.ann.client, id);
  await its.approve(its.cleo.client, id);
  const back = await its.dora.client.call('changeStatus', {
    params: { id },
    body: { status: 'Missing Info' },
  });
  expect((await its.approvalsOf(id)).steps[0]!.approvals).toEqual([]);
  await undo(its.dora.client, back.change_id);
  expect(await its.statusOf(id)).toBe('Approved');
  expect((await its.approvalsOf(id)).steps[0]!.state).toBe('done');
});
