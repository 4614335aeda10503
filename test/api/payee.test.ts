// Where a document wants to be paid to: the first account of a vendor is to be looked at, another one than before holds the
// document at every door until a person accepts it; what was decided is learned, and forgotten when it is undone.
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentRecord } from '../../contract/documents.ts';
import { payeeBlockers, payeeKit, type PaidVendor, type PayeeKit } from '../kit/payees.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace } from '../kit/upload.ts';

let service: TestService;
let its: PayeeKit;
beforeAll(async () => {
  service = await startTestService();
  its = payeeKit(service, await newPlace(service.api, 'Accounts'));
});
afterAll(() => service.stop());

test('the first account is to be looked at; once approved it is known, and another one is not', async () => {
  const vendor = await its.newVendor('Brackwater');
  const [old, other] = [its.iban(), its.iban('FR')];
  const first = await its.invoice(vendor, old);
  expect(first.payee).toMatchObject({
    result: 'first',
    accounts: [{ account: old, known: false, valid: true, evidence: [{ page: 1 }] }],
    before: [],
  });
  expect(payeeBlockers(first)).toMatchObject([
    { kind: 'payee_first', severity: 'advice', code: 'firstAccount', state: 'open' },
  ]);
  expect(await its.taught(first)).toEqual([]);
  await its.setStatus(first.id, 'Approved');
  expect((await its.taught(first)).map(({ value }) => value)).toEqual([old, vendor.domain]);
  const second = await its.invoice(vendor, old);
  expect(second.payee).toMatchObject({ result: 'known', accounts: [{ known: true }] });
  expect(payeeBlockers(second)).toEqual([]);

  const changed = await its.invoice(vendor, other);
  expect(changed.payee).toMatchObject({
    result: 'changed',
    before: [
      { account: old, in_master_data: false, document_id: first.id, version: 1, evidence: [{ page: 1 }] },
    ],
  });
  expect(changed.payee!.before[0]!.since).not.toBeNull();
  expect(changed.payee!.signs.map(({ code }) => code)).toEqual(['country']);
  expect(payeeBlockers(changed)).toMatchObject([
    { id: 'payee_changed:payee', kind: 'payee_changed', severity: 'blocking', code: 'newAccount' },
  ]);
});

test('an account of the master data is known', async () => {
  const account = its.iban();
  const vendor = await its.newVendor('Calderon', [account]);
  expect((await its.invoice(vendor, account)).payee).toMatchObject({ result: 'known' });
  const changed = await its.invoice(vendor, its.iban());
  expect(changed.payee).toMatchObject({
    result: 'changed',
    before: [{ account, in_master_data: true, since: null, document_id: null }],
  });
});

test('a document without an account, or without a vendor, has nothing to compare', async () => {
  const vendor = await its.newVendor('Dunmore', [its.iban()]);
  expect((await its.invoice(vendor, null)).payee).toBeNull();
  const nobody = { number: '', name: 'Quarrelton Unknown GmbH', domain: 'quarrelton.example' };
  expect((await its.invoice(nobody, its.iban())).payee).toBeNull();
});

test('one digit, letters that look alike, another ending: each is told', async () => {
  const account = its.iban('GB');
  const vendor = await its.newVendor('Millstone', [account]);
  const digit = (Number(account.at(-3)) + 1) % 10;
  const wrong = `${account.slice(0, -3)}${digit}${account.slice(-2)}`;
  const one = await its.invoice(vendor, wrong);
  expect(one.payee).toMatchObject({ result: 'changed', accounts: [{ account: wrong, valid: false }] });
  expect(one.payee!.signs.map(({ code }) => code)).toEqual(['invalid', 'alike']);
  for (const domain of [
    'rnillstone.example',
    'mi1lstone.example',
    'milstone.example',
    'millstone.invalid',
    'millstоne.example',
  ]) {
    const record = await its.invoice(vendor, account, { domain });
    expect(record.payee, domain).toMatchObject({ result: 'changed', accounts: [{ known: true }] });
    expect(payeeBlockers(record), domain).toMatchObject([{ code: 'lookAlikeDomain', severity: 'blocking' }]);
  }
  expect((await its.invoice(vendor, account, { domain: 'mail.millstone.example' })).payee?.result).toBe(
    'known',
  );
  expect((await its.invoice(vendor, account, { domain: 'harrow.example' })).payee?.result).toBe('known');
});

