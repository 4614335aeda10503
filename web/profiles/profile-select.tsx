// Chooses an extraction profile.
import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { query } from '../api/queries.ts';
import { shownProfile } from '../text/known-names.ts';

type Props = Omit<SelectProps, 'value' | 'onChange' | 'data'> & {
  value: number | undefined;
  onChange: (id: number | undefined) => void;
};

export const profilesQuery = { ...query('listProfiles', { query: { limit: 200 } }), staleTime: 60_000 };

export function ProfileSelect({ value, onChange, ...props }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(profilesQuery);
  return (
    <Select
      {...props}
      searchable
      nothingFoundMessage={t('common.nothingFound')}
      data={(data?.profiles ?? []).map(({ id, name }) => ({ value: String(id), label: shownProfile(name) }))}
      value={value === undefined ? null : String(value)}
      onChange={(next) => onChange(next === null ? undefined : Number(next))}
    />
  );
}
