// How the file of a template is written; a DATEV file says most of it by itself.
import { Select, SimpleGrid, Stack, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  DATE_FORMATS,
  DECIMAL_SIGNS,
  TEMPLATE_ENCODINGS,
  TEMPLATE_QUOTES,
  TEMPLATE_SEPARATORS,
} from '../../contract/export-columns.ts';
import type { PartProps } from './template-draft.ts';

const ROWS = ['documents', 'lines', 'taxes'] as const;
const SEPARATOR_NAMES = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' } as const;
const DECIMAL_NAMES = { '.': 'point', ',': 'comma' } as const;

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, nameOf, value, onChange }: ChoiceProps<Value>) {
  return (
    <Select
      label={label}
      allowDeselect={false}
      data={values.map((one) => ({ value: one, label: nameOf(one) }))}
      value={value}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}

export function FileFields({ draft, onChange }: PartProps) {
  const { t } = useTranslation();
  const rows = (
    <Choice
      label={t('exportTemplates.rows')}
      values={ROWS}
      nameOf={(value) => t(`exportTemplates.rowKinds.${value}`)}
      value={draft.rows}
      onChange={(value) => onChange({ rows: value })}
    />
  );
  if (draft.layout === 'datev') return rows;
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="sm">
        {rows}
        <Choice
          label={t('exportTemplates.encoding')}
          values={TEMPLATE_ENCODINGS}
          nameOf={(value) => t(`exportTemplates.encodings.${value}`)}
          value={draft.encoding}
          onChange={(encoding) => onChange({ encoding })}
        />
        <Choice
          label={t('exportTemplates.separator')}
          values={TEMPLATE_SEPARATORS}
          nameOf={(value) => t(`exportTemplates.separators.${SEPARATOR_NAMES[value]}`)}
          value={draft.separator}
          onChange={(separator) => onChange({ separator })}
        />
        <Choice
          label={t('exportTemplates.quote')}
          values={TEMPLATE_QUOTES}
          nameOf={(value) => t(`exportTemplates.quotes.${value}`)}
          value={draft.quote}
          onChange={(quote) => onChange({ quote })}
        />
        <Choice
          label={t('exportTemplates.decimal')}
          values={DECIMAL_SIGNS}
          nameOf={(value) => t(`exportTemplates.decimals.${DECIMAL_NAMES[value]}`)}
          value={draft.decimal}
          onChange={(decimal) => onChange({ decimal })}
        />
        <Choice
          label={t('exportTemplates.dateFormat')}
          values={DATE_FORMATS}
          nameOf={(value) => dateExample(value)}
          value={draft.date_format}
          onChange={(date_format) => onChange({ date_format })}
        />
      </SimpleGrid>
      <Switch
        label={t('exportTemplates.withHeading')}
        checked={draft.heading}
        onChange={(event) => onChange({ heading: event.currentTarget.checked })}
      />
    </Stack>
  );
}

/** The last day of a year, in which day, month and year cannot be taken for each other. */
const dateExample = (format: string): string =>
  format.replace('YYYY', '2026').replace('YY', '26').replace('MM', '12').replace('DD', '31');
