// The German sharp s, which the recogniser does not know and reads as a capital B: "StraBe", "GroB", "gemaB".
import { wordsOf } from '../../lexicon/words.ts';

/**
 * After a vowel, before the end of the word, a consonant, or an e as it ends German syllables ("Facebook" and "eBay" go on with
 * other vowels).
 */
const MISREAD = /(?<=\p{L}[aeiouy])B(?=$|[^\p{L}\d]|[bfghklmnprstvwz]|e(?:$|[^\p{L}]|[nrsml]))/gu;

/** Puts a sharp s where a capital B inside a word of small letters stands for it. */
export const restoreSharpS = (text: string): string =>
  text.includes('B') && /\p{Ll}/u.test(text) ? text.replaceAll(MISREAD, 'ß') : text;

/** Short words that German pages have and those of its neighbours do not, and those of German business papers. */
const GERMAN = new RegExp(String.raw`^(?:${wordsOf('common')})$`, 'u');
const ENOUGH = 3;

/** Whether enough of the words of a page are German. */
export function isGerman(words: { text: string }[]): boolean {
  const found = new Set<string>();
  for (const { text } of words) {
    const word = text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
    if (GERMAN.test(word) && found.add(word).size >= ENOUGH) return true;
  }
  return false;
}
