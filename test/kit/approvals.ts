// Four people who approve, and what tests of approval chains do with them.
import { expect } from 'vitest';
import type { ApprovalChainInput } from '../../contract/approvals.ts';
import type { AuditEvent } from '../../contract/audit.ts';
import type { Client } from './client.ts';
import { createTestClock } from './clock.ts';
import { newPerson } from './people.ts';
import { startTestService } from './service.ts';
import { invoiceText, newPlace, untilProcessed, upload } from './upload.ts';

export type Person = Awaited<ReturnType<typeof newPerson>>;
export type ApprovalKit = Awaited<ReturnType<typeof startApprovals>>;

/** What a chain must say; the rest has its default. */
export type Chain = Partial<Omit<ApprovalChainInput, 'steps'>> & {
  steps: (Partial<ApprovalChainInput['steps'][number]> & { team_id: number })[];
};

export async function startApprovals() {
  const clock = createTestClock();
  const service = await startTestService({ clock });
  const { admin, api } = service;
  const place = await newPlace(api, 'Approvals');
  const add = (name: string) => newPerson(service, `${name}@example.com`, 'reviewer', name);
  const [ann, ben, cleo, dora] = [await add('Ann'), await add('Ben'), await add('Cleo'), await add('Dora')];
  let counter = 0;
  return {
    clock,
    service,
    place,
    ann,
    ben,
    cleo,
    dora,
    async processed(by: Client = api, total = '119.00'): Promise<number> {
      counter += 1;
      const { id } = await upload(by, place, invoiceText(`AP-${counter}`, total), `approval-${counter}.txt`);
      await untilProcessed(api, id);
      return id;
    },
    async team(name: string, ...people: Person[]): Promise<number> {
      const body = { name, member_ids: people.map(({ id }) => id) };
      return (await admin.call('createTeam', { body })).id;
    },
    chain: (body: Chain) =>
      admin.call('createApprovalChain', {
        body: { name: 'The chain', contact_id: place.contact_id, ...body },
      }),
    approve: (by: Client, id: number) =>
      by.call('changeStatus', { params: { id }, body: { status: 'Approved' } }),
    async refused(by: Client, id: number, status = 'Approved'): Promise<[number, string]> {
      const answer = await by.refused('changeStatus', { params: { id }, body: { status } });
      return [answer.status, answer.detail];
    },
    statusOf: async (id: number) => (await api.call('getDocument', { params: { id } })).status,
    approvalsOf: (id: number, by: Client = api) => by.call('getApprovals', { params: { id } }),
    auditOf: async (id: number, event: AuditEvent) =>
      (await admin.call('listAudit', { query: { document_id: id, event: [event] } })).entries,
    waiting: async (by: Client) =>
      (await by.call('listDocuments', { query: { waits_for: 'me' } })).documents.map(({ id }) => id),
    /** For the next test: no chain, no team, nobody absent. */
    async clear(): Promise<void> {
      for (const { id } of (await admin.call('listApprovalChains')).chains)
        await admin.call('deleteApprovalChain', { params: { id } });
      for (const { id } of (await admin.call('listTeams')).teams)
        await admin.call('deleteTeam', { params: { id } });
      expect((await admin.call('listTeams')).teams).toEqual([]);
      for (const { client } of [ann, ben, cleo, dora])
        await client.call('saveAbsence', { body: { absence: null } });
    },
  };
}
