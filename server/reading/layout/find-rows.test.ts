// Rows of words at places that no page has, as damaged files put them.
import { expect, test } from 'vitest';
import { findRows } from './find-rows.ts';
import type { PlacedWord } from './placed-word.ts';

const word = (text: string, x0: number, y0: number, height: number): PlacedWord =>
  ({ text, x0, x1: x0 + 30, y0, y1: y0 + height }) as PlacedWord;

test('a word of any height, and any place, takes no more than others, which stay on their lines', () => {
  const words = [
    word('Total', 0, 100, 10),
    word('high', 20, 0, 1e12),
    word('far', 30, 1e15, 1e15),
    word('endless', 35, 0, Infinity),
    word('nowhere', 36, Number.NaN, 1),
    word('12.00', 40, 101, 10),
  ];
  const rows = findRows(words).map((row) => row.words.map(({ text }) => text).join(' '));
  expect(rows).toContainEqual(expect.stringMatching(/Total.*12\.00/));
});

test('a word below another, whose boxes overlap since the picture is bent, begins a row of its own', () => {
  const words: PlacedWord[] = [
    { ...word('Subtotal', 0, 0, 14), x1: 90 },
    { ...word('used', 40, 10, 14), x1: 80 },
  ];
  expect(findRows(words)).toHaveLength(2);
});
