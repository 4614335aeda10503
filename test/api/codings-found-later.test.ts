// A vendor that is created or imported later brings its accounts to the documents that waited for it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentRecord } from '../../contract/documents.ts';
import type { Profile } from '../../contract/profiles.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, until, untilProcessed, upload, uploadForm, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
let profile: Profile;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Harrow Joinery Ltd');
  profile = await service.admin.call('createProfile', {
    body: {
      name: 'Coded',
      line_items: true,
      line_columns: [{ label: 'Account', coding: 'account' }],
      fields: [
        { label: 'Vendor' },
        { label: 'Invoice Number' },
        { label: 'Cost Centre', coding: 'cost_center' },
      ],
    },
  });
  // Without any vendor nothing is compared.
  await put('701', 'Brightwater Supplies Ltd');
});
afterAll(() => service.stop());

const LATE = { expense_account: '4711', cost_center: 'LATE' };
const put = (external_id: string, name: string, more = {}) =>
  service.api.call('putVendor', { params: { external_id }, body: { name, ...more } });
const edit = (id: number, body: object) => service.api.call('editDocument', { params: { id }, body });
const get = (id: number) => service.api.call('getDocument', { params: { id } });

let made = 0;
async function invoice(vendor: string, items: string[] = ['Oak shelf'], at = place): Promise<DocumentRecord> {
  made += 1;
  const text = [
    vendor,
    '12 Harbour Road, Bristol BS1 4QA',
    '',
    'INVOICE',
    '',
    `Invoice Number: K-${made}`,
    'Invoice Date: 2026-03-14',
    '',
    'Description          Quantity   Unit Price   Amount',
    ...items.map((item) => `${item.padEnd(20)} 1          ${made}0.00        ${made}0.00`),
    '',
    `Total: EUR ${made * 10 * items.length}.00`,
    '',
  ].join('\n');
  const { id } = await upload(service.api, at, text, `K-${made}.txt`, { profile_id: profile.id });
  return untilProcessed(service.api, id);
}

test.each([
  ['created', 'Lakeside Paper Ltd', () => put('704', 'Lakeside Paper Ltd', LATE)],
  [
    'imported',
    'Hillcrest Tools Ltd',
    async () => {
      const rows = ['external_id,name,expense_account,cost_center', `705,Hillcrest Tools Ltd,4711,LATE`];
      await service.api.call('importVendors', { body: uploadForm({}, rows.join('\n'), 'vendors.csv') });
    },
  ],
])('a vendor that is %s later brings its accounts, which the log says', async (_, name, make) => {
  const before = await invoice(name);
  expect(before.vendor_id).toBeNull();
  const other = await invoice(name);
  await edit(other.id, { extracted_fields: { cost_centre: 'MINE' } });
  await make();
  const after = await until(async () => {
    const record = await get(before.id);
    return record.vendor_id === null ? undefined : record;
  }, 'the vendor');
  expect(after.line_items[0]).toMatchObject({ account: '4711' });
  expect(after.extracted_fields['cost_centre']).toBe('LATE');
  expect(after.lineage['cost_centre']).toMatchObject({ source: 'history', by: name });
  // What a person entered stays.
  const kept = await until(async () => {
    const record = await get(other.id);
    return record.vendor_id === null ? undefined : record;
  }, 'the vendor');
  expect(kept.extracted_fields['cost_centre']).toBe('MINE');
  const { entries } = await service.admin.call('listAudit', {
    query: { document_id: before.id, event: 'document.edited' },
  });
  expect(entries[0]!.detail).toMatchObject({ before: { cost_centre: null }, after: { cost_centre: 'LATE' } });
});

test('what was approved without a vendor stays as it was approved', async () => {
  const record = await invoice('Millbrook Glass Ltd');
  await service.admin.call('changeStatus', { params: { id: record.id }, body: { status: 'Approved' } });
  const waiting = await invoice('Millbrook Glass Ltd');
  await put('706', 'Millbrook Glass Ltd', LATE);
  await until(async () => ((await get(waiting.id)).vendor_id === null ? undefined : true), 'the vendor');
  expect((await get(record.id)).extracted_fields['cost_centre']).toBeNull();
});
