// Which contacts somebody sees: all of them, or some.
import { MultiSelect, Stack, Switch } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { query } from '../api/queries.ts';
import { shownContact } from '../text/known-names.ts';

interface Props {
  /** Null: all. */
  value: number[] | null;
  onChange: (contact_ids: number[] | null) => void;
  disabled?: boolean;
}

export function SeenContacts({ value, onChange, disabled = false }: Props) {
  const { t } = useTranslation();
  return (
    <Stack gap="xs">
      <Switch
        label={t('users.seesAll')}
        description={t(disabled ? 'users.adminSeesAll' : 'users.seesAllHint')}
        disabled={disabled}
        checked={value === null}
        onChange={(event) => onChange(event.currentTarget.checked ? null : [])}
      />
      {value !== null && <ContactsSelect label={t('users.contacts')} value={value} onChange={onChange} />}
    </Stack>
  );
}

interface ContactsProps {
  label: string;
  description?: string;
  value: number[];
  onChange: (contact_ids: number[]) => void;
}

/** The service searches, since there may be thousands. */
export function ContactsSelect({ value, onChange, ...props }: ContactsProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 200);
  const chosen = useQueries({ queries: value.map((id) => query('getContact', { params: { id } })) });
  const found = useQuery({
    ...query('listContacts', { query: { limit: 50, ...(q === '' ? {} : { q }) } }),
    placeholderData: keepPreviousData,
  });
  const offered = found.data?.contacts ?? [];
  const missing = chosen
    .flatMap(({ data }) => data ?? [])
    .filter(({ id }) => offered.every((one) => one.id !== id));
  return (
    <MultiSelect
      {...props}
      searchable
      // The service has filtered already.
      filter={({ options }) => options}
      nothingFoundMessage={t('common.nothingFound')}
      data={[...missing, ...offered].map(({ id, name }) => ({
        value: String(id),
        label: shownContact(name),
      }))}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
      searchValue={text}
      onSearchChange={setText}
    />
  );
}
