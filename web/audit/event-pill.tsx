// Which events are shown, chosen by group.
import { Checkbox, ScrollArea, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AuditEvent } from '../../contract/audit.ts';
import { FilterPill } from '../ui/filter-pill.tsx';
import type { Props } from './audit-filters.tsx';
import { ALL_EVENTS, EVENTS } from './events.ts';
import classes from './event-pill.module.css';

const GROUPS = Object.keys(EVENTS) as (keyof typeof EVENTS)[];

export function EventPill({ search, onChange }: Props) {
  const { t } = useTranslation();
  const chosen = search.event ?? [];
  const toggle = (event: AuditEvent) => {
    const next = ALL_EVENTS.filter((other) => (other === event) !== chosen.includes(other));
    onChange({ event: next.length === 0 ? undefined : next });
  };
  const [first, ...others] = chosen;
  const value =
    first === undefined
      ? undefined
      : t(`audit.events.${first}`) + (others.length === 0 ? '' : ` +${others.length}`);
  return (
    <FilterPill
      name={t('audit.event')}
      value={value}
      onClear={() => onChange({ event: undefined })}
      width={260}
    >
      {() => (
        <ScrollArea.Autosize mah={380} offsetScrollbars viewportProps={{ tabIndex: 0 }}>
          {GROUPS.map((group) => (
            <fieldset key={group} className={classes['group']}>
              <Text component="legend" size="xs" c="dimmed" fw={600}>
                {t(`audit.groups.${group}`)}
              </Text>
              {ALL_EVENTS.filter((event) => event.startsWith(`${group}.`)).map((event) => (
                <Checkbox
                  key={event}
                  size="xs"
                  label={t(`audit.events.${event}`)}
                  checked={chosen.includes(event)}
                  onChange={() => toggle(event)}
                />
              ))}
            </fieldset>
          ))}
        </ScrollArea.Autosize>
      )}
    </FilterPill>
  );
}
