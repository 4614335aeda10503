// Chooses a folder of a contact.
import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { query } from '../api/queries.ts';
import { shownFolder } from '../text/known-names.ts';

type Props = Omit<SelectProps, 'value' | 'onChange' | 'data'> & {
  contact_id: number | undefined;
  value: number | undefined;
  onChange: (id: number | undefined) => void;
};

export const foldersQuery = (contact_id: number) =>
  query('listFolders', { query: { contact_id, limit: 200 } });

export function FolderSelect({ contact_id, value, onChange, ...props }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...foldersQuery(contact_id ?? 0), enabled: contact_id !== undefined });
  return (
    <Select
      {...props}
      searchable
      disabled={contact_id === undefined || props.disabled === true}
      nothingFoundMessage={t('common.nothingFound')}
      data={(data?.folders ?? []).map(({ id, name }) => ({ value: String(id), label: shownFolder(name) }))}
      value={value === undefined ? null : String(value)}
      onChange={(next) => onChange(next === null ? undefined : Number(next))}
    />
  );
}
