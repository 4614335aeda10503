// All extraction profiles, with names, labels and descriptions as the person reads them.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { query } from '../api/queries.ts';
import { shownTexts } from '../text/known-names.ts';

/** For loaders; pages use the hook. */
export const profilesQuery = { ...query('listProfiles', { query: { limit: 200 } }), staleTime: 60_000 };

export function useProfiles(enabled = true) {
  const { language } = useTranslation().i18n;
  const { data, ...rest } = useQuery({ ...profilesQuery, enabled });
  const profiles = useMemo(
    () => data?.profiles.map((profile) => shownTexts(profile)),
    // oxlint-disable-next-line react/exhaustive-deps -- the names depend on the language
    [data, language],
  );
  return { ...rest, profiles };
}

/** What a profile is called; undefined until it is known. */
export function useProfileName(id: number | undefined): string | undefined {
  const { profiles } = useProfiles(id !== undefined);
  return profiles?.find((profile) => profile.id === id)?.name;
}
