// Tables of taxes by rate: the row that adds up the others holds net and tax of the whole document.
import { expect, test } from 'vitest';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import { extract } from '../builtin/extract.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { sumRowFeatures } from './sum-rows.ts';
import { buildScene } from './scene.ts';

const TABLE = [
  'Steuer  %     Netto   Steuer  Brutto',
  'A= 19,0%       3,73    0,71    4,44',
  'B=  7,0%       2,60    0,18    2,78',
  'Gesamtbetrag   6,33    0,89    7,22',
];

test('net and tax of a receipt with two rates', () => {
  const profile = profileOf([
    profileField('Subtotal', 'amount', { aliases: ['Net Amount'] }),
    profileField('Tax', 'amount', { aliases: ['VAT'] }),
    profileField('Total Amount', 'amount'),
  ]);
  const reading = typedReading([
    'SUMME  EUR  7,22',
    'Geg. BAR  EUR  10,00',
    'Rückgeld  EUR  2,78',
    '',
    ...TABLE,
  ]);
  const { fields } = extract(reading, profile, { today: '2026-11-22', learned: [] });
  expect(Object.values(fields).map(({ value }) => value)).toEqual(['6.33', '0.89', '7.22']);
});

test.each([
  ['tax first', ['Montant T.V.A.', 'Total H.T.', 'Total T.T.C.'], ['97,98', '489,97', '587,95']],
  ['sum first', ['Total T.T.C.', 'Total H.T.', 'Montant T.V.A.'], ['587,95', '489,97', '97,98']],
])('columns of a table of taxes stand in any order: %s', (_order, headings, values) => {
  const profile = profileOf([
    profileField('Subtotal', 'amount', { aliases: ['Net Amount'] }),
    profileField('Tax', 'amount', { aliases: ['VAT'] }),
    profileField('Total Amount', 'amount'),
  ]);
  // Headings begin where their columns do; amounts end there.
  const heading = `Taux T.V.A.   ${headings.map((text) => text.padEnd(24)).join('')}`.trimEnd();
  const row = (name: string) =>
    name.padEnd(14) + values.map((value) => value.padStart(22).padEnd(24)).join('');
  const reading = typedReading(['FACTURE', '', heading, row('A  20,00%'), row('TOTAL')]);
  const { fields } = extract(reading, profile, { today: '2026-11-22', learned: [] });
  expect(Object.values(fields).map(({ value }) => value)).toEqual(['489.97', '97.98', '587.95']);
});

function marked(name: 'sum_row' | 'sum_row_part', ...lines: string[]): string[] {
  const scene = buildScene(buildLayout(typedReading(lines)), [], '2026-11-22');
  return scene.candidates.all
    .filter((one) => one.kind === 'amount' && sumRowFeatures(one, scene)[name] === 1)
    .map(({ value }) => value);
}

test('a row of sums adds up at least two columns', () => {
  expect(marked('sum_row', ...TABLE)).toEqual(['6.33', '0.89', '7.22']);
  expect(marked('sum_row_part', ...TABLE)).toEqual(['3.73', '0.71', '4.44', '2.60', '0.18', '2.78']);
  expect(marked('sum_row', 'Net     10.00', 'Tax      2.00', 'Total   12.00')).toEqual([]);
  expect(marked('sum_row', 'A   10.00   1.00', 'B   20.00   2.00', 'C   30.00   4.00')).toEqual([]);
});

test('a rate of zero has a base and no tax', () => {
  const table = [
    'Mva %   Grunnlag     Mva   Totalt',
    '0,00       2,50    0,00     2,50',
    '15,00    287,74   43,16   330,90',
    '25,00     88,63   22,16   110,79',
  ];
  expect(marked('sum_row', ...table, 'SUM      378,87   65,32   444,19')).toEqual([
    '378.87',
    '65.32',
    '444.19',
  ]);
});
