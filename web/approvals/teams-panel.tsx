// The teams in the settings: who is in them.
import { Button, Skeleton, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TbPlus, TbUsersGroup } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { Team } from '../../contract/approvals.ts';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { confirm } from '../ui/confirm.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Panel } from '../ui/panel.tsx';
import { RowTools } from '../ui/row-tools.tsx';
import classes from './approvals.module.css';
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
    <Panel title={t('approvals.teams')} aside={add}>
      <Text size="sm" mb="sm">
        {t('approvals.teamsText')}
      </Text>
      {error !== null && data === undefined && <ErrorState error={error} />}
      {data === undefined && error === null && <Skeleton height={80} />}
      {data?.teams.length === 0 && (
        <EmptyState icon={TbUsersGroup} title={t('approvals.noTeams')}>
          {t('approvals.noTeamsHint')}
        </EmptyState>
      )}
      <ul className={classes['list']}>
        {data?.teams.map((team) => (
          <TeamRow key={team.id} team={team} />
        ))}
      </ul>
    </Panel>
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
    <li className={classes['row']}>
      <div className={classes['what']}>
        <Text fw={600} className="truncate">
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {member_ids.map(nameOf).join(t('common.listComma'))}
        </Text>
      </div>
      <RowTools
        edit={{ label: t('approvals.editTeam', { name }), onClick: () => openTeamDialog(team) }}
        remove={{ label: t('approvals.deleteTeam', { name }), onClick: ask }}
      />
    </li>
  );
}
