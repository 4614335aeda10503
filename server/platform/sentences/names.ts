// Names that the service gives, in gaps of sentences: of fields of built-in profiles, statuses, records. An operator's stay.
import type { Language } from './language.ts';
import { NAMES } from './zh/names.ts';

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
  key: 'keys',
  // In words also in English, as on the pages.
  fieldKey: 'fieldKeys',
  place: 'places',
};

/** Labels in snake_case, as keys of fields are made of them. */
const KEYS = Object.fromEntries(
  Object.entries(NAMES.labels).map(([label, name]) => [
    label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_'),
    name,
  ]),
);
const FIELD = 'extracted_fields.';

export function nameOf(gap: string, value: string, language: Language): string {
  const kind = KINDS[gap];
  if (kind === 'fieldKeys') return language === 'en' ? inWords(value) : nameOf('key', value, language);
  if (language === 'en' || kind === undefined) return value;
  if (kind === 'places' && value.startsWith(FIELD)) return nameOf('key', value.slice(FIELD.length), language);
  const names: Record<string, string> = kind === 'keys' ? KEYS : NAMES[kind];
  if (Object.hasOwn(names, value)) return names[value] ?? value;
  return kind === 'keys' ? inWords(value) : value;
}

const inWords = (key: string): string => key.replaceAll('_', ' ');
