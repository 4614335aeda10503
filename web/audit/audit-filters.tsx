// The filters of the audit log.
import { Button, Group, NumberInput, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ContactSelect } from '../contacts/contact-select.tsx';
import { useFormat } from '../text/format.ts';
import { DateRange, describeRange } from '../ui/date-range.tsx';
import { FilterPill } from '../ui/filter-pill.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { ACTOR_KINDS, type AuditSearch } from './audit-search.ts';
import { EventPill } from './event-pill.tsx';

export interface Props {
  search: AuditSearch;
  onChange: (changes: AuditSearch) => void;
}

export function AuditFilters({ search, onChange }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { page: _page, ...filters } = search;
  const cleared = Object.fromEntries(Object.keys(filters).map((key) => [key, undefined]));
  return (
    <Group gap={6}>
      <SearchInput w={230} label={t('audit.search')} value={search.q} onSearch={(q) => onChange({ q })} />
      <EventPill search={search} onChange={onChange} />
      <ActorPill search={search} onChange={onChange} />
      <FilterPill
        name={t('audit.between')}
        value={describeRange(search.date_from, search.date_to, format.date)}
        onClear={() => onChange({ date_from: undefined, date_to: undefined })}
        width={300}
      >
        {() => (
          <DateRange
            from={search.date_from}
            to={search.date_to}
            onChange={(date_from, date_to) => onChange({ date_from, date_to })}
          />
        )}
      </FilterPill>
      <AboutPills search={search} onChange={onChange} />
      {Object.keys(filters).length > 0 && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => onChange(cleared)}>
          {t('common.reset')}
        </Button>
      )}
    </Group>
  );
}

function ActorPill({ search, onChange }: Props) {
  const { t } = useTranslation();
  const kind = search.actor_kind;
  return (
    <FilterPill
      name={t('audit.actor')}
      value={kind === undefined ? undefined : t(`audit.actors.${kind}`)}
      onClear={() => onChange({ actor_kind: undefined })}
      width={220}
    >
      {(close) => (
        <Select
          label={t('audit.actor')}
          data-autofocus
          comboboxProps={{ withinPortal: false }}
          data={ACTOR_KINDS.map((value) => ({ value, label: t(`audit.actors.${value}`) }))}
          value={kind ?? null}
          onChange={(value) => {
            onChange({ actor_kind: ACTOR_KINDS.find((known) => known === value) });
            close();
          }}
        />
      )}
    </FilterPill>
  );
}

function AboutPills({ search, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <FilterPill
        name={t('audit.documentFilter')}
        value={search.document_id === undefined ? undefined : `#${search.document_id}`}
        onClear={() => onChange({ document_id: undefined })}
        width={200}
      >
        {() => (
          <NumberInput
            label={t('audit.documentFilter')}
            data-autofocus
            min={1}
            allowDecimal={false}
            hideControls
            value={search.document_id ?? ''}
            onChange={(value) =>
              onChange({ document_id: typeof value === 'number' && value > 0 ? value : undefined })
            }
          />
        )}
      </FilterPill>
      <FilterPill
        name={t('audit.contactFilter')}
        value={search.contact_id === undefined ? undefined : `#${search.contact_id}`}
        onClear={() => onChange({ contact_id: undefined })}
        width={260}
      >
        {() => (
          <ContactSelect
            label={t('audit.contactFilter')}
            data-autofocus
            clearable
            comboboxProps={{ withinPortal: false }}
            value={search.contact_id}
            onChange={(contact_id) => onChange({ contact_id })}
          />
        )}
      </FilterPill>
    </>
  );
}
