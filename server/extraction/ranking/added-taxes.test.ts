// Taxes that a document prints one by one: their sum is its tax, with all of their places.
import { expect, test } from 'vitest';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import { extract } from '../builtin/extract.ts';
import { understandField } from '../labels/understand-field.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { rankField } from './rank.ts';
import { buildScene } from './scene.ts';

const FIELDS = ['Subtotal', 'Tax', 'Total Amount'].map((label) => profileField(label, 'amount'));
const taxOf = (lines: string[]) =>
  extract(typedReading(['Invoice 4711', '', ...lines]), profileOf(FIELDS, false), {
    today: '2026-11-01',
    learned: [],
  }).fields['tax'];

test('a line for each rate, with a place for each part', () => {
  const tax = taxOf([
    'Subtotal             100.00',
    'VAT 7 % on 50.00       3.50',
    'VAT 19 % on 50.00      9.50',
    'Total Amount         113.00',
  ]);
  expect(tax?.value).toBe('13.00');
  expect(tax?.evidence.map(({ text }) => text)).toEqual(['3.50', '9.50']);
});

test('three authorities', () => {
  const lines = ['State tax 4 %', 'County tax 2 %', 'City tax 1 %'];
  const amounts = ['8.00', '4.00', '2.00'];
  const taxes = lines.map((line, i) => `${line.padEnd(20)}${amounts[i]}`);
  expect(taxOf(['Subtotal            200.00', ...taxes, 'Total Amount        214.00'])?.value).toBe('14.00');
});

test.each([
  [
    'their sum is printed',
    ['Subtotal   100.00', 'VAT 7 %   3.50', 'VAT 19 %   9.50', 'Total VAT   13.00', 'Total Amount   113.00'],
    '13.00',
  ],
  [
    'one is part of the other',
    ['Subtotal   100.00', 'Tax   19.00', 'of which VAT   19.00', 'Total Amount   119.00'],
    '19.00',
  ],
  [
    'nothing proves it',
    ['Tax   3.50', 'VAT   9.50', 'Total Amount   99.00'],
    expect.not.stringMatching('13.00'),
  ],
])('no sum of parts where %s', (_name, lines, expected) => {
  const tax = taxOf(lines);
  expect(tax?.value).toEqual(expected);
  expect(tax?.evidence).toHaveLength(1);
});

test('a rate is no tax', () => {
  expect(taxOf(['VAT 9 %', 'Total Amount   113.00'])?.value).toBeNull();
});

test('a table of rates whose sums are printed nowhere: the total proves net and tax', () => {
  const reading = typedReading([
    'Rechnung 4711',
    '',
    'Endbetrag EUR                            162,00',
    '',
    'Steuersatz      Netto        Steuer        Brutto',
    '19,00 %         15,97          3,03         19,00',
    '7,00 %         133,64          9,36        143,00',
  ]);
  const { fields } = extract(reading, profileOf(FIELDS, false), { today: '2026-11-01', learned: [] });
  expect(fields['subtotal']?.value).toBe('149.61');
  expect(fields['tax']?.value).toBe('12.39');
  expect(fields['tax']?.evidence.map(({ text }) => text)).toEqual(['3,03', '9,36']);
});

const valuesOf = (lines: string[]) => {
  const { fields } = extract(typedReading(['Invoice 4711', '', ...lines]), profileOf(FIELDS, false), {
    today: '2026-11-01',
    learned: [],
  });
  return ['subtotal', 'tax', 'total_amount'].map((key) => fields[key]?.value);
};

test('the sum is likelier than each of its parts', () => {
  const reading = typedReading([
    'Total EUR                         210,80',
    '',
    'Rate           Net        VAT      Gross',
    '19,00 %      20,00       3,80      23,80',
    '10,00 %     170,00      17,00     187,00',
  ]);
  const scene = buildScene(buildLayout(reading), [], '2026-11-01');
  const bestOf = (label: string) =>
    rankField(understandField(profileField(label, 'amount')), scene)[0]?.candidate.value;
  expect([bestOf('Subtotal'), bestOf('Tax')]).toEqual(['190.00', '20.80']);
});

test('a total that is rounded after two equal taxes', () => {
  const lines = [
    'Total Amount              Rs.4,115.22',
    'Taxable Value             Rs.4,115.22',
    'SGST                        Rs.370.41',
    'CGST                        Rs.370.41',
    'IGST                          Rs.0.00',
    'Round Off                       -0.04',
    'Grand Total                  Rs.4,856',
  ];
  expect(valuesOf(lines)).toEqual(['4115.22', '740.82', '4856.00']);
});

test('a total without cents, which the net amount and two taxes come to', () => {
  const lines = [
    'SUB-TOTAL   BASIC AMOUNT      6500.00',
    '            CGST 9%            585.00',
    '            SGST 9%            585.00',
    '            GRAND TOTAL          7670',
  ];
  expect(valuesOf(lines)).toEqual(['6500.00', '1170.00', '7670.00']);
});

test('what is taken off by rounding has its sign in brackets', () => {
  const lines = [
    'Sub Total                   12,310.00',
    'CGST (9%)                    1,107.90',
    'SGST (9%)                    1,107.90',
    'Round Off                    (-) 0.80',
    'Total                      ₹14,525.00',
  ];
  expect(valuesOf(lines)).toEqual(['12310.00', '2215.80', '14525.00']);
});
