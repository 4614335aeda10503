// Sends a test delivery and shows what came back.
import { Alert, Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { TbSend } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { WebhookTestResult } from '../../contract/webhook-test.ts';
import { call } from '../api/call.ts';
import { refresh } from '../api/queries.ts';
import { useFormat } from '../text/format.ts';
import { notifyError } from '../ui/notify.ts';
import classes from './webhook-test.module.css';

export function WebhookTest({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation();
  const test = useMutation({
    mutationFn: () => call('testWebhook'),
    onSuccess: () => refresh('listAudit'),
    onError: notifyError,
  });
  return (
    <div className={classes['test']}>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<TbSend size={16} />}
          disabled={unsaved}
          loading={test.isPending}
          onClick={() => test.mutate()}
        >
          {t('settings.webhooks.test')}
        </Button>
        {unsaved && (
          <Text size="sm" c="dimmed">
            {t('settings.webhooks.saveFirst')}
          </Text>
        )}
      </Group>
      <div role="status">{test.data !== undefined && <TestResult result={test.data} />}</div>
    </div>
  );
}

/** What a receiver answered to a test. */
export function TestResult({ result }: { result: WebhookTestResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { delivered, response_code: code, error, duration_ms, response_excerpt } = result;
  const time = format.milliseconds(duration_ms);
  const text =
    code === null
      ? t('settings.webhooks.testNone', { error: error ?? '' })
      : t(delivered ? 'settings.webhooks.testGood' : 'settings.webhooks.testBad', { code, time });
  return (
    <Alert color={delivered ? 'green' : 'red'} title={text}>
      {response_excerpt !== null && response_excerpt !== '' && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keyboard
        <pre className={classes['answer']} tabIndex={0} aria-label={t('settings.webhooks.answer')}>
          {response_excerpt}
        </pre>
      )}
    </Alert>
  );
}
