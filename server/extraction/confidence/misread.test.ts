// What a recogniser makes of letters it cannot read: words that are none.
import { expect, test } from 'vitest';
import { typedPage } from '../../../test/kit/typed-page.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { looksMisread, misreadWords } from './misread.ts';

test.each(['n', 'GARDENSANDFLOWERSSHOP', 'RoadNo4', 'Lak:_View', '12Victoria', 'Str|et'])('%s', (word) => {
  expect(looksMisread(word)).toBe(true);
});

test.each([
  'Garden',
  '12a',
  'SW1B',
  'NO.4',
  '#02-03',
  'E',
  '(Ltd.)',
  '1242',
  'O’Neill',
  '&',
  '住所',
  'PJU6A,',
])('%s is a word', (word) => {
  expect(looksMisread(word)).toBe(false);
});

test('only what was recognised may be misread', () => {
  const spans = (source: 'ocr' | 'text_layer') =>
    buildLayout({ pages: [typedPage(['Gardens n Flowers'], 1, source)] }).pages.flatMap((page) =>
      page.rows.map((row) => ({ row, start: 0, end: row.text.length })),
    );
  expect(misreadWords(spans('ocr'))).toBe(1);
  expect(misreadWords(spans('text_layer'))).toBe(0);
});
