// Computed fields and columns: saved with a profile, computed with each change, never edited, and seen by everything that sees values.
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentRecord } from '../../contract/documents.ts';
import type { Profile } from '../../contract/profiles.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload, type Place } from '../kit/upload.ts';

const FIELDS = [
  { label: 'Vendor' },
  { label: 'Invoice Number' },
  { label: 'Invoice Date', type: 'date' as const },
  { label: 'Total Amount', type: 'amount' as const },
  { label: 'Paid', type: 'amount' as const },
  { label: 'Left', type: 'amount' as const, formula: 'total_amount - or_else(paid, 0)' },
  { label: 'Lines Total', type: 'amount' as const, formula: 'sum(lines.gross)' },
  { label: 'Discount Until', type: 'date' as const, formula: 'invoice_date + 14' },
];
const LINE_COLUMNS = [
  { label: 'Tax Rate', type: 'number' as const },
  { label: 'Gross', type: 'amount' as const, formula: 'amount * (1 + or_else(tax_rate, 19) / 100)' },
];
const BODY = { name: 'Computed', line_items: true, line_columns: LINE_COLUMNS, fields: FIELDS };

let service: TestService;
let place: Place;
let profile: Profile;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Computing');
  profile = await service.admin.call('createProfile', { body: BODY });
});
afterAll(() => service.stop());

async function processed(number: string): Promise<DocumentRecord> {
  const { id } = await upload(service.api, place, invoiceText(number), `${number}.txt`, {
    profile_id: profile.id,
  });
  return untilProcessed(service.api, id);
}

const edit = (id: number, body: object) => service.api.call('editDocument', { params: { id }, body });
const sumOf = (record: DocumentRecord) =>
  record.line_items.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 119), 0) / 100;

test('values are computed once a document is read, with the places of what they come from', async () => {
  const record = await processed('C-1');
  expect(record.extracted_fields).toMatchObject({
    total_amount: '119.00',
    left: '119.00',
    discount_until: '2026-03-28',
    lines_total: sumOf(record).toFixed(2),
  });
  expect(record.line_items.length).toBeGreaterThan(0);
  expect(record.line_items[0]).toHaveProperty('gross');
  expect(record.lineage['left']).toMatchObject({
    source: 'formula',
    by: 'total_amount - or_else(paid, 0)',
    detail: null,
    confidence:
      record.lineage['paid']!.confidence! < record.lineage['total_amount']!.confidence!
        ? record.lineage['paid']!.confidence
        : record.lineage['total_amount']!.confidence,
  });
  expect(record.evidence['left']).toEqual(record.evidence['total_amount']);
  expect(record.evidence['discount_until']).toEqual(record.evidence['invoice_date']);
  expect(record.evidence['line_items[0].gross']).toEqual(record.evidence['line_items[0].amount']);
  expect(record.evidence['left']!.length).toBeGreaterThan(0);
});

test('a change of what they come from changes them; they themselves are not changed', async () => {
  const { id, extracted_fields } = await processed('C-2');
  const after = await edit(id, { extracted_fields: { paid: '19.00' } });
  expect(after.extracted_fields).toMatchObject({ left: '100.00' });
  const refusal = await service.api.refused('editDocument', {
    params: { id },
    body: { extracted_fields: { left: '1.00' } },
  });
  expect(refusal).toMatchObject({ status: 422 });
  expect(refusal.detail).toContain('extracted_fields.left is computed from other values');
  // A program that sends all fields back, as it got them.
  const same = await edit(id, { extracted_fields: { ...after.extracted_fields, vendor: 'Brightwater' } });
  expect(same.extracted_fields).toMatchObject({ vendor: 'Brightwater', left: '100.00' });
  expect(same.lineage['left']).toMatchObject({ source: 'formula', at: after.lineage['left']!.at });
  const empty = await edit(id, { extracted_fields: { total_amount: null } });
  expect(empty.extracted_fields['left']).toBeNull();
  expect(empty.lineage['left']!.detail).toBe('Total Amount is empty. Enter it, and this is computed.');
  expect(empty.evidence['left']).toEqual([]);
  expect(extracted_fields['left']).toBe('119.00');
});

