// Names that the service gives, in gaps of sentences: of fields of built-in profiles, statuses, records. An operator's stay.
import * as english from './en/places.ts';
import type { Language } from './language.ts';
import { NAMES } from './zh/names.ts';
import * as chinese from './zh/places.ts';

type Kind = keyof typeof NAMES | 'keys' | 'fieldKeys';

/** Which gaps hold names of which kind. */
const KINDS: Record<string, Kind> = {
  label: 'labels',
  labels: 'labels',
  status: 'statuses',
  onlyStatus: 'statuses',
  newStatus: 'statuses',
  noun: 'nouns',
  column: 'columns',
  profile: 'profiles',
  doc_type: 'doc_types',
  folder: 'folders',
  contact: 'contacts',
  key: 'keys',
  // In words also in English, as on the pages.
  fieldKey: 'fieldKeys',
};

/** Labels in snake_case, as keys of fields are made of them. */
const KEYS = Object.fromEntries(
  Object.entries(NAMES.labels).map(([label, name]) => [
    label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_'),
    name,
  ]),
);

export function nameOf(gap: string, value: string, language: Language): string {
  const kind = KINDS[gap];
  if (kind === 'fieldKeys') return language === 'en' ? inWords(value) : nameOf('key', value, language);
  if (language === 'en' || kind === undefined) return value;
  const names: Record<string, string> = kind === 'keys' ? KEYS : NAMES[kind];
  if (Object.hasOwn(names, value)) return names[value] ?? value;
  return kind === 'keys' ? inWords(value) : value;
}

const inWords = (key: string): string => key.replaceAll('_', ' ');

type Names = Record<string, string>;
const PLACES: Record<Language, { places: Names; placesOfForms: Record<string, Names> }> = {
  en: english,
  zh: chinese,
};
/** What stands for a value that no form sends. */
const OTHER: Record<Language, string> = { en: 'One of the values', zh: '其中一项' };

interface PlaceOnForm {
  /** Such as `conditions.0.value`. */
  place: string;
  /** Of a field of a profile. */
  label: string | undefined;
  language: Language;
  /** The address of the endpoint that the form is sent to. */
  form: string;
}

/** A value of a request as its form labels it. */
export function placeName({ place, label, language, form }: PlaceOnForm): string {
  const name = label === undefined ? labelOf(place, language, form) : nameOf('label', label, language);
  return language === 'en' ? `“${name}”` : name;
}

/** How a form labels a value, in every language. */
export const labelsOn = (form: string, place: string): string[] =>
  (Object.keys(PLACES) as Language[]).map((language) => labelOf(place, language, form));

const FIELD = 'extracted_fields.';

function labelOf(place: string, language: Language, form: string): string {
  if (place.startsWith(FIELD)) return nameOf('fieldKey', place.slice(FIELD.length), language);
  const { places, placesOfForms } = PLACES[language];
  const own = Object.entries(placesOfForms).find(([address]) => form.startsWith(address))?.[1] ?? {};
  const names = new Map([...Object.entries(places), ...Object.entries(own)]);
  const number = Number(/\.(\d+)/.exec(place)?.[1] ?? 0) + 1;
  const pattern = place.replaceAll(/\.\d+/g, '.*');
  // An entry of a list goes by the name of the list, a value of a record with keys of its own by its own name.
  const candidates = [pattern, pattern.replace(/\.\*$/, ''), pattern.slice(pattern.lastIndexOf('.') + 1)];
  const name = candidates.map((candidate) => names.get(candidate)).find((found) => found !== undefined);
  return (name ?? OTHER[language]).replace('{{number}}', String(number));
}
