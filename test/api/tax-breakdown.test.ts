// The taxes of a document by rate: read, checked, corrected, exported; bad input is refused by the name that people see.
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Blocker } from '../../contract/blockers.ts';
import type { Profile } from '../../contract/profiles.ts';
import type { TaxLine } from '../../contract/tax-breakdown.ts';
import { pdfOfPages, textAt } from '../kit/samples/pdf.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, untilProcessed, upload, type Place } from '../kit/upload.ts';

const ITEMS = [60, 330, 400, 500];
const TAXES = [60, 200, 330, 460];
const row = (cells: string[], columns: number[], y: number) =>
  cells.map((text, i) => textAt(columns[i]!, y, text, 9)).join('');
const paper = (number: string) =>
  pdfOfPages([
    textAt(60, 780, 'Office Supplies Ltd', 14) +
      textAt(60, 740, `Invoice number: ${number}`) +
      row(['Description', 'Quantity', 'Unit price', 'Amount'], ITEMS, 690) +
      row(['Paper A4', '2', '99.00', '198.00'], ITEMS, 672) +
      row(['Yoghurt', '50', '5.50', '275.00'], ITEMS, 654) +
      row(['VAT rate', 'Net amount', 'VAT', 'Gross amount'], TAXES, 590) +
      row(['19 %', '198.00', '37.62', '235.62'], TAXES, 572) +
      row(['7 %', '275.00', '19.25', '294.25'], TAXES, 554) +
      row(['Subtotal', '473.00'], [400, 500], 500) +
      row(['Tax', '56.87'], [400, 500], 482) +
      row(['Total Amount', '529.87'], [400, 500], 464),
  ]);

const STANDARD: TaxLine = { rate: 19, base: 198, tax: 37.62, category: 'S', exemption_reason: null };
const REDUCED: TaxLine = { rate: 7, base: 275, tax: 19.25, category: 'S', exemption_reason: null };

let service: TestService;
let place: Place;
let profile: Profile;
let id: number;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Office Supplies Ltd');
  const amounts = ['Subtotal', 'Tax', 'Total Amount'].map((label) => ({ label, type: 'amount' as const }));
  profile = await service.admin.call('createProfile', {
    body: {
      name: 'With taxes',
      tax_breakdown: true,
      line_items: true,
      fields: [{ label: 'Invoice Number' }, ...amounts],
    },
  });
  ({ id } = await upload(service.api, place, paper('O-1'), '1.pdf', { profile_id: profile.id }));
});
afterAll(() => service.stop());

const edit = (tax_breakdown: object[]) =>
  service.api.call('editDocument', { params: { id }, body: { tax_breakdown } });

test('rates are read with their places, and checked', async () => {
  const record = await untilProcessed(service.api, id);
  expect(profile.tax_breakdown).toBe(true);
  expect(record.tax_breakdown).toEqual([STANDARD, REDUCED]);
  expect(record.evidence['tax_breakdown[1].tax']).toMatchObject([{ page: 1, text: '19.25' }]);
  const checks = record.checks.filter(({ code }) => code.startsWith('tax'));
  expect(checks.map(({ code, passed }) => [code, passed])).toEqual([
    ['taxRates', true],
    ['taxTotal', true],
    ['taxBases', true],
  ]);
});

test('a correction is checked at once, is a blocker where it is wrong, and finds its place', async () => {
  const wrong = await edit([{ ...STANDARD, tax: 37.26 }, REDUCED]);
  expect(wrong.lineage['tax_breakdown']?.source).toBe('person');
  expect(wrong.blockers.find(({ code }) => code === 'taxRates')).toMatchObject({
    target: 'tax_breakdown[0]',
    message: 'Base times rate is the tax: 198.00 x 19 % = 37.62, stated 37.26, difference 0.36',
  });
  const right = await edit([STANDARD, REDUCED]);
  expect(right.blockers.filter(({ code, state }) => code.startsWith('tax') && state === 'open')).toEqual([]);
  expect(right.evidence['tax_breakdown[0].tax']).toMatchObject([{ text: '37.62' }]);
  expect(right.evidence['tax_breakdown[1].base']).toMatchObject([{ text: '275.00' }]);
});

test('what is wrong with a rate is accepted with one word, and stays accepted', async () => {
  const ofRates = ({ blockers }: { blockers: Blocker[] }) => blockers.find(({ code }) => code === 'taxRates');
  const wrong = ofRates(await edit([{ ...STANDARD, tax: 37.26 }, REDUCED]));
  const accepted = await service.api.call('acceptBlockers', {
    params: { id },
    body: { ids: [wrong!.id], reason: 'As printed' },
  });
  expect(ofRates(accepted)).toMatchObject({ state: 'accepted' });
  const later = await service.api.call('editDocument', { params: { id }, body: { notes: 'Seen' } });
  expect(ofRates(later)).toMatchObject({ state: 'accepted' });
  await edit([STANDARD, REDUCED]);
});

test.each([
  ['tax_breakdown.0.category', { category: 'VAT' }],
  ['tax_breakdown.0.rate', { rate: 101 }],
  ['tax_breakdown.0.rate', { rate: -1 }],
  ['tax_breakdown.0.base', { base: 'much' }],
  ['tax_breakdown.0', { country: 'DE' }],
])('%s is refused: %j', async (field, line) => {
  const refusal = await service.api.refused('editDocument', {
    params: { id },
    body: { tax_breakdown: [line] },
  });
  expect(refusal.status).toBe(422);
  expect(refusal.detail).toContain(field);
});

test('more rates than any document has are refused; what a person set survives processing again', async () => {
  const many = Array.from({ length: 51 }, () => STANDARD);
  const refusal = await service.api.refused('editDocument', {
    params: { id },
    body: { tax_breakdown: many },
  });
  expect(refusal.status).toBe(422);
  await edit([REDUCED]);
  await service.api.call('reprocessDocument', { params: { id }, body: {} });
  const again = await untilProcessed(service.api, id);
  expect(again.tax_breakdown).toEqual([REDUCED]);
  await edit([STANDARD, REDUCED]);
});

test('CSV with one row per rate; the report is made', async () => {
  const csv = await service.api.call('exportCsv', { query: { ids: [id], rows: 'taxes' } });
  const rows: Record<string, string>[] = parse(await csv.text(), { bom: true, columns: true });
  expect(
    rows.map((cells) => [
      cells['total_amount'],
      cells['tax_line'],
      cells['tax_line_rate'],
      cells['tax_line_base'],
      cells['tax_line_tax'],
      cells['tax_line_category'],
    ]),
  ).toEqual([
    ['529.87', '1', '19', '198', '37.62', 'S'],
    ['529.87', '2', '7', '275', '19.25', 'S'],
  ]);
  const report = await service.api.call('reportOne', { params: { id }, query: {} });
  expect((await report.arrayBuffer()).byteLength).toBeGreaterThan(2000);
});

test('a profile that does not ask for rates has none', async () => {
  const { id: plain } = await service.admin.call('createProfile', {
    body: { name: 'Without taxes', fields: [{ label: 'Total Amount', type: 'amount' }] },
  });
  const document = await upload(service.api, place, paper('O-2'), '2.pdf', { profile_id: plain });
  expect((await untilProcessed(service.api, document.id)).tax_breakdown).toEqual([]);
});
