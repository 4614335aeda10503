// Decides by the whole page whether the marks seen above letters are German or French ones, puts ß where the recognition
// network, which does not know it, reads a tall letter inside a word (`StraBe`, `gemaS`), and puts back marks that were not
// seen but belong to the word.
import { recogniseLanguage } from '../../lexicon/recognise-language.ts';
import { restoreMarks } from './restore-marks.ts';

/**
 * From this many different words with ä, ö or ü, and this share of its words of letters, a page is German; fewer dots are
 * dirt and broken letters.
 */
const GERMAN_FROM = 2;
const GERMAN_SHARE = 0.03;
/** Or so many different words that are German ones but for marks that were not seen. */
const UNMARKED_FROM = 3;
/** French words have strokes so often: different ones on the page, and as a share of its words of letters. */
const FRENCH_FROM = 4;
const FRENCH_SHARE = 0.06;

const DOTTED = /[äöü]/iu;
/** Not the roofs on a, o and u, which may be dots. */
const STROKED = /[éèêàùç]/iu;
const MARKED = /[äöüéèêàâôùûç]/giu;
/** Two dots run together in small print look like a roof. */
const UNDOTTED: Record<string, string> = { â: 'ä', ô: 'ö', û: 'ü' };
/** ß stands behind a vowel and before small letters or the end of a word; codes and words in capitals have no such place. */
const MISREAD = /(?<=\p{L}*[aeiouäöü])[BSβ](?=\p{Ll}*$)/u;
/** A word that begins with a letter, the signs around it apart. */
const WORD = /(?<![\p{L}\p{N}])\p{L}[\p{Ll}BSβ]+(?![\p{L}\p{N}])/gu;
/** Letters only, two at least. */
const LETTERS = /\p{L}{2}/u;

/** The words of a page: with ß and dots where it is German, with strokes where it is French, otherwise without marks. */
export function settleMarks<T extends { text: string }>(words: readonly T[]): T[] {
  const settle = settlerFor(words.map(({ text }) => text));
  return words.map((word) => ({ ...word, text: settle(word.text) }));
}

function settlerFor(texts: readonly string[]): (text: string) => string {
  const count = (isSuch: (text: string) => boolean) => new Set(texts.filter(isSuch)).size;
  const [dotted, stroked] = [DOTTED, STROKED].map((pattern) => count((text) => pattern.test(text))) as [
    number,
    number,
  ];
  const words = count((text) => LETTERS.test(text));
  if (dotted >= Math.max(GERMAN_FROM, GERMAN_SHARE * words, stroked)) return asGerman;
  if (stroked >= Math.max(FRENCH_FROM, FRENCH_SHARE * words)) return asFrench;
  const language = recogniseLanguage(texts.join(' '));
  if (language === 'fr') return asFrench;
  if (language === 'de') return asGerman;
  const unmarked = count((text) => isUnmarked(plain(text)));
  return unmarked >= Math.max(UNMARKED_FROM, GERMAN_SHARE * words) ? asGerman : plain;
}

const isUnmarked = (text: string) => restoreMarks(text, 'de') !== text;

function asGerman(text: string): string {
  const dotted = text.replace(MARKED, (letter) =>
    DOTTED.test(letter) ? letter : (UNDOTTED[letter] ?? plain(letter)),
  );
  const sharp = dotted.replace(WORD, (word) => word.charAt(0) + word.slice(1).replace(MISREAD, 'ß'));
  return restoreMarks(sharp, 'de');
}

function asFrench(text: string): string {
  const stroked = text.replace(MARKED, (letter) => (DOTTED.test(letter) ? plain(letter) : letter));
  return restoreMarks(stroked, 'fr');
}

const plain = (text: string) => text.replace(MARKED, (letter) => letter.normalize('NFD').charAt(0));
