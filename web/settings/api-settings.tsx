// The API token: shown when asked for, copied, replaced with its effect named.
import {
  ActionIcon,
  Alert,
  Anchor,
  Button,
  Checkbox,
  Code,
  Group,
  Skeleton,
  Stack,
  Text,
} from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TbAlertTriangle, TbEye, TbEyeOff } from 'react-icons/tb';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { atBase } from '../api/base-path.ts';
import { call } from '../api/call.ts';
import { query, queryClient } from '../api/queries.ts';
import { useFormat } from '../text/format.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Panel } from '../ui/panel.tsx';
import classes from './api-settings.module.css';

const tokenQuery = query('getApiToken');

export function ApiSettings() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error } = useQuery(tokenQuery);
  const [shown, setShown] = useState(false);
  if (error !== null) return <ErrorState error={error} />;
  if (data === undefined) return <Skeleton height={240} />;
  const show = t(shown ? 'settings.api.hide' : 'settings.api.show');
  return (
    <Panel
      title={t('settings.api.title')}
      aside={
        <Text size="sm" c="dimmed">
          {t('settings.api.created', { at: format.dateTime(data.created_at) })}
        </Text>
      }
    >
      <Stack gap="md">
        <Text size="sm">{t('settings.api.text')}</Text>
        <div className={classes['token']}>
          <Code className={classes['value'] ?? ''}>{shown ? data.token : '•'.repeat(40)}</Code>
          <ActionIcon aria-label={show} title={show} onClick={() => setShown(!shown)}>
            {shown ? <TbEyeOff size={17} /> : <TbEye size={17} />}
          </ActionIcon>
          <CopyButton text={data.token} label={t('settings.api.copy')} />
        </div>
        <Group>
          <CopyButton
            labelled
            text={`Authorization: Bearer ${data.token}`}
            label={t('settings.api.copyHeader')}
          />
          <Anchor href={atBase('/api/docs')} target="_blank" size="sm">
            {t('settings.api.explorer')}
          </Anchor>
        </Group>
        <div className={classes['danger']}>
          <Button
            color="red"
            variant="outline"
            onClick={() => openRegenerateDialog(t('settings.api.regenerateTitle'))}
          >
            {t('settings.api.regenerate')}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

function openRegenerateDialog(title: string): void {
  modals.open({ modalId: 'regenerate', title, children: <RegenerateForm /> });
}

function RegenerateForm() {
  const { t } = useTranslation();
  const [sure, setSure] = useState(false);
  const regenerate = useMutation({
    mutationFn: () => call('regenerateApiToken'),
    onSuccess: (token) => {
      queryClient.setQueryData(tokenQuery.queryKey, token);
      modals.close('regenerate');
      notifyDone(t('settings.api.regenerated'));
    },
    onError: notifyError,
  });
  return (
    <Stack gap="md">
      <Alert color="red" icon={<TbAlertTriangle size={18} />}>
        {t('settings.api.regenerateText')}
      </Alert>
      <Checkbox
        label={t('settings.api.regenerateCheck')}
        checked={sure}
        onChange={(event) => setSure(event.currentTarget.checked)}
      />
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={() => modals.close('regenerate')}>
          {t('common.cancel')}
        </Button>
        <Button
          color="red"
          disabled={!sure}
          loading={regenerate.isPending}
          onClick={() => regenerate.mutate()}
        >
          {t('settings.api.regenerate')}
        </Button>
      </Group>
    </Stack>
  );
}
