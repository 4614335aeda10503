// Signing in with e-mail and password; afterwards back to the page that was asked for.
import { Alert, Anchor, Button, Collapse, Divider, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { atBase } from '../api/base-path.ts';
import { isApiError } from '../api/api-error.ts';
import { addressOf, call } from '../api/call.ts';
import { query, queryClient } from '../api/queries.ts';
import { describeError } from '../ui/describe-error.ts';
import { SecretInput } from '../ui/secret-input.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import { Gate } from './gate.tsx';
import { meQuery } from './me.ts';

const route = getRouteApi('/sign-in');

export function SignInPage() {
  const { t } = useTranslation();
  const { next, ended, error } = route.useSearch();
  const router = useRouter();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const signIn = useMutation({
    mutationFn: () => call('signIn', { body: { email, password, ...(needsCode ? { code } : {}) } }),
    onError: (problem) => setNeedsCode(needsCode || (isApiError(problem, 401) && problem.second_factor)),
    onSuccess: (me) => {
      queryClient.setQueryData(meQuery.queryKey, me);
      // Chat and scan are pages of their own.
      if (isOwnPage(next) && /^\/(?:chat|scan)\//.test(next)) window.location.assign(atBase(next));
      else router.history.push(atBase(isOwnPage(next) ? next : '/'));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate();
  };
  return (
    <Gate title={t('session.title')}>
      <form onSubmit={submit}>
        <Stack gap="sm" mt="md">
          {ended === true && !signIn.isError && <Alert color="yellow">{t('session.ended')}</Alert>}
          {error !== undefined && !signIn.isError && (
            <Alert color="red" role="alert">
              {t(`session.signOnErrors.${error}`)}
            </Alert>
          )}
          {signIn.isError && !(needsCode && code === '') && (
            <Alert color="red" role="alert">
              {problemOf(signIn.error, t(needsCode ? 'session.wrongCode' : 'session.wrong'))}
            </Alert>
          )}
          <TextInput
            label={t('session.email')}
            type="email"
            autoComplete="username"
            required
            withAsterisk={false}
            autoFocus
            size="md"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <SecretInput
            label={t('session.password')}
            autoComplete="current-password"
            required
            withAsterisk={false}
            size="md"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          {needsCode && (
            <TextInput
              label={t('session.code')}
              description={t('session.codeHint')}
              autoComplete="one-time-code"
              inputMode="numeric"
              required
              withAsterisk={false}
              autoFocus
              size="md"
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          )}
          <Button type="submit" size="md" mt="xs" loading={signIn.isPending} fullWidth>
            {t('session.submit')}
          </Button>
        </Stack>
      </form>
      <SingleSignOn next={next} />
      <FirstStart email={email} />
    </Gate>
  );
}

function SingleSignOn({ next }: { next: string | undefined }) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...query('getSignInOptions'), staleTime: 60_000 });
  if (data === undefined || data.single_sign_on === null) return null;
  const { name } = data.single_sign_on;
  const address = addressOf('startSingleSignOn', { query: isOwnPage(next) ? { return_to: next } : {} });
  return (
    <>
      <Divider label={t('session.or')} my="md" />
      <Button component="a" href={address} variant="default" size="md" fullWidth>
        {t('session.signOn', { name })}
      </Button>
    </>
  );
}

function FirstStart({ email }: { email: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ForgottenPassword email={email} />
      <Anchor
        component="button"
        type="button"
        size="sm"
        mt="lg"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('session.first')}
      </Anchor>
      <Collapse expanded={open}>
        <Text size="sm" c="dimmed" mt="xs">
          {t('session.firstText')}
        </Text>
        <Text size="sm" c="dimmed" mt="xs">
          {t('session.lost')}
        </Text>
      </Collapse>
    </>
  );
}

/** Only paths of this site: a link must not lead elsewhere after signing in. */
const isOwnPage = (next: string | undefined): next is string =>
  next !== undefined && next.startsWith('/') && !next.startsWith('//') && !next.startsWith('/\\');

function problemOf(error: unknown, wrong: string): string {
  if (isApiError(error, 401)) return wrong;
  const { title, detail } = describeError(error);
  return detail === '' ? title : detail;
}
