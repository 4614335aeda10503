import { describe, expect, test } from 'vitest';
import { queryTerms, tokens, toTsTerm, vectorOf } from './tokenize.ts';

describe('tokens', () => {
  test('words are folded; Chinese runs become pairs and their last character', () => {
    expect([...tokens('ＩＮＶ-7 Größe')]).toEqual(['inv', '7', 'größe']);
    expect([...tokens('增值税F2')]).toEqual(['增值', '值税', '税', 'f2']);
  });

  test('positions count from 1', () => {
    expect(vectorOf(tokens('a b a'))).toBe("'a':1,3 'b':2");
  });
});

describe('queries', () => {
  const termsOf = (query: string) => queryTerms(query).map(toTsTerm);

  test('terms apart by a space are looked for apart, each as a prefix', () => {
    expect(termsOf('Acme inv')).toEqual(["'acme':*", "'inv':*"]);
  });

  test('what stands together is found together', () => {
    expect(termsOf('F-2')).toEqual(["('f':* <-> '2':*)"]);
    expect(termsOf('增值税F2')).toEqual(["(('增值' <-> '值税') <2> 'f2':*)"]);
  });

  test('punctuation alone asks for nothing', () => {
    expect(termsOf(' — ')).toEqual([]);
    expect(termsOf("'; drop --")).toEqual(["'drop':*"]);
  });
});
