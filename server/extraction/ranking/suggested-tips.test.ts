// Slips of card terminals with tips to choose from: what was paid is the amount before them.
import { expect, test } from 'vitest';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { buildScene } from './scene.ts';
import { suggestedTips } from './suggested-tips.ts';

const SLIP = [
  'Harbour Pizza',
  'Amount:     $5.76',
  'Gratuity:   15%    18%    20%',
  '+Amount:    0.86   1.04   1.15',
  '=Total:     6.62   6.80   6.91',
];

test('the total is the amount without a tip', () => {
  const values = extractedValues(profileOf([profileField('Total Amount', 'amount')]), ...SLIP);
  expect(values).toEqual({ total_amount: '5.76' });
});

const found = (...lines: string[]) =>
  [...suggestedTips(buildScene(buildLayout(typedReading(lines)), [], '2026-11-21'))].map(
    ({ value }) => value,
  );

test('tips and the totals with them, whatever names them', () => {
  expect(found(...SLIP)).toEqual(['0.86', '1.04', '1.15', '6.62', '6.80', '6.91']);
  expect(found('Montant 20.00', '10%   15%', '2.00   3.00')).toEqual(['2.00', '3.00']);
});

test('percentages of different amounts are taxes', () => {
  expect(found('Net 50.00 150.00', 'VAT 7%   19%', '3.50   28.50')).toEqual([]);
});
