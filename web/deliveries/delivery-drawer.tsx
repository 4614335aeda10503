// One delivery: every attempt with its answer, the exact body, and sending it again.
import { Button, Drawer, Group, Skeleton, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TbRefresh } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { DeliveryAttempt, DeliveryDetail } from '../../contract/deliveries.ts';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { useFormat } from '../text/format.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkAnchor } from '../ui/links.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { useDeliveryEvent } from '../webhooks/event-name.ts';
import { Answer, StateMark } from './delivery-state.tsx';
import classes from './delivery-drawer.module.css';

export function DeliveryDrawer({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error } = useQuery({
    ...query('getDelivery', { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    refetchInterval: 4_000,
  });
  return (
    <Drawer
      opened={id !== undefined}
      onClose={onClose}
      position="right"
      size={560}
      title={t('deliveries.detail', { id })}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {error !== null ? (
        <ErrorState error={error} />
      ) : data === undefined ? (
        <Skeleton height={200} />
      ) : (
        <Detail delivery={data} />
      )}
    </Drawer>
  );
}

function Detail({ delivery }: { delivery: DeliveryDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const eventOf = useDeliveryEvent();
  const again = useMutation({
    mutationFn: () => call('redeliver', { params: { id: delivery.id } }),
    onSuccess: async () => {
      await refresh('getDelivery', 'listDeliveries', 'getDashboard');
      notifyDone(t('deliveries.redelivered'));
    },
    onError: notifyError,
  });
  const underWay = delivery.state === 'pending' || delivery.state === 'retrying';
  return (
    <div className={classes['detail']}>
      <Group justify="space-between">
        <StateMark state={delivery.state} />
        <Button
          size="xs"
          variant="default"
          disabled={underWay}
          loading={again.isPending}
          leftSection={<TbRefresh size={15} />}
          onClick={() => again.mutate()}
        >
          {t('deliveries.redeliver')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t(`deliveries.stateHints.${delivery.state}`)}
        {delivery.next_attempt_at !== null &&
          ` ${t('deliveries.next')}: ${format.exactTime(delivery.next_attempt_at)}`}
      </Text>
      <dl className={classes['facts']}>
        <dt>{t('deliveries.document')}</dt>
        <dd>
          <LinkAnchor to="/documents/$id" params={{ id: delivery.document_id }} size="sm">
            {delivery.filename}
          </LinkAnchor>
        </dd>
        <dt>{t('deliveries.event')}</dt>
        <dd>{eventOf(delivery)}</dd>
        <dt>{t('deliveries.url')}</dt>
        <dd>{delivery.url}</dd>
        <dt>{t('deliveries.created')}</dt>
        <dd>{format.exactTime(delivery.created_at)}</dd>
        <dt>{t('deliveries.webhookId')}</dt>
        <dd className={classes['code']}>{delivery.webhook_id}</dd>
      </dl>
      <h3 className={classes['heading']}>{t('deliveries.attempts')}</h3>
      {delivery.attempts.length === 0 && <Text size="sm">{t('deliveries.noAttempt')}</Text>}
      <ol className={classes['attempts']}>
        {delivery.attempts.toReversed().map((attempt) => (
          <Attempt key={attempt.number} attempt={attempt} />
        ))}
      </ol>
      <Group justify="space-between">
        <h3 className={classes['heading']}>{t('deliveries.body')}</h3>
        <CopyButton labelled text={delivery.body} label={t('deliveries.copyBody')} />
      </Group>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keyboard */}
      <pre className={classes['body']} tabIndex={0}>
        {indented(delivery.body)}
      </pre>
    </div>
  );
}

function Attempt({ attempt }: { attempt: DeliveryAttempt }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li>
      <Group gap={10}>
        <Text size="sm" fw={550}>
          {t('deliveries.attempt', { number: attempt.number })}
        </Text>
        <Answer code={attempt.response_code} error={attempt.error_class} />
        <Text size="xs" c="dimmed" ml="auto">
          {format.exactTime(attempt.started_at)} ·{' '}
          {t('deliveries.took', { time: format.milliseconds(attempt.duration_ms) })}
        </Text>
      </Group>
      {attempt.response_excerpt !== null && attempt.response_excerpt !== '' && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keyboard
        <pre className={classes['answer']} tabIndex={0} aria-label={t('deliveries.answerText')}>
          {attempt.response_excerpt}
        </pre>
      )}
    </li>
  );
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
