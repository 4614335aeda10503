// Allowances and charges of e-invoices, of lines and of the whole: in the record as discount, freight and surcharge, and out again.
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
    detail: '160.00 - 10.00 + 5.00 = 155.00',
  });
  expect(record.line_items.map((line) => line['discount'])).toEqual([20, -3]);
  expect(record.blockers).toEqual([]);
});
