// The filters above the list, each a pill: the text search and what a queue is cut by first; the others when they are asked for.
import { Button, Group, Menu } from '@mantine/core';
import { TbFilterPlus } from 'react-icons/tb';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../ui/search-input.tsx';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { filtersOf, type DocumentSearch } from '../document-search.ts';
import classes from './filter-bar.module.css';
import { DatedPill, KeptUntilPill, UploadedPill } from './date-pills.tsx';
import { FieldPill } from './field-pill.tsx';
import { AssigneePill, PlacePill, ProfilePill } from './place-pills.tsx';
import { ConfidencePill, StatusPill, TypePill, WhyPill } from './choice-pills.tsx';
import {
  DuplicatesPill,
  OverduePill,
  PostponedPill,
  RejectedPill,
  RetentionPill,
  WaitsForMePill,
} from './state-pills.tsx';

export interface FilterProps {
  search: DocumentSearch;
  onFilter: (changes: DocumentSearch) => void;
  /** It was just asked for. */
  startOpen?: boolean;
}

type Pill = (props: FilterProps) => ReactNode;

const FIRST: Pill[] = [StatusPill, WhyPill, AssigneePill, PlacePill];
const MORE = {
  type: { Pill: TypePill, keys: ['doc_type'] },
  'filters.datedBetween': { Pill: DatedPill, keys: ['doc_date_from', 'doc_date_to'] },
  'filters.uploadedBetween': { Pill: UploadedPill, keys: ['date_from', 'date_to'] },
  'filters.field': { Pill: FieldPill, keys: ['where'] },
  profile: { Pill: ProfilePill, keys: ['profile_id'] },
  confidence: { Pill: ConfidencePill, keys: ['confidence_label'] },
  'filters.waitsForMe': { Pill: WaitsForMePill, keys: ['waits_for'] },
  'filters.overdue': { Pill: OverduePill, keys: ['overdue'] },
  'filters.postponed': { Pill: PostponedPill, keys: ['postponed'] },
  'filters.rejected': { Pill: RejectedPill, keys: ['rejected'] },
  'filters.retention': { Pill: RetentionPill, keys: ['retention'] },
  'filters.keptUntil': { Pill: KeptUntilPill, keys: ['kept_until_from', 'kept_until_to'] },
  'filters.duplicates': { Pill: DuplicatesPill, keys: ['duplicates'] },
} as const satisfies Record<string, { Pill: Pill; keys: (keyof DocumentSearch)[] }>;
type More = keyof typeof MORE;

interface Props extends FilterProps {
  aside: ReactNode;
  onReset: () => void;
}

export function FilterBar({ search, onFilter, onReset, aside }: Props) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<More>();
  const names = Object.keys(MORE) as More[];
  const isSet = (name: More) => MORE[name].keys.some((key) => search[key] !== undefined);
  const shown = names.filter((name) => isSet(name) || name === asked);
  const set = Object.keys(filtersOf(search)).length;
  return (
    <div className={classes['bar']}>
      <Group gap={6}>
        <TextFilter search={search} onFilter={onFilter} />
        {FIRST.map((Pill) => (
          <Pill key={Pill.name} search={search} onFilter={onFilter} />
        ))}
        {shown.map((name) => {
          const { Pill } = MORE[name];
          return <Pill key={name} search={search} onFilter={onFilter} startOpen={name === asked} />;
        })}
        <Menu position="bottom-start">
          <Menu.Target>
            <Button variant="subtle" color="gray" size="compact-sm" leftSection={<TbFilterPlus size={15} />}>
              {t('documents.filters.add')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {names.map((name) => (
              <Menu.Item key={name} disabled={shown.includes(name)} onClick={() => setAsked(name)}>
                {t(`documents.${name}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        {set > 0 && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => {
              setAsked(undefined);
              onReset();
            }}
          >
            {t('common.reset')}
          </Button>
        )}
      </Group>
      <div className={classes['aside']}>{aside}</div>
    </div>
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
      w={200}
      label={t('documents.searchText')}
      value={search.q}
      onSearch={(q) => onFilter({ q })}
    />
  );
}
