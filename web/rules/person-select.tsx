// One of the people who may look after documents.
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { query } from '../api/queries.ts';
import classes from './rules.module.css';

interface Props {
  label: string;
  value: number | null;
  onChange: (id: number | null) => void;
}

export function PersonSelect({ label, value, onChange }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(query('listPeople'));
  return (
    <Select
      className={classes['grow'] ?? ''}
      aria-label={label}
      placeholder={t('rules.nobody')}
      searchable
      clearable
      data={(data?.people ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  );
}

/** The name of a person; their number while it is not known. */
export function usePersonName(id: number | null): string {
  const { data } = useQuery({ ...query('listPeople'), enabled: id !== null });
  return id === null ? '' : (data?.people.find((person) => person.id === id)?.name ?? `#${id}`);
}
