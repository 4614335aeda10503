// Filters by fields of profiles: which field, how it compares, with what. All of them must hold.
import { ActionIcon, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { TbX } from 'react-icons/tb';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfileFields } from '../../profiles/use-profile-fields.ts';
import { useFieldFormat } from '../../text/field-format.ts';
import { FilterPill } from '../../ui/filter-pill.tsx';
import { useColumnName } from './columns.tsx';
import type { FilterProps } from './filter-bar.tsx';
import {
  needsValue,
  operatorsOf,
  readFieldFilter,
  writeFieldFilter,
  type FieldFilter,
  type Operator,
} from './field-filter.ts';

export function FieldPill({ search, onFilter, startOpen = false }: FilterProps) {
  const { t } = useTranslation();
  const filters = search.where ?? [];
  const describe = useFieldFilterText(filters.length > 0);
  const [first, ...others] = filters;
  const more = others.length === 0 ? '' : ` +${others.length}`;
  const set = (where: string[]) => onFilter({ where: where.length === 0 ? undefined : where });
  return (
    <FilterPill
      name={t('documents.filters.field')}
      value={first === undefined ? undefined : `${describe(first)}${more}`}
      onClear={() => set([])}
      width={300}
      startOpen={startOpen}
    >
      {() => (
        <Stack gap="xs">
          {filters.map((filter) => (
            <Group key={filter} justify="space-between" wrap="nowrap" gap={4}>
              <Text size="sm">{describe(filter)}</Text>
              <ActionIcon
                size="sm"
                aria-label={t('documents.filters.remove', { name: describe(filter) })}
                onClick={() => set(filters.filter((other) => other !== filter))}
              >
                <TbX size={13} />
              </ActionIcon>
            </Group>
          ))}
          <AddField
            profile_id={search.profile_id}
            onAdd={(filter) => set([...filters.filter((other) => other !== filter), filter])}
          />
        </Stack>
      )}
    </FilterPill>
  );
}

function AddField({
  profile_id,
  onAdd,
}: {
  profile_id: number | undefined;
  onAdd: (filter: string) => void;
}) {
  const { t } = useTranslation();
  const fields = useProfileFields(true, profile_id);
  const [key, setKey] = useState<string | null>(null);
  const [operator, setOperator] = useState<Operator>('contains');
  const [value, setValue] = useState('');
  const field = fields.find((one) => one.key === key);
  const operators = operatorsOf(field?.type ?? 'text');
  const chosen = operators.find((one) => one === operator) ?? operators[0]!;
  const complete = field !== undefined && (!needsValue(chosen) || value.trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!complete) return;
    onAdd(writeFieldFilter({ key: field.key, operator: chosen, value }));
    setValue('');
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <Select
          size="xs"
          searchable
          data-autofocus
          label={t('documents.filters.field')}
          comboboxProps={{ withinPortal: false }}
          data={fields.map((one) => ({ value: one.key, label: one.label }))}
          value={key}
          onChange={setKey}
        />
        <Select
          size="xs"
          label={t('documents.filters.comparison')}
          allowDeselect={false}
          comboboxProps={{ withinPortal: false }}
          data={operators.map((one) => ({ value: one, label: t(`documents.operators.${one}`) }))}
          value={chosen}
          onChange={(next) => setOperator(operators.find((one) => one === next) ?? chosen)}
        />
        {needsValue(chosen) && (
          <TextInput
            size="xs"
            label={t('documents.filters.value')}
            type={field?.type === 'date' ? 'date' : 'text'}
            inputMode={chosen === 'gte' || chosen === 'lte' ? 'decimal' : 'text'}
            maxLength={200}
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        )}
        <Button type="submit" size="xs" disabled={!complete}>
          {t('documents.filters.add')}
        </Button>
      </Stack>
    </form>
  );
}

/** "Total Amount at least 100.00". */
function useFieldFilterText(enabled: boolean): (filter: string) => string {
  const { t } = useTranslation();
  const name = useColumnName(enabled);
  const format = useFieldFormat();
  return (text) => {
    const { key, operator, value }: FieldFilter = readFieldFilter(text);
    const { label, type } = name(`field.${key}`);
    return [label, t(`documents.operators.${operator}`), needsValue(operator) ? format(value, type) : '']
      .filter((part) => part !== '')
      .join(' ');
  };
}
