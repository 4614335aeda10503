// The taxes of a document by rate, from what pages say in tables, sentences and totals.
import { expect, test } from 'vitest';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import { extract } from '../builtin/extract.ts';
import { withoutPlaces } from '../draft.ts';

const FIELDS = ['Subtotal', 'Tax', 'Total Amount'].map((label) => profileField(label, 'amount'));

function draftOf(lines: string[]) {
  const profile = { ...profileOf(FIELDS, true), tax_breakdown: true };
  return extract(typedReading(lines), profile, { today: '2026-11-01', learned: [] });
}
const taxesOf = (lines: string[]) => draftOf(lines).tax_breakdown.map(withoutPlaces);
const standard = (rate: number, base: number, tax: number) => ({
  rate,
  base,
  tax,
  category: 'S',
  exemption_reason: null,
});

test('a table of rates below the items, with places and checks', () => {
  const draft = draftOf([
    'Invoice 4711',
    '',
    'Description            Quantity   Unit price      Amount',
    'Paper A4                      2       99.00       198.00',
    'Yoghurt                      50        5.50       275.00',
    '',
    'VAT rate        Net amount       VAT       Gross amount',
    '19 %                198.00     37.62             235.62',
    '7 %                 275.00     19.25             294.25',
    '',
    '                                Subtotal          473.00',
    '                                Tax                56.87',
    '                                Total Amount      529.87',
  ]);
  expect(draft.tax_breakdown.map(withoutPlaces)).toEqual([standard(19, 198, 37.62), standard(7, 275, 19.25)]);
  expect(draft.tax_breakdown[0]?.evidence).toMatchObject({
    rate: [{ text: '19' }],
    base: [{ text: '198.00' }],
    tax: [{ text: '37.62' }],
  });
  const checks = draft.checks.filter(({ code }) => code.startsWith('tax'));
  expect(checks.map(({ code, passed, fields }) => [code, passed, fields])).toEqual([
    ['taxRates', true, ['tax_breakdown[0]', 'tax_breakdown[1]']],
    ['taxTotal', true, ['tax_breakdown', 'tax']],
    ['taxBases', true, ['tax_breakdown', 'subtotal']],
  ]);
});

test.each([
  ['German', ['Gesamtbetrag     20,00', 'inkl. 19 % MwSt. 3,19'], standard(19, 16.81, 3.19)],
  [
    'German, added',
    ['Nettobetrag   100,00', 'zzgl. 19 % MwSt   19,00', 'Gesamtbetrag   119,00'],
    standard(19, 100, 19),
  ],
  ['French', ['Total HT   200,00', 'TVA 20 %    40,00', 'Total TTC   240,00'], standard(20, 200, 40)],
  ['Dutch', ['Subtotaal   50,00', 'btw 21%   10,50', 'Totaal   60,50'], standard(21, 50, 10.5)],
  ['Chinese', ['金额   100.00', '税率 13%   税额   13.00', '价税合计   113.00'], standard(13, 100, 13)],
  [
    'a till',
    ['TOTAL   11.70', 'MWST %   NETTO   MWST   BRUTTO', 'A   7,00   10,93   0,77   11,70'],
    standard(7, 10.93, 0.77),
  ],
  [
    'below each other',
    ['Nettobetrag   100,00', 'Steuersatz   19 %', 'Steuerbetrag   19,00', 'Gesamtbetrag   119,00'],
    standard(19, 100, 19),
  ],
])('a sentence or a few rows: %s', (_name, lines, expected) => {
  expect(taxesOf(['Invoice 4711', '', ...lines])).toEqual([expected]);
});

test('the rates of the items, where nothing below them says more', () => {
  const lines = [
    'Description      Quantity   Unit price   VAT %      Amount',
    'Paper                   2        99.00    19 %      198.00',
    'Yoghurt                50         5.50     7 %      275.00',
    '',
    'Subtotal           473.00',
    'Tax                 56.87',
    'Total Amount       529.87',
  ];
  expect(taxesOf(lines)).toEqual([standard(19, 198, 37.62), standard(7, 275, 19.25)]);
});

