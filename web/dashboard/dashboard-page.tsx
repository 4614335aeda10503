// What is left to do, what goes by itself, what went wrong. A panel with nothing to say is not there.
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { query } from '../api/queries.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { AttentionPanel } from './attention-panel.tsx';
import { ConfidencePanel } from './confidence-panel.tsx';
import { CorrectionsPanel } from './corrections-panel.tsx';
import classes from './dashboard-page.module.css';
import { DaysPanel } from './days-panel.tsx';
import { DeliveriesPanel, QueuePanel, StoragePanel } from './figures-panels.tsx';
import { FirstSteps } from './first-steps.tsx';
import { ReviewCall } from './review-call.tsx';
import { StatusPanel } from './status-panel.tsx';
import { TouchlessPanel } from './touchless-panel.tsx';

const DAYS = 30;

export function DashboardPage() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    ...query('getDashboard', { query: { days: DAYS } }),
    refetchInterval: 60_000,
  });
  if (error !== null && data === undefined)
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Page title={t('dashboard.title')}>
      {data === undefined ? (
        <Skeleton height={420} radius={10} />
      ) : (
        <div className={classes['grid']}>
          <FirstSteps steps={data.steps} />
          <ReviewCall review={data.review} />
          <QueuePanel queue={data.queue} />
          <TouchlessPanel weeks={data.touchless} />
          <CorrectionsPanel corrections={data.corrections} />
          <StatusPanel byStatus={data.by_status} total={data.documents} />
          <DaysPanel days={data.per_day} />
          <AttentionPanel exceptions={data.exceptions} total={data.by_status.Exception ?? 0} />
          <ConfidencePanel byConfidence={data.by_confidence} />
          <DeliveriesPanel deliveries={data.deliveries} />
          <StoragePanel storage={data.storage} backup={data.backup} backup_failed={data.backup_failed} />
        </div>
      )}
    </Page>
  );
}
