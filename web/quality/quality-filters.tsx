// The filters of the quality page.
import { Button, Group, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ContactSelect } from '../contacts/contact-select.tsx';
import { ProfileSelect } from '../profiles/profile-select.tsx';
import { useProfileName } from '../profiles/use-profiles.ts';
import { useFormat } from '../text/format.ts';
import { DateRange, describeRange } from '../ui/date-range.tsx';
import { FilterPill } from '../ui/filter-pill.tsx';
import { VendorSelect } from '../vendors/vendor-select.tsx';
import type { QualitySearch } from './quality-search.ts';

interface Props {
  search: QualitySearch;
  engines: string[];
  onChange: (changes: { [Name in keyof QualitySearch]: QualitySearch[Name] | undefined }) => void;
}

export function QualityFilters({ search, engines, onChange }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { date_from: from, date_to: to } = search;
  const cleared = Object.fromEntries(Object.keys(search).map((key) => [key, undefined]));
  return (
    <Group gap={6}>
      <FilterPill
        name={t('quality.between')}
        value={describeRange(from, to, format.date)}
        onClear={() => onChange({ date_from: undefined, date_to: undefined })}
        width={300}
      >
        {() => (
          <DateRange
            from={from}
            to={to}
            onChange={(first, last) => onChange({ date_from: first, date_to: last })}
          />
        )}
      </FilterPill>
      <ProfilePill search={search} onChange={onChange} />
      <ChoicePill
        name={t('quality.contact')}
        id={search.contact_id}
        Choice={ContactSelect}
        onChange={(contact_id) => onChange({ contact_id })}
      />
      <ChoicePill
        name={t('quality.vendor')}
        id={search.vendor_id}
        Choice={VendorSelect}
        onChange={(vendor_id) => onChange({ vendor_id })}
      />
      <EnginePill search={search} engines={engines} onChange={onChange} />
      {Object.keys(search).length > 0 && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => onChange(cleared)}>
          {t('common.reset')}
        </Button>
      )}
    </Group>
  );
}

/** Of a choice that opens within a pill. */
const INSIDE = { comboboxProps: { withinPortal: false }, 'data-autofocus': true };

function ProfilePill({ search: { profile_id }, onChange }: Omit<Props, 'engines'>) {
  const { t } = useTranslation();
  const name = useProfileName(profile_id);
  return (
    <FilterPill
      name={t('quality.profile')}
      value={profile_id === undefined ? undefined : (name ?? `#${profile_id}`)}
      onClear={() => onChange({ profile_id: undefined })}
      width={260}
    >
      {(close) => (
        <ProfileSelect
          {...INSIDE}
          label={t('quality.profile')}
          value={profile_id}
          onChange={(id) => {
            onChange({ profile_id: id });
            close();
          }}
        />
      )}
    </FilterPill>
  );
}

interface ChoicePillProps {
  name: string;
  id: number | undefined;
  Choice: typeof ContactSelect | typeof VendorSelect;
  onChange: (id: number | undefined) => void;
}

/** Of which there may be many thousands: the service searches them. */
function ChoicePill({ name, id, Choice, onChange }: ChoicePillProps) {
  return (
    <FilterPill
      name={name}
      value={id === undefined ? undefined : `#${id}`}
      onClear={() => onChange(undefined)}
      width={260}
    >
      {() => <Choice {...INSIDE} label={name} clearable value={id} onChange={onChange} />}
    </FilterPill>
  );
}

function EnginePill({ search: { engine }, engines, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <FilterPill
      name={t('quality.engine')}
      value={engine}
      onClear={() => onChange({ engine: undefined })}
      width={240}
    >
      {(close) => (
        <Select
          {...INSIDE}
          label={t('quality.engine')}
          data={engines}
          value={engine ?? null}
          onChange={(value) => {
            onChange({ engine: value ?? undefined });
            close();
          }}
        />
      )}
    </FilterPill>
  );
}
