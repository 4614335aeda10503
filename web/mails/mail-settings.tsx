// The server that takes mails, a test, and what was sent.
import {
  Button,
  Group,
  NumberInput,
  Select,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MailSettings as Stored } from '../../contract/mails.ts';
import { call } from '../api/call.ts';
import { query, queryClient, refresh } from '../api/queries.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Panel } from '../ui/panel.tsx';
import { SecretInput } from '../ui/secret-input.tsx';
import { MailLog } from './mail-log.tsx';
import { MailTest } from './mail-test.tsx';

const settingsQuery = query('getMailSettings');
const SECURITIES = ['tls', 'starttls', 'none'] as const satisfies Stored['security'][];
const PORTS = { tls: 465, starttls: 587, none: 25 } as const satisfies Record<Stored['security'], number>;

export function MailSettings() {
  // What is being typed is not replaced by what another window has saved.
  const { data, error, refetch } = useQuery({ ...settingsQuery, staleTime: Infinity });
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={480} />;
  return (
    <Stack gap="md">
      <ServerForm stored={data} />
      <MailLog />
    </Stack>
  );
}

const draftOf = (stored: Stored) => ({
  host: stored.from_environment ? '' : (stored.host ?? ''),
  port: stored.port,
  security: stored.security,
  user: stored.from_environment ? '' : (stored.user ?? ''),
  password: '',
  from: stored.from_environment ? '' : (stored.from ?? ''),
});
type Draft = ReturnType<typeof draftOf>;

const bodyOf = ({ host, user, password, from, ...rest }: Draft) => ({
  ...rest,
  host: host.trim() === '' ? null : host.trim(),
  user: user.trim() === '' ? null : user.trim(),
  ...(password === '' ? {} : { password }),
  ...(from.trim() === '' ? {} : { from: from.trim() }),
});

function ServerForm({ stored }: { stored: Stored }) {
  const { t } = useTranslation();
  const form = useForm<Draft>({ initialValues: draftOf(stored) });
  const save = useMutation({
    mutationFn: (draft: Draft) => call('saveMailSettings', { body: bodyOf(draft) }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(settingsQuery.queryKey, saved);
      form.setValues(draftOf(saved));
      form.resetDirty(draftOf(saved));
      await refresh('getEgress', 'listMails', 'getSignInOptions');
      notifyDone(t('settings.saved'));
    },
    onError: notifyError,
  });
  return (
    <Panel title={t('mails.title')}>
      <form onSubmit={form.onSubmit((draft) => save.mutate(draft))}>
        <Stack gap="md">
          <Text size="sm">{t('mails.text')}</Text>
          {stored.from_environment && (
            <Text size="sm" c="dimmed">
              {t('mails.fromEnvironment', { host: stored.host })}
            </Text>
          )}
          <ServerFields form={form} stored={stored} />
          <Group justify="flex-end">
            <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
              {t('settings.save')}
            </Button>
          </Group>
          {stored.host !== null && <MailTest unsaved={form.isDirty()} />}
        </Stack>
      </form>
    </Panel>
  );
}

function ServerFields({ form, stored }: { form: UseFormReturnType<Draft>; stored: Stored }) {
  const { t } = useTranslation();
  const { security, port, user, host } = form.values;
  const chooseSecurity = (value: string | null) => {
    const next = SECURITIES.find((known) => known === value) ?? 'starttls';
    form.setValues({ security: next, ...(port === PORTS[security] ? { port: PORTS[next] } : {}) });
  };
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput
          label={t('intake.host')}
          maxLength={253}
          placeholder="mail.example.com"
          translate="no"
          {...form.getInputProps('host')}
        />
        <Select
          label={t('intake.security')}
          allowDeselect={false}
          error={security === 'none' && t('mails.insecure')}
          data={SECURITIES.map((value) => ({ value, label: t(`intake.securities.${value}`) }))}
          value={security}
          onChange={chooseSecurity}
        />
        <NumberInput
          label={t('intake.port')}
          min={1}
          max={65_535}
          clampBehavior="strict"
          allowDecimal={false}
          hideControls
          required={host.trim() !== ''}
          withAsterisk={false}
          {...form.getInputProps('port')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('intake.user')}
          description={t('mails.userHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={320}
          autoComplete="off"
          {...form.getInputProps('user')}
        />
        <SecretInput
          label={t('intake.password')}
          description={t(
            stored.password_set && !stored.from_environment ? 'intake.passwordSet' : 'intake.passwordHint',
          )}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          disabled={user.trim() === ''}
          maxLength={1000}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
      </SimpleGrid>
      <TextInput
        label={t('mails.from')}
        description={t('mails.fromHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="email"
        maxLength={320}
        required={host.trim() !== ''}
        withAsterisk={false}
        placeholder="recto@example.com"
        translate="no"
        {...form.getInputProps('from')}
      />
    </>
  );
}
