// Which vendor a document is from: found with its reasons and their places, or a blocker with proposals; what a person chooses is
// remembered for the spelling, and taken back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentRecord } from '../../contract/documents.ts';
import type { Client } from '../kit/client.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, until, untilProcessed, upload, type Place } from '../kit/upload.ts';

let service: TestService;
let api: Client;
let place: Place;
beforeAll(async () => {
  service = await startTestService();
  api = service.api;
  place = await newPlace(api, 'Accounts');
});
afterAll(() => service.stop());

let number = 0;
/** An invoice as plain text. */
async function invoice(name: string, more: string[] = []): Promise<DocumentRecord> {
  const text = [
    name,
    ...more,
    '',
    'INVOICE',
    '',
    `Invoice Number: V-${(number += 1)}`,
    'Invoice Date: 2026-03-14',
    '',
    'Bill To: Harrow Joinery Ltd',
    '',
    'Description        Quantity   Unit Price   Amount',
    'Oak shelf          1          100.00       100.00',
    '',
    'Subtotal: EUR 100.00',
    'VAT 19%: EUR 19.00',
    'Total: EUR 119.00',
    '',
  ].join('\n');
  const { id } = await upload(api, place, text, `vendor-${number}.txt`);
  return untilProcessed(api, id);
}

const put = (external_id: string, body: { name: string; tax_ids?: string[]; addresses?: string[] }) =>
  api.call('putVendor', { params: { external_id }, body });
const get = (id: number) => api.call('getDocument', { params: { id } });
const take = (client: Client, id: number, vendor_id: number | null) =>
  client.call('chooseVendor', { params: { id }, body: { vendor_id } });
const vendorBlockers = ({ blockers }: DocumentRecord) =>
  blockers.filter(({ kind, state }) => kind === 'vendor' && state === 'open').map(({ code }) => code);
const VAT = 'VAT ID: GB123456789';

test('without any vendor in the master data nothing changes', async () => {
  const record = await invoice('Brightwater Supplies Ltd');
  expect(Object.values(record.extracted_fields)).toContain('Brightwater Supplies Ltd');
  expect(record).toMatchObject({ vendor_id: null, vendor_number: null, vendor_match: null });
  expect(vendorBlockers(record)).toEqual([]);
});

test('one clear winner is taken, with the places on the page that say so', async () => {
  const vendor = await put('70001', { name: 'Brightwater Supplies Limited', tax_ids: ['GB123456789'] });
  const record = await invoice('Brightwater Supplies Ltd', [VAT]);
  expect(record).toMatchObject({ vendor_id: vendor.id, vendor_number: '70001' });
  expect(record.vendor_match).toMatchObject({
    name: 'Brightwater Supplies Limited',
    by: 'match',
    proposals: [],
  });
  const tax = record.vendor_match!.reasons.find(({ code }) => code === 'tax');
  expect(tax?.message).toContain('GB123456789');
  expect(tax?.evidence[0]).toMatchObject({ page: 1 });
  expect(vendorBlockers(record)).toEqual([]);
  const csv = await (await api.raw('GET', `/api/documents/export.csv?ids=${record.id}`)).text();
  expect(csv).toContain('vendor_number');
  expect(csv).toContain('70001');
  const rule = { name: 'By vendor', trigger: 'processed' as const, action: { type: 'notify' as const } };
  const conditions = [{ field: 'vendor_number', operator: '=' as const, value: '70001' }];
  const { documents } = await service.admin.call('dryRunRule', { body: { ...rule, conditions } });
  expect(documents.map(({ id }) => id)).toEqual([record.id]);
});

test('none: a blocker, and what a new vendor would begin with; once it is there the document has it', async () => {
  const record = await invoice('Quillon Freight GmbH', ['VAT ID: DE136695976', 'billing@quillon.example']);
  expect(vendorBlockers(record)).toEqual(['noVendor']);
  const { prefilled, proposals } = record.vendor_match!;
  expect(proposals).toEqual([]);
  expect(prefilled).toMatchObject({
    name: 'Quillon Freight GmbH',
    tax_ids: ['DE136695976'],
    email_domains: ['quillon.example'],
  });
  await put('70002', { name: prefilled.name!, tax_ids: prefilled.tax_ids });
  const after = await until(async () => {
    const now = await get(record.id);
    return now.vendor_number === '70002' && now;
  }, 'the vendor');
  expect(vendorBlockers(after)).toEqual([]);
  // The history of the document did not move: nobody has changed it.
  expect(after.updated_at).toBe(record.updated_at);
});

