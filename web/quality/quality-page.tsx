// How right proposals were, how much goes without people, how long review takes, and what would help.
import { Button, Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TbDownload, TbTargetArrow } from 'react-icons/tb';
import { addressOf } from '../api/call.ts';
import { query } from '../api/queries.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { AutomationPanels, StoppedRules } from './automation-panel.tsx';
import { CalibrationPanel } from './calibration-panel.tsx';
import { CoursePanel } from './course-panel.tsx';
import { FieldsPanel } from './fields-panel.tsx';
import { QualityFilters } from './quality-filters.tsx';
import classes from './quality-page.module.css';
import { withoutEmpty } from '../ui/search-params.ts';
import { TotalsPanels, VigilancePanel } from './totals-panels.tsx';

const route = getRouteApi('/app/shell/quality');

export function QualityPage() {
  const { t } = useTranslation();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useQuery({
    ...query('getQuality', { query: search }),
    placeholderData: keepPreviousData,
  });
  const download = (
    <Button
      variant="default"
      component="a"
      href={addressOf('exportQuality', { query: search })}
      download
      leftSection={<TbDownload size={16} />}
    >
      {t('quality.export')}
    </Button>
  );
  return (
    <Page title={t('quality.title')} subtitle={t('quality.subtitle')} actions={download}>
      <StoppedRules />
      <QualityFilters
        search={search}
        engines={data?.engines ?? []}
        onChange={(changes) => void navigate({ search: (now) => withoutEmpty({ ...now, ...changes }) })}
      />
      {error !== null && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height={520} radius={10} />
      ) : data.total.documents === 0 ? (
        <Panel>
          <EmptyState icon={TbTargetArrow} title={t('quality.none')}>
            {t('quality.noneHint')}
          </EmptyState>
        </Panel>
      ) : (
        <div className={classes['grid']}>
          <TotalsPanels total={data.total} />
          {data.vigilance !== null && <VigilancePanel vigilance={data.vigilance} />}
          <CalibrationPanel bins={data.calibration} />
          <CoursePanel period={data.period} periods={data.periods} />
          <FieldsPanel fields={data.fields} />
        </div>
      )}
      <AutomationPanels />
    </Page>
  );
}
