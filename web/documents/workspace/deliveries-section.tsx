// Whether and how the exports of this document have arrived.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { query } from '../../api/queries.ts';
import { DeliveryState } from '../../deliveries/delivery-state.tsx';
import { useFormat } from '../../text/format.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import { Section } from './section.tsx';
import classes from './versions-section.module.css';
import { useWorkspace } from './workspace-context.ts';

const UNDER_WAY = new Set(['pending', 'retrying', 'held']);

export function DeliveriesSection() {
  const { t } = useTranslation();
  const format = useFormat();
  const { record } = useWorkspace();
  const { data } = useQuery({
    ...query('listDeliveries', { query: { document_id: record.id, limit: 20 } }),
    staleTime: 1_000,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((delivery) => UNDER_WAY.has(delivery.state)) === true ? 1_500 : false,
  });
  return (
    <Section title={t('workspace.deliveries')} name="deliveries">
      {data?.total === 0 && (
        <Text size="sm" c="dimmed">
          {t('workspace.deliveriesNone')}
        </Text>
      )}
      <ul className={classes['list']}>
        {data?.deliveries.map((delivery) => (
          <li key={delivery.id}>
            <span className={classes['head']}>
              <DeliveryState delivery={delivery} />
              <LinkAnchor
                to="/deliveries"
                search={{ document_id: record.id, open: delivery.id }}
                size="xs"
                ml="auto"
              >
                {t('common.details')}
              </LinkAnchor>
            </span>
            <Text size="xs" c="dimmed">
              {format.dateTime(delivery.created_at)}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
