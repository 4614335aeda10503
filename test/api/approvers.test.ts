// Whom an approval chain asks: which chain holds, who stands in for whom, who is told, and what is refused.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { callApprovers } from '../../server/approvals/call-approvers.ts';
import { startApprovals, type ApprovalKit, type Chain, type Person } from '../kit/approvals.ts';
import { newPerson } from '../kit/people.ts';
import { invoiceText, newPlace, untilProcessed, upload } from '../kit/upload.ts';

let its: ApprovalKit;
beforeAll(async () => void (its = await startApprovals()), 120_000);
afterAll(() => its.service.stop());
afterEach(() => its.clear());

test('a substitute approves during an absence, and the log names both', async () => {
  const heads = await its.team('Heads', its.dora);
  await its.chain({ steps: [{ team_id: heads }] });
  const id = await its.processed();
  const day = (days: number) =>
    new Date(its.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const absent = (from_day: string, until_day: string) =>
    its.service.admin.call('saveUserAbsence', {
      params: { id: its.dora.id },
      body: { absence: { substitute_id: its.ben.id, from_day, until_day } },
    });
  await absent(day(1), day(3));
  expect((await its.refused(its.ben.client, id))[0]).toBe(409);
  await absent(day(-1), day(0));
  expect(await its.waiting(its.ben.client)).toContain(id);
  expect((await its.approvalsOf(id)).steps[0]!.waits_for).toEqual([
    { user_id: its.dora.id, name: 'Dora', for_name: null },
    { user_id: its.ben.id, name: 'Ben', for_name: 'Dora' },
  ]);
  expect((await its.approve(its.ben.client, id)).status).toBe('Approved');
  const [entry] = await its.auditOf(id, 'approval.given');
  expect([entry?.actor_name, entry?.detail['for']]).toEqual(['Ben', 'Dora']);
  expect((await its.approvalsOf(id)).steps[0]!.approvals).toMatchObject([{ name: 'Ben', for_name: 'Dora' }]);
});

test('which chain holds: amount, vendor, profile; other values ask anew', async () => {
  const clerks = await its.team('Clerks', its.ann);
  const heads = await its.team('Heads', its.dora);
  const all = await its.chain({ name: 'Rest', position: 9, steps: [{ team_id: clerks }] });
  await its.chain({
    name: 'Large',
    position: 1,
    minimum: '1000',
    vendor: 'BRIGHTWATER',
    steps: [{ team_id: heads }],
  });
  const small = await its.processed();
  const large = await its.processed(its.service.api, '2380.00');
  expect((await its.approvalsOf(small)).chain?.id).toBe(all.id);
  expect((await its.approvalsOf(large)).chain?.name).toBe('Large');
  await its.chain({
    name: 'Foreign',
    position: 1,
    currency: 'XXX',
    minimum: '1',
    steps: [{ team_id: heads }],
  });
  expect((await its.approvalsOf(small)).chain?.name).toBe('Rest');

  const steps = [{ team_id: clerks }, { team_id: heads }];
  const body = { name: 'Rest', contact_id: its.place.contact_id, position: 9, steps };
  await its.service.admin.call('replaceApprovalChain', { params: { id: all.id }, body });
  await its.approve(its.ann.client, small);
  await its.service.api.call('editDocument', { params: { id: small }, body: { notes: 'as it was' } });
  expect((await its.approvalsOf(small)).steps[0]!.state).toBe('done');
  await its.service.api.call('editDocument', {
    params: { id: small },
    body: { extracted_fields: { total_amount: '120.00' } },
  });
  expect((await its.approvalsOf(small)).steps[0]!.state).toBe('open');
  expect((await its.approve(its.ann.client, small)).status).toBe('Ready');
  expect((await its.approve(its.dora.client, small)).status).toBe('Approved');
  await its.service.api.call('changeStatus', { params: { id: small }, body: { status: 'Needs Review' } });
  expect((await its.approvalsOf(small)).steps.map(({ state }) => state)).toEqual(['open', 'later']);
});

test('who is asked is told once, and the next team when the time is over', async () => {
  const clerks = await its.team('Clerks', its.ann);
  const heads = await its.team('Heads', its.dora);
  const { contact_id, folder_id } = await newPlace(its.service.api, 'In time');
  await its.chain({ contact_id, steps: [{ team_id: clerks, due_hours: 2, escalation_team_id: heads }] });
  const unread = async ({ client }: Person) =>
    (await client.call('listNotifications')).notifications
      .filter(({ kind }) => kind === 'approval')
      .map(({ message }) => message);
  const before = { ofAnn: (await unread(its.ann)).length, ofDora: (await unread(its.dora)).length };
  const name = 'in-time.txt';
  const { id } = await upload(its.service.api, { contact_id, folder_id }, invoiceText('T-1'), name);
  await untilProcessed(its.service.api, id);
  await callApprovers(its.service.ctx);
  await callApprovers(its.service.ctx);
  expect((await unread(its.ann)).slice(0, -before.ofAnn || undefined)).toEqual([
    `“${name}” waits for your approval`,
  ]);
  expect(await unread(its.dora)).toHaveLength(before.ofDora);
  expect((await its.approvalsOf(id)).steps[0]!.due_at).not.toBeNull();
  expect((await its.refused(its.dora.client, id))[0]).toBe(409);

  its.clock.forward(2);
  await callApprovers(its.service.ctx);
  await callApprovers(its.service.ctx);
  expect((await unread(its.dora))[0]).toBe(`The approval of “${name}” is overdue; you may give it as well`);
  expect(await unread(its.dora)).toHaveLength(before.ofDora + 1);
  expect((await its.auditOf(id, 'approval.escalated')).map(({ detail }) => detail['to'])).toEqual(['Heads']);
  expect((await its.approve(its.dora.client, id)).status).toBe('Approved');
});

test('who does not see the contact, reads only, or is disabled is not asked', async () => {
  const viewer = await newPerson(its.service, 'viewer@example.com', 'viewer', 'Viewer');
  const apart = await newPerson(its.service, 'apart@example.com', 'reviewer', 'Apart');
  await its.service.admin.call('editUser', { params: { id: apart.id }, body: { contact_ids: [] } });
  const mixed = await its.team('Mixed', viewer, apart, its.ann, its.ben);
  await its.chain({ steps: [{ team_id: mixed }] });
  await its.service.admin.call('editUser', { params: { id: its.ben.id }, body: { disabled: true } });
  const id = await its.processed();
  expect((await its.approvalsOf(id)).steps[0]!.waits_for.map(({ name }) => name)).toEqual(['Ann']);
  await its.service.admin.call('editUser', { params: { id: its.ben.id }, body: { disabled: false } });
  await its.ben.client.signIn('Ben@example.com', 'a long enough password');
});

test('what could never work is refused', async () => {
  const clerks = await its.team('Clerks', its.ann);
  const create = (body: Chain) =>
    its.service.admin.refused('createApprovalChain', { body: { name: 'N', ...body } });
  expect((await create({ steps: [{ team_id: clerks, needed: 2 }] })).detail).toContain('at most 1');
  expect((await create({ steps: [{ team_id: 999_999 }] })).status).toBe(404);
  expect((await create({ contact_id: 999_999, steps: [{ team_id: clerks }] })).status).toBe(404);
  expect((await create({ currency: 'eur', steps: [{ team_id: clerks }] })).status).toBe(422);
  expect((await create({ steps: [] })).status).toBe(422);
  expect((await create({ steps: [{ team_id: clerks, escalation_team_id: clerks }] })).status).toBe(422);
  await its.chain({ name: 'Same', steps: [{ team_id: clerks }] });
  expect((await create({ name: 'same', steps: [{ team_id: clerks }] })).detail).toBe(
    'The name “same” is taken; choose another one',
  );
  expect((await its.service.admin.refused('deleteTeam', { params: { id: clerks } })).status).toBe(409);
  const body = { name: 'clerks', member_ids: [its.ann.id] };
  expect((await its.service.admin.refused('createTeam', { body })).status).toBe(409);
  expect(
    (await its.service.admin.refused('createTeam', { body: { name: 'T', member_ids: [999_999] } })).status,
  ).toBe(404);
  const own = { substitute_id: its.ann.id, from_day: '2026-01-01', until_day: '2026-01-02' };
  expect((await its.ann.client.refused('saveAbsence', { body: { absence: own } })).status).toBe(404);
  const turned = { substitute_id: its.ben.id, from_day: '2026-01-02', until_day: '2026-01-01' };
  expect((await its.ann.client.refused('saveAbsence', { body: { absence: turned } })).status).toBe(422);
});

test('teams, chains and absences stand in the audit log', async () => {
  const team_id = await its.team('Clerks', its.ann);
  const body = { name: 'Clerks', member_ids: [its.ann.id, its.ben.id] };
  await its.service.admin.call('replaceTeam', { params: { id: team_id }, body });
  const { id } = await its.chain({ steps: [{ team_id }] });
  const other = { name: 'Other', steps: [{ team_id, needed: 2 }] };
  await its.service.admin.call('replaceApprovalChain', { params: { id }, body: other });
  const absence = { substitute_id: its.ben.id, from_day: '2026-01-01', until_day: '2026-01-02' };
  await its.ann.client.call('saveAbsence', { body: { absence } });
  await its.clear();
  for (const event of [
    'approval.team_created',
    'approval.team_updated',
    'approval.team_deleted',
    'approval.chain_created',
    'approval.chain_updated',
    'approval.chain_deleted',
    'user.absence_set',
  ] as const)
    expect((await its.service.admin.call('listAudit', { query: { event: [event] } })).total).toBeGreaterThan(
      0,
    );
});
