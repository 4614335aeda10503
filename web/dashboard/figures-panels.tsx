// Panels of plain figures: the queue, deliveries in trouble, storage.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dashboard } from '../../contract/dashboard.ts';
import { useMe } from '../session/me.ts';
import { useFormat } from '../text/format.ts';
import { Panel } from '../ui/panel.tsx';
import grid from './dashboard-page.module.css';
import classes from './figures-panels.module.css';

export function QueuePanel({ queue }: { queue: Dashboard['queue'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (queue.waiting + queue.processing === 0) return null;
  const aside = queue.oldest_waiting_at !== null && (
    <span className={classes['aside']}>
      {t('dashboard.oldest', { ago: format.ago(queue.oldest_waiting_at) })}
    </span>
  );
  return (
    <Panel title={t('dashboard.queue')} aside={aside} className={grid['third'] ?? ''}>
      <dl className={classes['figures']}>
        <Figure name={t('dashboard.waiting')} value={format.number(queue.waiting)} />
        <Figure name={t('dashboard.processing')} value={format.number(queue.processing)} />
        {queue.seconds_per_document !== null && (
          <Figure name={t('dashboard.pace')} value={format.duration(queue.seconds_per_document)} />
        )}
        {queue.eta_seconds !== null && (
          <Figure name={t('dashboard.eta')} value={format.duration(queue.eta_seconds)} />
        )}
      </dl>
    </Panel>
  );
}

export function DeliveriesPanel({ deliveries }: { deliveries: Dashboard['deliveries'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { admin } = useMe().access;
  const states = (['failed', 'retrying', 'held'] as const).filter((state) => deliveries[state] > 0);
  if (states.length === 0) return null;
  return (
    <Panel title={t('dashboard.deliveries')} className={grid['third'] ?? ''}>
      <dl className={classes['figures']}>
        {states.map((state) => {
          const count = format.number(deliveries[state]);
          const value = admin ? (
            <Link to="/deliveries" search={{ state: [state] }}>
              {count}
            </Link>
          ) : (
            count
          );
          return <Figure key={state} name={t(`dashboard.${state}`)} value={value} bad={state === 'failed'} />;
        })}
      </dl>
    </Panel>
  );
}

export function StoragePanel({
  storage,
  backup,
  backup_failed,
}: Pick<Dashboard, 'storage' | 'backup' | 'backup_failed'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Panel title={t('dashboard.storage')} className={grid['third'] ?? ''}>
      <dl className={classes['figures']}>
        <Figure
          name={t('dashboard.backup')}
          value={backup === null ? t('dashboard.backupNone') : format.ago(backup.at)}
          bad={backup !== null && backup.problems > 0}
        />
        {backup_failed !== null && (
          <Figure
            name={t('dashboard.backupFailed')}
            value={<span title={backup_failed.reason}>{format.ago(backup_failed.at)}</span>}
            bad
          />
        )}
        <Figure name={t('dashboard.originals')} value={format.number(storage.originals)} />
        <Figure name={t('dashboard.used')} value={format.bytes(storage.bytes)} />
        {storage.free_bytes !== null && (
          <Figure name={t('dashboard.free')} value={format.bytes(storage.free_bytes)} />
        )}
      </dl>
    </Panel>
  );
}

function Figure({ name, value, bad = false }: { name: string; value: ReactNode; bad?: boolean }) {
  return (
    <div className={classes['figure']} data-bad={bad || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
