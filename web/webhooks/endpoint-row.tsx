// One webhook endpoint: what it is told, how that goes, and what one can do with it.
import { Button, Group, Switch, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WebhookEndpoint } from '../../contract/webhook-endpoints.ts';
import { call, type Input } from '../api/call.ts';
import { refresh } from '../api/queries.ts';
import { TestResult } from '../settings/webhook-test.tsx';
import { useFormat } from '../text/format.ts';
import { confirm } from '../ui/confirm.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { LinkButton } from '../ui/links.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { RowTools } from '../ui/row-tools.tsx';
import { ToneMark, type Tone } from '../ui/tone-mark.tsx';
import { openEndpointDialog } from './endpoint-form.tsx';
import classes from './endpoints.module.css';
import { useEventName } from './event-name.ts';

interface Props {
  endpoint: WebhookEndpoint;
}

type State = 'fine' | 'failing' | 'paused';
const TONES: Record<State, Tone> = { fine: 'green', failing: 'red', paused: 'orange' };
const stateOf = ({ paused, failing_since }: WebhookEndpoint): State =>
  paused ? 'paused' : failing_since === null ? 'fine' : 'failing';

function useEdit({ id }: WebhookEndpoint, done?: string) {
  return useMutation({
    mutationFn: (body: Input<'editWebhookEndpoint'>['body']) =>
      call('editWebhookEndpoint', { params: { id }, body }),
    onSuccess: async () => {
      await refresh('listWebhookEndpoints');
      if (done !== undefined) notifyDone(done);
    },
    onError: notifyError,
  });
}

export function EndpointRow({ endpoint }: Props) {
  const { t } = useTranslation();
  const { name, url, paused } = endpoint;
  const toggle = useEdit(endpoint);
  const state = stateOf(endpoint);
  return (
    <li className={classes['endpoint']}>
      <Switch
        size="sm"
        aria-label={t('endpoints.switch', { name })}
        checked={toggle.isPending ? toggle.variables.paused === false : !paused}
        onChange={(event) => toggle.mutate({ paused: !event.currentTarget.checked })}
      />
      <div className={classes['what']}>
        <Group gap={8}>
          <Text fw={600} className="truncate">
            {name}
          </Text>
          <ToneMark tone={TONES[state]}>{t(`endpoints.states.${state}`)}</ToneMark>
        </Group>
        <Text size="sm" c="dimmed" className={classes['url'] ?? ''}>
          {url}
        </Text>
        <Facts endpoint={endpoint} />
        <Actions endpoint={endpoint} />
      </div>
      <Tools endpoint={endpoint} />
    </li>
  );
}

function Facts({ endpoint: { events, paused, paused_reason, failing_since, waiting, failed } }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useEventName();
  const counts = [
    waiting > 0 && t('endpoints.waiting', { count: waiting }),
    failed > 0 && t('endpoints.failed', { count: failed }),
  ].filter((count) => count !== false);
  const trouble =
    paused && paused_reason !== null
      ? t('endpoints.pausedBecause', { reason: paused_reason })
      : failing_since !== null && t('endpoints.failingSince', { at: format.exactTime(failing_since) });
  return (
    <>
      <Text size="xs" c="dimmed">
        {[events.map(nameOf).join(t('common.listComma')), ...counts].join(' · ')}
      </Text>
      {trouble !== false && (
        <Text size="sm" c="var(--tone-red)">
          {trouble}
        </Text>
      )}
    </>
  );
}

function Actions({ endpoint }: Props) {
  const { t } = useTranslation();
  const { id, name, secret } = endpoint;
  const test = useMutation({
    mutationFn: () => call('testWebhookEndpoint', { params: { id } }),
    onError: notifyError,
  });
  const rotate = useEdit(endpoint, t('settings.webhooks.rotated'));
  const askRotation = () =>
    confirm({
      title: t('settings.webhooks.rotateTitle'),
      text: t('settings.webhooks.rotateText'),
      action: t('endpoints.rotate'),
      onConfirm: () => rotate.mutate({ rotate_secret: true }),
    });
  return (
    <>
      <Group gap={8}>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('endpoints.testOf', { name })}
          loading={test.isPending}
          onClick={() => test.mutate()}
        >
          {t('endpoints.test')}
        </Button>
        <LinkButton
          size="compact-sm"
          variant="default"
          to="/deliveries"
          search={{ endpoint_id: id }}
          aria-label={t('endpoints.deliveriesOf', { name })}
        >
          {t('endpoints.deliveries')}
        </LinkButton>
        <CopyButton labelled size="compact-sm" text={secret} label={t('endpoints.secret')} />
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={t('endpoints.rotateOf', { name })}
          onClick={askRotation}
        >
          {t('endpoints.rotate')}
        </Button>
      </Group>
      <div role="status">{test.data !== undefined && <TestResult result={test.data} />}</div>
    </>
  );
}

function Tools({ endpoint }: Props) {
  const { t } = useTranslation();
  const { id, name } = endpoint;
  const remove = useMutation({
    mutationFn: () => call('deleteWebhookEndpoint', { params: { id } }),
    onSuccess: async () => {
      await refresh('listWebhookEndpoints', 'listDeliveries', 'getEgress');
      notifyDone(t('endpoints.deleted', { name }));
    },
    onError: notifyError,
  });
  const ask = () =>
    confirm({
      title: t('endpoints.deleteTitle', { name }),
      text: t('endpoints.deleteText'),
      action: t('common.delete'),
      dangerous: true,
      onConfirm: () => remove.mutate(),
    });
  return (
    <RowTools
      edit={{ label: t('endpoints.edit', { name }), onClick: () => openEndpointDialog(endpoint) }}
      remove={{ label: t('endpoints.deleteOf', { name }), onClick: ask }}
    />
  );
}
