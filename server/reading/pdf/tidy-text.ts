// Replaces the special forms in which PDF text layers hold characters by the plain ones that are meant.

/** Ligatures, Kangxi radicals, compatibility ideographs. */
const COMPATIBILITY = /[\uFB00-\uFB06\u2F00-\u2FD5\uF900-\uFAFF]/gu;
const SOFT_HYPHEN_INSIDE = /\u00AD(?=.)/gu;
const SPECIAL = /\p{M}|[\u00AD\uFB00-\uFB06\u2F00-\u2FD5\uF900-\uFAFF]/u;

/** One word: ligatures spelled out, soft hyphens removed (at its end it is a real hyphen), accents composed. */
export function tidyText(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text
    .replace(SOFT_HYPHEN_INSIDE, '')
    .replace('\u00AD', '-')
    .replace(COMPATIBILITY, (character) => character.normalize('NFKC'))
    .normalize('NFC');
}
