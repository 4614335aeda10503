// Allowances and charges, of lines and of the whole: in the record, in its fields or as rows of their own, and out again.
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { DocumentRecord } from '../../contract/documents.ts';
import type { ProfileInput } from '../../contract/profiles.ts';
import { readEInvoice } from '../../server/reading/e-invoice/read-e-invoice.ts';
import { COMPLETE_PROFILE, COMPLETE_VALUES } from '../kit/samples/complete-invoice.ts';
import { writeCii } from '../kit/samples/drawn-cii.ts';
import { drawInvoice, type DrawnInvoice } from '../kit/samples/drawn-invoice.ts';
import { writeUbl } from '../kit/samples/drawn-ubl.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { type Place, newPlace, profileId, untilProcessed, upload } from '../kit/upload.ts';

let service: TestService;
let place: Place;
beforeAll(async () => {
  service = await startTestService({ settings: { WORKERS: '2' } });
  place = await newPlace(service.api);
});
afterAll(() => service.stop());

async function processed(xml: string, filename: string, profile_id: number): Promise<DocumentRecord> {
  const { id } = await upload(service.api, place, xml, filename, { profile_id });
  return untilProcessed(service.api, id);
}

/** 10 x 12.00 - 25.00 + 5.00 = 100.00; 3 x 19.00 + 3.00 = 60.00. */
function drawn(number: string): DrawnInvoice {
  const invoice = { ...drawInvoice(), number };
  invoice.seller.vat = 'DE123456788';
  const [first, second] = invoice.lines;
  Object.assign(first!, {
    price: '12.00',
    allowances: [{ amount: '25.00', reason: 'Season' }],
    charges: [{ amount: '5.00', reason: 'Packing' }],
  });
  Object.assign(second!, { price: '19.00', charges: [{ amount: '3.00', reason: 'Small quantity' }] });
  invoice.charges = [
    { amount: '4.00', category: 'S', rate: '19', code: 'ABK', reason: 'Versandkosten' },
    { amount: '1.00', category: 'S', rate: '19', reason: 'Surcharge for small orders' },
  ];
  return invoice;
}

/** All that XRechnung asks for, with fields for what is taken off and added. */
const PROFILE: z.input<typeof ProfileInput> = {
  ...COMPLETE_PROFILE,
  name: 'Invoice with allowances',
  line_columns: [{ label: 'Einheit' }, { label: 'Rabatt', type: 'number' }],
  fields: [
    ...COMPLETE_PROFILE.fields,
    { label: 'Discount', type: 'amount' },
    { label: 'Freight', type: 'amount' },
    { label: 'Other charges', type: 'amount', aliases: ['BT-108'] },
  ],
};

test.each([
  ['cii', writeCii, 'xrechnung-cii'],
  ['ubl', writeUbl, 'xrechnung-ubl'],
] as const)(
  '%s: are read, blamed for nothing, written and read again as they were',
  async (syntax, write, format) => {
    const { profiles } = await service.admin.call('listProfiles', { query: { limit: 200 } });
    const known = profiles.find(({ name }) => name === PROFILE.name);
    const { id: profile_id } = known ?? (await service.admin.call('createProfile', { body: PROFILE }));
    const xml = write(drawn(`A-${syntax}`));
    expect(readEInvoice(Buffer.from(xml), 'x')!.validation).toMatchObject({ broken: [] });
    const record = await processed(xml, `allowances.${syntax}.xml`, profile_id);
    const sums = { discount: '10.00', freight: '4.00', other_charges: '1.00', subtotal: '155.00' };
    const lines = [
      { quantity: 10, unit_price: 12, rabatt: 20, amount: 100 },
      { quantity: 3, unit_price: 19, rabatt: -3, amount: 60 },
    ];
    expect(record.extracted_fields).toMatchObject(sums);
    expect(record.line_items).toMatchObject(lines);
    expect(record.checks.filter(({ passed }) => !passed)).toEqual([]);
    // The other syntax has the same pages.
    expect(record.blockers.filter(({ kind }) => kind !== 'duplicate')).toEqual([]);

    // What XRechnung wants beyond what this invoice is read for.
    const missing = Object.entries(COMPLETE_VALUES).filter(([key]) => record.extracted_fields[key] === null);
    const { id } = record;
    await service.api.call('editDocument', {
      params: { id },
      body: { extracted_fields: { ...record.extracted_fields, ...Object.fromEntries(missing) } },
    });
    await service.api.call('changeStatus', { params: { id }, body: { status: 'Approved' } });
    const response = await service.api.call('exportEInvoice', { params: { id }, query: { format } });
    const written = await response.text();
    const again = readEInvoice(Buffer.from(written), 'x')!;
    expect(again.validation).toMatchObject({ profile: 'XRechnung 3.0', broken: [] });
    expect(again.lines.map(({ further }) => further!.discount)).toEqual(['20.00', '-3.00']);
    expect(again.lines.map(({ allowances }) => allowances)).toEqual(
      readEInvoice(Buffer.from(xml), 'x')!.lines.map(({ allowances }) => allowances),
    );
    expect(record.allowances).toEqual([]);
    expect(again.values).toMatchObject({ line_total: '160', allowance_total: '10.00', charge_total: '5.00' });
    const copy = await processed(written, `again.${syntax}.xml`, profile_id);
    expect(copy.extracted_fields).toMatchObject(sums);
    expect(copy.line_items).toEqual(record.line_items);
  },
);

