// A vendor that is created or imported later brings its accounts to the documents that waited for it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codingKit, type CodingKit } from '../kit/codings.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, until, uploadForm } from '../kit/upload.ts';

let service: TestService;
let kit: CodingKit;
beforeAll(async () => {
  service = await startTestService();
  const place = await newPlace(service.api, 'Harrow Joinery Ltd');
  const profile = await service.admin.call('createProfile', {
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
  kit = codingKit(service, place, profile.id);
  // Without any vendor nothing is compared.
  await kit.put('701', 'Brightwater Supplies Ltd');
});
afterAll(() => service.stop());

const LATE = { expense_account: '4711', cost_center: 'LATE' };

test.each([
  ['created', 'Lakeside Paper Ltd', () => kit.put('704', 'Lakeside Paper Ltd', LATE)],
  [
    'imported',
    'Hillcrest Tools Ltd',
    async () => {
      const rows = ['external_id,name,expense_account,cost_center', `705,Hillcrest Tools Ltd,4711,LATE`];
      await service.api.call('importVendors', { body: uploadForm({}, rows.join('\n'), 'vendors.csv') });
    },
  ],
])('a vendor that is %s later brings its accounts, which the log says', async (_, name, make) => {
  const before = await kit.invoice(name);
  expect(before.vendor_id).toBeNull();
  const other = await kit.invoice(name);
  await kit.edit(other.id, { extracted_fields: { cost_centre: 'MINE' } });
  await make();
  const after = await until(async () => {
    const record = await kit.get(before.id);
    return record.vendor_id === null ? undefined : record;
  }, 'the vendor');
  expect(after.line_items[0]).toMatchObject({ account: '4711' });
  expect(after.extracted_fields['cost_centre']).toBe('LATE');
  expect(after.lineage['cost_centre']).toMatchObject({ source: 'history', by: name });
  // What a person entered stays.
  const kept = await until(async () => {
    const record = await kit.get(other.id);
    return record.vendor_id === null ? undefined : record;
  }, 'the vendor');
  expect(kept.extracted_fields['cost_centre']).toBe('MINE');
  const { entries } = await service.admin.call('listAudit', {
    query: { document_id: before.id, event: 'document.edited' },
  });
  expect(entries[0]!.detail).toMatchObject({ before: { cost_centre: null }, after: { cost_centre: 'LATE' } });
});

test('what was approved without a vendor stays as it was approved', async () => {
  const record = await kit.invoice('Millbrook Glass Ltd');
  await service.admin.call('changeStatus', { params: { id: record.id }, body: { status: 'Approved' } });
  const waiting = await kit.invoice('Millbrook Glass Ltd');
  await kit.put('706', 'Millbrook Glass Ltd', LATE);
  await until(async () => ((await kit.get(waiting.id)).vendor_id === null ? undefined : true), 'the vendor');
  expect((await kit.get(record.id)).extracted_fields['cost_centre']).toBeNull();
});