test('rows that are sent with computed cells are taken, and computed anew', async () => {
  const { id } = await processed('C-3');
  const row = { description: 'Rack', quantity: 1, unit_price: 10, amount: 10, tax_rate: 7, gross: 99 };
  const after = await edit(id, {
    line_items: [row, { ...row, amount: null, unit_price: null, tax_rate: '' }],
  });
  expect(after.line_items[0]).toMatchObject({ gross: 10.7 });
  expect(after.line_items[1]).not.toHaveProperty('gross');
  expect(after.extracted_fields['lines_total']).toBe('10.70');
});

test('exports, the list and rules see them', async () => {
  const rule = await service.admin.call('createRule', {
    body: {
      name: 'Large rest',
      trigger: 'processed',
      conditions: [{ field: 'left', operator: '>', value: '1000' }],
      action: { type: 'set_field', field: 'vendor', value: 'Large' },
    } as never,
  });
  const { id } = await upload(service.api, place, invoiceText('C-4', '2380.00'), 'C-4.txt', {
    profile_id: profile.id,
  });
  const record = await untilProcessed(service.api, id);
  expect(record.extracted_fields['left']).toBe('2380.00');
  const { extracted_fields } = await until(async () => {
    const now = await service.api.call('getDocument', { params: { id } });
    return now.extracted_fields['vendor'] === 'Large' && now;
  }, 'the rule');
  expect(extracted_fields).toMatchObject({ left: '2380.00' });
  const csv = await service.api.call('exportCsv', { query: { ids: String(id) } });
  const [row] = parse(await csv.text(), { bom: true, columns: true });
  expect(row).toMatchObject({ left: '2380.00', discount_until: '2026-03-28' });
  const { documents } = await service.api.call('listDocuments', {
    query: { field: ['left:gt:2000'] },
  });
  expect(documents.map((one) => one.id)).toEqual([id]);
  await service.admin.call('deleteRule', { params: { id: rule.id } });
});

describe('a profile with a formula that cannot be computed is refused', () => {
  test.each([
    ['fields', { label: 'Sum', type: 'amount', formula: 'vendor * 2' }, 'must give * other values'],
    [
      'fields',
      { label: 'Sum', type: 'amount', formula: 'nothing_here' },
      'the profile has nothing of that key',
    ],
    [
      'fields',
      { label: 'Sum', type: 'amount', required: true, formula: '1' },
      'require what it is computed from',
    ],
    ['fields', { label: 'Sum', type: 'amount', formula: 'x'.repeat(501) }, '500'],
    [
      'line_columns',
      { label: 'Sum', type: 'amount', formula: 'sum(lines.amount)' },
      'sees its own line only',
    ],
  ] as const)('%s: %o', async (part, wrong, said) => {
    const body = { ...BODY, name: 'Wrong', [part]: [...BODY[part], wrong] };
    const refusal = await service.admin.refused('createProfile', { body });
    expect(refusal).toMatchObject({ status: 422 });
    expect(refusal.detail).toContain(said);
    expect(refusal.detail).toContain(`${part}.${BODY[part].length}.formula`);
  });

  test('an empty formula is none', async () => {
    const body = { name: 'No formula', fields: [{ label: 'Vendor', formula: '' }] };
    const made = await service.admin.call('createProfile', { body });
    expect(made.fields[0]).not.toHaveProperty('formula');
  });
});

test('a formula that comes later computes documents that are processed again, and takes the place of what a person entered', async () => {
  const plain = {
    name: 'Later',
    fields: [
      { label: 'Total Amount', type: 'amount' as const },
      { label: 'Tax', type: 'amount' as const },
    ],
  };
  const later = await service.admin.call('createProfile', { body: plain });
  const { id } = await upload(service.api, place, invoiceText('C-9'), 'C-9.txt', { profile_id: later.id });
  await untilProcessed(service.api, id);
  await edit(id, { extracted_fields: { tax: '5.00' } });
  const [total, tax] = plain.fields;
  await service.admin.call('replaceProfile', {
    params: { id: later.id },
    body: { ...plain, fields: [total!, { ...tax!, formula: 'total_amount * 19 / 119' }] },
  });
  const before = await service.api.call('getDocument', { params: { id } });
  expect(before.extracted_fields['tax']).toBe('5.00');
  await service.api.call('reprocessDocument', { params: { id }, body: {} });
  const after = await until(async () => {
    const record = await service.api.call('getDocument', { params: { id } });
    return record.lineage['tax']?.source === 'formula' && record;
  }, 'the computed tax');
  expect(after.extracted_fields['tax']).toBe('19.00');
});
