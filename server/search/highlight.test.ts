import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldWithOffsets } from './highlight.ts';
import { fold } from './tokenize.ts';

/** Every character with its marks folded on its own, without any shortcut. */
function plainly(text: string) {
  const [starts, ends]: [number[], number[]] = [[], []];
  let folded = '';
  for (const match of text.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)) {
    const piece = fold(match[0]);
    folded += piece;
    for (let i = 0; i < piece.length; i += 1) {
      starts.push(match.index);
      ends.push(match.index + match[0].length);
    }
  }
  return { text: folded, starts, ends };
}

const characters = [
  'a',
  'Z',
  ' ',
  '9',
  '增',
  '值',
  '，',
  'ﬁ',
  '㍿',
  '½',
  'e',
  '\u0301',
  'É',
  'İ',
  'Σ',
  'ＩＮＶ',
  '𠮷',
  'か',
  '\u3099',
  '\n',
];

test('shortcuts over simple text change neither the folded text nor a single offset', () => {
  const texts = fc.array(
    fc.oneof(fc.constantFrom(...characters), fc.string({ unit: 'grapheme', maxLength: 3 })),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('');
      expect(foldWithOffsets(text)).toEqual(plainly(text));
    }),
    { numRuns: 500 },
  );
});

test('offsets of characters that grow and shrink', () => {
  expect(foldWithOffsets('aﬁ，e\u0301')).toEqual({
    text: 'afi,é',
    starts: [0, 1, 1, 2, 3],
    ends: [1, 2, 2, 3, 5],
  });
});
