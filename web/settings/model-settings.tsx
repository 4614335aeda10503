// The operator's model server: where it is, what may be sent to it, and whether it works.
import { Alert, Button, Group, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TbShieldLock } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { ModelSettings as Stored } from '../../contract/model.ts';
import { call } from '../api/call.ts';
import { query, queryClient, refresh } from '../api/queries.ts';
import { confirm } from '../ui/confirm.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Panel } from '../ui/panel.tsx';
import { changesOf, draftOf, type ModelChanges } from './model-draft.ts';
import { ModelFields } from './model-fields.tsx';
import { ModelTest } from './model-test.tsx';

const settingsQuery = query('getModelSettings');

export function ModelSettings() {
  // What is being typed is not replaced by what another window has saved.
  const { data, error, refetch } = useQuery({ ...settingsQuery, staleTime: Infinity });
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={480} />;
  return <ModelForm stored={data} />;
}

function useSave(onSaved: (saved: Stored) => void) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (body: ModelChanges) => call('saveModelSettings', { body }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(settingsQuery.queryKey, saved);
      onSaved(saved);
      await refresh('getEgress');
      notifyDone(t('settings.saved'));
    },
    onError: notifyError,
  });
}

function ModelForm({ stored }: { stored: Stored }) {
  const { t } = useTranslation();
  const form = useForm({ initialValues: draftOf(stored) });
  const save = useSave((saved) => {
    form.setInitialValues(draftOf(saved));
    form.setValues(draftOf(saved));
  });
  const changes = changesOf(form.values, stored);
  return (
    <Panel title={t('model.title')}>
      <form onSubmit={form.onSubmit(() => save.mutate(changes))}>
        <Stack gap="md">
          <Text size="sm">{t('model.text')}</Text>
          <Alert color="green" icon={<TbShieldLock size={18} />} title={t('model.privateTitle')}>
            {t('model.privateText')}
          </Alert>
          {stored.from_environment && (
            <Text size="sm" c="dimmed">
              {t('model.fromEnvironment')}
            </Text>
          )}
          <Switch
            label={t('model.enabled')}
            description={t('model.enabledHint')}
            {...form.getInputProps('enabled', { type: 'checkbox' })}
          />
          <ModelFields form={form} stored={stored} />
          <Group justify="flex-end">
            {stored.has_api_key && <RemoveKey onRemove={() => save.mutate({ api_key: null })} />}
            <Button type="submit" loading={save.isPending} disabled={Object.keys(changes).length === 0}>
              {t('settings.save')}
            </Button>
          </Group>
          <ModelTest
            changes={changes}
            ready={form.values.url.trim() !== ''}
            onChoose={(name) => form.setFieldValue('name', name)}
          />
        </Stack>
      </form>
    </Panel>
  );
}

function RemoveKey({ onRemove }: { onRemove: () => void }) {
  const { t } = useTranslation();
  const ask = () =>
    confirm({
      title: t('model.keyRemoveTitle'),
      text: t('model.keyRemoveText'),
      action: t('model.keyRemove'),
      dangerous: true,
      onConfirm: onRemove,
    });
  return (
    <Button variant="default" onClick={ask}>
      {t('model.keyRemove')}
    </Button>
  );
}
