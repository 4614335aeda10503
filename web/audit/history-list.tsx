// The entries about one thing as a timeline.
import { Text, Timeline } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { shownActor } from '../text/known-names.ts';
import type { AuditEntry } from '../../contract/audit.ts';
import { useFormat } from '../text/format.ts';
import { summaryOf } from './entry-detail.ts';
import classes from './history-list.module.css';

export function HistoryList({ entries }: { entries: AuditEntry[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Timeline bulletSize={9} lineWidth={1} classNames={{ itemBullet: classes['bullet'] ?? '' }}>
      {entries.map((entry) => (
        <Timeline.Item key={entry.id}>
          <Text size="sm" fw={550} lh={1.3}>
            {t(`audit.events.${entry.event}`)}
          </Text>
          <Text size="xs" className={classes['detail'] ?? ''}>
            {summaryOf(entry)}
          </Text>
          <Text size="xs" c="dimmed">
            {shownActor(entry.actor_name)} ·{' '}
            <time title={format.exactTime(entry.at)}>{format.ago(entry.at)}</time>
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
