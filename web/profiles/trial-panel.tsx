// Tries the profile as it is being edited on documents that people have reviewed, before anything is saved. Which trial it is
// stands in the address: its result is there again after a look at another page, and can be shown to somebody else.
import { Alert, Button, Group, NumberInput, Progress, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { TbTestPipe } from 'react-icons/tb';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownActor } from '../text/known-names.ts';
import type { ProfileTest } from '../../contract/profile-design.ts';
import type { Profile } from '../../contract/profiles.ts';
import { call } from '../api/call.ts';
import { query } from '../api/queries.ts';
import { useFormat } from '../text/format.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { bodyOf, type ProfileDraft } from './profile-draft.ts';
import { TrialResult } from './trial-result.tsx';

const route = getRouteApi('/app/shell/profiles/$id');
const LOOK_MS = 1_500;
const DOCUMENTS = 50;

interface Props {
  profile: Profile;
  draft: ProfileDraft;
  /** Whether the fields could be saved as they are. */
  ready: boolean;
}

export function TrialPanel({ profile, draft, ready }: Props) {
  const { t } = useTranslation();
  const [lastN, setLastN] = useState<number | string>(DOCUMENTS);
  const { trial } = route.useSearch();
  const navigate = route.useNavigate();
  const start = useMutation({
    mutationFn: () => {
      // From when on a value is doubtful changes nothing about what is found.
      const { doubtful_below: _below, chosen_for: _kinds, ...body } = bodyOf(draft);
      return call('testProfile', {
        params: { id: profile.id },
        body: { ...body, last_n: Number(lastN) || DOCUMENTS },
      });
    },
    onSuccess: ({ id }) =>
      navigate({ search: (now) => ({ ...now, trial: id }), replace: true, resetScroll: false }),
  });
  const test = useTest(profile.id, trial);
  const running = test.data?.state === 'queued' || test.data?.state === 'running';
  return (
    <Panel title={t('design.try')}>
      <Stack gap="md">
        <Text size="sm">{t('design.tryText')}</Text>
        <Group align="flex-end" gap="sm">
          <NumberInput
            label={t('design.lastN')}
            min={1}
            max={200}
            clampBehavior="strict"
            allowDecimal={false}
            w={220}
            value={lastN}
            onChange={setLastN}
          />
          <Button
            variant="default"
            leftSection={<TbTestPipe size={16} />}
            disabled={!ready || running}
            loading={start.isPending}
            onClick={() => start.mutate()}
          >
            {t('design.start')}
          </Button>
        </Group>
        {start.error !== null && <ErrorState error={start.error} />}
        {test.error !== null && test.data === undefined && <ErrorState error={test.error} />}
        {test.data !== undefined && !start.isPending && (
          <>
            {start.data?.id !== test.data.id && <Earlier test={test.data} />}
            <State test={test.data} />
          </>
        )}
      </Stack>
    </Panel>
  );
}

function useTest(id: number, test_id: number | undefined) {
  return useQuery({
    ...query('getProfileTest', { params: { id, test_id: test_id ?? 0 } }),
    enabled: test_id !== undefined,
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      state.data?.state === 'done' || state.data?.state === 'failed' ? false : LOOK_MS,
  });
}

/** What stands in the fields now need not be what was tried then. */
function Earlier({ test: { created_at, created_by } }: { test: ProfileTest }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Text size="sm" c="dimmed">
      {t('design.earlier', { at: format.exactTime(created_at), by: shownActor(created_by) })}
    </Text>
  );
}

function State({ test }: { test: ProfileTest }) {
  const { t } = useTranslation();
  const { state, documents_done: done, documents_total: total } = test;
  if (state === 'failed')
    return (
      <Alert color="red" role="alert" title={t('design.failed')}>
        {test.error !== null && test.error}
      </Alert>
    );
  if (state === 'done') return <TrialResult test={test} />;
  const text = state === 'queued' ? t('design.queued') : t('design.progress', { done, total });
  return (
    <div>
      <Text size="sm" role="status" mb={6}>
        {text}
      </Text>
      <Progress
        animated
        value={total === 0 ? 0 : (done / total) * 100}
        aria-label={t('design.progress', { done, total })}
      />
    </div>
  );
}
