// Filters by a span of days.
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../text/format.ts';
import { DateRange, describeRange } from '../../ui/date-range.tsx';
import { FilterPill } from '../../ui/filter-pill.tsx';
import type { FilterProps } from './filter-bar.tsx';

export function UploadedPill({ search, onFilter, startOpen = false }: FilterProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <FilterPill
      name={t('documents.filters.uploadedBetween')}
      value={describeRange(search.date_from, search.date_to, format.date)}
      onClear={() => onFilter({ date_from: undefined, date_to: undefined })}
      width={300}
      startOpen={startOpen}
    >
      {() => (
        <DateRange
          from={search.date_from}
          to={search.date_to}
          onChange={(date_from, date_to) => onFilter({ date_from, date_to })}
        />
      )}
    </FilterPill>
  );
}

export function DatedPill({ search, onFilter, startOpen = false }: FilterProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <FilterPill
      name={t('documents.filters.datedBetween')}
      value={describeRange(search.doc_date_from, search.doc_date_to, format.date)}
      onClear={() => onFilter({ doc_date_from: undefined, doc_date_to: undefined })}
      width={300}
      startOpen={startOpen}
    >
      {() => (
        <DateRange
          from={search.doc_date_from}
          to={search.doc_date_to}
          onChange={(doc_date_from, doc_date_to) => onFilter({ doc_date_from, doc_date_to })}
        />
      )}
    </FilterPill>
  );
}

export function KeptUntilPill({ search, onFilter, startOpen = false }: FilterProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <FilterPill
      name={t('documents.filters.keptUntil')}
      value={describeRange(search.kept_until_from, search.kept_until_to, format.date)}
      onClear={() => onFilter({ kept_until_from: undefined, kept_until_to: undefined })}
      width={300}
      startOpen={startOpen}
    >
      {() => (
        <DateRange
          from={search.kept_until_from}
          to={search.kept_until_to}
          onChange={(kept_until_from, kept_until_to) => onFilter({ kept_until_from, kept_until_to })}
        />
      )}
    </FilterPill>
  );
}
