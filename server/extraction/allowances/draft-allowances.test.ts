// Discounts, freight and surcharges printed among the totals, where the profile has no field for them: kept with their places where
// the sums need them.
import { expect, test } from 'vitest';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import { extract } from '../builtin/extract.ts';

const FIELDS = ['Subtotal', 'Tax', 'Total Amount'];

function draftOf(totals: string[], fields = FIELDS, tax_breakdown = true) {
  const lines = [
    'Invoice 4711',
    '',
    'Description            Quantity   Unit price      Amount',
    'Oak shelf                     2       50.00       100.00',
    'Pine shelf                    1       60.00        60.00',
    '',
    ...totals,
  ];
  const profile = {
    ...profileOf(
      fields.map((label) => profileField(label, 'amount')),
      true,
    ),
    tax_breakdown,
  };
  return extract(typedReading(lines), profile, { today: '2026-11-01', learned: [] });
}
type Draft = ReturnType<typeof draftOf>;
const rowsOf = ({ allowances }: Draft) =>
  allowances.map(({ type, reason, amount }) => [type, reason, amount]);
const sumsOf = ({ checks }: Draft) =>
  checks.flatMap(({ code, passed }) =>
    code === 'lineItems' || code === 'netPlusTax' ? [[code, passed]] : [],
  );
const HOLD = [
  ['netPlusTax', true],
  ['lineItems', true],
];

const ABOVE = [
  'Discount                                  -10.00',
  'Shipping                                    4.00',
  'Subtotal                                  154.00',
  'VAT 19%                                    29.26',
  'Total                                     183.26',
];

test('what leads from the lines to the net total is kept with its places', () => {
  const draft = draftOf(ABOVE);
  expect(rowsOf(draft)).toEqual([
    ['allowance', 'Discount', 10],
    ['charge', 'Shipping', 4],
  ]);
  expect(draft.allowances.map(({ evidence }) => evidence)).toMatchObject([
    { reason: [{ page: 1, text: 'Discount' }], amount: [{ page: 1, text: '10.00' }] },
    { reason: [{ page: 1, text: 'Shipping' }], amount: [{ page: 1, text: '4.00' }] },
  ]);
  expect(sumsOf(draft)).toEqual(HOLD);
  expect(draft.facts.charges).toEqual([]);
});

test('what stands between the net total and the total is kept, rounding is not', () => {
  const draft = draftOf([
    'Subtotal                                  160.00',
    'VAT 19%                                    31.35',
    'Freight                                     5.00',
    'Rounding                                   -0.01',
    'Total                                     196.34',
  ]);
  expect(rowsOf(draft)).toEqual([['charge', 'Freight', 5]]);
  expect(draft.facts.charges).toEqual([-100]);
});

test('a saving that the lines have taken off already is none', () => {
  const draft = draftOf([
    'Discount                                  -10.00',
    'Subtotal                                  160.00',
    'VAT 19%                                    30.40',
    'Total                                     190.40',
  ]);
  expect(rowsOf(draft)).toEqual([]);
  expect(sumsOf(draft)).toEqual(HOLD);
});

test('a field of the profile holds what it is called', () => {
  const draft = draftOf(ABOVE, [...FIELDS, 'Discount']);
  expect(rowsOf(draft)).toEqual([['charge', 'Shipping', 4]]);
  expect(draft.fields['discount']?.value).toBe('-10.00');
  expect(sumsOf(draft)).toEqual(HOLD);
  expect(rowsOf(draftOf(ABOVE, [...FIELDS, 'Discount', 'Freight']))).toEqual([]);
});

test('where no choice of them adds up all are shown, and the check says so', () => {
  const draft = draftOf(ABOVE.map((row) => row.replace('154.00', '153.00').replace('183.26', '182.26')));
  expect(rowsOf(draft)).toHaveLength(2);
  expect(sumsOf(draft)).toContainEqual(['lineItems', false]);
});

test('a profile that does not ask for taxes by rate has none, and its checks know them all the same', () => {
  const draft = draftOf(ABOVE, FIELDS, false);
  expect(rowsOf(draft)).toEqual([]);
  expect(sumsOf(draft)).toEqual(HOLD);
});
