// When a document goes without a person: where to, how sure its required fields must be, and others of which more is asked.
import { ActionIcon, Button, NumberInput, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TbPlus, TbX } from 'react-icons/tb';
import type { TouchlessAction } from '../../contract/touchless.ts';
import type { ConditionField } from './condition-fields.ts';
import classes from './rules.module.css';

type Threshold = TouchlessAction['thresholds'][number];

interface Props {
  action: TouchlessAction;
  fields: ConditionField[];
  onChange: (action: TouchlessAction) => void;
}

const DESTINATIONS = ['Approved', 'Export'] as const;

export function TouchlessDetail({ action, fields, onChange }: Props) {
  const { t } = useTranslation();
  const { status, default_threshold, thresholds } = action;
  const keys = fields
    .filter(({ group }) => group === 'field')
    .map(({ name, label }) => ({ value: name.replace(/^fields\./, ''), label }));
  const free = keys.filter(({ value }) => !thresholds.some(({ field }) => field === value));
  const set = (next: Threshold[]) => onChange({ ...action, thresholds: next });
  return (
    <>
      <Select
        w={160}
        aria-label={t('rules.touchless.status')}
        allowDeselect={false}
        data={DESTINATIONS.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        value={status}
        onChange={(value) => value !== null && onChange({ ...action, status: value })}
      />
      <div className={classes['thresholds']}>
        <span>{t('rules.touchless.required')}</span>
        <Percent
          label={t('rules.touchless.requiredLabel')}
          value={default_threshold}
          onChange={(percent) => onChange({ ...action, default_threshold: percent })}
        />
        {thresholds.map((threshold, index) => (
          <ThresholdRow
            key={threshold.field}
            threshold={threshold}
            options={keys.filter((key) => key.value === threshold.field || free.includes(key))}
            onChange={(next) => set(thresholds.with(index, next))}
            onRemove={() => set(thresholds.toSpliced(index, 1))}
          />
        ))}
        {free.length > 0 && (
          <Button
            className={classes['more'] ?? ''}
            size="compact-sm"
            variant="subtle"
            leftSection={<TbPlus size={15} />}
            onClick={() => set([...thresholds, { field: free[0]!.value, percent: default_threshold }])}
          >
            {t('rules.touchless.add')}
          </Button>
        )}
      </div>
    </>
  );
}

interface RowProps {
  threshold: Threshold;
  options: { value: string; label: string }[];
  onChange: (threshold: Threshold) => void;
  onRemove: () => void;
}

function ThresholdRow({ threshold, options, onChange, onRemove }: RowProps) {
  const { t } = useTranslation();
  const name = options.find(({ value }) => value === threshold.field)?.label ?? threshold.field;
  return (
    <>
      <Select
        aria-label={t('rules.touchless.field', { field: name })}
        searchable
        allowDeselect={false}
        data={options}
        value={threshold.field}
        onChange={(field) => field !== null && onChange({ ...threshold, field })}
      />
      <div className={classes['percent']}>
        <Percent
          label={t('rules.touchless.percent', { field: name })}
          value={threshold.percent}
          onChange={(percent) => onChange({ ...threshold, percent })}
        />
        <ActionIcon aria-label={t('rules.touchless.remove', { field: name })} onClick={onRemove}>
          <TbX size={16} />
        </ActionIcon>
      </div>
    </>
  );
}

interface PercentProps {
  label: string;
  value: number;
  onChange: (percent: number) => void;
}

function Percent({ label, value, onChange }: PercentProps) {
  return (
    <NumberInput
      w={96}
      aria-label={label}
      min={0}
      max={100}
      suffix=" %"
      allowDecimal={false}
      value={value}
      onChange={(percent) => onChange(Number(percent) || 0)}
    />
  );
}
