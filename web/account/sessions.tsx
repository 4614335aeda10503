// Where one is signed in, and signing out there.
import { Badge, Button, Group, Skeleton, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { Session } from '../../contract/users.ts';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { useFormat } from '../text/format.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Panel } from '../ui/panel.tsx';
import classes from './account.module.css';
import { deviceOf } from './device.ts';

export function Sessions() {
  const { t } = useTranslation();
  const { data, error } = useQuery(query('listOwnSessions'));
  const done = async () => {
    await refresh('listOwnSessions');
    notifyDone(t('account.ended'));
  };
  const endOthers = useMutation({
    mutationFn: () => call('endOtherSessions'),
    onSuccess: done,
    onError: notifyError,
  });
  const end = useMutation({
    mutationFn: (session_id: number) => call('endOwnSession', { params: { session_id } }),
    onSuccess: done,
    onError: notifyError,
  });
  const others = data !== undefined && data.sessions.length > 1 && (
    <Button
      size="compact-sm"
      variant="subtle"
      loading={endOthers.isPending}
      onClick={() => endOthers.mutate()}
    >
      {t('account.endOthers')}
    </Button>
  );
  return (
    <Panel title={t('account.sessions')} aside={others} flush>
      {error !== null && <ErrorState error={error} />}
      {data === undefined && error === null && <Skeleton height={60} />}
      <SessionList sessions={data?.sessions ?? []} onEnd={(id) => end.mutate(id)} />
    </Panel>
  );
}

interface ListProps {
  sessions: z.infer<typeof Session>[];
  onEnd?: (id: number) => void;
}

export function SessionList({ sessions, onEnd }: ListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ul className={classes['list']}>
      {sessions.map(({ id, current, address, user_agent, created_at, last_seen_at }) => (
        <li key={id} className={classes['row']}>
          <div>
            <Group gap={8}>
              <Text size="sm" fw={550} title={user_agent}>
                {deviceOf(user_agent) ?? t('account.unknownDevice')}
              </Text>
              {current && (
                <Badge size="xs" variant="default" tt="none">
                  {t('account.thisSession')}
                </Badge>
              )}
            </Group>
            <Text size="xs" c="dimmed">
              {address} ·{' '}
              {t('account.since', { at: format.dateTime(created_at), seen: format.ago(last_seen_at) })}
            </Text>
          </div>
          {!current && onEnd !== undefined && (
            <Button size="compact-sm" variant="subtle" onClick={() => onEnd(id)}>
              {t('account.end')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
