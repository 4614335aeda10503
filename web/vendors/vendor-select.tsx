// Chooses a vendor; the service searches, since there may be many thousands.
import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { query } from '../api/queries.ts';

type Props = Omit<SelectProps, 'value' | 'onChange' | 'data' | 'searchable'> & {
  value: number | undefined;
  onChange: (id: number | undefined) => void;
};

export function VendorSelect({ value, onChange, ...props }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 200);
  const chosen = useQuery({
    ...query('listVendors', { query: { id: value ?? 0 } }),
    enabled: value !== undefined,
  }).data?.vendors[0];
  const shown = chosen === undefined ? '' : labelOf(chosen);
  const found = useQuery({
    // What stands in the field after a choice is a name, not something to search for.
    ...query('listVendors', { query: { limit: 50, ...(q === '' || q === shown ? {} : { q }) } }),
    placeholderData: keepPreviousData,
  });
  const vendors = found.data?.vendors ?? [];
  const missing = chosen !== undefined && !vendors.some(({ id }) => id === chosen.id) ? [chosen] : [];
  return (
    <Select
      {...props}
      searchable
      // The service has filtered already.
      filter={({ options }) => options}
      nothingFoundMessage={t('vendors.noMatch')}
      searchValue={text}
      onSearchChange={setText}
      data={[...missing, ...vendors].map((vendor) => ({
        value: String(vendor.id),
        label: labelOf(vendor),
      }))}
      value={value === undefined ? null : String(value)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
    />
  );
}

const labelOf = ({ name, external_id }: { name: string; external_id: string }): string =>
  `${name} · ${external_id}`;
