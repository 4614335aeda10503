// The fields of the profile version that a document was processed with.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DocumentRecord } from '../../../contract/documents.ts';
import type { Profile, ProfileField } from '../../../contract/profiles.ts';
import { query } from '../../api/queries.ts';

export const profileQuery = (id: number) => ({
  ...query('listProfileVersions', { params: { id } }),
  staleTime: 60_000,
});

export interface ProfileOf {
  profile: Profile | undefined;
  fields: ProfileField[];
  loading: boolean;
}

export function useProfileOf({ profile_id, profile_version, extracted_fields }: DocumentRecord): ProfileOf {
  const { data, isLoading } = useQuery(profileQuery(profile_id));
  return useMemo(() => {
    const profile = data?.versions.find(({ version }) => version === profile_version);
    // A profile that is gone still has its keys in the record.
    const fields = profile?.fields ?? Object.keys(extracted_fields).map(plainField);
    return { profile, fields, loading: isLoading };
  }, [data, isLoading, profile_version, extracted_fields]);
}

const plainField = (key: string): ProfileField => ({
  key,
  label: key.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase()),
  type: 'text',
  required: false,
  description: '',
  aliases: [],
  pattern: null,
  options: [],
});
