// What becomes of a document in the trash that goes by two people: asked for, confirmed, withdrawn.
import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TrashedDocument } from '../../contract/versions.ts';
import { call } from '../api/call.ts';
import { useMe } from '../session/me.ts';
import { confirm } from '../ui/confirm.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { askReason } from './reason-form.tsx';

interface Props {
  document: TrashedDocument;
  reload: () => Promise<unknown>;
}

/** Throws what the service says of the one document. */
async function decide(action: 'request' | 'confirm' | 'withdraw', id: number, reason: string | null) {
  const { results } = await call('decideDeletions', { body: { action, document_ids: [id], reason } });
  const [result] = results;
  if (result?.ok === false) throw new Error(result.detail ?? '');
}

export function DeletionTools({ document: { id, filename: name, retention }, reload }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  const { deletion } = retention;
  const act = useMutation({
    mutationFn: async ({ action }: { action: 'confirm' | 'withdraw'; done: string }) =>
      decide(action, id, null),
    onSuccess: async (_data, { done }) => {
      await reload();
      notifyDone(done);
    },
    onError: notifyError,
  });
  if (deletion === null)
    return (
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        onClick={() =>
          askReason({
            title: t('retention.askTitle', { name }),
            hint: t('retention.askHint'),
            action: t('retention.askSend'),
            done: t('retention.askedDone', { name }),
            async send(reason) {
              await decide('request', id, reason);
              await reload();
            },
          })
        }
      >
        {t('retention.ask')}
      </Button>
    );
  const ask = () =>
    confirm({
      title: t('retention.confirmTitle', { name }),
      text: t('retention.confirmText', deletion),
      action: t('trash.purge'),
      dangerous: true,
      onConfirm: () => act.mutate({ action: 'confirm', done: t('retention.confirmed', { name }) }),
    });
  return (
    <>
      {deletion.user_id === me.user?.id ? (
        <Text size="xs" c="dimmed">
          {t('retention.waits')}
        </Text>
      ) : (
        <Button size="compact-sm" variant="subtle" color="red" loading={act.isPending} onClick={ask}>
          {t('retention.confirm')}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={() => act.mutate({ action: 'withdraw', done: t('retention.withdrawn', { name }) })}
      >
        {t('retention.withdraw')}
      </Button>
    </>
  );
}
