// Decides by the whole page whether the dots seen above letters are German ones, and puts ß where the recognition network,
// which does not know it, reads a tall letter inside a word: `StraBe`, `gemaS`.

/** From this many different words with ä, ö or ü on a page is German; fewer dots are dirt and broken letters. */
const GERMAN_FROM = 2;
const UMLAUT = /[äöü]/giu;
/** ß stands behind a vowel and before small letters or the end of a word; codes and words in capitals have no such place. */
const MISREAD = /(?<=\p{L}*[aeiouäöü])[BSβ](?=\p{Ll}*$)/u;
/** A word that begins with a letter, the signs around it apart. */
const WORD = /(?<![\p{L}\p{N}])\p{L}[\p{Ll}BSβ]+(?![\p{L}\p{N}])/gu;

/** The words of a page: with ß where it is German, without dots above letters where it is not. */
export function settleGermanLetters<T extends { text: string }>(words: readonly T[]): T[] {
  const dotted = new Set(words.map(({ text }) => text).filter((text) => text.search(UMLAUT) >= 0));
  const isGerman = dotted.size >= GERMAN_FROM;
  return words.map((word) => ({ ...word, text: isGerman ? withSharpS(word.text) : plain(word.text) }));
}

const withSharpS = (text: string) =>
  text.replace(WORD, (word) => word.charAt(0) + word.slice(1).replace(MISREAD, 'ß'));

const plain = (text: string) => text.replace(UMLAUT, (letter) => letter.normalize('NFD').charAt(0));
