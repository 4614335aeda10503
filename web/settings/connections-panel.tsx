// Every place the service may connect to, as it says itself.
import { Skeleton, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TbShieldCheck } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { EgressDestination } from '../../contract/egress.ts';
import { query } from '../api/queries.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { ToneMark } from '../ui/tone-mark.tsx';

export function ConnectionsPanel() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(query('getEgress'));
  return (
    <Panel title={t('settings.about.connections')}>
      <Text size="sm" mb="sm">
        {t('settings.about.connectionsText')}
      </Text>
      {error !== null && data === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={80} />}
      {data?.destinations.length === 0 && (
        <EmptyState compact icon={TbShieldCheck} title={t('settings.about.noConnections')} />
      )}
      {data !== undefined && data.destinations.length > 0 && (
        <Destinations destinations={data.destinations} />
      )}
    </Panel>
  );
}

function Destinations({ destinations }: { destinations: EgressDestination[] }) {
  const { t } = useTranslation();
  return (
    <Table.ScrollContainer minWidth={520} className="stacked">
      <Table fz="sm" verticalSpacing={7}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('settings.about.purpose')}</Table.Th>
            <Table.Th>{t('settings.about.host')}</Table.Th>
            <Table.Th>{t('settings.about.origin')}</Table.Th>
            <Table.Th>{t('settings.about.state')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {destinations.map(({ purpose, host, port, origin, active }) => (
            <Table.Tr key={`${purpose} ${host} ${port} ${origin}`}>
              <Table.Td>{t(`settings.about.purposes.${purpose}`)}</Table.Td>
              <Table.Td ff="monospace">{port === null ? host : `${host}:${port}`}</Table.Td>
              <Table.Td c="dimmed">{origin}</Table.Td>
              <Table.Td>
                <ToneMark tone={active ? 'green' : 'gray'} hollow={!active}>
                  {t(active ? 'settings.about.active' : 'settings.about.inactive')}
                </ToneMark>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
