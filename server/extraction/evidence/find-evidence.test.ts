// Values from outside the page are looked up in its words, or have no evidence.
import { expect, test } from 'vitest';
import { typedReading } from '../../../test/kit/typed-page.ts';
import { findCandidates } from '../candidates/find-candidates.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { findText, findTyped } from './find-evidence.ts';

const layout = buildLayout(
  typedReading(
    ['Muster Trading GmbH', 'Rechnung vom 14. März 2026', 'Summe 1.126,93 EUR'],
    ['Second page', 'Ref: AB-12'],
  ),
);

test('a text, whatever its case and marks', () => {
  expect(findText('MUSTER TRADING GmbH', layout)).toMatchObject([
    { page: 1, text: 'Muster Trading GmbH', match: 'normalised' },
  ]);
  expect(findText('AB 12', layout)).toMatchObject([{ page: 2, text: 'AB-12' }]);
});

test('a text over two lines has a place on each', () => {
  expect(findText('Trading GmbH Rechnung', layout).map(({ text }) => text)).toEqual([
    'Trading GmbH',
    'Rechnung',
  ]);
});

test('a text with a mistake is found and marked', () => {
  expect(findText('Muster Trading GmbN', layout)).toMatchObject([{ match: 'fuzzy' }]);
});

test('what stands nowhere has no evidence', () => {
  expect(findText('Another Company Ltd', layout)).toEqual([]);
  expect(findText('', layout)).toEqual([]);
});

test('typed values are found by what they mean', () => {
  const { all } = findCandidates(layout, '2026-11-21');
  expect(findTyped('2026-03-14', all, 'date')).toHaveLength(1);
  expect(findTyped('1126.93', all, 'amount')).toHaveLength(1);
  expect(findTyped('1126.94', all, 'amount')).toHaveLength(0);
});
