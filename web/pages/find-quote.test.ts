import { expect, test } from 'vitest';
import type { Word } from '../../contract/pages.ts';
import { findQuote } from './find-quote.ts';

const word = (text: string, line: number, x: number): Word => ({
  text,
  box: [x, line / 10, x + 0.1, line / 10 + 0.05],
  confidence: 1,
  line,
});
const WORDS = [
  word('Fees', 1, 0.1),
  word('fall', 1, 0.2),
  word('due', 1, 0.3),
  word('thirty', 2, 0.1),
  word('days', 2, 0.2),
  word('after.', 2, 0.3),
];

test('a passage over two lines has a box on each', () => {
  expect(findQuote(WORDS, 'fall due thirty\ndays')).toEqual([
    [0.2, 0.1, 0.4, 0.15000000000000002],
    [0.1, 0.2, 0.30000000000000004, 0.25],
  ]);
});

test('spaces and width do not matter, other words do', () => {
  expect(findQuote([word('价税合计', 1, 0.1), word('１００元', 1, 0.3)], '价税 合计 100元')).toHaveLength(1);
  expect(findQuote(WORDS, 'forty days')).toEqual([]);
  expect(findQuote(WORDS, ' ')).toEqual([]);
});
