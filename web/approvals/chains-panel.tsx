// The approval chains in the settings: which documents they fit, and whom they ask.
import { Button, Switch } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TbPlus, TbRubberStamp } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { ApprovalChain } from '../../contract/approvals.ts';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { useProfileName } from '../profiles/use-profiles.ts';
import { shownContact } from '../text/known-names.ts';
import { confirm } from '../ui/confirm.tsx';
import { ListPanel, ListRow } from '../ui/list-panel.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { RowTools } from '../ui/row-tools.tsx';
import { inputOf } from './chain-draft.ts';
import { openChainDialog } from './chain-form.tsx';

export function ChainsPanel() {
  const { t } = useTranslation();
  const { data, error } = useQuery(query('listApprovalChains'));
  const teams = useQuery(query('listTeams')).data?.teams;
  const add = (
    <Button
      size="xs"
      variant="default"
      leftSection={<TbPlus size={15} />}
      disabled={teams === undefined || teams.length === 0}
      onClick={() => openChainDialog(undefined)}
    >
      {t('approvals.addChain')}
    </Button>
  );
  return (
    <ListPanel
      title={t('approvals.chains')}
      text={t('approvals.chainsText')}
      add={add}
      count={data?.chains.length}
      error={error}
      empty={{ icon: TbRubberStamp, title: t('approvals.noChains'), hint: t('approvals.noChainsHint') }}
    >
      {data?.chains.map((chain) => (
        <ChainRow key={chain.id} chain={chain} />
      ))}
    </ListPanel>
  );
}

function ChainRow({ chain }: { chain: ApprovalChain }) {
  const { t } = useTranslation();
  const { id, name, enabled } = chain;
  const toggle = useMutation({
    mutationFn: (next: boolean) =>
      call('replaceApprovalChain', { params: { id }, body: { ...inputOf(chain), enabled: next } }),
    onSuccess: () => refresh('listApprovalChains', 'getApprovals'),
    onError: notifyError,
  });
  const remove = useMutation({
    mutationFn: () => call('deleteApprovalChain', { params: { id } }),
    onSuccess: async () => {
      await refresh('listApprovalChains', 'getApprovals');
      notifyDone(t('approvals.deleted', { name }));
    },
    onError: notifyError,
  });
  const ask = () =>
    confirm({
      title: t('approvals.deleteChainTitle', { name }),
      text: t('approvals.deleteChainText'),
      action: t('common.delete'),
      dangerous: true,
      onConfirm: () => remove.mutate(),
    });
  const switched = (
    <Switch
      size="sm"
      aria-label={t('approvals.switch', { name })}
      checked={toggle.isPending ? toggle.variables : enabled}
      onChange={(event) => toggle.mutate(event.currentTarget.checked)}
    />
  );
  return (
    <ListRow before={switched} name={name} facts={useFits(chain)} more={useAsked(chain)}>
      <RowTools
        edit={{ label: t('approvals.editChain', { name }), onClick: () => openChainDialog(chain) }}
        remove={{ label: t('approvals.deleteChain', { name }), onClick: ask }}
      />
    </ListRow>
  );
}

function useFits({ profile_id, contact_id, vendor, minimum, currency }: ApprovalChain): string {
  const { t } = useTranslation();
  const profile = useProfileName(profile_id ?? undefined);
  const contact = useQuery({
    ...query('getContact', { params: { id: contact_id ?? 0 } }),
    enabled: contact_id !== null,
  }).data;
  const parts = [
    profile_id !== null && t('approvals.summary.ofProfile', { name: profile ?? `#${profile_id}` }),
    contact_id !== null &&
      t('approvals.summary.ofContact', {
        name: contact === undefined ? `#${contact_id}` : shownContact(contact.name),
      }),
    vendor !== null && t('approvals.summary.ofVendor', { name: vendor }),
    minimum !== null &&
      t('approvals.summary.from', { amount: [minimum, currency].filter((part) => part !== null).join(' ') }),
    minimum === null && currency,
  ].filter((part) => part !== false && part !== null);
  return parts.length === 0 ? t('approvals.all') : parts.join(t('common.listComma'));
}

function useAsked({ steps, in_order }: ApprovalChain): string {
  const { t } = useTranslation();
  const teams = useQuery(query('listTeams')).data?.teams;
  const nameOf = (id: number) => teams?.find((team) => team.id === id)?.name ?? `#${id}`;
  return steps
    .map(({ needed, team_id }) => t('approvals.summary.step', { count: needed, team: nameOf(team_id) }))
    .join(t(in_order ? 'approvals.summary.inOrder' : 'approvals.summary.atOnce'));
}
