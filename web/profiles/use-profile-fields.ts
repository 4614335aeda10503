// The fields of all profiles by key, for lists and filters that span profiles.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldType, ProfileField } from '../../contract/profiles.ts';
import { useProfiles } from './use-profiles.ts';

export interface KnownField {
  key: string;
  label: string;
  /** Text where profiles do not agree. */
  type: FieldType;
}

/**
 * Sorted by label; empty until the profiles are there.
 * @param profile_id only those of this one
 */
export function useProfileFields(enabled: boolean, profile_id?: number): KnownField[] {
  const { profiles } = useProfiles(enabled);
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const wanted = profiles?.filter(({ id }) => profile_id === undefined || id === profile_id) ?? [];
    const known = new Map<string, KnownField>();
    for (const field of wanted.flatMap(({ fields }) => fields))
      known.set(field.key, merged(known.get(field.key), field));
    return [...known.values()].toSorted((a, b) => a.label.localeCompare(b.label, language));
  }, [profiles, profile_id, language]);
}

const merged = (known: KnownField | undefined, { key, label, type }: ProfileField): KnownField =>
  known === undefined ? { key, label, type } : { ...known, type: known.type === type ? type : 'text' };
