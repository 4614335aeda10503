// The teams in the settings: who is in them.
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TbPlus, TbUsersGroup } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { Team } from '../../contract/approvals.ts';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { confirm } from '../ui/confirm.tsx';
import { ListPanel, ListRow } from '../ui/list-panel.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { RowTools } from '../ui/row-tools.tsx';
import { openTeamDialog } from './team-form.tsx';
import { usePeople } from './use-people.ts';

export function TeamsPanel() {
  const { t } = useTranslation();
  const { data, error } = useQuery(query('listTeams'));
  const add = (
    <Button
      size="xs"
      variant="default"
      leftSection={<TbPlus size={15} />}
      onClick={() => openTeamDialog(undefined)}
    >
      {t('approvals.addTeam')}
    </Button>
  );
  return (
    <ListPanel
      title={t('approvals.teams')}
      text={t('approvals.teamsText')}
      add={add}
      count={data?.teams.length}
      error={error}
      empty={{ icon: TbUsersGroup, title: t('approvals.noTeams'), hint: t('approvals.noTeamsHint') }}
    >
      {data?.teams.map((team) => (
        <TeamRow key={team.id} team={team} />
      ))}
    </ListPanel>
  );
}

function TeamRow({ team }: { team: Team }) {
  const { t } = useTranslation();
  const { nameOf } = usePeople();
  const { id, name, member_ids } = team;
  const remove = useMutation({
    mutationFn: () => call('deleteTeam', { params: { id } }),
    onSuccess: async () => {
      await refresh('listTeams');
      notifyDone(t('approvals.deleted', { name }));
    },
    onError: notifyError,
  });
  const ask = () =>
    confirm({
      title: t('approvals.deleteTeamTitle', { name }),
      text: t('approvals.deleteTeamText'),
      action: t('common.delete'),
      dangerous: true,
      onConfirm: () => remove.mutate(),
    });
  return (
    <ListRow name={name} facts={member_ids.map(nameOf).join(t('common.listComma'))}>
      <RowTools
        edit={{ label: t('approvals.editTeam', { name }), onClick: () => openTeamDialog(team) }}
        remove={{ label: t('approvals.deleteTeam', { name }), onClick: ask }}
      />
    </ListRow>
  );
}
