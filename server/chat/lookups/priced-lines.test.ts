import { expect, test } from 'vitest';
import { pricedLines } from './priced-lines.ts';

const amountsIn = (text: string, stem: string) => pricedLines([{ text }], [stem]).map(({ amount }) => amount);

test('the price at the end of a line is read however its digits are grouped', () => {
  expect(amountsIn('Lamp oak 1.234,50\nDesk 7.00', 'lamp')).toEqual([1234.5]);
  expect(amountsIn("Lamp 1'234. 50", 'lamp')).toEqual([1234.5]);
});

test('a row of digits too long for an amount is no price', () => {
  expect(amountsIn('Lamp 123 456 789 012 345.00\nLamp 12.00', 'lamp')).toEqual([12]);
});
