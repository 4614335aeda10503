// Adding and changing a team.
import { Button, Group, MultiSelect, Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Team } from '../../contract/approvals.ts';
import { call } from '../api/call.ts';
import { refresh } from '../api/queries.ts';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { usePeople } from './use-people.ts';

const DIALOG = 'team';

/** Without a team it adds one. */
export function openTeamDialog(team: Team | undefined): void {
  modals.open({
    modalId: DIALOG,
    title:
      team === undefined
        ? i18next.t('approvals.addTeam')
        : i18next.t('approvals.editTeam', { name: team.name }),
    children: <TeamForm team={team} />,
  });
}

function TeamForm({ team }: { team: Team | undefined }) {
  const { t } = useTranslation();
  const { options, nameOf } = usePeople();
  const [name, setName] = useState(team?.name ?? '');
  const [member_ids, setMembers] = useState(team?.member_ids ?? []);
  const missing = member_ids
    .map(String)
    .filter((id) => !options.some(({ value }) => value === id))
    .map((value) => ({ value, label: nameOf(Number(value)) }));
  const save = useMutation({
    mutationFn: () => {
      const body = { name: name.trim(), member_ids };
      return team === undefined
        ? call('createTeam', { body })
        : call('replaceTeam', { params: { id: team.id }, body });
    },
    onSuccess: async (saved) => {
      await refresh('listTeams', 'getApprovals');
      notifyDone(t('approvals.saved', { name: saved.name }));
      modals.close(DIALOG);
    },
    onError: notifyError,
  });
  const complete = name.trim() !== '' && member_ids.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complete) save.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={t('approvals.teamName')}
          required
          data-autofocus
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <MultiSelect
          label={t('approvals.members')}
          required
          searchable
          nothingFoundMessage={t('common.nothingFound')}
          data={[...options, ...missing]}
          value={member_ids.map(String)}
          onChange={(ids) => setMembers(ids.map(Number))}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => modals.close(DIALOG)}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={!complete}>
            {t(team === undefined ? 'common.add' : 'common.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
