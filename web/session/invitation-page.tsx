// A one-time link: an invited person, or one who has lost the password, sets a new one.
import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { query } from '../api/queries.ts';
import { describeError } from '../ui/describe-error.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/links.tsx';
import { notifyDone } from '../ui/notify.ts';
import { SecretInput } from '../ui/secret-input.tsx';
import { Gate } from './gate.tsx';
import { MIN_PASSWORD_LENGTH } from './password-form.tsx';

const route = getRouteApi('/invitation/$token');

export function InvitationPage() {
  const { t } = useTranslation();
  const { token } = route.useParams();
  const { data, error } = useQuery({ ...query('getInvitation', { params: { token } }), staleTime: Infinity });
  if (isApiError(error, 404))
    return (
      <Gate title={t('session.invitationGone')}>
        <Text c="dimmed" mb="md">
          {t('session.invitationGoneHint')}
        </Text>
        <LinkButton to="/sign-in">{t('session.toSignIn')}</LinkButton>
      </Gate>
    );
  if (error !== null)
    return (
      <Gate title={t('session.title')}>
        <ErrorState error={error} />
      </Gate>
    );
  if (data === undefined)
    return (
      <Gate title={t('session.title')}>
        <Skeleton height={200} />
      </Gate>
    );
  return (
    <Gate
      title={data.purpose === 'invite' ? t('session.invitation', { name: data.name }) : t('session.reset')}
    >
      <Text c="dimmed" size="sm">
        {t('session.invitationText', { email: data.email })}
      </Text>
      <SetPassword token={token} />
    </Gate>
  );
}

function SetPassword({ token }: { token: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const accept = useMutation({
    mutationFn: () => call('acceptInvitation', { params: { token }, body: { password } }),
    onSuccess: () => {
      notifyDone(t('session.invitationDone'));
      void navigate({ to: '/sign-in' });
    },
  });
  const tooShort = password !== '' && password.length < MIN_PASSWORD_LENGTH;
  const differ = again !== '' && again !== password;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!tooShort && password === again) accept.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm" mt="md">
        {accept.isError && (
          <Alert color="red" role="alert">
            {describeError(accept.error).detail || describeError(accept.error).title}
          </Alert>
        )}
        <SecretInput
          label={t('session.next')}
          description={t('session.nextHint')}
          autoComplete="new-password"
          required
          withAsterisk={false}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={tooShort && t('session.tooShort')}
        />
        <SecretInput
          label={t('session.repeat')}
          autoComplete="new-password"
          required
          withAsterisk={false}
          value={again}
          onChange={(event) => setAgain(event.currentTarget.value)}
          error={differ && t('session.differ')}
        />
        <Button type="submit" loading={accept.isPending}>
          {t('session.setPassword')}
        </Button>
      </Stack>
    </form>
  );
}
