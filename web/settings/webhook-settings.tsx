// Where exports go, whether they may, and a test.
import {
  Alert,
  Button,
  Group,
  NumberInput,
  Skeleton,
  Stack,
  TagsInput,
  Text,
  TextInput,
} from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TbPlayerPause, TbPlayerPlay } from 'react-icons/tb';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookSettings as Stored } from '../../contract/settings.ts';
import { call, type Input } from '../api/call.ts';
import { query, queryClient } from '../api/queries.ts';
import { confirm } from '../ui/confirm.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkAnchor } from '../ui/links.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Panel } from '../ui/panel.tsx';
import { EndpointPanel } from '../webhooks/endpoint-panel.tsx';
import classes from './api-settings.module.css';
import { WebhookTest } from './webhook-test.tsx';

const settingsQuery = query('getWebhookSettings');
type Changes = Input<'saveWebhookSettings'>['body'];

export function WebhookSettings() {
  const { data, error } = useQuery(settingsQuery);
  if (error !== null) return <ErrorState error={error} />;
  if (data === undefined) return <Skeleton height={360} />;
  return (
    <Stack gap="md">
      <Target key={`${data.url}${data.allowed_hosts.join()}${data.pause_after_days}`} stored={data} />
      <Signing stored={data} />
      <EndpointPanel />
    </Stack>
  );
}

function useSave(done: string) {
  return useMutation({
    mutationFn: (body: Changes) => call('saveWebhookSettings', { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(settingsQuery.queryKey, saved);
      notifyDone(done);
    },
    onError: notifyError,
  });
}

function Target({ stored }: { stored: Stored }) {
  const { t } = useTranslation();
  const [url, setUrl] = useState(stored.url ?? '');
  const [hosts, setHosts] = useState(stored.allowed_hosts);
  const [days, setDays] = useState<number | string>(stored.pause_after_days);
  const save = useSave(t('settings.saved'));
  const sameHosts = hosts.join() === stored.allowed_hosts.join();
  const changed = url.trim() !== (stored.url ?? '') || !sameHosts || Number(days) !== stored.pause_after_days;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({
      url: url.trim() === '' ? null : url.trim(),
      allowed_hosts: hosts,
      pause_after_days: Number(days),
    });
  };
  const all = (
    <LinkAnchor to="/deliveries" size="sm">
      {t('settings.webhooks.deliveries')}
    </LinkAnchor>
  );
  return (
    <Panel title={t('settings.webhooks.title')} aside={all}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Text size="sm">{t('settings.webhooks.text')}</Text>
          <PauseState stored={stored} />
          <TextInput
            label={t('settings.webhooks.url')}
            description={t('settings.webhooks.urlHint')}
            type="url"
            placeholder="http://n8n.internal:5678/webhook/recto"
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <TagsInput
            label={t('settings.webhooks.hosts')}
            description={t('settings.webhooks.hostsHint')}
            maxTags={100}
            value={hosts}
            onChange={setHosts}
          />
          <NumberInput
            label={t('settings.webhooks.pauseAfter')}
            description={t('settings.webhooks.pauseAfterHint')}
            min={0}
            max={365}
            allowDecimal={false}
            required
            styles={{ wrapper: { maxWidth: 240 } }}
            value={days}
            onChange={setDays}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={save.isPending} disabled={!changed}>
              {t('settings.save')}
            </Button>
          </Group>
          {stored.url !== null && <WebhookTest unsaved={changed} />}
        </Stack>
      </form>
    </Panel>
  );
}

function PauseState({ stored: { paused, paused_reason, url } }: { stored: Stored }) {
  const { t } = useTranslation();
  const save = useSave(t('settings.saved'));
  if (url === null) return null;
  if (paused)
    return (
      <Alert
        color="orange"
        icon={<TbPlayerPause size={18} />}
        title={
          paused_reason === null
            ? t('settings.webhooks.paused')
            : t('settings.webhooks.pausedBecause', { reason: paused_reason })
        }
      >
        <Group justify="space-between">
          <Text size="sm">{t('settings.webhooks.pauseHint')}</Text>
          <Button
            size="xs"
            variant="default"
            leftSection={<TbPlayerPlay size={15} />}
            onClick={() => save.mutate({ paused: false })}
          >
            {t('settings.webhooks.resume')}
          </Button>
        </Group>
      </Alert>
    );
  return (
    <Group gap="sm">
      <Button
        size="xs"
        variant="default"
        leftSection={<TbPlayerPause size={15} />}
        onClick={() => save.mutate({ paused: true })}
      >
        {t('settings.webhooks.pause')}
      </Button>
      <Text size="sm" c="dimmed">
        {t('settings.webhooks.pauseHint')}
      </Text>
    </Group>
  );
}

function Signing({ stored }: { stored: Stored }) {
  const { t } = useTranslation();
  const rotate = useSave(t('settings.webhooks.rotated'));
  const ask = () =>
    confirm({
      title: t('settings.webhooks.rotateTitle'),
      text: t('settings.webhooks.rotateText'),
      action: t('settings.webhooks.rotate'),
      onConfirm: () => rotate.mutate({ rotate_secret: true }),
    });
  return (
    <Panel title={t('settings.webhooks.secret')}>
      <Stack gap="sm">
        <Text size="sm">{t('settings.webhooks.secretHint')}</Text>
        <div className={classes['token']}>
          <code className={classes['value']}>{`${stored.secret.slice(0, 10)}${'•'.repeat(24)}`}</code>
          <CopyButton text={stored.secret} label={t('common.copy')} />
        </div>
        <Group>
          <Button size="xs" variant="default" onClick={ask}>
            {t('settings.webhooks.rotate')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
