// The filters above the list, each a pill; the text search first.
import { Button, Group } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../text/format.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { BANDS, BAND_NAMES } from '../../ui/confidence.tsx';
import { DateRange, describeRange } from '../../ui/date-range.tsx';
import { DOC_TYPES, docTypeName } from '../../ui/doc-types.ts';
import { FilterPill } from '../../ui/filter-pill.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { STATUSES, StatusBadge } from '../../ui/status-badge.tsx';
import { ToneMark } from '../../ui/tone-mark.tsx';
import { filtersOf, type DocumentSearch } from '../document-search.ts';
import { PlacePill, ProfilePill } from './place-pills.tsx';

export interface FilterProps {
  search: DocumentSearch;
  onFilter: (changes: DocumentSearch) => void;
}

export function FilterBar({ search, onFilter, aside }: FilterProps & { aside: ReactNode }) {
  const { t } = useTranslation();
  const set = Object.keys(filtersOf(search)).length;
  const cleared = Object.fromEntries(Object.keys(filtersOf(search)).map((key) => [key, undefined]));
  return (
    <Group justify="space-between" gap={8} wrap="nowrap" align="start">
      <Group gap={6}>
        <TextFilter search={search} onFilter={onFilter} />
        <StatusPill search={search} onFilter={onFilter} />
        <ConfidencePill search={search} onFilter={onFilter} />
        <PlacePill search={search} onFilter={onFilter} />
        <TypePill search={search} onFilter={onFilter} />
        <DatePills search={search} onFilter={onFilter} />
        <ProfilePill search={search} onFilter={onFilter} />
        {set > 0 && (
          <Button variant="subtle" color="gray" size="compact-sm" onClick={() => onFilter(cleared)}>
            {t('common.reset')}
          </Button>
        )}
      </Group>
      {aside}
    </Group>
  );
}

function TextFilter({ search, onFilter }: FilterProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useShortcuts(t('documents.title'), [
    { keys: ['f'], label: t('documents.focusFilter'), run: () => input.current?.focus() },
  ]);
  return (
    <SearchInput
      ref={input}
      w={210}
      label={t('documents.searchText')}
      value={search.q}
      onSearch={(q) => onFilter({ q })}
    />
  );
}

function StatusPill({ search, onFilter }: FilterProps) {
  const { t } = useTranslation();
  const value = search.status ?? [];
  return (
    <FilterPill
      name={t('documents.status')}
      value={firstAndMore(value.map((status) => t(`statuses.${status}`)))}
      onClear={() => onFilter({ status: undefined })}
      width={190}
    >
      {() => (
        <ChoiceList
          options={STATUSES}
          value={value}
          renderLabel={(status) => <StatusBadge status={status} />}
          onChange={(status) => onFilter({ status: status.length === 0 ? undefined : status })}
        />
      )}
    </FilterPill>
  );
}

function ConfidencePill({ search, onFilter }: FilterProps) {
  const { t } = useTranslation();
  const value = search.confidence_label ?? [];
  return (
    <FilterPill
      name={t('documents.confidence')}
      value={firstAndMore(value.map((band) => t(`confidence.${band}`)))}
      onClear={() => onFilter({ confidence_label: undefined })}
      width={180}
    >
      {() => (
        <ChoiceList
          options={BAND_NAMES}
          value={value}
          renderLabel={(band) => <ToneMark tone={BANDS[band].tone}>{t(`confidence.${band}`)}</ToneMark>}
          onChange={(bands) => onFilter({ confidence_label: bands.length === 0 ? undefined : bands })}
        />
      )}
    </FilterPill>
  );
}

function TypePill({ search, onFilter }: FilterProps) {
  const { t } = useTranslation();
  const value = search.doc_type ?? [];
  return (
    <FilterPill
      name={t('documents.type')}
      value={firstAndMore(value.map(docTypeName))}
      onClear={() => onFilter({ doc_type: undefined })}
      width={200}
    >
      {() => (
        <ChoiceList
          options={DOC_TYPES}
          value={DOC_TYPES.filter((type) => value.includes(type))}
          renderLabel={docTypeName}
          onChange={(types) => onFilter({ doc_type: types.length === 0 ? undefined : types })}
        />
      )}
    </FilterPill>
  );
}

function DatePills({ search, onFilter }: FilterProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <FilterPill
        name={t('documents.filters.uploadedBetween')}
        value={describeRange(search.date_from, search.date_to, format.date)}
        onClear={() => onFilter({ date_from: undefined, date_to: undefined })}
        width={300}
      >
        {() => (
          <DateRange
            from={search.date_from}
            to={search.date_to}
            onChange={(date_from, date_to) => onFilter({ date_from, date_to })}
          />
        )}
      </FilterPill>
      <FilterPill
        name={t('documents.filters.datedBetween')}
        value={describeRange(search.doc_date_from, search.doc_date_to, format.date)}
        onClear={() => onFilter({ doc_date_from: undefined, doc_date_to: undefined })}
        width={300}
      >
        {() => (
          <DateRange
            from={search.doc_date_from}
            to={search.doc_date_to}
            onChange={(doc_date_from, doc_date_to) => onFilter({ doc_date_from, doc_date_to })}
          />
        )}
      </FilterPill>
    </>
  );
}

/** "Invoice", or "Invoice +2". */
function firstAndMore(names: string[]): string | undefined {
  const [first, ...others] = names;
  return first === undefined ? undefined : others.length === 0 ? first : `${first} +${others.length}`;
}
