// Names that the service gives, in gaps of sentences: of fields of built-in profiles, statuses, records. An operator's stay.
import type { Language } from './language.ts';
import { NAMES } from './zh/names.ts';

/** Which gaps hold names of which kind. */
const KINDS: Record<string, keyof typeof NAMES> = {
  label: 'labels',
  labels: 'labels',
  status: 'statuses',
  onlyStatus: 'statuses',
  newStatus: 'statuses',
  noun: 'nouns',
  column: 'columns',
  profile: 'profiles',
};

export function nameOf(gap: string, value: string, language: Language): string {
  const kind = KINDS[gap];
  if (language === 'en' || kind === undefined) return value;
  const names: Record<string, string> = NAMES[kind];
  return Object.hasOwn(names, value) ? (names[value] ?? value) : value;
}
