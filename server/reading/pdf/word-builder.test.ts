import { expect, test } from 'vitest';
import type { TextStyle } from './text-style.ts';
import { WordBuilder } from './word-builder.ts';

const style = { em: 10, bold: false } as TextStyle;

function build(letters: [text: string, x0: number, x1: number][]): string[] {
  const builder = new WordBuilder();
  for (const [text, x0, x1] of letters) builder.add(text, style, x0, 0, x1, 10, 8);
  builder.finish();
  return builder.words.map(({ text }) => text);
}

test('a ligature whose letters have their own widths but one start does not part the word', () => {
  // "fixed" as Chromium prints it: the sign is 6.2 wide, "f" says 3.4 and "i" 2.8.
  const word = build([
    ['f', 20, 23.4],
    ['i', 20, 22.8],
    ['x', 26.2, 31],
  ]);
  expect(word).toEqual(['fix']);
});

test('a ligature whose letters share the whole box does not part the word either', () => {
  const word = build([
    ['f', 20, 26.2],
    ['i', 20, 26.2],
    ['x', 26.2, 31],
  ]);
  expect(word).toEqual(['fix']);
});

test('a gap after a ligature parts words', () => {
  const words = build([
    ['f', 20, 23.4],
    ['f', 20, 23.4],
    ['x', 29.5, 34],
  ]);
  expect(words).toEqual(['ff', 'x']);
});

test('a hyphen whose font claims twice its width does not part the word', () => {
  const word = build([
    ['3', 20, 25.8],
    ['-', 25.8, 36],
    ['0', 29.9, 35.7],
    ['1', 35.7, 39],
  ]);
  expect(word).toEqual(['3-01']);
});

test('what is drawn over a wide sign from its start is a word of its own', () => {
  const words = build([
    ['—', 20, 30],
    ['4', 20.5, 26],
  ]);
  expect(words).toEqual(['—', '4']);
});
