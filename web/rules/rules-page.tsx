// All rules as sentences, in the order in which they run, and what fired lately.
import { Skeleton, Switch, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TbArrowsSplit2, TbPlus } from 'react-icons/tb';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Rule } from '../../contract/rules.ts';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { HistoryList } from '../audit/history-list.tsx';
import { useFormat } from '../text/format.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkAnchor, LinkButton } from '../ui/links.tsx';
import { notifyError } from '../ui/notify.ts';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { bodyOf, draftOf } from './rule-draft.ts';
import { RuleSentence } from './rule-sentence.tsx';
import classes from './rules.module.css';

export function RulesPage() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(query('listRules', { query: { limit: 200 } }));
  const add = (
    <LinkButton to="/rules/$id" params={{ id: 'new' }} leftSection={<TbPlus size={16} />}>
      {t('rules.add')}
    </LinkButton>
  );
  return (
    <Page title={t('rules.title')} subtitle={t('rules.subtitle')} actions={add}>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={200} />}
      {data?.total === 0 && (
        <Panel>
          <EmptyState icon={TbArrowsSplit2} title={t('rules.none')} action={add}>
            {t('rules.noneHint')}
          </EmptyState>
        </Panel>
      )}
      {data !== undefined && data.total > 0 && (
        <Panel flush>
          <ol className={classes['list']}>
            {data.rules.map((rule) => (
              <RuleRow key={rule.id} rule={rule} />
            ))}
          </ol>
        </Panel>
      )}
      {data !== undefined && data.total > 0 && <Firings />}
    </Page>
  );
}

function RuleRow({ rule }: { rule: Rule }) {
  const { t } = useTranslation();
  const format = useFormat();
  const toggle = useMutation({
    mutationFn: (enabled: boolean) =>
      call('replaceRule', { params: { id: rule.id }, body: bodyOf({ ...draftOf(rule), enabled }) }),
    onSuccess: () => refresh('listRules', 'getRule'),
    onError: notifyError,
  });
  return (
    <li className={clsx(classes['rule'], !rule.enabled && classes['off'])}>
      <Switch
        size="sm"
        aria-label={t('rules.switch', { name: rule.name })}
        checked={toggle.isPending ? toggle.variables : rule.enabled}
        onChange={(event) => toggle.mutate(event.currentTarget.checked)}
      />
      <div>
        <LinkAnchor
          to="/rules/$id"
          params={{ id: String(rule.id) }}
          className={classes['name'] ?? ''}
          c="inherit"
        >
          {rule.name}
        </LinkAnchor>
        <RuleSentence rule={rule} />
      </div>
      <Text size="xs" c="dimmed" ta="right">
        {t('rules.fired', { count: rule.fired })}
        {rule.last_run_at !== null && (
          <>
            <br />
            {t('rules.lastRun', { at: format.ago(rule.last_run_at) })}
          </>
        )}
      </Text>
    </li>
  );
}

function Firings() {
  const { t } = useTranslation();
  const { data } = useQuery(
    query('listAudit', { query: { event: ['rule.fired', 'rule.failed'], limit: 10 } }),
  );
  const all = (
    <LinkAnchor to="/audit" search={{ event: ['rule.fired', 'rule.failed'] }} size="sm">
      {t('rules.allFirings')}
    </LinkAnchor>
  );
  return (
    <Panel title={t('rules.firings')} aside={all}>
      {data?.total === 0 && (
        <Text size="sm" c="dimmed">
          {t('rules.firingsNone')}
        </Text>
      )}
      {data !== undefined && data.total > 0 && <HistoryList entries={data.entries} />}
    </Panel>
  );
}
