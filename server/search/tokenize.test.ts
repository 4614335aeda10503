import { describe, expect, test } from 'vitest';
import { tokens, toTsQuery, toTsVector } from './tokenize.ts';

describe('tokens', () => {
  test('words are folded; Chinese runs become pairs and their last character', () => {
    expect([...tokens('ＩＮＶ-7 Größe')]).toEqual(['inv', '7', 'größe']);
    expect([...tokens('增值税F2')]).toEqual(['增值', '值税', '税', 'f2']);
  });

  test('positions count from 1', () => {
    expect(toTsVector('a b a')).toBe("'a':1,3 'b':2");
  });
});

describe('queries', () => {
  test('terms apart by a space are all needed, each as a prefix', () => {
    expect(toTsQuery('Acme inv')).toBe("'acme':* & 'inv':*");
  });

  test('what stands together is found together', () => {
    expect(toTsQuery('F-2')).toBe("('f':* <-> '2':*)");
    expect(toTsQuery('增值税F2')).toBe("(('增值' <-> '值税') <2> 'f2':*)");
  });

  test('punctuation alone asks for nothing', () => {
    expect(toTsQuery(' — ')).toBeNull();
    expect(toTsQuery("'; drop --")).toBe("'drop':*");
  });
});
