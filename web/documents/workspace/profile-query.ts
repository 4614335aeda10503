// The fields of the profile version that a document was processed with.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentRecord } from '../../../contract/documents.ts';
import { plainField } from '../../../contract/plain-field.ts';
import type { Profile, ProfileField } from '../../../contract/profiles.ts';
import { query } from '../../api/queries.ts';
import { shownKey, shownTexts } from '../../text/known-names.ts';

export const profileQuery = (id: number) => ({
  ...query('listProfileVersions', { params: { id } }),
  staleTime: 60_000,
});

/** Names, labels and descriptions are those that the person reads. */
export interface ProfileOf {
  profile: Profile | undefined;
  fields: ProfileField[];
  loading: boolean;
}

export function useProfileOf({ profile_id, profile_version, extracted_fields }: DocumentRecord): ProfileOf {
  const { language } = useTranslation().i18n;
  const { data, isPending } = useQuery(profileQuery(profile_id));
  return useMemo(() => {
    const version = data?.versions.find((one) => one.version === profile_version);
    const profile = version && shownTexts(version);
    // A profile that is gone still has its keys in the record.
    const fields = profile?.fields ?? Object.keys(extracted_fields).map(unknownField);
    return { profile, fields, loading: isPending };
    // oxlint-disable-next-line react/exhaustive-deps -- the names depend on the language
  }, [data, isPending, profile_version, extracted_fields, language]);
}

const unknownField = (key: string): ProfileField =>
  plainField(
    shownKey(key).replace(/^./, (letter) => letter.toUpperCase()),
    key,
  );
