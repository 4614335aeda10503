// The archive in the settings: retention rules, legal holds, the trash.
import { Button, Group, Menu, NumberInput, ScrollArea, Skeleton, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TbArchive, TbLock, TbPlus } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { Hold, RetentionRule } from '../../contract/retention.ts';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { useFormat } from '../text/format.ts';
import { shownActor } from '../text/known-names.ts';
import { confirm } from '../ui/confirm.tsx';
import { ListPanel, ListRow } from '../ui/list-panel.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Panel } from '../ui/panel.tsx';
import { RowTools } from '../ui/row-tools.tsx';
import { openLiftDialog } from './hold-dialogs.tsx';
import { countryName, openRuleDialog } from './rule-form.tsx';

export function ArchiveSettings() {
  return (
    <Stack gap="md">
      <RulesPanel />
      <HoldsPanel />
      <TrashPanel />
    </Stack>
  );
}

function RulesPanel() {
  const { t } = useTranslation();
  const { data, error } = useQuery(query('listRetentionRules'));
  return (
    <ListPanel
      title={t('retention.rules')}
      text={t('retention.rulesText')}
      add={<AddMenu />}
      count={data?.rules.length}
      error={error}
      empty={{ icon: TbArchive, title: t('retention.none'), hint: t('retention.noneHint') }}
    >
      {data?.rules.map((rule) => (
        <RuleRow key={rule.id} rule={rule} />
      ))}
    </ListPanel>
  );
}

function AddMenu() {
  const { t, i18n } = useTranslation();
  const { data } = useQuery({ ...query('listReadyRetention'), staleTime: Infinity });
  const ready = (data?.ready ?? [])
    .map((one) => ({ ...one, name: countryName(one.country, i18n.language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, i18n.language));
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<TbPlus size={15} />}>
          {t('retention.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => openRuleDialog({})}>{t('retention.empty')}</Menu.Item>
        <Menu.Divider />
        <ScrollArea.Autosize mah={320}>
          {ready.map((one) => (
            <Menu.Item key={one.country} onClick={() => openRuleDialog({ ready: one })}>
              {t('retention.readyChoice', { country: one.name, count: one.years })}
            </Menu.Item>
          ))}
        </ScrollArea.Autosize>
      </Menu.Dropdown>
    </Menu>
  );
}

function RuleRow({ rule }: { rule: RetentionRule }) {
  const { t, i18n } = useTranslation();
  const { id, name, years, country, covers, over, documents } = rule;
  const remove = useMutation({
    mutationFn: () => call('deleteRetentionRule', { params: { id } }),
    onSuccess: async () => {
      await refresh('listRetentionRules', 'getRetention');
      notifyDone(t('retention.deleted', { name }));
    },
    onError: notifyError,
  });
  const ask = () =>
    confirm({
      title: t('retention.deleteTitle', { name }),
      text: t('retention.deleteText'),
      action: t('common.delete'),
      dangerous: true,
      onConfirm: () => remove.mutate(),
    });
  const facts = [
    t('retention.yearsCount', { count: years }),
    ...(country === null ? [] : [countryName(country, i18n.language)]),
    t(`retention.covers.${covers}`),
    t(`retention.over.${over}`),
    t('retention.documents', { count: documents }),
  ];
  return (
    <ListRow name={name} facts={facts.join(' · ')}>
      <RowTools
        edit={{ label: t('retention.edit', { name }), onClick: () => openRuleDialog({ rule }) }}
        remove={{ label: t('retention.delete', { name }), onClick: ask }}
      />
    </ListRow>
  );
}

function HoldsPanel() {
  const { t } = useTranslation();
  const { data, error } = useQuery(query('listHolds', { query: { limit: 200 } }));
  return (
    <ListPanel
      title={t('retention.holds')}
      text={t('retention.holdsText')}
      add={null}
      count={data?.total}
      error={error}
      empty={{ icon: TbLock, title: t('retention.noHolds'), hint: t('retention.noHoldsHint') }}
    >
      {data?.holds.map((hold) => (
        <HoldRow key={hold.id} hold={hold} />
      ))}
    </ListPanel>
  );
}

function HoldRow({ hold }: { hold: Hold }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, reason, placed_by, placed_at } = hold;
  const facts = { reason, by: shownActor(placed_by), at: format.ago(placed_at) };
  return (
    <ListRow name={name} facts={t('retention.holdFacts', facts)}>
      <Button
        size="xs"
        variant="default"
        aria-label={t('retention.liftOf', { name })}
        onClick={() => openLiftDialog(hold)}
      >
        {t('retention.lift')}
      </Button>
    </ListRow>
  );
}

function TrashPanel() {
  const { t } = useTranslation();
  const { data } = useQuery(query('getSettings'));
  return (
    <Panel title={t('retention.trashTitle')}>
      {data === undefined ? (
        <Skeleton height={80} />
      ) : (
        <TrashForm days={data.purge_trash_after_days} key={data.purge_trash_after_days} />
      )}
    </Panel>
  );
}

function TrashForm({ days }: { days: number | null }) {
  const { t } = useTranslation();
  const [value, setValue] = useState<number | string>(days ?? '');
  const chosen = typeof value === 'number' ? value : null;
  const save = useMutation({
    mutationFn: () => call('saveSettings', { body: { purge_trash_after_days: chosen } }),
    onSuccess: async () => {
      await refresh('getSettings');
      notifyDone(t('retention.trashSaved'));
    },
    onError: notifyError,
  });
  return (
    <Group align="end" justify="space-between">
      <NumberInput
        label={t('retention.trashDays')}
        description={t('retention.trashDaysHint')}
        min={1}
        max={3650}
        allowDecimal={false}
        styles={{ wrapper: { maxWidth: 240 } }}
        value={value}
        onChange={setValue}
      />
      <Button loading={save.isPending} disabled={chosen === days} onClick={() => save.mutate()}>
        {t('settings.save')}
      </Button>
    </Group>
  );
}
