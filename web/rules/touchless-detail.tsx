// When a document goes without a person: where to, how sure its required fields must be, and others of which more is asked.
import { Select, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TouchlessAction } from '../../contract/touchless.ts';
import type { ConditionField } from './condition-fields.ts';
import { FieldPercents, Percent } from './field-percents.tsx';
import classes from './rules.module.css';

interface Props {
  action: TouchlessAction;
  fields: ConditionField[];
  onChange: (action: TouchlessAction) => void;
}

const DESTINATIONS = ['Approved', 'Export'] as const;
/** From 101 on any value needs a person. */
const [REQUIRED, SINGLE] = [
  { min: 0, max: 100, decimals: 0 },
  { min: 0, max: 101, decimals: 0 },
];

export function TouchlessDetail({ action, fields, onChange }: Props) {
  const { t } = useTranslation();
  const { status, default_threshold, thresholds } = action;
  // Set by hand, thresholds do not come from a target.
  const set = (next: Partial<Pick<TouchlessAction, 'default_threshold' | 'thresholds'>>) => {
    const { target: _left, ...rest } = action;
    onChange({ ...rest, ...next });
  };
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
          range={REQUIRED}
          value={default_threshold}
          onChange={(percent) => set({ default_threshold: percent })}
        />
        <FieldPercents
          list={thresholds}
          fields={fields}
          range={SINGLE}
          first={default_threshold}
          texts={{
            add: t('rules.touchless.add'),
            field: (field) => t('rules.touchless.field', { field }),
            percent: (field) => t('rules.touchless.percent', { field }),
            remove: (field) => t('rules.touchless.remove', { field }),
          }}
          onChange={(next) => set({ thresholds: next })}
        />
        <span>{t('rules.touchless.samples')}</span>
        <Percent
          label={t('rules.touchless.samplesLabel')}
          range={REQUIRED}
          value={action.sample_percent ?? 0}
          onChange={(sample_percent) => onChange({ ...action, sample_percent })}
        />
      </div>
      <Text size="sm" c="dimmed" flex="1 0 100%">
        {t(action.target === undefined ? 'rules.touchless.samplesHint' : 'rules.touchless.samplesOfTarget')}
      </Text>
    </>
  );
}
