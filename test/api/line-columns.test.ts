// Line items with columns of the profile's own: read, corrected, judged, exported.
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LineItem } from '../../contract/documents.ts';
import type { Profile } from '../../contract/profiles.ts';
import { pdfOfPages, textAt } from '../kit/samples/pdf.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, untilProcessed, upload, type Place } from '../kit/upload.ts';

const COLUMNS = [60, 130, 290, 340, 400, 470, 520];
const ROWS = [
  ['Art.No.', 'Description', 'Qty', 'Unit', 'Unit price', 'VAT %', 'Amount'],
  ['AB-100', 'Garden chair', '2', 'pcs', '40.00', '19 %', '80.00'],
  ['', 'Delivery by night', '1', 'trip', '20.00', '7 %', '20.00'],
];
const row = (cells: string[], y: number) => cells.map((text, i) => textAt(COLUMNS[i]!, y, text, 9)).join('');
const paper = (number: string) =>
  pdfOfPages([
    textAt(60, 780, 'Garden Supplies Ltd', 14) +
      textAt(60, 740, `Invoice number: ${number}`) +
      ROWS.map((cells, i) => row(cells, 680 - 18 * i)).join('') +
      textAt(400, 600, 'Total') +
      textAt(520, 600, '100.00'),
  ]);

let service: TestService;
let place: Place;
let profile: Profile;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Garden Supplies Ltd');
  profile = await service.admin.call('createProfile', {
    body: {
      name: 'With columns',
      line_items: true,
      line_columns: [
        { label: 'Article Number', required: true },
        { label: 'Unit' },
        { label: 'Tax Rate', type: 'number' },
        { label: 'Delivered', type: 'date' },
      ],
      fields: [{ label: 'Invoice Number' }, { label: 'Total Amount', type: 'amount' }],
    },
  });
});
afterAll(() => service.stop());

let made = 0;
async function processed() {
  made += 1;
  const { id } = await upload(service.api, place, paper(`G-${made}`), `${made}.pdf`, {
    profile_id: profile.id,
  });
  return untilProcessed(service.api, id);
}

const edit = (id: number, line_items: object[]) =>
  service.api.call('editDocument', { params: { id }, body: { line_items } as never });

const CHAIR: LineItem = {
  description: 'Garden chair',
  quantity: 2,
  unit_price: 40,
  amount: 80,
  article_number: 'AB-100',
  unit: 'pcs',
  tax_rate: 19,
};
const DELIVERY: LineItem = {
  description: 'Delivery by night',
  quantity: 1,
  unit_price: 20,
  amount: 20,
  unit: 'trip',
  tax_rate: 7,
};

test('a profile names its columns; keys come from the labels', () => {
  expect(profile.line_columns.map(({ key, type, required }) => ({ key, type, required }))).toEqual([
    { key: 'article_number', type: 'text', required: true },
    { key: 'unit', type: 'text', required: false },
    { key: 'tax_rate', type: 'number', required: false },
    { key: 'delivered', type: 'date', required: false },
  ]);
});

test.each([
  ['twice the same', [{ label: 'Unit' }, { label: 'unit' }]],
  ['one of the four', [{ label: 'Amount' }]],
  ['no label', [{ label: '' }]],
])('columns are refused: %s', async (_, line_columns) => {
  const body = { name: 'Refused', line_items: true, line_columns, fields: [{ label: 'Total' }] };
  expect((await service.admin.refused('createProfile', { body })).status).toBe(422);
});

test('cells are read with their places; what a line lacks is absent, and a blocker where it is required', async () => {
  const { line_items, evidence, blockers } = await processed();
  expect(line_items).toEqual([CHAIR, DELIVERY]);
  expect(evidence['line_items[0].article_number']).toMatchObject([{ page: 1, text: 'AB-100' }]);
  expect(evidence['line_items[1].tax_rate']).toMatchObject([{ page: 1, text: '7' }]);
  const missing = blockers.filter(({ target }) => target === 'line_items[1].article_number');
  expect(missing).toMatchObject([
    { kind: 'line_doubtful', state: 'open', message: 'Line 2 has no Article Number' },
  ]);
});

test('a correction fills the cell, finds its place, and settles the blocker', async () => {
  const { id } = await processed();
  const corrected = { ...DELIVERY, article_number: 'night', delivered: '2026-03-09' };
  const after = await edit(id, [CHAIR, corrected]);
  expect(after.line_items).toEqual([CHAIR, corrected]);
  expect(after.evidence['line_items[1].article_number']).toMatchObject([{ text: 'night' }]);
  expect(after.evidence['line_items[0].article_number']).toMatchObject([{ text: 'AB-100' }]);
  const asked = after.blockers.filter(({ target }) => target === 'line_items[1].article_number');
  expect(asked.map(({ state }) => state)).toEqual(['resolved']);
  // Empty is absent.
  const emptied = await edit(id, [{ ...CHAIR, article_number: '', tax_rate: null }]);
  const { article_number: _number, tax_rate: _rate, ...rest } = CHAIR;
  expect(emptied.line_items).toEqual([rest]);
});

test.each([
  ['a column that the profile does not have', { colour: 'red' }, /line_items.*colour.*line column/],
  ['a text where a number belongs', { tax_rate: 'nineteen' }, /number/],
  ['a number where a text belongs', { unit: 3 }, /text/],
  ['a day that does not exist', { delivered: '2026-02-30' }, /date/],
])('%s is refused', async (_, cells, said) => {
  const { id } = await processed();
  const { status, detail } = await service.api.refused('editDocument', {
    params: { id },
    body: { line_items: [{ ...CHAIR, ...cells }] },
  });
  expect(status).toBe(422);
  expect(detail).toMatch(said);
});

test('a table that is read from a rectangle names the columns', async () => {
  const { id } = await processed();
  const { columns, line_items } = await service.api.call('readTable', {
    params: { id, number: 1 },
    body: { box: [0.08, 0.17, 0.99, 0.25] },
  });
  expect(columns.map(({ role }) => role)).toEqual([
    'article_number',
    'description',
    'quantity',
    'unit',
    'unit_price',
    'tax_rate',
    'amount',
  ]);
  expect(line_items).toEqual([CHAIR, DELIVERY]);
});

test('CSV with one row per line: the fields of the document, then the line', async () => {
  const { id, extracted_fields } = await processed();
  const bare = await upload(service.api, place, 'no lines', 'bare.txt', { profile_id: profile.id });
  await untilProcessed(service.api, bare.id);
  const answer = await service.api.call('exportCsv', { query: { ids: [id, bare.id], rows: 'lines' } });
  const rows: Record<string, string>[] = parse(await answer.text(), { bom: true, columns: true });
  expect(rows.map((row) => [row['id'], row['line'], row['line_article_number'], row['line_amount']])).toEqual(
    [
      [String(bare.id), '', '', ''],
      [String(id), '1', 'AB-100', '80'],
      [String(id), '2', '', '20'],
    ],
  );
  expect(new Set(rows.slice(1).map((row) => row['invoice_number']))).toEqual(
    new Set([extracted_fields['invoice_number']]),
  );
  const whole = await service.api.call('exportCsv', { query: { ids: [id] } });
  const [one]: Record<string, string>[] = parse(await whole.text(), { bom: true, columns: true });
  expect(Object.keys(one!).filter((name) => name.startsWith('line'))).toEqual([]);
});
