// Taxes that a document prints one by one: their sum is its tax, with all of their places.
import { expect, test } from 'vitest';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import { extract } from '../builtin/extract.ts';

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
