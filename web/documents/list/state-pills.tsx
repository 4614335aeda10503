// Filters by one of two or three states.
import { Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RETENTION_STATES } from '../../../contract/retention-state.ts';
import { FilterPill } from '../../ui/filter-pill.tsx';
import type { FilterProps } from './filter-bar.tsx';

interface Props<T extends string> {
  name: string;
  value: T | undefined;
  options: { value: T; label: string }[];
  onChange: (value: T | undefined) => void;
  startOpen: boolean;
}

function StatePill<T extends string>({ name, value, options, onChange, startOpen }: Props<T>) {
  return (
    <FilterPill
      name={name}
      value={options.find((option) => option.value === value)?.label}
      onClear={() => onChange(undefined)}
      width={230}
      startOpen={startOpen}
    >
      {(close) => (
        <Radio.Group
          value={value ?? ''}
          onChange={(next) => {
            onChange(options.find((option) => option.value === next)?.value);
            close();
          }}
          aria-label={name}
        >
          <Stack gap={9}>
            {options.map((option) => (
              <Radio key={option.value} size="xs" value={option.value} label={option.label} />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </FilterPill>
  );
}

export function PostponedPill({ search, onFilter, startOpen = false }: FilterProps) {
  const { t } = useTranslation();
  return (
    <StatePill
      name={t('documents.filters.postponed')}
      value={search.postponed === 'all' ? undefined : search.postponed}
      options={[
        { value: 'hide', label: t('documents.filters.postponedHide') },
        { value: 'only', label: t('documents.filters.postponedOnly') },
      ]}
      onChange={(postponed) => onFilter({ postponed })}
      startOpen={startOpen}
    />
  );
}

export function WaitsForMePill({ search, onFilter, startOpen = false }: FilterProps) {
  const { t } = useTranslation();
  return (
    <StatePill
      name={t('documents.filters.waitsForMe')}
      value={search.waits_for}
      options={[{ value: 'me', label: t('documents.filters.waitsForMeOnly') }]}
      onChange={(waits_for) => onFilter({ waits_for })}
      startOpen={startOpen}
    />
  );
}

export function OverduePill({ search, onFilter, startOpen = false }: FilterProps) {
  const { t } = useTranslation();
  return (
    <StatePill
      name={t('documents.filters.overdue')}
      value={textOf(search.overdue)}
      options={[
        { value: 'true', label: t('documents.filters.overdueOnly') },
        { value: 'false', label: t('documents.filters.overdueNot') },
      ]}
      onChange={(value) => onFilter({ overdue: booleanOf(value) })}
      startOpen={startOpen}
    />
  );
}

export function RetentionPill({ search, onFilter, startOpen = false }: FilterProps) {
  const { t } = useTranslation();
  return (
    <StatePill
      name={t('documents.filters.retention')}
      value={search.retention}
      options={RETENTION_STATES.map((value) => ({
        value,
        label: t(`documents.filters.retentions.${value}`),
      }))}
      onChange={(retention) => onFilter({ retention })}
      startOpen={startOpen}
    />
  );
}

export function RejectedPill({ search, onFilter, startOpen = false }: FilterProps) {
  const { t } = useTranslation();
  return (
    <StatePill
      name={t('documents.filters.rejected')}
      value={textOf(search.rejected)}
      options={[
        { value: 'true', label: t('documents.filters.rejectedOnly') },
        { value: 'false', label: t('documents.filters.rejectedNot') },
      ]}
      onChange={(value) => onFilter({ rejected: booleanOf(value) })}
      startOpen={startOpen}
    />
  );
}

export function DuplicatesPill({ search, onFilter, startOpen = false }: FilterProps) {
  const { t } = useTranslation();
  return (
    <StatePill
      name={t('documents.filters.duplicates')}
      value={textOf(search.duplicates)}
      options={[
        { value: 'true', label: t('documents.filters.duplicatesOnly') },
        { value: 'false', label: t('documents.filters.duplicatesNot') },
      ]}
      onChange={(value) => onFilter({ duplicates: booleanOf(value) })}
      startOpen={startOpen}
    />
  );
}

const textOf = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'true' : 'false');
const booleanOf = (value: string | undefined) => (value === undefined ? undefined : value === 'true');
