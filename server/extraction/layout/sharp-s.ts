// The German sharp s, which the recogniser does not know and reads as a capital B: "StraBe", "GroB", "gemaB".

/**
 * After a vowel, before the end of the word, a consonant, or an e as it ends German syllables ("Facebook" and "eBay" go on with
 * other vowels).
 */
const MISREAD = /(?<=\p{L}[aeiouy])B(?=$|[^\p{L}\d]|[bfghklmnprstvwz]|e(?:$|[^\p{L}]|[nrsml]))/gu;

/** Puts a sharp s where a capital B inside a word of small letters stands for it. */
export const restoreSharpS = (text: string): string =>
  text.includes('B') && /\p{Ll}/u.test(text) ? text.replaceAll(MISREAD, 'ß') : text;
