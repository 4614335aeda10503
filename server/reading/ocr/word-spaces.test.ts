import { expect, test } from 'vitest';
import type { RecognisedCharacter } from './recognise-line.ts';
import type { LineCrop } from './word-gaps.ts';
import { insertSpaces } from './word-spaces.ts';

const HEIGHT = 48;

interface Print {
  /** Columns from the start of a letter to the start of the next. */
  advance: (letter: string) => number;
  /** Columns of ink of a letter, in the middle of its advance. */
  ink: (letter: string) => number;
  space: number;
}

/** Probabilities of a space as the network gives them where it misses one, and inside words: below what counts as read. */
const [MISSED, INSIDE] = [0.05, 0.001];

/** Paints bars where letters would stand and says what the network would have read: no space at all. */
function print(
  text: string,
  { advance, ink, space }: Print,
): { read: RecognisedCharacter[]; crop: LineCrop } {
  const bars: { letter: string; from: number; to: number; space_before: number }[] = [];
  let space_before = 0;
  let x = 6;
  for (const letter of text) {
    const width = letter === ' ' ? space : advance(letter);
    const side = (width - ink(letter)) / 2;
    const [from, to] = [Math.round(x + side), Math.round(x + width - side)];
    if (letter !== ' ') bars.push({ letter, from, to, space_before });
    space_before = letter === ' ' ? MISSED : INSIDE;
    x += width;
  }
  const width = Math.ceil(x) + 6;
  const data = new Float32Array(3 * width * HEIGHT).fill(1);
  for (const { from, to } of bars)
    for (let row = 8; row < 40; row++)
      data.fill(-1, width * HEIGHT + row * width + from, width * HEIGHT + row * width + to);
  const read = bars.map(({ letter, from, to, space_before }) => ({
    text: letter,
    confidence: 0.99,
    at: (from + to) / 2 / width,
    alternatives: [],
    space_before,
  }));
  return { read, crop: { data, width, height: HEIGHT, padded_width: width } };
}

const textOf = (read: RecognisedCharacter[]) => read.map(({ text }) => text).join('');
const seen = (text: string, how: Print) => {
  const { read, crop } = print(text, how);
  return textOf(insertSpaces(read, crop));
};

const narrow = (letter: string) => /[IJil1.,:]/.test(letter);
const proportional: Print = {
  advance: (letter) => (narrow(letter) ? 11 : 23),
  ink: (letter) => (narrow(letter) ? 6 : 19),
  space: 15,
};
/** As receipt printers print: `I` has as much room as `M`. */
const fixedWidth: Print = { advance: () => 24, ink: (letter) => (narrow(letter) ? 5 : 18), space: 24 };
const setWide: Print = { advance: () => 36, ink: (letter) => (narrow(letter) ? 8 : 19), space: 36 };

test.each([
  ['close print', proportional],
  ['print of one width a letter', fixedWidth],
  ['letters set wide', setWide],
])('words are parted in %s', (_, how) => {
  expect(seen('SUB TOTAL AND SERVICE', how)).toBe('SUB TOTAL AND SERVICE');
  expect(seen('TAX INVOICE', how)).toBe('TAX INVOICE');
  expect(seen('Please Come Again', how)).toBe('Please Come Again');
});

test.each([
  ['close print', proportional],
  ['print of one width a letter', fixedWidth],
  ['letters set wide', setWide],
])('amounts and single words stay whole in %s', (_, how) => {
  for (const text of ['1,112.10', '11.21', 'INITIALS', 'Illinois', '03/11/2018'])
    expect(seen(text, how)).toBe(text);
});

test('a space that the network read stays, one between Chinese characters too', () => {
  const { read, crop } = print('TOTAL', fixedWidth);
  read.splice(2, 0, {
    text: ' ',
    confidence: 1,
    at: (read[1]!.at + read[2]!.at) / 2,
    alternatives: [],
    space_before: 1,
  });
  read[3]!.space_before = 1;
  expect(textOf(insertSpaces(read, crop))).toBe('TO TAL');
  const chinese = read.map((character) => ({ ...character, text: character.text === ' ' ? ' ' : '发' }));
  expect(textOf(insertSpaces(chinese, crop))).toBe('发发 发发发');
});

test('no spaces are put between Chinese characters, however wide they are set', () => {
  expect(seen('名称地址', setWide)).toBe('名称地址');
});

test('a line of one character stays as it is', () => {
  expect(seen('A', proportional)).toBe('A');
});
