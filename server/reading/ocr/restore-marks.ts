// Puts marks back where a word would be none without them: in small print the dots and strokes run into their letters.
import { FRENCH, GERMAN } from './marked-words.ts';

/** The words of a language that are told by their letters alone. */
interface Vocabulary {
  /** Finds them read without marks: each has a group, for what it begins with up to its last mark. */
  pattern: RegExp;
  /** How that is spelled, in the order of the groups. */
  spellings: string[];
}

/** Addresses of mail and web, and codes, are no words of a language. */
const NO_WORDS = /[@\d\\]|\p{L}\.\p{L}{2}|www/iu;

/** ß stays: it is put back before. */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const VOCABULARIES = { de: vocabularyOf(GERMAN), fr: vocabularyOf(FRENCH) };

/** A word, with the signs around it, with the marks that its letters must have in a language. */
export function restoreMarks(word: string, language: keyof typeof VOCABULARIES): string {
  if (NO_WORDS.test(word)) return word;
  const { pattern, spellings } = VOCABULARIES[language];
  return word.replace(pattern, (found, ...groups) => {
    const which = groups.findIndex((group) => group !== undefined);
    return spell(found, spellings[which] ?? found);
  });
}

function vocabularyOf(words: string): Vocabulary {
  const entries = words
    .trim()
    .split(/\s+/)
    .map((word) => /^(?<start>\^?)(?<marked>.*[^\x00-\x7fß])(?<rest>.*)$/u.exec(word)!.groups!);
  const patterns = entries.map(({ start, marked, rest }) => {
    const behind = rest!.replace(/\$$/, '(?!\\p{L})');
    return `${start && '(?<!\\p{L})'}(${bare(marked!)})(?=${behind})`;
  });
  return { pattern: new RegExp(patterns.join('|'), 'giu'), spellings: entries.map(({ marked }) => marked!) };
}

/** The letters of `found` with the marks of those of `spelling`. */
function spell(found: string, spelling: string): string {
  return [...found]
    .map((letter, at) => (letter + (spelling[at] ?? '').normalize('NFD').slice(1)).normalize('NFC'))
    .join('');
}
