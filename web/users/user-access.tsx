// What an Admin does about the access of a person: a link for a new password, second factor, sessions, tokens.
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { User } from '../../contract/users.ts';
import { SessionList } from '../account/sessions.tsx';
import { TokenList } from '../account/tokens.tsx';
import { call } from '../api/call.ts';
import { UserAbsence } from '../approvals/absence.tsx';
import { query, refresh } from '../api/queries.ts';
import { confirm } from '../ui/confirm.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { showLink } from './password-link.tsx';

export function UserAccess({ user }: { user: User }) {
  const { t } = useTranslation();
  const { id, name } = user;
  const sessions = useQuery(query('listUserSessions', { params: { id } }));
  const tokens = useQuery(query('listUserTokens', { params: { id } }));
  const endSessions = async () => {
    await call('endUserSessions', { params: { id } });
    await refresh('listUserSessions');
    notifyDone(t('users.sessionsEnded'));
  };
  const resetFactor = () =>
    confirm({
      title: t('users.secondFactorResetTitle', { name }),
      text: t('users.secondFactorResetText'),
      action: t('users.secondFactorReset'),
      dangerous: true,
      onConfirm: () =>
        void call('resetSecondFactor', { params: { id } })
          .then(() => refresh('listUsers'))
          .then(() => notifyDone(t('users.secondFactorGone')), notifyError),
    });
  return (
    <>
      <Group gap={8}>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() =>
            void call('createPasswordLink', { params: { id } }).then(
              (link) => showLink(user, link),
              notifyError,
            )
          }
        >
          {t('users.passwordLink')}
        </Button>
        {user.second_factor && (
          <Button size="compact-sm" variant="default" onClick={resetFactor}>
            {t('users.secondFactorReset')}
          </Button>
        )}
      </Group>
      {user.role !== 'viewer' && <UserAbsence user_id={id} />}
      <Group justify="space-between">
        <Text size="sm" fw={600}>
          {t('users.sessions')}
        </Text>
        {(sessions.data?.sessions.length ?? 0) > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={() => void endSessions().catch(notifyError)}>
            {t('users.endSessions')}
          </Button>
        )}
      </Group>
      {sessions.data?.sessions.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('users.sessionsNone')}
        </Text>
      )}
      <SessionList sessions={sessions.data?.sessions ?? []} />
      {(tokens.data?.tokens.length ?? 0) > 0 && (
        <>
          <Text size="sm" fw={600}>
            {t('users.tokens')}
          </Text>
          <TokenList
            tokens={tokens.data?.tokens ?? []}
            onRevoke={(token_id) =>
              call('revokeUserToken', { params: { id, token_id } }).then(() => refresh('listUserTokens'))
            }
          />
        </>
      )}
    </>
  );
}
