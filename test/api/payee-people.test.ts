// The payee and people: two who accept a new account, those who do not see where the old one was, and what was approved before.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgeOutdated } from '../../server/documents/judge-others.ts';
import { payeeBlockers, payeeKit, type PayeeKit } from '../kit/payees.ts';
import { newPerson } from '../kit/people.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace } from '../kit/upload.ts';

let service: TestService;
let its: PayeeKit;
beforeAll(async () => {
  service = await startTestService();
  its = payeeKit(service, await newPlace(service.api, 'Accounts'));
});
afterAll(() => service.stop());

test('with four eyes it takes two people, each signed in as themselves', async () => {
  const { client: ann } = await newPerson(service, 'ann@recto.local', 'reviewer', 'Ann');
  const { client: ben } = await newPerson(service, 'ben@recto.local', 'reviewer', 'Ben');
  const vendor = await its.newVendor('Quillfeather', [its.iban()]);
  await service.admin.call('saveSettings', { body: { payee_four_eyes: true } });
  const record = await its.invoice(vendor, its.iban());
  expect(payeeBlockers(record)).toMatchObject([{ second_person: true, accepted_by: null, state: 'open' }]);
  const body = { ids: ['payee_changed:payee'] };
  const byProgram = await service.api.raw('POST', `/api/documents/${record.id}/blockers/accept`, { body });
  expect(byProgram.status).toBe(409);
  const once = await its.accept(record, ann);
  expect(payeeBlockers(once)).toMatchObject([{ state: 'open', accepted_by: 'Ann' }]);
  expect(await its.taught(record)).toEqual([]);
  const again = await ann.raw('POST', `/api/documents/${record.id}/blockers/accept`, { body });
  expect(again.status).toBe(409);
  const refused = await ann.raw('PATCH', `/api/documents/${record.id}/status`, {
    body: { status: 'Approved' },
  });
  expect(refused.status).toBe(409);
  const twice = await its.accept(record, ben);
  expect(payeeBlockers(twice)).toMatchObject([{ state: 'accepted', resolved_by: 'Ann, Ben' }]);
  await its.setStatus(record.id, 'Approved', ann);
  await service.admin.call('saveSettings', { body: { payee_four_eyes: false } });
});

test('where an account was seen before is not told to people who do not see that document', async () => {
  const vendor = await its.newVendor('Ravensworth');
  const old = its.iban();
  const first = await its.invoice(vendor, old);
  await its.setStatus(first.id, 'Approved');
  const elsewhere = await newPlace(service.api, 'Elsewhere');
  const changed = await its.invoice(vendor, its.iban(), { in: elsewhere });
  expect(changed.payee!.before).toMatchObject([{ account: old, document_id: first.id }]);
  const { id, client } = await newPerson(service, 'scoped@recto.local');
  await service.admin.call('editUser', {
    params: { id },
    body: { contact_ids: [elsewhere.contact_id] },
  });
  expect((await its.get(changed.id, client)).payee!.before).toMatchObject([
    { account: old, document_id: null, version: null, evidence: [] },
  ]);
  const again = await its.invoice(vendor, old, { in: elsewhere });
  expect(again.payee?.result).toBe('known');
});

test('what was approved before payees were compared is learned on upgrade, also what was archived since', async () => {
  const vendor = await its.newVendor('Silverdale');
  const records = [await its.invoice(vendor, its.iban()), await its.invoice(vendor, its.iban())];
  await its.setStatus(records[0]!.id, 'Approved');
  await its.setStatus(records[1]!.id, 'Approved').catch(() => undefined);
  await its.accept(await its.get(records[1]!.id));
  await its.setStatus(records[1]!.id, 'Approved');
  await its.setStatus(records[1]!.id, 'Archived');
  const rejected = await its.invoice(vendor, its.iban());
  await service.admin.call('rejectDocument', { params: { id: rejected.id }, body: { reason: 'Forged' } });
  const ids = [...records, rejected].map(({ id }) => id);
  const { db } = service.ctx;
  await db.deleteFrom('vendor_payees').where('document_id', 'in', ids).execute();
  await db
    .updateTable('documents')
    .set({ payee: null, blockers: '[]', judged: 3 })
    .where('id', 'in', ids)
    .execute();
  await judgeOutdated(service.ctx, 60_000);
  for (const record of records) {
    expect((await its.taught(record)).map(({ kind }) => kind).toSorted()).toEqual(['account', 'domain']);
    expect((await its.get(record.id)).payee).toMatchObject({ result: 'known' });
  }
  expect(await its.taught(rejected)).toEqual([]);
});
