// By which documents with the same pages find each other among all others: numbers that two of them are likely to share, and two
// that differ are not. MinHash over the words of the first page (A. Broder, On the Resemblance and Containment of Documents, 1997),
// in bands; of a page without words, quarters of the print of its picture.
import type { Page } from '../reading/reading.ts';
import { isTelling, pageWords } from './page-words.ts';

/**
 * Of two pages that share a share `s` of their words, 1 - (1 - s^ROWS)^BANDS share a band: 99 % at s = 0.7, 12 % at 0.2.
 */
const [BANDS, ROWS] = [16, 3];
/** Bits of a quarter of a print: of two that differ in three bits, one quarter is the same. */
const QUARTER = 16;

/** Whole numbers of 32 bits; none of a document that says nothing. */
export function printsOf(pages: readonly Pick<Page, 'words' | 'print'>[]): number[] {
  const first = firstOf(pages);
  if (first === undefined) return [];
  const words = pageWords(first);
  if (isTelling(words)) return bandsOf([...words.words.keys(), ...words.figures.map(({ text }) => text)]);
  if (first.print === undefined) return [];
  const bits = BigInt(`0x${first.print}`);
  return Array.from({ length: 64 / QUARTER }, (_, i) =>
    mix(Number((bits >> BigInt(i * QUARTER)) & 0xffffn), BANDS + i),
  );
}

/** The first page on which something is. */
export const firstOf = <P extends Pick<Page, 'words' | 'print'>>(pages: readonly P[]): P | undefined =>
  pages.find(({ words, print }) => words.length > 0 || print !== undefined);

function bandsOf(words: readonly string[]): number[] {
  const hashes = words.map(hashOf);
  return Array.from({ length: BANDS }, (_, band) => {
    let key = band;
    for (let row = 0; row < ROWS; row++) {
      const seed = band * ROWS + row;
      key = mix(key, Math.min(...hashes.map((hash) => mix(hash, seed) >>> 0)));
    }
    return key;
  });
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash;
}

/** The finaliser of MurmurHash3 over both. */
function mix(a: number, b: number): number {
  let mixed = Math.imul(a ^ Math.imul(b + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
