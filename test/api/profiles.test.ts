// Extraction profiles.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProfileInput } from '../../contract/profiles.ts';
import { startTestService, type TestService } from '../kit/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ worker: false });
});
afterAll(() => service.stop());

const input = (name: string, over: object = {}): ProfileInput =>
  ({
    name,
    fields: [{ label: 'Lease Start', type: 'date', required: true }, { label: '租金' }],
    ...over,
  }) as ProfileInput;

describe('built-in profiles', () => {
  test('are there from the start, with the fields of the documentation', async () => {
    const { profiles } = await service.api.call('listProfiles', { query: { built_in: true } });
    const labels = Object.fromEntries(
      profiles.map((profile) => [profile.name, profile.fields.map((field) => field.label)]),
    );
    expect(Object.keys(labels)).toEqual([
      'Default',
      'Standard Invoice',
      'Universal Invoices & Receipts',
      'Meeting Notes',
      'Chinese Fapiao 发票',
      'Chinese Business License 营业执照',
      'Profile Drafter',
      'Bank Statement',
      'Utility Bill',
      'Payslip',
      'Quotation',
      'Purchase Order',
      'Order Confirmation',
      'Delivery Note',
      'Payment Reminder',
      'Expense Report',
      'Ticket',
      'Check',
      'Bill of Lading',
      'Contract',
      'Letter',
    ]);
    expect(labels['Standard Invoice']).toEqual([
      'Vendor',
      'Invoice Number',
      'Invoice Date',
      'Due Date',
      'PO Number',
      'Currency',
      'Subtotal',
      'Tax',
      'Total Amount',
      'Payment Terms',
    ]);
    expect(labels['Meeting Notes']).toEqual([
      'Meeting Date',
      'Attendees',
      'Agenda',
      'Decisions Made',
      'Action Items',
      'Follow-Up Date',
    ]);
    expect(labels['Chinese Fapiao 发票']).toEqual([
      'Seller Name',
      'Seller Tax Number',
      'Buyer Name',
      'Buyer Tax Number',
      'Fapiao Number',
      'Fapiao Code',
      'Issue Date',
      'Amount Before Tax',
      'Tax Rate',
      'Tax Amount',
      'Total Amount',
    ]);
    expect(labels['Chinese Business License 营业执照']).toEqual([
      'Company Name',
      'Unified Social Credit Code',
      'Legal Representative',
      'Registered Capital',
      'Business Scope',
      'Registration Date',
      'Registered Address',
    ]);
  });

  test('can be edited, which makes a version, but not deleted', async () => {
    const { profiles } = await service.admin.call('listProfiles', { query: { built_in: true } });
    const { id, name, fields } = profiles.find((profile) => profile.name === 'Meeting Notes')!;
    const edited = await service.admin.call('replaceProfile', {
      params: { id },
      body: { name, line_items: false, fields: fields.slice(0, 2) },
    });
    expect(edited).toMatchObject({ version: 2, built_in: true });
    expect((await service.admin.refused('deleteProfile', { params: { id } })).status).toBe(409);
  });
});

describe('own profiles', () => {
  test('keys come from labels; a given key wins', async () => {
    const fields = [
      { label: 'Lease Start' },
      { label: 'Größe (m²)' },
      { label: 'Special', key: 'my_key' },
      { label: '合同编号' },
    ];
    const profile = await service.admin.call('createProfile', { body: input('Lease', { fields }) });
    expect(profile.fields.map((field) => field.key)).toEqual([
      'lease_start',
      'grosse_m2',
      'my_key',
      'contract_number',
    ]);
    expect(profile).toMatchObject({ version: 1, built_in: false });
  });

  test('an edit makes a new version and the old one stays readable', async () => {
    const { id } = await service.admin.call('createProfile', { body: input('Versioned') });
    const params = { id };
    const changed = await service.admin.call('replaceProfile', {
      params,
      body: input('Versioned', { fields: [{ label: 'Only' }] }),
    });
    expect(changed.version).toBe(2);
    const { versions } = await service.api.call('listProfileVersions', { params });
    expect(versions.map((version) => [version.version, version.fields.length])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  test('two edits of the same version cannot overwrite each other', async () => {
    const { id } = await service.admin.call('createProfile', { body: input('Raced') });
    const edit = (name: string) => ({ params: { id }, body: input(name), headers: { 'if-match': '"1"' } });
    await service.admin.call('replaceProfile', edit('Raced first'));
    expect((await service.admin.refused('replaceProfile', edit('Raced second'))).status).toBe(412);
  });

  test('a deleted profile is gone, its name free again', async () => {
    const { id } = await service.admin.call('createProfile', { body: input('Short-lived') });
    await service.admin.call('deleteProfile', { params: { id } });
    expect((await service.admin.refused('getProfile', { params: { id } })).status).toBe(404);
    expect((await service.admin.call('createProfile', { body: input('Short-lived') })).id).not.toBe(id);
  });

  test('a profile that contacts use is kept', async () => {
    const { id } = await service.admin.call('createProfile', { body: input('In use') });
    await service.api.call('createContact', { body: { name: 'User', default_profile_id: id } });
    expect((await service.admin.refused('deleteProfile', { params: { id } })).status).toBe(409);
  });

  test.each([
    ['no fields', { fields: [] }, 422, 'fields'],
    ['two fields of one key', { fields: [{ label: 'Total' }, { label: 'total' }] }, 422, 'total'],
    ['a choice without options', { fields: [{ label: 'Kind', type: 'choice' }] }, 422, 'options'],
    ['a broken pattern', { fields: [{ label: 'Code', pattern: '([a-z' }] }, 422, 'pattern'],
    [
      'a key that is not snake_case',
      { fields: [{ label: 'Code', key: 'myKey' }] },
      422,
      'lower-case letters',
    ],
    [
      'a key that each object of JavaScript has',
      { fields: [{ label: 'Code', key: 'constructor' }] },
      422,
      'lower-case letters',
    ],
    ['an unknown type', { fields: [{ label: 'Code', type: 'money' }] }, 422, 'type'],
    ['a taken name', { name: 'standard invoice' }, 409, 'already'],
  ])('%s is refused', async (_name, over, status, says) => {
    const refusal = await service.admin.refused('createProfile', { body: input('Refused', over) });
    expect(refusal.status).toBe(status);
    expect(refusal.detail).toContain(says);
  });

  test('only an Admin may change profiles', async () => {
    expect((await service.api.refused('createProfile', { body: input('By token') })).status).toBe(403);
  });
});
