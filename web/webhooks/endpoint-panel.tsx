// The webhook endpoints in the settings: who is told what, and how that goes.
import { Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TbPlus, TbWebhook } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { query } from '../api/queries.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { openEndpointDialog } from './endpoint-form.tsx';
import { EndpointRow } from './endpoint-row.tsx';
import classes from './endpoints.module.css';

export function EndpointPanel() {
  const { t } = useTranslation();
  const add = (
    <Button
      size="xs"
      variant="default"
      leftSection={<TbPlus size={15} />}
      onClick={() => openEndpointDialog(undefined)}
    >
      {t('endpoints.add')}
    </Button>
  );
  return (
    <Panel title={t('endpoints.title')} aside={add}>
      <Text size="sm" mb="sm">
        {t('endpoints.text')}
      </Text>
      <List />
    </Panel>
  );
}

function List() {
  const { t } = useTranslation();
  // Attempts happen behind the scenes.
  const { data, error } = useQuery({ ...query('listWebhookEndpoints'), refetchInterval: 10_000 });
  if (error !== null && data === undefined) return <ErrorState error={error} />;
  if (data === undefined) return <Skeleton height={120} />;
  if (data.endpoints.length === 0)
    return (
      <EmptyState icon={TbWebhook} title={t('endpoints.none')}>
        {t('endpoints.noneHint')}
      </EmptyState>
    );
  return (
    <ul className={classes['list']}>
      {data.endpoints.map((endpoint) => (
        <EndpointRow key={endpoint.id} endpoint={endpoint} />
      ))}
    </ul>
  );
}
