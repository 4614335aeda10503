// Which words a would-be name is made of: those of labels and headings, or of the middle of a sentence, name nobody.
import { LANGUAGES } from '../../lexicon/languages/index.ts';
import { split } from '../../lexicon/phrases.ts';
import { anyWhole } from '../../lexicon/words.ts';
import { fold } from '../text/fold.ts';

/** Shorter words stand in names and labels alike. */
const WORD = /\p{L}{3,}/gu;
const BUSINESS = anyWhole('business');

/** Words that labels, headings and heads of columns are made of, in any language; those that businesses carry too are left out. */
const LABEL_WORDS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap(({ labels, weak, headings, columns }) => [labels, weak, headings, columns])
    .flatMap((section) => Object.values(section ?? {}))
    .flatMap(split)
    .flatMap((phrase) => phrase.match(WORD) ?? [])
    .filter((word) => !BUSINESS.test(word))
    .map(fold),
);

const shareOf = (value: string, counts: (word: string) => boolean): number => {
  const words = value.match(WORD) ?? [];
  return words.length === 0 ? 0 : words.filter(counts).length / words.length;
};

/** Share of the words of a text that labels are made of: "Total charges this bill". */
export const labelWords = (value: string): number => shareOf(value, (word) => LABEL_WORDS.has(fold(word)));

/** Share of the words that begin with a small letter: "pour protéger les données". */
export const smallWords = (value: string): number => shareOf(value, (word) => /^\p{Ll}/u.test(word));

const FREQUENT: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap(({ frequent }) => (frequent ?? '').split(' ')).map(fold),
);

/** Whether a word stands in most texts of a language: "du", "vom". */
export const isFrequentWord = (word: string): boolean => FREQUENT.has(fold(word));
