// Chooses a contact; the service searches, since there may be thousands.
import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '../../contract/contacts.ts';
import { query } from '../api/queries.ts';
import { shownContact } from '../text/known-names.ts';

type Props = Omit<SelectProps, 'value' | 'onChange' | 'data' | 'searchable'> & {
  value: number | undefined;
  onChange: (id: number | undefined, contact: Contact | undefined) => void;
  /** Not offered: a contact cannot be its own parent. */
  except?: number | undefined;
};

export function ContactSelect({ value, onChange, except, ...props }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 200);
  const chosen = useQuery({
    ...query('getContact', { params: { id: value ?? 0 } }),
    enabled: value !== undefined,
  });
  const found = useQuery({
    // What stands in the field after a choice is a name, not something to search for.
    ...query('listContacts', {
      query: { limit: 50, ...(q === '' || q === shownContact(chosen.data?.name ?? '') ? {} : { q }) },
    }),
    placeholderData: keepPreviousData,
  });
  const contacts = (found.data?.contacts ?? []).filter((contact) => contact.id !== except);
  const missing =
    chosen.data !== undefined && !contacts.some(({ id }) => id === chosen.data.id) ? [chosen.data] : [];
  return (
    <Select
      {...props}
      searchable
      // The service has filtered already.
      filter={({ options }) => options}
      nothingFoundMessage={t('common.nothingFound')}
      data={[...missing, ...contacts].map(({ id, name }) => ({
        value: String(id),
        label: shownContact(name),
      }))}
      value={value === undefined ? null : String(value)}
      onChange={(next) =>
        onChange(
          next === null ? undefined : Number(next),
          contacts.find(({ id }) => String(id) === next),
        )
      }
      searchValue={text}
      onSearchChange={setText}
    />
  );
}
