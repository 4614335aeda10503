import { expect, it } from 'vitest';
import { sureLetters } from './direction.ts';

const read = (text: string, confidence: number) => [...text].map((one) => ({ text: one, confidence }));

it('letters and figures that are sure tell which way up a line is', () => {
  expect(sureLetters(read('Total 23.38', 0.99))).toBeCloseTo(9 * 0.99);
});

it.each([
  ['rows of stars, however sure', read('*'.repeat(40), 0.98)],
  ['what is taken for letters in a row of stars', read('*水*冰**水*', 0.66)],
  ['letters of a line that stands on its head', read('Gst60 : o R6 680', 0.5)],
])('%s say nothing', (_, line) => {
  expect(sureLetters(line)).toBe(0);
});