describe('a change of the account', () => {
  let vendor: PaidVendor;
  let old: string;
  let changed: DocumentRecord;
  let account: string;
  beforeAll(async () => {
    vendor = await its.newVendor('Northgate');
    old = its.iban();
    await its.setStatus((await its.invoice(vendor, old)).id, 'Approved');
    account = its.iban();
    changed = await its.invoice(vendor, account);
  });

  test('holds the document at every door, whatever the setting says', async () => {
    const { id } = changed;
    expect((await service.admin.call('getSettings')).approval_gate).toBe(false);
    for (const status of ['Approved', 'Export'] as const)
      for (const client of [service.api, service.admin]) {
        const refused = await client.raw('PATCH', `/api/documents/${id}/status`, { body: { status } });
        expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('until now')]);
      }
    const { results } = await service.admin.call('batch', { body: { action: 'approve', ids: [id] } });
    expect(results).toMatchObject([{ ok: false, status: 'Needs Review' }]);
    const rule = await service.admin.call('createRule', {
      body: {
        name: 'All through',
        trigger: 'processed',
        conditions: [{ field: 'payee_result', operator: '=', value: 'changed' }],
        action: { type: 'set_status', status: 'Approved' },
      },
    });
    const next = await its.invoice(vendor, account);
    await service.admin.call('deleteRule', { params: { id: rule.id } });
    expect((await its.get(next.id)).status).toBe('Needs Review');
    expect((await its.get(id)).status).toBe('Needs Review');
    await service.admin.call('deleteDocument', { params: { id: next.id } });
  });

  test('stands in exports and is a condition of rules', async () => {
    const csv = await (await service.api.raw('GET', `/api/documents/export.csv?ids=${changed.id}`)).text();
    const [row] = parse<Record<string, string>>(csv, { bom: true, columns: true });
    expect(row).toMatchObject({ payee_result: 'changed' });
    const { documents } = await service.api.call('listDocuments', {
      query: { blocker_kind: ['payee_changed'] },
    });
    expect(documents.map(({ id }) => id)).toContain(changed.id);
  });

  test('is accepted, reopened, approved and undone, and each time as much is known as before', async () => {
    const waiting = await its.invoice(vendor, account);
    expect(waiting.payee?.result).toBe('changed');
    const accepted = await its.accept(changed);
    expect(payeeBlockers(accepted)).toMatchObject([{ state: 'accepted', second_person: false }]);
    expect((await its.taught(changed)).map(({ value }) => value)).toEqual([account]);
    await its.untilResult(waiting.id, 'known');

    const { id } = changed;
    const ids = ['payee_changed:payee'];
    await service.admin.call('reopenBlockers', { params: { id }, body: { ids } });
    expect(await its.taught(changed)).toEqual([]);
    expect((await its.untilResult(waiting.id, 'changed')).payee).toEqual(waiting.payee);

    await its.accept(changed);
    const before = { record: await its.get(id), taught: await its.taught(changed) };
    const { change_id } = await its.setStatus(id, 'Approved');
    expect((await its.taught(changed)).map(({ value }) => value)).toEqual(
      [account, vendor.domain].toSorted(),
    );
    await its.untilResult(waiting.id, 'known');
    const { results } = await service.admin.call('undoChanges', { body: { changes: [change_id!] } });
    expect(results).toMatchObject([{ ok: true }]);
    expect((await its.taught(changed)).map(({ value }) => value)).toEqual(
      before.taught.map(({ value }) => value),
    );
    expect((await its.get(id)).payee).toEqual(before.record.payee);
    await service.admin.call('reopenBlockers', { params: { id }, body: { ids } });
    expect((await its.untilResult(waiting.id, 'changed')).payee).toEqual(waiting.payee);
  });

  test('is asked about again when the account changes after it was accepted', async () => {
    const record = await its.invoice(vendor, its.iban());
    await its.accept(record);
    const { id } = record;
    await service.admin.call('chooseVendor', { params: { id }, body: { vendor_id: record.vendor_id } });
    expect(payeeBlockers(await its.get(id))).toMatchObject([{ state: 'accepted' }]);
    const other = await its.newVendor('Elsewhere', [its.iban()]);
    const { vendors: found } = await service.api.call('listVendors', { query: { q: other.number } });
    await service.admin.call('chooseVendor', { params: { id }, body: { vendor_id: found[0]!.id } });
    expect(payeeBlockers(await its.get(id))).toMatchObject([{ state: 'open' }]);
    expect(await its.taught(record)).toEqual([]);
  });
});

test('rejecting what was approved forgets its account, archiving it does not', async () => {
  const vendor = await its.newVendor('Osterley');
  const record = await its.invoice(vendor, its.iban());
  const { id } = record;
  await its.setStatus(id, 'Approved');
  await its.setStatus(id, 'Archived');
  expect(await its.taught(record)).toHaveLength(2);
  await service.admin.call('rejectDocument', { params: { id }, body: { reason: 'Forged' } });
  expect(await its.taught(record)).toEqual([]);
});

test('of two first accounts that are approved at once, one is the first', async () => {
  const vendor = await its.newVendor('Pemberton');
  const records = [await its.invoice(vendor, its.iban()), await its.invoice(vendor, its.iban())];
  expect(records.map(({ payee }) => payee?.result)).toEqual(['first', 'first']);
  const answers = await Promise.all(
    records.map(({ id }) =>
      service.admin.raw('PATCH', `/api/documents/${id}/status`, { body: { status: 'Approved' } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
