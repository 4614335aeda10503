import { expect, test } from 'vitest';
import { compareDecimals, divideDecimal, isDecimal, sumNumbers } from './decimal.ts';

test.each([
  ['10', '9', 1],
  ['100.00', '100', 0],
  ['-5', '3', -1],
  ['0.1', '0.10000000000000000001', -1],
  ['16500.005', '16500.01', -1],
  ['12345678901234567890.1', '12345678901234567890.2', -1],
])('%s against %s', (a, b, expected) => {
  expect(compareDecimals(a, b)).toBe(expected);
  expect(compareDecimals(b, a)).toBe(-expected + 0);
});

test('what is no decimal number compares with nothing', () => {
  for (const text of ['', 'x', '1,000.00', '1.2.3', '1e3', 'EUR 5'])
    expect(compareDecimals(text, '1')).toBeUndefined();
  expect(isDecimal(' -12.50 ')).toBe(true);
});

test('sums are exact', () => {
  expect(sumNumbers([0.1, 0.2])).toBe('0.3');
  expect(sumNumbers([1240, -235.6, 0.05])).toBe('1004.45');
  expect(sumNumbers([])).toBe('0');
  expect(sumNumbers([1e21, 1])).toMatch(/^1000000000000000000001/);
});

test.each([
  ['10', 4, 2, '2.50'],
  ['-1', 3, 2, '-0.33'],
  ['2', '0.3', 2, '6.67'],
  ['12.5', '100.000', 3, '0.125'],
])('%s divided by %s to %i places', (value, by, places, expected) => {
  expect(divideDecimal(value, by, places)).toBe(expected);
});
