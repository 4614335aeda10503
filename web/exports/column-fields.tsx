// The columns of a template: heading, content, and whether a document without it is refused.
import { ActionIcon, Button, Checkbox, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { TbPlus, TbX } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { COLUMN_SOURCES, isSummable, type ColumnSource } from '../../contract/export-columns.ts';
import { LINE_COLUMNS } from '../../contract/line-columns.ts';
import { useProfileFields } from '../profiles/use-profile-fields.ts';
import { useProfiles } from '../profiles/use-profiles.ts';
import classes from './exports.module.css';
import {
  NEW_COLUMN,
  withEntry,
  withoutEntry,
  type Column,
  type PartProps,
  type TemplateDraft,
} from './template-draft.ts';

export function ColumnFields({ draft: { columns, rows }, onChange }: PartProps) {
  const { t } = useTranslation();
  const sources = useSources(columns);
  return (
    <Stack gap="sm">
      {columns.some(({ sum }) => sum) && (
        <Text size="sm" c="dimmed">
          {t('exportTemplates.sumHint')}
        </Text>
      )}
      <ul className={classes['parts']}>
        {columns.map((column, i) => (
          <ColumnRow
            key={i}
            column={column}
            number={i + 1}
            sources={sources}
            rows={rows}
            onChange={(next) => onChange({ columns: withEntry(columns, i, next) })}
            onRemove={columns.length > 1 ? () => onChange({ columns: withoutEntry(columns, i) }) : undefined}
          />
        ))}
      </ul>
      <Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<TbPlus size={15} />}
          onClick={() => onChange({ columns: [...columns, NEW_COLUMN] })}
        >
          {t('exportTemplates.addColumn')}
        </Button>
      </Group>
    </Stack>
  );
}

/** From here on, what bookkeeping wants. */
const FIRST_OF_BOOKKEEPING: ColumnSource = 'row';

type Sources = { group: string; items: { value: string; label: string }[] }[];

function useSources(columns: Column[]): Sources {
  const { t } = useTranslation();
  const fields = useProfileFields(true);
  const { profiles } = useProfiles();
  const known = COLUMN_SOURCES.map((value) => ({ value, label: t(`exportTemplates.sources.${value}`) }));
  const middle = COLUMN_SOURCES.indexOf(FIRST_OF_BOOKKEEPING);
  const lines = new Map<string, string>(LINE_COLUMNS.map((key) => [key, t(`workspace.items.${key}`)]));
  for (const { key, label } of profiles?.flatMap(({ line_columns }) => line_columns) ?? [])
    if (!lines.has(key)) lines.set(key, label);
  const groups: Sources = [
    { group: t('exportTemplates.sourceGroups.document'), items: known.slice(0, middle) },
    { group: t('exportTemplates.sourceGroups.bookkeeping'), items: known.slice(middle) },
    {
      group: t('exportTemplates.sourceGroups.field'),
      items: fields.map(({ key, label }) => ({ value: `field.${key}`, label })),
    },
    {
      group: t('exportTemplates.sourceGroups.line'),
      items: [...lines].map(([key, label]) => ({ value: `line.${key}`, label })),
    },
  ];
  // What a program has set and no profile has stays as it is.
  const offered = new Set(groups.flatMap(({ items }) => items.map(({ value }) => value)));
  const others = columns.map(({ source }) => source).filter((source) => !offered.has(source));
  for (const source of new Set(others)) groups[2]!.items.push({ value: source, label: source });
  return groups;
}

interface RowProps {
  column: Column;
  number: number;
  sources: Sources;
  rows: TemplateDraft['rows'];
  onChange: (column: Column) => void;
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
}

function ColumnRow({ column, number, sources, rows, onChange, onRemove }: RowProps) {
  const { t } = useTranslation();
  return (
    <li className={classes['part']}>
      <TextInput
        className={classes['grow'] ?? ''}
        aria-label={t('exportTemplates.labelOf', { number })}
        placeholder={t('exportTemplates.heading')}
        maxLength={80}
        value={column.label}
        onChange={(event) => onChange({ ...column, label: event.currentTarget.value })}
      />
      <Select
        className={classes['grow'] ?? ''}
        aria-label={t('exportTemplates.sourceOf', { number })}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('common.nothingFound')}
        data={sources}
        value={column.source}
        onChange={(source) =>
          source !== null && onChange({ ...column, source, sum: column.sum && isSummable(source, rows) })
        }
      />
      {column.source === 'text' && (
        <TextInput
          className={classes['grow'] ?? ''}
          aria-label={t('exportTemplates.textOf', { number })}
          maxLength={200}
          value={column.text}
          onChange={(event) => onChange({ ...column, text: event.currentTarget.value })}
        />
      )}
      <Checkbox
        label={t('exportTemplates.required')}
        aria-label={t('exportTemplates.requiredOf', { number })}
        checked={column.required}
        onChange={(event) => onChange({ ...column, required: event.currentTarget.checked })}
      />
      {(column.sum || isSummable(column.source, rows)) && (
        <Checkbox
          label={t('exportTemplates.sum')}
          aria-label={t('exportTemplates.sumOf', { number })}
          checked={column.sum}
          error={column.sum && !isSummable(column.source, rows)}
          onChange={(event) => onChange({ ...column, sum: event.currentTarget.checked })}
        />
      )}
      {onRemove !== undefined && (
        <ActionIcon aria-label={t('exportTemplates.removeColumn', { number })} onClick={onRemove}>
          <TbX size={16} />
        </ActionIcon>
      )}
    </li>
  );
}
