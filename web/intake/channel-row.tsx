// One channel: where from, how it is doing, and what one can do with it.
import { Alert, Button, Collapse, Group, Switch, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { TbFolder, TbMail } from 'react-icons/tb';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Channel, ChannelTest } from '../../contract/intake.ts';
import { call } from '../api/call.ts';
import { refresh } from '../api/queries.ts';
import { useFormat } from '../text/format.ts';
import { confirm } from '../ui/confirm.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { RowTools } from '../ui/row-tools.tsx';
import { ToneMark, type Tone } from '../ui/tone-mark.tsx';
import { openChannelDialog } from './channel-form.tsx';
import { ChannelItems } from './channel-items.tsx';
import classes from './intake.module.css';

interface Props {
  channel: Channel;
  folder_root: string | null;
}

export function ChannelRow({ channel, folder_root }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <li className={classes['channel']}>
      <Head channel={channel} folder_root={folder_root} />
      {channel.last_error !== null && channel.failing && (
        <Text size="sm" className={classes['error'] ?? ''} role="alert">
          {channel.last_error}
        </Text>
      )}
      <Buttons channel={channel} open={open} onOpen={setOpen} />
      <Collapse expanded={open}>{open && <ChannelItems channel={channel} />}</Collapse>
    </li>
  );
}

type State = 'failing' | 'fine' | 'waiting' | 'off';
const TONES: Record<State, Tone> = { failing: 'red', fine: 'green', waiting: 'gray', off: 'gray' };

function stateOf({ enabled, failing, last_run_at }: Channel): State {
  if (!enabled) return 'off';
  if (failing) return 'failing';
  return last_run_at === null ? 'waiting' : 'fine';
}

function Head({ channel, folder_root }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, name, enabled, source, documents, last_run_at } = channel;
  const toggle = useMutation({
    mutationFn: (next: boolean) => call('editChannel', { params: { id }, body: { enabled: next } }),
    onSuccess: () => refresh('listChannels', 'getEgress'),
    onError: notifyError,
  });
  const Glyph = source.kind === 'folder' ? TbFolder : TbMail;
  const state = stateOf(channel);
  return (
    <div className={classes['head']}>
      <Switch
        size="sm"
        aria-label={t('intake.switch', { name })}
        checked={toggle.isPending ? toggle.variables : enabled}
        onChange={(event) => toggle.mutate(event.currentTarget.checked)}
      />
      <div className={classes['who']}>
        <Group gap={8}>
          <Text fw={600} className="truncate">
            {name}
          </Text>
          <ToneMark tone={TONES[state]} hollow={state === 'off'}>
            {t(`intake.states.${state}`)}
          </ToneMark>
        </Group>
        <Text size="sm" c="dimmed" className={classes['source'] ?? ''}>
          <Glyph size={15} strokeWidth={1.6} aria-hidden />
          {source.kind === 'folder' ? source.path : `${source.user} · ${source.host} · ${source.mailbox}`}
        </Text>
        <Text size="xs" c="dimmed">
          {t('intake.count', { count: documents })}
          {last_run_at !== null && ` · ${t('intake.lastRun', { at: format.ago(last_run_at) })}`}
        </Text>
      </div>
      <Tools channel={channel} folder_root={folder_root} />
    </div>
  );
}

function Tools({ channel, folder_root }: Props) {
  const { t } = useTranslation();
  const { id, name, source } = channel;
  const remove = useMutation({
    mutationFn: () => call('deleteChannel', { params: { id } }),
    onSuccess: async () => {
      await refresh('listChannels', 'getEgress');
      notifyDone(t('intake.deleted', { name }));
    },
    onError: notifyError,
  });
  const ask = () =>
    confirm({
      title: t('intake.deleteTitle', { name }),
      text: t('intake.deleteText'),
      action: t('common.delete'),
      dangerous: true,
      onConfirm: () => remove.mutate(),
    });
  return (
    <RowTools
      edit={{
        label: t('intake.edit', { name }),
        onClick: () => openChannelDialog(channel, source.kind, folder_root),
      }}
      remove={{ label: t('intake.deleteOf', { name }), onClick: ask }}
    />
  );
}

interface ButtonsProps {
  channel: Channel;
  open: boolean;
  onOpen: (open: boolean) => void;
}

function Buttons({ channel: { id, name, enabled }, open, onOpen }: ButtonsProps) {
  const { t } = useTranslation();
  const test = useMutation({
    mutationFn: () => call('testChannel', { params: { id } }),
    onError: notifyError,
  });
  const run = useMutation({
    mutationFn: () => call('runChannel', { params: { id } }),
    onSuccess: async () => {
      notifyDone(t('intake.running', { name }));
      await refresh('listChannels', 'listChannelItems');
    },
    onError: notifyError,
  });
  return (
    <>
      <Group gap={8}>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('intake.testOf', { name })}
          loading={test.isPending}
          onClick={() => test.mutate()}
        >
          {t('intake.test')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('intake.runOf', { name })}
          disabled={!enabled}
          loading={run.isPending}
          onClick={() => run.mutate()}
        >
          {t('intake.run')}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={t('intake.itemsOf', { name })}
          aria-expanded={open}
          onClick={() => onOpen(!open)}
        >
          {t('intake.items')}
        </Button>
      </Group>
      <div role="status">{test.data !== undefined && <Outcome result={test.data} />}</div>
    </>
  );
}

function Outcome({ result: { ok, detail, waiting } }: { result: ChannelTest }) {
  const { t } = useTranslation();
  return (
    <Alert color={ok ? 'green' : 'red'} p="xs">
      {detail}
      {waiting !== null && ` · ${t('intake.waiting', { count: waiting })}`}
    </Alert>
  );
}
