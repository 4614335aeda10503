// Values as they stand on paper in several countries.
import { expect, test } from 'vitest';
import { dateFromText, decimalFromText, valueFromText } from './value-from-text.ts';

test.each([
  ['1,240.00', '1240.00'],
  ['$1,240.00', '1240.00'],
  ['1.240,00 €', '1240.00'],
  ['EUR 1 240,50', '1240.50'],
  ["CHF 1'240.50", '1240.50'],
  ['￥１，２４０．００', '1240.00'],
  ['¥16,500', '16500'],
  ['1.234', '1234'],
  ['0.125', '0.125'],
  ['12,5', '12.5'],
  ['(95.00)', '-95.00'],
  ['-95.00', '-95.00'],
  ['95.00-', '-95.00'],
  ['1,234,567.89', '1234567.89'],
  ['2.5 h', '2.5'],
  ['20%', '20'],
  ['0.00', '0.00'],
])('amount %s is %s', (text, value) => {
  expect(decimalFromText(text)).toBe(value);
});

test.each(['', 'abc', '1,2,3', '12/04', 'Total 12 of 14', '12 Quarry Lane'])('%s is no amount', (text) => {
  expect(decimalFromText(text)).toBeUndefined();
});

test.each([
  ['2026-03-09', '2026-03-09'],
  ['2026年3月9日', '2026-03-09'],
  ['2026/3/9', '2026-03-09'],
  ['20260309', '2026-03-09'],
  ['09.03.2026', '2026-03-09'],
  ['9 March 2026', '2026-03-09'],
  ['March 9, 2026', '2026-03-09'],
  ['9. März 2026', '2026-03-09'],
  ['03/22/2026', '2026-03-22'],
  ['9.3.26', '2026-03-09'],
])('date %s is %s', (text, value) => {
  expect(dateFromText(text)).toBe(value);
});

test.each(['2026-02-30', 'soon', '31.31.2026', 'March 2026'])('%s is no date', (text) => {
  expect(dateFromText(text)).toBeUndefined();
});

test('an empty text clears the field, other types keep to their rules', () => {
  expect(valueFromText({ type: 'amount', options: [] }, '  ')).toBeNull();
  expect(valueFromText({ type: 'integer', options: [] }, '12.5')).toBeUndefined();
  expect(valueFromText({ type: 'boolean', options: [] }, '是')).toBe('true');
  expect(valueFromText({ type: 'choice', options: ['Net 30', 'Prepaid'] }, 'net 30')).toBe('Net 30');
  expect(valueFromText({ type: 'text', options: [] }, ' Ａ ')).toBe('Ａ');
});
