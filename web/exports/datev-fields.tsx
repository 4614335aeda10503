// What the header of a DATEV file says.
import { NumberInput, Select, SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ExportTemplate } from '../../contract/export-templates.ts';
import type { Change } from './template-draft.ts';

type Datev = NonNullable<ExportTemplate['datev']>;

interface Props {
  datev: Datev;
  onChange: Change;
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

export function DatevFields({ datev, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const set = (patch: Partial<Datev>) => onChange({ datev: { ...datev, ...patch } });
  const month = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' });
  const number = (value: string | number) => (typeof value === 'number' ? value : 0);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="sm">
      <NumberInput
        label={t('exportTemplates.consultant')}
        required
        hideControls
        allowDecimal={false}
        min={1001}
        max={9_999_999}
        value={datev.consultant || ''}
        onChange={(value) => set({ consultant: number(value) })}
      />
      <NumberInput
        label={t('exportTemplates.client')}
        required
        hideControls
        allowDecimal={false}
        min={1}
        max={99_999}
        value={datev.client || ''}
        onChange={(value) => set({ client: number(value) })}
      />
      <Select
        label={t('exportTemplates.yearBegins')}
        allowDeselect={false}
        data={MONTHS.map((index) => ({
          value: `${String(index + 1).padStart(2, '0')}-01`,
          label: month.format(new Date(Date.UTC(2000, index, 1))),
        }))}
        value={datev.year_begins}
        onChange={(year_begins) => year_begins !== null && set({ year_begins })}
      />
      <NumberInput
        label={t('exportTemplates.accountLength')}
        allowDecimal={false}
        min={4}
        max={8}
        clampBehavior="strict"
        value={datev.account_length}
        onChange={(value) => set({ account_length: Math.max(4, number(value)) })}
      />
      <TextInput
        label={t('exportTemplates.booksCurrency')}
        maxLength={3}
        value={datev.currency}
        onChange={(event) => set({ currency: event.currentTarget.value.toUpperCase() })}
      />
    </SimpleGrid>
  );
}
