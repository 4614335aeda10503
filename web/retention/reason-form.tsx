// A reason, and the button that does what it is for.
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyDone, notifyError } from '../ui/notify.ts';

const DIALOG = 'reason';

interface Asked {
  title: string;
  hint: string;
  action: string;
  done: string;
  send: (reason: string) => Promise<unknown>;
}

export function askReason(asked: Asked): void {
  modals.open({
    modalId: DIALOG,
    title: asked.title,
    closeButtonProps: { 'aria-label': i18next.t('common.close') },
    children: <ReasonForm {...asked} />,
  });
}

function ReasonForm({ hint, action, done, send }: Asked) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const sending = useMutation({
    mutationFn: () => send(reason.trim()),
    onSuccess: () => {
      modals.close(DIALOG);
      notifyDone(done);
    },
    onError: notifyError,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') sending.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Text size="sm">{hint}</Text>
        <TextInput
          label={t('retention.reason')}
          required
          data-autofocus
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => modals.close(DIALOG)}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={sending.isPending} disabled={reason.trim() === ''}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
