// Phrases of all languages together, read from the language files once.
import type { Language, Section } from './language.ts';
import { LANGUAGES } from './languages/index.ts';

/** "a | b" as a list. */
export const split = (text: string): string[] =>
  text
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/** A phrase with the language it belongs to. */
export interface Phrase {
  text: string;
  language: string;
  /** The usual name in its language. */
  usual: boolean;
}

type Keys<S extends Section> = keyof NonNullable<Language[S]>;

/** Phrases of one key of a section ("labels" of "due_date"), language by language. */
export function phrasesOf<S extends Section>(section: S, key: Keys<S>): Phrase[] {
  return LANGUAGES.flatMap((language) => {
    const texts = (language[section] ?? {}) as Partial<Record<PropertyKey, string>>;
    return split(texts[key] ?? '').map((text, i) => ({ text, language: language.code, usual: i === 0 }));
  });
}

/** The same without repeats and without the languages. */
export const textsOf = <S extends Section>(section: S, key: Keys<S>): string[] => [
  ...new Set(phrasesOf(section, key).map(({ text }) => text)),
];
