// Which notifications come by mail, and when: each person chooses for themselves.
import { Button, Group, Select, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailChoices as Choices, MailTime, MailedKind } from '../../contract/notifications.ts';
import { call } from '../api/call.ts';
import { query, queryClient } from '../api/queries.ts';
import { useMe } from '../session/me.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Panel } from '../ui/panel.tsx';

const choicesQuery = query('getMailChoices');
const FOR_ALL = ['approval', 'assignment', 'rule'] as const satisfies MailedKind[];
const FOR_ADMINS = ['automation', 'audit', 'backup', 'webhook', 'intake'] as const satisfies MailedKind[];
const TIMES = ['at_once', 'digest', 'never'] as const satisfies MailTime[];
const MACHINE = 'machine';

export function MailChoices() {
  const { t } = useTranslation();
  const { user } = useMe();
  // What is being chosen is not replaced by what another window has saved.
  const { data, error, refetch } = useQuery({ ...choicesQuery, enabled: user !== null, staleTime: Infinity });
  if (user === null) return null;
  return (
    <Panel title={t('mails.choices')}>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={user.role === 'admin' ? 420 : 280} />}
      {data !== undefined && <ChoicesForm stored={data} is_admin={user.role === 'admin'} />}
    </Panel>
  );
}

function ChoicesForm({ stored, is_admin }: { stored: Choices; is_admin: boolean }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState({ ...stored });
  const { times, digest_hour, time_zone } = draft;
  const save = useMutation({
    mutationFn: () => call('saveMailChoices', { body: { times, digest_hour, time_zone } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(choicesQuery.queryKey, saved);
      setDraft(saved);
      notifyDone(t('settings.saved'));
    },
    onError: notifyError,
  });
  const kinds: readonly MailedKind[] = is_admin ? [...FOR_ALL, ...FOR_ADMINS] : FOR_ALL;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('mails.choicesText')} {!stored.mail_on && t('mails.choicesOff')}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {kinds.map((kind) => (
          <Select
            key={kind}
            label={t(`mails.told.${kind}`)}
            allowDeselect={false}
            data={TIMES.map((value) => ({ value, label: t(`mails.times.${value}`) }))}
            value={times[kind]}
            onChange={(value) => setDraft({ ...draft, times: { ...times, [kind]: value as MailTime } })}
          />
        ))}
      </SimpleGrid>
      <DigestTime
        digest_hour={digest_hour}
        time_zone={time_zone}
        machine_zone={stored.machine_time_zone}
        onChange={(changes) => setDraft({ ...draft, ...changes })}
      />
      <Group>
        <Button
          variant="default"
          loading={save.isPending}
          disabled={JSON.stringify(draft) === JSON.stringify(stored)}
          onClick={() => save.mutate()}
        >
          {t('mails.saveChoices')}
        </Button>
      </Group>
    </Stack>
  );
}

interface DigestTimeProps extends Pick<Choices, 'digest_hour' | 'time_zone'> {
  machine_zone: string;
  onChange: (changes: Partial<Pick<Choices, 'digest_hour' | 'time_zone'>>) => void;
}

function DigestTime({ digest_hour, time_zone, machine_zone, onChange }: DigestTimeProps) {
  const { t } = useTranslation();
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: `${String(hour).padStart(2, '0')}:00`,
  }));
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <Select
        label={t('mails.digestHour')}
        allowDeselect={false}
        data={hours}
        value={String(digest_hour)}
        onChange={(hour) => onChange({ digest_hour: Number(hour) })}
      />
      <Select
        label={t('mails.timeZone')}
        searchable
        allowDeselect={false}
        limit={100}
        data={[
          { value: MACHINE, label: t('mails.machineZone', { zone: machine_zone }) },
          ...zones(time_zone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
        ]}
        value={time_zone ?? MACHINE}
        onChange={(zone) => onChange({ time_zone: zone === MACHINE ? null : zone })}
      />
    </SimpleGrid>
  );
}

/** That of the browser first, then all it knows, and the one that is chosen though this browser knows it by another name. */
function zones(chosen: string | null): string[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [...new Set([own, ...(chosen === null ? [] : [chosen]), ...Intl.supportedValuesOf('timeZone')])];
}
