// Names that the service gives in English, shown in the language of the person. Names that an operator chose stay as they are.
import i18next from 'i18next';
import { fieldLabels, profileNames } from './en/names.ts';

const keysByName = <Key extends string>(names: Record<Key, string>) =>
  new Map(Object.entries(names).map(([key, name]) => [name as string, key as Key]));
const LABELS = keysByName(fieldLabels);
const PROFILES = keysByName(profileNames);

/** The label of a field of a profile. */
export function shownLabel(label: string): string {
  const key = LABELS.get(label);
  return key === undefined ? label : i18next.t(`fieldLabels.${key}`);
}

/** What a field is called of which only the key is known. */
export function shownKey(key: string): string {
  return Object.hasOwn(fieldLabels, key)
    ? i18next.t(`fieldLabels.${key as keyof typeof fieldLabels}`)
    : key.replaceAll('_', ' ');
}

export function shownProfile(name: string): string {
  const key = PROFILES.get(name);
  return key === undefined ? name : i18next.t(`profileNames.${key}`);
}
