import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neighboursOf, pairHash } from './neighbours.ts';
import { tokens } from './tokenize.ts';

const isSet = (filter: Buffer, hash: number) => {
  const bit = hash % (filter.length * 8);
  return ((filter[Math.floor(bit / 8)]! >> (bit % 8)) & 1) === 1;
};

test('a text has each of its pairs', () => {
  const words = fc.array(
    fc.oneof(fc.stringMatching(/^[a-z0-9]{1,6}$/), fc.constantFrom('增值', '值税', '𠮷')),
  );
  fc.assert(
    fc.property(words, (all) => {
      const filter = neighboursOf(all);
      for (let i = 1; i < all.length; i += 1)
        expect(isSet(filter, pairHash(all[i - 1]!, all[i]!))).toBe(true);
    }),
  );
});

test('of pairs that it does not have, few are taken for possible, however long the text is', () => {
  for (const length of [10, 300, 4000]) {
    const filter = neighboursOf(Array.from({ length }, (_, i) => `word${i}`));
    const others = Array.from({ length: 2000 }, (_, i) => pairHash(`word${i + 1}`, `word${i}`));
    expect(others.filter((hash) => isSet(filter, hash)).length / others.length).toBeLessThan(0.3);
  }
});

test('a text without words has none', () => {
  expect(isSet(neighboursOf([...tokens(' — ')]), pairHash('a', 'b'))).toBe(false);
});