test.each([
  ['AE', 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge)'],
  ['AE', 'VAT to be accounted for by the recipient: reverse charge'],
  ['K', 'Steuerfreie innergemeinschaftliche Lieferung'],
  ['E', 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet (Kleinunternehmer).'],
  ['E', 'TVA non applicable, art. 293 B du CGI'],
  ['G', 'Steuerfreie Ausfuhrlieferung'],
  ['O', 'Nicht steuerbar im Inland'],
])('%s: %s', (category, reason) => {
  const draft = draftOf(['Rechnung 4711', '', 'Rechnungsbetrag   500,00', '', reason]);
  const [line, ...others] = draft.tax_breakdown;
  expect(others).toEqual([]);
  expect(line).toMatchObject({ rate: 0, base: 500, tax: 0, category, exemption_reason: reason });
  expect(line?.evidence['exemption_reason']).toMatchObject([{ text: reason }]);
});

test('discounts and interest are no taxes', () => {
  const lines = [
    'Invoice 4711',
    'Musterweg 16',
    'Total Amount       119.00',
    '2 % Skonto: 2.38, to pay 116.62',
    'Interest 5 %   5.95',
  ];
  expect(taxesOf(lines)).toEqual([]);
});

test('a wrong tax is told, and hostile pages end', () => {
  const wrong = draftOf([
    'Description            Quantity   Unit price      Amount',
    'Paper A4                      2       25.00        50.00',
    'Pencils                       5       10.00        50.00',
    '',
    'VAT rate        Net amount       VAT       Gross amount',
    '19 %                100.00     19.00             119.00',
    '',
    '                                Subtotal          100.00',
    '                                Tax                21.00',
    '                                Total Amount      121.00',
  ]);
  expect(wrong.checks.find(({ code }) => code === 'taxTotal')).toMatchObject({ passed: false });
  const rows = Array.from(
    { length: 400 },
    (_, i) => `VAT ${i % 30} %   ${i}.10   ${i}.20   ${i}.30   ${i}.40`,
  );
  const started = performance.now();
  draftOf(rows);
  expect(performance.now() - started).toBeLessThan(20_000);
});

test.each([
  [
    'two halves of the rate that the lines state',
    [
      'Description of Goods     GST Rate   Quantity       Rate       Amount',
      'Battery 12 V                 18 %         16   3,750.00    60,000.00',
      'CGST @ 9%                                                   5,400.00',
      'SGST @ 9%                                                   5,400.00',
      'Total Amount                                               70,800.00',
    ],
    [standard(18, 60_000, 10_800)],
  ],
  [
    'the same rate twice in one row',
    [
      'Subtotal        60,000.00',
      'Tax             10,800.00',
      'Total Amount    70,800.00',
      '',
      'Taxable Value   CGST Rate   CGST Amount   SGST Rate   SGST Amount   Total Tax Amount',
      '60,000.00              9%      5,400.00          9%      5,400.00          10,800.00',
    ],
    [standard(9, 60_000, 5400), standard(9, 60_000, 5400)],
  ],
  [
    'two rates',
    [
      'Subtotal                100.00',
      'GST 5%                    5.00',
      'QST 9.975%                9.98',
      'Total Amount            114.98',
    ],
    [standard(9.975, 100, 9.98), standard(5, 100, 5)],
  ],
])('several taxes on one amount, which counts once: %s', (_name, lines, expected) => {
  const draft = draftOf(['Invoice 4711', '', ...lines]);
  expect(draft.tax_breakdown.map(withoutPlaces)).toEqual(expected);
  expect(draft.line_items.map(({ description }) => description)).not.toContain('CGST @ 9%');
  expect(draft.checks.filter(({ passed }) => !passed)).toEqual([]);
  const places = draft.tax_breakdown.map(({ evidence }) => JSON.stringify(evidence['tax']));
  expect(new Set(places).size).toBe(expected.length);
  expect(draft.fields['tax']?.value).toBe(expected.reduce((sum, { tax }) => sum + tax, 0).toFixed(2));
});
