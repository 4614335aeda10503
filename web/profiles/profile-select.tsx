// Chooses an extraction profile.
import { Select, type SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useProfiles } from './use-profiles.ts';

type Props = Omit<SelectProps, 'value' | 'onChange' | 'data'> & {
  value: number | undefined;
  onChange: (id: number | undefined) => void;
};

export function ProfileSelect({ value, onChange, ...props }: Props) {
  const { t } = useTranslation();
  const { profiles } = useProfiles();
  return (
    <Select
      {...props}
      searchable
      nothingFoundMessage={t('common.nothingFound')}
      data={(profiles ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === undefined ? null : String(value)}
      onChange={(next) => onChange(next === null ? undefined : Number(next))}
    />
  );
}
