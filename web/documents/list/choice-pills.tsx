// Filters by several of a few things.
import { useTranslation } from 'react-i18next';
import { BLOCKER_KINDS } from '../../ui/blocker-kinds.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { BANDS, BAND_NAMES } from '../../ui/confidence.tsx';
import { DOC_TYPES, docTypeName } from '../../ui/doc-types.ts';
import { FilterPill } from '../../ui/filter-pill.tsx';
import { STATUSES, StatusBadge } from '../../ui/status-badge.tsx';
import { ToneMark } from '../../ui/tone-mark.tsx';
import type { FilterProps } from './filter-bar.tsx';

export function StatusPill({ search, onFilter }: FilterProps) {
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
          onChange={(status) => onFilter({ status: someOf(status) })}
        />
      )}
    </FilterPill>
  );
}

/** By what keeps documents from going on. */
export function WhyPill({ search, onFilter }: FilterProps) {
  const { t } = useTranslation();
  const value = search.blocker_kind ?? [];
  return (
    <FilterPill
      name={t('documents.why')}
      value={firstAndMore(value.map((kind) => t(`blockerKinds.${kind}`)))}
      onClear={() => onFilter({ blocker_kind: undefined })}
      width={230}
    >
      {() => (
        <ChoiceList
          options={BLOCKER_KINDS}
          value={value}
          renderLabel={(kind) => t(`blockerKinds.${kind}`)}
          onChange={(kinds) => onFilter({ blocker_kind: someOf(kinds) })}
        />
      )}
    </FilterPill>
  );
}

export function ConfidencePill({ search, onFilter, startOpen = false }: FilterProps) {
  const { t } = useTranslation();
  const value = search.confidence_label ?? [];
  return (
    <FilterPill
      name={t('documents.confidence')}
      value={firstAndMore(value.map((band) => t(`confidence.${band}`)))}
      onClear={() => onFilter({ confidence_label: undefined })}
      width={180}
      startOpen={startOpen}
    >
      {() => (
        <ChoiceList
          options={BAND_NAMES}
          value={value}
          renderLabel={(band) => <ToneMark tone={BANDS[band].tone}>{t(`confidence.${band}`)}</ToneMark>}
          onChange={(bands) => onFilter({ confidence_label: someOf(bands) })}
        />
      )}
    </FilterPill>
  );
}

export function TypePill({ search, onFilter, startOpen = false }: FilterProps) {
  const { t } = useTranslation();
  const value = search.doc_type ?? [];
  return (
    <FilterPill
      name={t('documents.type')}
      value={firstAndMore(value.map(docTypeName))}
      onClear={() => onFilter({ doc_type: undefined })}
      width={200}
      startOpen={startOpen}
    >
      {() => (
        <ChoiceList
          options={DOC_TYPES}
          value={DOC_TYPES.filter((type) => value.includes(type))}
          renderLabel={docTypeName}
          onChange={(types) => onFilter({ doc_type: someOf(types) })}
        />
      )}
    </FilterPill>
  );
}

const someOf = <T,>(chosen: T[]): T[] | undefined => (chosen.length === 0 ? undefined : chosen);

/** "Invoice", or "Invoice +2". */
function firstAndMore(names: string[]): string | undefined {
  const [first, ...others] = names;
  return first === undefined ? undefined : others.length === 0 ? first : `${first} +${others.length}`;
}
