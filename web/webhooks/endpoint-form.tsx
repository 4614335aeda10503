// Adding and changing a webhook endpoint.
import { Button, Checkbox, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ENDPOINT_EVENTS, type WebhookEndpoint } from '../../contract/webhook-endpoints.ts';
import { call } from '../api/call.ts';
import { refresh } from '../api/queries.ts';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { useEventName } from './event-name.ts';

const DIALOG = 'webhook-endpoint';

/** Without an endpoint it adds one. */
export function openEndpointDialog(endpoint: WebhookEndpoint | undefined): void {
  modals.open({
    modalId: DIALOG,
    size: 'lg',
    title:
      endpoint === undefined
        ? i18next.t('endpoints.add')
        : i18next.t('endpoints.edit', { name: endpoint.name }),
    children: <EndpointForm endpoint={endpoint} />,
  });
}

type Draft = Pick<WebhookEndpoint, 'name' | 'url' | 'events'>;
const EMPTY: Draft = { name: '', url: '', events: [] };

function useSave(endpoint: WebhookEndpoint | undefined) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: ({ name, url, events }: Draft) => {
      const body = { name: name.trim(), url: url.trim(), events };
      return endpoint === undefined
        ? call('createWebhookEndpoint', { body })
        : call('editWebhookEndpoint', { params: { id: endpoint.id }, body });
    },
    onSuccess: async ({ name }) => {
      await refresh('listWebhookEndpoints', 'getWebhookSettings', 'getEgress');
      notifyDone(t(endpoint === undefined ? 'endpoints.created' : 'endpoints.saved', { name }));
      modals.close(DIALOG);
    },
    onError: notifyError,
  });
}

function EndpointForm({ endpoint }: { endpoint: WebhookEndpoint | undefined }) {
  const { t } = useTranslation();
  const nameOf = useEventName();
  const [draft, setDraft] = useState<Draft>(endpoint ?? EMPTY);
  const save = useSave(endpoint);
  const complete = draft.name.trim() !== '' && draft.url.trim() !== '' && draft.events.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complete) save.mutate(draft);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={t('endpoints.name')}
          required
          data-autofocus
          maxLength={100}
          value={draft.name}
          onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
        />
        <TextInput
          label={t('endpoints.url')}
          description={t('endpoints.urlHint')}
          type="url"
          required
          maxLength={2000}
          placeholder="http://erp.internal:8000/recto"
          value={draft.url}
          onChange={(event) => setDraft({ ...draft, url: event.currentTarget.value })}
        />
        <Checkbox.Group
          label={t('endpoints.wants')}
          description={t('endpoints.wantsHint')}
          required
          value={draft.events}
          onChange={(events) => setDraft({ ...draft, events })}
        >
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt="xs">
            {ENDPOINT_EVENTS.map((event) => (
              <Checkbox key={event} value={event} label={nameOf(event)} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => modals.close(DIALOG)}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={!complete}>
            {t(endpoint === undefined ? 'common.add' : 'common.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
