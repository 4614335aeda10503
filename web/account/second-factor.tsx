// Setting up an authenticator app, and going on without it.
import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { QRCodeSVG } from 'qrcode.react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { refresh } from '../api/queries.ts';
import { useMe } from '../session/me.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Panel } from '../ui/panel.tsx';
import { SecretInput } from '../ui/secret-input.tsx';
import { ToneMark } from '../ui/tone-mark.tsx';
import classes from './account.module.css';

const DIALOG = 'second-factor';

const openSetUp = () =>
  modals.open({
    modalId: DIALOG,
    title: i18next.t('account.setUpTitle'),
    children: <SetUpForm />,
    closeOnClickOutside: false,
  });

const openRemove = () =>
  modals.open({ modalId: DIALOG, title: i18next.t('account.removeTitle'), children: <RemoveForm /> });

export function SecondFactor() {
  const { t } = useTranslation();
  const { user } = useMe();
  const on = user?.second_factor === true;
  return (
    <Panel title={t('account.factor')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('account.factorText')}
      </Text>
      <Group justify="space-between">
        <ToneMark tone={on ? 'green' : 'gray'}>{t(on ? 'account.factorOn' : 'account.factorOff')}</ToneMark>
        {on ? (
          <Button variant="default" onClick={openRemove}>
            {t('account.remove')}
          </Button>
        ) : (
          <Button variant="default" onClick={openSetUp}>
            {t('account.setUp')}
          </Button>
        )}
      </Group>
    </Panel>
  );
}

function SetUpForm() {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [key] = useState(() => Math.random());
  // Asked for once for each opening: every answer is another key.
  const { data, error } = useQuery({
    queryKey: ['startSecondFactor', key],
    queryFn: () => call('startSecondFactor'),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const confirm = useMutation({
    mutationFn: () => call('confirmSecondFactor', { body: { code } }),
    onSuccess: async ({ recovery_codes }) => {
      await refresh('getMe');
      showCodes(recovery_codes);
    },
    onError: notifyError,
  });
  if (error !== null) return <ErrorState error={error} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Text size="sm">{t('account.setUpText')}</Text>
        {data !== undefined && (
          <QRCodeSVG
            className={classes['qr']}
            value={data.otpauth_url}
            size={168}
            marginSize={4}
            title={t('account.qr')}
            role="img"
          />
        )}
        <Group wrap="nowrap" gap={8}>
          <code className={classes['secret']} aria-label={t('account.key')}>
            {data?.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
          {data !== undefined && <CopyButton text={data.secret} label={t('account.copyKey')} />}
        </Group>
        {data !== undefined && (
          <Anchor size="sm" href={data.otpauth_url}>
            {t('account.openApp')}
          </Anchor>
        )}
        <TextInput
          label={t('account.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          data-autofocus
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={confirm.isPending} disabled={code.trim().length < 6}>
            {t('account.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function showCodes(codes: string[]): void {
  modals.close(DIALOG);
  modals.open({
    modalId: DIALOG,
    title: i18next.t('account.codesTitle'),
    closeOnClickOutside: false,
    closeOnEscape: false,
    withCloseButton: false,
    children: <Codes codes={codes} />,
  });
}

function Codes({ codes }: { codes: string[] }) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm">
      <Text size="sm">{t('account.codesText')}</Text>
      <ul className={`${classes['codes']} ${classes['secret']}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="space-between">
        <CopyButton labelled text={codes.join('\n')} label={t('account.copyCodes')} />
        <Button onClick={() => modals.close(DIALOG)}>{t('account.codesKept')}</Button>
      </Group>
    </Stack>
  );
}

function RemoveForm() {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const remove = useMutation({
    mutationFn: () => call('removeSecondFactor', { body: { password } }),
    onSuccess: async () => {
      await refresh('getMe');
      modals.close(DIALOG);
      notifyDone(t('account.removed'));
    },
    onError: notifyError,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Text size="sm">{t('account.removeText')}</Text>
        <SecretInput
          label={t('session.password')}
          autoComplete="current-password"
          required
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" color="red" loading={remove.isPending}>
            {t('account.remove')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
