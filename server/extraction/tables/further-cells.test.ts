// Columns of line items beyond the four of every profile.
import { expect, test } from 'vitest';
import type { LineColumn } from '../../../contract/profiles.ts';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import { extract } from '../builtin/extract.ts';
import { lineItemOf } from '../draft.ts';

const column = (label: string, type: LineColumn['type'] = 'text', aliases: string[] = []): LineColumn => ({
  label,
  key: label.toLowerCase().replaceAll(' ', '_'),
  type,
  required: false,
  aliases,
});

const CONTEXT = { today: '2026-11-01', learned: [] };

function itemsOf(lines: string[], columns: LineColumn[]) {
  const profile = { ...profileOf([profileField('Total', 'amount')], true), line_columns: columns };
  return extract(typedReading(lines), profile, CONTEXT);
}

const INVOICE = [
  'Invoice 4711',
  '',
  'Art.No.    Description            Qty  Unit   Unit price   VAT %      Amount',
  'AB-100     Garden chair             2  pcs         40.00    19 %       80.00',
  'AB-200     Delivery by night        1  trip        20.00     7 %       20.00',
  '',
  '                                                  Total              100.00',
];

test('columns are found by what their labels mean', () => {
  const columns = [column('Article Number'), column('Unit'), column('Tax Rate', 'number')];
  const draft = itemsOf(INVOICE, columns);
  expect(draft.line_items.map(lineItemOf)).toEqual([
    {
      description: 'Garden chair',
      quantity: 2,
      unit_price: 40,
      amount: 80,
      article_number: 'AB-100',
      unit: 'pcs',
      tax_rate: 19,
    },
    {
      description: 'Delivery by night',
      quantity: 1,
      unit_price: 20,
      amount: 20,
      article_number: 'AB-200',
      unit: 'trip',
      tax_rate: 7,
    },
  ]);
  expect(draft.line_items[0]?.evidence['article_number']).toMatchObject([{ text: 'AB-100' }]);
});

test('a column that nobody knows is found by its heading, or by what else it is called', () => {
  const lines = INVOICE.map((line) => line.replace('Art.No.', 'Bay    '));
  const bay = (draft: ReturnType<typeof itemsOf>) => draft.line_items.map(({ further }) => further);
  expect(bay(itemsOf(lines, [column('Bay')]))).toEqual([{ bay: 'AB-100' }, { bay: 'AB-200' }]);
  expect(bay(itemsOf(lines, [column('Shelf', 'text', ['Bay'])]))).toEqual([
    { shelf: 'AB-100' },
    { shelf: 'AB-200' },
  ]);
  expect(bay(itemsOf(lines, [column('Shelf')]))).toEqual([{}, {}]);
});

test('without a column of its own the unit is what stands behind the quantity', () => {
  const lines = [
    'Description            Quantity   Unit price      Amount',
    'Cement, grey             3 bags        10.00       30.00',
    'Screed                   5 m²           8.00       40.00',
    '',
    'Total                                             70.00',
  ];
  const draft = itemsOf(lines, [column('Unit')]);
  expect(draft.line_items.map(({ further }) => further)).toEqual([{ unit: 'bags' }, { unit: 'm²' }]);
  expect(draft.line_items[1]?.evidence['unit']).toMatchObject([{ text: 'm²' }]);
});

test('dates and numbers that are none stay out', () => {
  const lines = [
    'Day          Description          Quantity   Unit price      Amount   Weight',
    '2026-03-09   Night watch                 2        40.00       80.00   1.25',
    'unknown      Day watch                   1        20.00       20.00   heavy',
    '',
    'Total                                                        100.00',
  ];
  const draft = itemsOf(lines, [column('Day', 'date'), column('Weight', 'number')]);
  expect(draft.line_items.map(({ further }) => further)).toEqual([{ day: '2026-03-09', weight: 1.25 }, {}]);
});

test('a line without a required column is a reason to look', () => {
  const required = { ...column('Article Number'), required: true };
  const draft = itemsOf(
    INVOICE.map((line) => line.replace('AB-200', '      ')),
    [required],
  );
  expect(draft.facts.required_columns).toEqual([{ key: 'article_number', label: 'Article Number' }]);
  expect(draft.line_items.map(({ further }) => further)).toEqual([{ article_number: 'AB-100' }, {}]);
});

const PARTED = [
  'References                 Description            Quantity   Unit price      Amount',
  'Your item no: K-17         Garden chair                  2        40.00       80.00',
  'Supplier part no:          GTIN 4012345001235',
  'AB-100                     Batch no. 0815, made of oak',
  '4012345001235 (GTIN)       Farbe: natur',
  '',
  'Total                                                            80.00',
];

test('labelled parts of a cell have columns of their own, each with its place', () => {
  const columns = [
    column('Item code', 'text', ['References']),
    column('EAN'),
    column('Batch number'),
    column('Farbe'),
  ];
  const [item] = itemsOf(PARTED, columns).line_items;
  expect(item?.further).toEqual({
    item_code: 'AB-100',
    ean: '4012345001235',
    batch_number: '0815, made of oak',
    farbe: 'natur',
  });
  expect(item?.evidence['item_code']).toMatchObject([{ text: 'AB-100' }]);
  expect(item?.evidence['farbe']).toMatchObject([{ text: 'natur' }]);
});

test('a label with nothing behind it, and a word of the text that is also a label, hold no value', () => {
  const lines = [
    'Description                            Quantity   Unit price      Amount',
    'Batch of cookies, country of origin unknown   2        40.00       80.00',
    'GTIN:',
    '(EAN)',
    '',
    'Total                                                             80.00',
  ];
  const columns = [column('EAN'), column('Batch number'), column('Country of origin')];
  expect(itemsOf(lines, columns).line_items.map(({ further }) => further)).toEqual([{}]);
});

test('a rate that reaches into the column before it, and a mark in the margin beside the position', () => {
  const lines = [
    '       Pos.  Description              Unit price   Quantity        VAT      Amount',
    'A-17   1     Physiotherapy                 26.00         10 0 %  VAT      260.00',
    '       2     Visit                         12.00         10 0 %  VAT      120.00',
    '',
    'Total                                                                 380.00',
  ];
  const columns = [column('Position'), column('Tax Rate', 'number')];
  expect(itemsOf(lines, columns).line_items.map(({ further }) => further)).toEqual([
    { position: '1', tax_rate: 0 },
    { position: '2', tax_rate: 0 },
  ]);
});
