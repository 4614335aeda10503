// Sentences in the language of who reads them.
import { en } from './en/index.ts';
import type { Language } from './language.ts';
import type { Said, Sentence, Value } from './sentence.ts';
import { nameOf, placeName } from './names.ts';
import { zh } from './zh/index.ts';

type Texts = Record<string, Record<string, string>>;
const CATALOGUES: Record<Language, Texts> = { en, zh };
/** Between sentences, and between names, that share a gap. */
const SEPARATOR: Record<Language, string> = { en: '; ', zh: '；' };
const COMMA: Record<Language, string> = { en: ', ', zh: '、' };
/** Between sentences of a paragraph. */
const SPACE: Record<Language, string> = { en: ' ', zh: '' };

/** Who reads in a form of the pages, where values go by their labels. */
export interface FormReader {
  language: Language;
  /** The address of the endpoint that the form is sent to. */
  form: string;
}

/**
 * Text that is no sentence of the catalogue stays as it is.
 * @param reader a language alone for programs, which know values by their keys
 */
export function say(said: Said, reader: Language | FormReader = 'en'): string {
  const { language, form } = typeof reader === 'string' ? { language: reader, form: undefined } : reader;
  if (typeof said === 'string') return said;
  const [part = '', key = ''] = said.code.split('.');
  const template = CATALOGUES[language][part]?.[key];
  // A code of a later version, in a database that went back.
  if (template === undefined) return said.code;
  return template.replaceAll(GAP, (gap, name: string, forms: string | undefined, at: number) => {
    if (forms !== undefined) return formOf(forms.split('|'), said.values[name]);
    const { [name]: value = '', label } = said.values;
    if (name === 'place' && form !== undefined)
      return placeName({ place: value as string, label: label as string | undefined, language, form });
    const text = valueOf(name, value, reader);
    // The sentence around it goes on, or has the full stop.
    return at + gap.length < template.length ? text.replace(/[.。]$/, '') : text;
  });
}

const GAP = /\{\{(\w+)(?:\|([^}]*))?\}\}/g;

/** `{{count|line|lines}}`: the word that goes with the number. */
const formOf = ([one = '', many = one]: string[], count: Value | undefined): string =>
  Number(count) === 1 ? one : many;

function valueOf(name: string, value: Value, reader: Language | FormReader): string {
  const language = typeof reader === 'string' ? reader : reader.language;
  if (Array.isArray(value)) {
    const between = value.every((item) => typeof item === 'string') ? COMMA : SEPARATOR;
    return value.map((item) => valueOf(name, item, reader)).join(between[language]);
  }
  if (typeof value === 'object') return say(value, reader);
  return nameOf(name, String(value), language);
}

/** A paragraph of sentences. */
export const sayAll = (said: readonly Said[], language: Language = 'en'): string =>
  said
    .map((one) => say(one, language))
    .filter((text) => text !== '')
    .join(SPACE[language]);

/** A value of JSON with the sentences in it as text; several together are a paragraph. */
export function sayWithin(value: unknown, language: Language): unknown {
  if (isSentence(value)) return say(value, language);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.length > 0 && value.every(isSentence)
      ? value.map((one) => say(one, language))
      : value.map((one) => sayWithin(one, language));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sayWithin(inner, language)]));
}

export const isSentence = (value: unknown): value is Sentence =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  'code' in value &&
  'values' in value &&
  typeof value.code === 'string' &&
  typeof value.values === 'object';
