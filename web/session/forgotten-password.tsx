// Asking for a link with which a new password is set.
import { Anchor, Button, Collapse, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { query } from '../api/queries.ts';
import { notifyError } from '../ui/notify.ts';

/** Where mails are sent. The answer is the same for every address. */
export function ForgottenPassword({ email }: { email: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...query('getSignInOptions'), staleTime: 60_000 });
  const ask = useMutation({
    mutationFn: () => call('requestPasswordLink', { body: { email: email.trim() } }),
    onError: notifyError,
  });
  if (data?.password_by_mail !== true) return null;
  return (
    <>
      <Anchor
        component="button"
        type="button"
        size="sm"
        mt="lg"
        display="block"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('session.forgot')}
      </Anchor>
      <Collapse expanded={open}>
        <Stack gap="xs" mt="xs" align="flex-start" role="status">
          <Text size="sm" c="dimmed">
            {t(ask.isSuccess ? 'session.forgotDone' : 'session.forgotText')}
          </Text>
          {!ask.isSuccess && (
            <Button
              variant="default"
              size="xs"
              disabled={email.trim() === ''}
              loading={ask.isPending}
              onClick={() => ask.mutate()}
            >
              {t('session.forgotSend')}
            </Button>
          )}
        </Stack>
      </Collapse>
    </>
  );
}
