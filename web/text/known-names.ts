// Names that the service gives in English, shown in the language of the person. Names that an operator chose stay as they are.
import i18next from 'i18next';
import type { Profile } from '../../contract/profiles.ts';
import {
  actorNames,
  contactNames,
  fieldDescriptions,
  fieldLabels,
  folderNames,
  profileDescriptions,
  profileNames,
} from './en/names.ts';

const CATALOGUES = {
  actorNames,
  contactNames,
  fieldLabels,
  fieldDescriptions,
  folderNames,
  profileNames,
  profileDescriptions,
};

/** The text of a catalogue of names in the language of the person; any other text stays. */
function shown(name: keyof typeof CATALOGUES): (text: string) => string {
  const keys = new Map(Object.entries(CATALOGUES[name]).map(([key, text]) => [text, key]));
  return (text) => {
    const key = keys.get(text);
    return key === undefined ? text : i18next.t(`${name}.${key}` as 'profileNames.default');
  };
}

/** The label of a field of a profile. */
export const shownLabel = shown('fieldLabels');
export const shownProfile = shown('profileNames');
export const shownContact = shown('contactNames');
export const shownFolder = shown('folderNames');
/** The folder that is called so on the pages. */
export const storedFolder = (name: string): string =>
  Object.values(folderNames).find((stored) => shownFolder(stored) === name) ?? name;
/** Who did something. */
export const shownActor = shown('actorNames');
const shownFieldDescription = shown('fieldDescriptions');
const shownProfileDescription = shown('profileDescriptions');

/** What a field is called of which only the key is known, or a condition of a rule on its confidence or on a check. */
export function shownKey(key: string): string {
  const [, kind, of] = /^(confidence|check)\.(.+)$/.exec(key) ?? [];
  if (kind === 'confidence') return i18next.t('rules.confidenceOf', { field: shownKey(of!) });
  if (kind === 'check')
    return i18next.t('rules.checkOf', { name: i18next.t(`rules.checks.${of!}` as 'rules.checks.iban') });
  return Object.hasOwn(fieldLabels, key)
    ? i18next.t(`fieldLabels.${key as keyof typeof fieldLabels}`)
    : key.replaceAll('_', ' ');
}

type Named = Pick<Profile, 'name' | 'description' | 'fields'>;

/** A profile as a person reads it. */
export const shownTexts = <One extends Named>(profile: One): One => ({
  ...profile,
  name: shownProfile(profile.name),
  description: shownProfileDescription(profile.description),
  fields: profile.fields.map((field) => ({
    ...field,
    label: shownLabel(field.label),
    description: shownFieldDescription(field.description),
  })),
});