test('several are never decided silently; a choice is remembered for the spelling, and undone', async () => {
  const one = await put('80001', { name: 'Tamber Works Ltd' });
  await put('80002', { name: 'Tamber Works Ltd' });
  const first = await invoice('Tamber Works Ltd');
  const second = await invoice('TAMBER WORKS LTD.');
  for (const record of [first, second]) {
    expect(record.vendor_id).toBeNull();
    expect(vendorBlockers(record)).toEqual(['severalVendors']);
    expect(record.vendor_match!.proposals.map(({ external_id }) => external_id).sort()).toEqual([
      '80001',
      '80002',
    ]);
  }
  const chosen = await take(service.admin, first.id, one.id);
  expect(chosen).toMatchObject({ vendor_number: '80001', vendor_match: { by: 'person' } });
  expect(vendorBlockers(chosen)).toEqual([]);
  const byNumber = (id: number, wanted: string | null) =>
    until(async () => {
      const now = await get(id);
      return now.vendor_number === wanted && now;
    }, `vendor ${wanted}`);
  expect((await byNumber(second.id, '80001')).vendor_match?.by).toBe('remembered');
  expect((await invoice('Tamber Works Ltd')).vendor_match).toMatchObject({ by: 'remembered' });
  const { changes } = await service.admin.call('listUndoable');
  const change = changes.find(({ kind, document_id }) => kind === 'vendor' && document_id === first.id)!;
  const { results } = await service.admin.call('undoChanges', { body: { changes: [change.change_id] } });
  expect(results).toMatchObject([{ ok: true }]);
  const undone = await get(first.id);
  expect(undone.vendor_match).toEqual(first.vendor_match);
  expect(undone.blockers.filter(({ kind }) => kind === 'vendor')).toMatchObject([{ state: 'open' }]);
  expect((await byNumber(second.id, null)).vendor_match).toEqual(second.vendor_match);
  expect((await invoice('Tamber Works Ltd')).vendor_id).toBeNull();
});

test('a choice before comes back when the one after it is undone, and null takes a choice back', async () => {
  const [one, two] = [
    await put('81001', { name: 'Sorrel Print Ltd' }),
    await put('81002', { name: 'Sorrel Print Ltd' }),
  ];
  const record = await invoice('Sorrel Print Ltd');
  await take(service.admin, record.id, one.id);
  await take(service.admin, record.id, two.id);
  const { changes } = await service.admin.call('listUndoable');
  const change = changes.find(({ kind, document_id }) => kind === 'vendor' && document_id === record.id)!;
  await service.admin.call('undoChanges', { body: { changes: [change.change_id] } });
  expect((await get(record.id)).vendor_number).toBe('81001');
  const back = await take(service.admin, record.id, null);
  expect(back.vendor_match).toEqual(record.vendor_match);
  expect((await invoice('Sorrel Print Ltd')).vendor_id).toBeNull();
});

test('another legal form, another tax number or one that is not in use is another company', async () => {
  await put('82001', { name: 'Marlow Metallbau AG', tax_ids: ['DE136695976'] });
  expect((await invoice('Marlow Metallbau GmbH')).vendor_id).toBeNull();
  expect((await invoice('Marlow Metallbau AG', ['VAT ID: DE811569869'])).vendor_id).toBeNull();
  await api.call('putVendor', {
    params: { external_id: '82001' },
    body: { name: 'Marlow Metallbau AG', active: false },
  });
  expect((await invoice('Marlow Metallbau AG')).vendor_id).toBeNull();
});

test('the contact that is a vendor speaks for it', async () => {
  const vendor = await put('83001', { name: 'Ulmer Catering Ltd' });
  await put('83002', { name: 'Ulmer Catering Ltd' });
  const params = { id: place.contact_id };
  await api.call('editContact', { params, body: { type: 'Vendor', vendor_id: vendor.id } });
  const record = await invoice('Ulmer Catering Ltd');
  await api.call('editContact', { params, body: { vendor_id: null } });
  expect(record.vendor_number).toBe('83001');
  expect(record.vendor_match!.reasons.map(({ code }) => code)).toContain('contact');
});

test('what is no vendor is refused', async () => {
  const { id } = await invoice('Nobody in particular Ltd');
  const refused = await api.raw('PUT', `/api/documents/${id}/vendor`, { body: { vendor_id: 999_999 } });
  expect(refused.status).toBe(404);
  const missing = await api.raw('PUT', `/api/documents/${id}/vendor`, { body: {} });
  expect(missing.status).toBe(422);
});
