// Sends a test mail and shows what the server answered.
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TbSend } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { refresh } from '../api/queries.ts';
import { useMe } from '../session/me.ts';
import { notifyError } from '../ui/notify.ts';

export function MailTest({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation();
  const me = useMe();
  const [to, setTo] = useState(me.user?.email ?? '');
  const test = useMutation({
    mutationFn: () => call('testMail', { body: { to: to.trim() } }),
    onSuccess: () => refresh('listAudit'),
    onError: notifyError,
  });
  return (
    <Stack gap="sm">
      <Group gap="sm" align="flex-end">
        <TextInput
          label={t('mails.testTo')}
          type="email"
          maxLength={320}
          miw={240}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <Button
          variant="default"
          leftSection={<TbSend size={16} />}
          disabled={unsaved || to.trim() === ''}
          loading={test.isPending}
          onClick={() => test.mutate()}
        >
          {t('mails.test')}
        </Button>
        {unsaved && (
          <Text size="sm" c="dimmed">
            {t('mails.saveFirst')}
          </Text>
        )}
      </Group>
      <div role="status">
        {test.data !== undefined && (
          <Alert
            color={test.data.ok ? 'green' : 'red'}
            title={t(test.data.ok ? 'mails.testGood' : 'mails.testBad')}
          >
            {test.data.detail}
          </Alert>
        )}
      </div>
    </Stack>
  );
}
