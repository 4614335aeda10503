// What the other program calls each tax.
import { ActionIcon, Button, Group, NumberInput, Select, Stack, Text, TextInput } from '@mantine/core';
import { TbPlus, TbX } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { TAX_CATEGORIES } from '../../contract/tax-columns.ts';
import classes from './exports.module.css';
import { withEntry, withoutEntry, type PartProps, type TemplateDraft } from './template-draft.ts';

type TaxKey = TemplateDraft['tax_keys'][number];

export function TaxKeyFields({ draft: { tax_keys }, onChange }: PartProps) {
  const { t } = useTranslation();
  const add = () => onChange({ tax_keys: [...tax_keys, { category: null, rate: null, key: '' }] });
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('exportTemplates.taxKeysHint')}
      </Text>
      <ul className={classes['parts']}>
        {tax_keys.map((entry, i) => (
          <TaxKeyRow
            key={i}
            entry={entry}
            number={i + 1}
            onChange={(next) => onChange({ tax_keys: withEntry(tax_keys, i, next) })}
            onRemove={() => onChange({ tax_keys: withoutEntry(tax_keys, i) })}
          />
        ))}
      </ul>
      <Group>
        <Button size="xs" variant="default" leftSection={<TbPlus size={15} />} onClick={add}>
          {t('exportTemplates.addTaxKey')}
        </Button>
      </Group>
    </Stack>
  );
}

interface RowProps {
  entry: TaxKey;
  number: number;
  onChange: (entry: TaxKey) => void;
  onRemove: () => void;
}

function TaxKeyRow({ entry, number, onChange, onRemove }: RowProps) {
  const { t } = useTranslation();
  return (
    <li className={classes['part']}>
      <Select
        className={classes['grow'] ?? ''}
        aria-label={t('exportTemplates.categoryOf', { number })}
        placeholder={t('exportTemplates.category')}
        clearable
        data={TAX_CATEGORIES.map((value) => ({ value, label: t(`taxes.categories.${value}`) }))}
        value={entry.category}
        onChange={(category) => onChange({ ...entry, category })}
      />
      <NumberInput
        className={classes['narrow'] ?? ''}
        aria-label={t('exportTemplates.rateOf', { number })}
        placeholder={t('exportTemplates.rate')}
        hideControls
        min={0}
        max={100}
        value={entry.rate ?? ''}
        onChange={(rate) => onChange({ ...entry, rate: typeof rate === 'number' ? rate : null })}
      />
      <TextInput
        className={classes['grow'] ?? ''}
        aria-label={t('exportTemplates.keyOf', { number })}
        placeholder={t('exportTemplates.key')}
        maxLength={100}
        value={entry.key}
        onChange={(event) => onChange({ ...entry, key: event.currentTarget.value })}
      />
      <ActionIcon aria-label={t('exportTemplates.removeTaxKey', { number })} onClick={onRemove}>
        <TbX size={16} />
      </ActionIcon>
    </li>
  );
}
