// Taxes of tills, which their rate and a sum prove rather than a label.
import { expect, test } from 'vitest';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf } from '../../../test/kit/typed-page.ts';

const FIELDS = profileOf(['Subtotal', 'Tax', 'Total Amount'].map((label) => profileField(label, 'amount')));
const taxOf = (...lines: string[]) => extractedValues(FIELDS, 'HARBOUR FUEL LTD', '', ...lines)['tax'];

test.each([
  ['its rate, what it is charged on and itself', '6   20.00   17.00   3.40'],
  ['itself before its rate and the whole', '3.40 VAT 20 %   20.40'],
])('a row of %s', (_what, row) => {
  expect(taxOf('Diesel   20.40', 'TOTAL   20.40', row)).toBe('3.40');
});

test('several rates prove parts of the tax alone', () => {
  const rows = ['A   20.00   10.00   2.00   12.00', 'B   10.00   10.00   1.00   11.00'];
  expect(taxOf('Diesel   12.00', 'Bread   11.00', 'TOTAL   23.00', ...rows, 'VAT   3.00')).toBe('3.00');
});
