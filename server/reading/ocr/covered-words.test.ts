// Signs that were read twice, once within their word and once alone.
import { expect, test } from 'vitest';
import type { PlacedWord } from '../layout/placed-word.ts';
import { withoutCovered } from './covered-words.ts';

const word = (text: string, x0: number, x1: number, y0 = 0): PlacedWord => ({
  text,
  x0,
  x1,
  y0,
  y1: y0 + 20,
  confidence: 0.9,
});
const texts = (...words: PlacedWord[]) => withoutCovered(words).map(({ text }) => text);

test('a sign on top of a word goes', () => {
  expect(texts(word('Cheese', 100, 160), word('0', 98, 120, 2), word('A', 300, 310))).toEqual([
    'Cheese',
    'A',
  ]);
});

test('a sign beside a word or in the next line stays', () => {
  expect(texts(word('Cheese', 100, 160), word('B', 155, 170), word('1', 110, 120, 12))).toEqual([
    'Cheese',
    'B',
    '1',
  ]);
});