test('what a person makes of the discount of a line is what its arithmetic is checked with', async () => {
  const record = await processed(writeUbl(drawn('A-4')), 'edited.xml', await profileId(service.api));
  const { id } = record;
  const [first, second] = record.line_items;
  const withFirst = async (change: Record<string, number>) => {
    await service.api.call('editDocument', {
      params: { id },
      body: { line_items: [{ ...first!, ...change }, second!] },
    });
    const { checks } = await service.api.call('getDocument', { params: { id } });
    return checks.find(({ code }) => code === 'quantity')!.passed;
  };
  expect(await withFirst({ amount: 105 })).toBe(false);
  expect(await withFirst({ amount: 105, discount: 15 })).toBe(true);
});

test('an invoice with allowances that follows its rules has no blocker where the profile has no field for them', async () => {
  const record = await processed(writeUbl(drawn('A-3')), 'standard.xml', await profileId(service.api));
  expect(record.checks.find(({ code }) => code === 'lineItems')).toMatchObject({
    passed: true,
    detail: '160.00 - 10.00 + 4.00 + 1.00 = 155.00',
  });
  expect(record.line_items.map((line) => line['discount'])).toEqual([20, -3]);
  expect(record.blockers).toEqual([]);
  expect(record.allowances).toEqual([
    { ...NONE, type: 'allowance', reason: 'Discount', amount: 10, tax_rate: 19, tax_category: 'S' },
    { ...NONE, reason: 'Versandkosten', amount: 4, tax_rate: 19, tax_category: 'S', reason_code: 'ABK' },
    { ...NONE, reason: 'Surcharge for small orders', amount: 1, tax_rate: 19, tax_category: 'S' },
  ]);
  expect(record.evidence['allowances[1].amount']).toMatchObject([{ page: 1, text: '4.00' }]);
  expect(record.evidence['allowances[1].reason']).toMatchObject([{ page: 1, text: 'Versandkosten' }]);
});

const NONE = {
  type: 'charge' as const,
  reason: null,
  amount: null,
  tax_rate: null,
  tax_category: null,
  reason_code: null,
  percent: null,
  base: null,
};

/** What XRechnung wants is entered, as far as the record does not have it. */
async function completed({ id, extracted_fields }: DocumentRecord, change = {}): Promise<DocumentRecord> {
  const missing = Object.entries(COMPLETE_VALUES).filter(([key]) => extracted_fields[key] === null);
  return service.api.call('editDocument', {
    params: { id },
    body: { extracted_fields: { ...extracted_fields, ...Object.fromEntries(missing) }, ...change },
  });
}

async function writtenAs(id: number, format: 'xrechnung-cii' | 'xrechnung-ubl' | 'factur-x') {
  await service.api.call('changeStatus', { params: { id }, body: { status: 'Approved' } });
  const response = await service.api.call('exportEInvoice', { params: { id }, query: { format } });
  return Buffer.from(await response.text());
}

test.each([
  ['cii', writeCii, 'xrechnung-cii'],
  ['ubl', writeUbl, 'xrechnung-ubl'],
] as const)(
  '%s: what the profile has no field for is written as it was stated',
  async (syntax, write, format) => {
    const { id: profile_id } = await service.admin.call('createProfile', {
      body: { ...COMPLETE_PROFILE, name: `Without fields for allowances (${syntax})` },
    });
    const invoice = drawn(`N-${syntax}`);
    invoice.allowances[0] = { ...invoice.allowances[0]!, percent: '6.25', base: '160.00', code: '95' };
    const read = readEInvoice(Buffer.from(write(invoice)), 'x')!;
    const record = await completed(await processed(write(invoice), `no-fields.${syntax}.xml`, profile_id));
    const written = readEInvoice(await writtenAs(record.id, format), 'x')!;
    expect(written.validation).toMatchObject({ broken: [] });
    // Numbers of a record have no zeros at their end.
    const plain = ({ allowances = [] }: typeof read) =>
      allowances.map((one) => ({ ...one, amount: Number(one.amount), base: one.base && Number(one.base) }));
    expect(plain(written)).toEqual(plain(read));
    expect(read.allowances).toHaveLength(3);
    expect(written.lines.map(({ allowances }) => allowances)).toEqual(
      read.lines.map(({ allowances }) => allowances),
    );
  },
);

test('a discount that a person has changed is written as it is in the record', async () => {
  const profile = { ...PROFILE, name: 'Changed discount' };
  const { id: profile_id } = await service.admin.call('createProfile', { body: profile });
  const record = await processed(writeUbl(drawn('A-5')), 'changed.xml', profile_id);
  const [first, second] = record.line_items;
  const line_items = [{ ...first!, unit_price: 11, rabatt: 10 }, second!];
  await completed(record, { line_items });
  const { lines } = readEInvoice(await writtenAs(record.id, 'factur-x'), 'x')!;
  expect(lines.map(({ allowances }) => allowances?.map(({ amount, reason }) => [amount, reason]))).toEqual([
    [['10.00', 'Rabatt']],
    [['3.00', 'Small quantity']],
  ]);
});

