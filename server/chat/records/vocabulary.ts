// What the fields of a folder are called in questions: the operator's labels and aliases, the labels documents carry, and
// the words people use.
import { plainField } from '../../../contract/plain-field.ts';
import type { ProfileField } from '../../../contract/profiles.ts';
import { CONCEPTS, getConcept } from '../../extraction/labels/concepts.ts';
import type { ConceptId } from '../../lexicon/language.ts';
import { LANGUAGES } from '../../lexicon/languages/index.ts';
import { phrasesOf, textsOf } from '../../lexicon/phrases.ts';
import { wordSet } from '../../lexicon/words.ts';
import { understandField } from '../../extraction/labels/understand-field.ts';
import { fold } from '../../search/tokenize.ts';
import type { FolderRecord } from './folder-record.ts';

/** Field name -> phrases, folded. */
export type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>;

/** Fields that people call by words which no label has. */
const SPOKEN = new Map(
  LANGUAGES.flatMap(({ asked }) => Object.keys(asked ?? {})).map((name) => [name, textsOf('asked', name)]),
);

/**
 * Fields that documents of the folder have, and all others that the engine can look up: those under their spoken names and
 * the unmistakable labels of their concept.
 */
export function vocabularyOf(records: readonly FolderRecord[]): Vocabulary {
  const vocabulary = new Map([...COMMON].map(([name, phrases]) => [name, new Set(phrases)]));
  const add = (name: string, phrases: Iterable<string>) => {
    const known = vocabulary.get(name) ?? spoken(name, []);
    for (const phrase of phrases) if (isUsable(fold(phrase))) known.add(fold(phrase));
    vocabulary.set(name, known);
  };
  const seen = new Set<string>();
  for (const { values } of records) {
    for (const [name, { key, label, type }] of values) {
      const id = `${name}/${key}/${label}`;
      if (seen.has(id)) continue;
      seen.add(id);
      add(name, [label, key.replaceAll('_', ' '), ...labelsOf(name, label, key, type)]);
    }
  }
  return vocabulary;
}

/** Concepts that records keep under a name of their own. */
const HEADLINE = new Set(['grand_total', 'due_payable', 'issue_date', 'party_name']);

/** Labels in the languages of questions. Single English words mean other things too: "table", "rate", "time". */
const askedAs = (id: ConceptId): string[] =>
  [...phrasesOf('labels', id), ...phrasesOf('names', id)]
    .filter(
      ({ text, language }) =>
        (language === 'en' && text.includes(' ')) || (language === 'zh' && text.length > 1),
    )
    .map(({ text }) => text);

const FIELD_WORDS = new Set([...SPOKEN.values()].flat().map(fold));

/** Whether people call some field so, in one or many. */
export const isWordForField = (phrase: string): boolean =>
  FIELD_WORDS.has(phrase) || FIELD_WORDS.has(phrase.replace(/s$/, ''));

/** Whether people call the field so. */
export const isSpoken = (name: string, phrase: string): boolean =>
  spokenOf(name).some((one) => fold(one) === phrase);

const spokenOf = (name: string): string[] => SPOKEN.get(name.split('.').at(-1) ?? '') ?? [];
/** "From" before a day on a page is no name of a field in a question. */
const isUsable = (phrase: string): boolean =>
  /\p{Script=Han}/u.test(phrase) || (phrase.length >= 2 && !IDLE.has(phrase));
const IDLE = wordSet('idle');

/** Labels of the concept. Whose value it is stands beside them: "the seller's tax number". */
function labelsOf(name: string, label: string, key: string, type: ProfileField['type']): string[] {
  if (name.startsWith('field.') || name === 'sender' || name === 'recipient') return [];
  const { concept } = understandField(plainField(label, key === '' ? 'x' : key, type));
  return concept === null ? [] : [...getConcept(concept.id).labels, ...concept.names];
}

const spoken = (name: string, phrases: readonly string[]): Set<string> =>
  new Set([...spokenOf(name).map(fold), ...phrases.map(fold).filter(isUsable)]);

/** What any folder is asked for by. */
const COMMON: Vocabulary = new Map([
  ...[...SPOKEN.keys()].map((name) => [name, spoken(name, [])] as const),
  ...CONCEPTS.flatMap(({ id }) => (HEADLINE.has(id) ? [] : [[id, spoken(id, askedAs(id))] as const])),
]);