const PAPER = `Papier & Co GmbH

INVOICE

Invoice Number: P-1
Invoice Date: 2026-03-14

Description        Quantity   Unit Price   Amount
Oak shelf          2          50.00        100.00

Discount: EUR -10.00
Shipping: EUR 4.00
Subtotal: EUR 94.00
VAT 19%: EUR 17.86
Total: EUR 111.86
`;

test('discount and freight printed below the lines are kept, corrected, checked, exported and written', async () => {
  const { id: profile_id } = await service.admin.call('createProfile', {
    body: { ...COMPLETE_PROFILE, name: 'Printed allowances' },
  });
  const record = await processed(PAPER, 'printed.txt', profile_id);
  const { id } = record;
  const printed = [
    { ...NONE, type: 'allowance', reason: 'Discount', amount: 10 },
    { ...NONE, reason: 'Shipping', amount: 4 },
  ];
  expect(record.allowances).toEqual(printed);
  expect(record.evidence['allowances[0].amount']).toMatchObject([{ page: 1, text: '10.00' }]);
  expect(record.evidence['allowances[1].reason']).toMatchObject([{ page: 1, text: 'Shipping' }]);
  const sum = ({ checks }: DocumentRecord) => checks.find(({ code }) => code === 'lineItems');
  expect(sum(record)).toMatchObject({ passed: true, detail: '100.00 - 10.00 + 4.00 = 94.00' });

  const edit = (allowances: object[]) =>
    service.api.call('editDocument', { params: { id }, body: { allowances } as object });
  const removed = await edit([{ type: 'allowance', reason: 'Discount', amount: 10 }]);
  expect(sum(removed)).toMatchObject({ passed: false });
  expect(removed.lineage['allowances']).toMatchObject({ source: 'person' });
  const put = await edit(printed);
  expect(sum(put)).toMatchObject({ passed: true });
  expect(put.evidence['allowances[1].amount']).toMatchObject([{ page: 1, text: '4.00' }]);
  const { entries } = await service.admin.call('listAudit', { query: { document_id: id, limit: 50 } });
  const edits = entries.filter(({ event }) => event === 'document.edited');
  expect(edits.at(0)!.detail).toMatchObject({ after: { allowances: printed } });
  // What a person entered is not read over.
  await edit([{ ...printed[0]!, reason: 'Loyalty' }, printed[1]!]);
  await service.api.call('reprocessDocument', { params: { id }, body: {} });
  const again = await untilProcessed(service.api, id);
  expect(again.allowances.map(({ reason }) => reason)).toEqual(['Loyalty', 'Shipping']);

  const csv = await service.api.call('exportCsv', { query: { ids: [id], rows: 'allowances' } });
  const rows: Record<string, string>[] = parse(await csv.text(), { bom: true, columns: true });
  const columns = ['total_amount', 'allowance', 'allowance_type', 'allowance_reason', 'allowance_amount'];
  expect(rows.map((cells) => columns.map((column) => cells[column]))).toEqual([
    ['111.86', '1', 'allowance', 'Loyalty', '10'],
    ['111.86', '2', 'charge', 'Shipping', '4'],
  ]);
  const report = await service.api.call('reportOne', { params: { id }, query: {} });
  expect((await report.arrayBuffer()).byteLength).toBeGreaterThan(2000);

  await completed(again, {
    tax_breakdown: [{ rate: 19, base: 94, tax: 17.86, category: 'S', exemption_reason: null }],
    line_items: again.line_items.map((line) => ({ ...line, unit: 'pieces' })),
  });
  const { allowances, validation } = readEInvoice(await writtenAs(id, 'factur-x'), 'x')!;
  expect(validation).toMatchObject({ broken: [] });
  expect(allowances).toEqual([
    { charge: false, amount: '10', reason: 'Loyalty', code: null, category: 'S', rate: '19' },
    { charge: true, amount: '4', reason: 'Shipping', code: null, category: 'S', rate: '19' },
  ]);
});

test.each([
  ['allowances.0.type', { type: 'discount' }],
  ['allowances.0.type', { reason: 'Freight' }],
  ['allowances.0.amount', { type: 'charge', amount: 'much' }],
  ['allowances.0.tax_rate', { type: 'charge', tax_rate: 101 }],
  ['allowances.0.tax_category', { type: 'charge', tax_category: 'VAT' }],
])('%s is refused: %j', async (field, row) => {
  const { documents } = await service.api.call('listDocuments', { query: { limit: 1 } });
  const body = { allowances: [row] } as object;
  const refusal = await service.api.refused('editDocument', { params: { id: documents[0]!.id }, body });
  expect(refusal.status).toBe(422);
  expect(refusal.detail).toContain(field);
});
