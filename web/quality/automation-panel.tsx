// What people found in documents that were held back at random: of each rule that lets documents go, and why one was stopped.
import { Alert, Badge, Button, Table, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TbHandStop } from 'react-icons/tb';
import type { AutomationWatch } from '../../contract/automation.ts';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { useFormat } from '../text/format.ts';
import { shownProfile } from '../text/known-names.ts';
import { confirm } from '../ui/confirm.tsx';
import { LinkAnchor } from '../ui/links.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Panel } from '../ui/panel.tsx';
import classes from './automation-panel.module.css';
import { CertificatesPanel } from './certificates-panel.tsx';
import fields from './fields-panel.module.css';
import page from './quality-page.module.css';
import { shareText } from './share.ts';

/** What people must see to comes first on the page. */
export function StoppedRules() {
  const { data } = useQuery(query('listAutomation'));
  return data?.rules.map((rule) => <Stopped key={rule.rule_id} rule={rule} />);
}

export function AutomationPanels() {
  const { data } = useQuery(query('listAutomation'));
  if (data === undefined || data.rules.length === 0) return null;
  return (
    <div className={page['grid']}>
      <Rules rules={data.rules} />
      <CertificatesPanel rules={data.rules} />
    </div>
  );
}

function Rules({ rules }: { rules: AutomationWatch[] }) {
  const { t } = useTranslation();
  const number = fields['number'] ?? '';
  return (
    <Panel title={t('automation.title')} flush className={page['whole'] ?? ''}>
      <Text size="sm" c="dimmed" className={classes['hint'] ?? ''}>
        {t('automation.hint')}
      </Text>
      <Table.ScrollContainer minWidth={760}>
        <Table verticalSpacing="xs" horizontalSpacing="md" className={fields['table'] ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('automation.rule')}</Table.Th>
              <Table.Th className={number}>{t('automation.gone')}</Table.Th>
              <Table.Th className={number}>{t('automation.samples')}</Table.Th>
              <Table.Th className={number}>{t('automation.errors')}</Table.Th>
              <Table.Th>{t('automation.bound')}</Table.Th>
              <Table.Th className={number}>{t('automation.share')}</Table.Th>
              <Table.Th>{t('automation.state')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rules.map((rule) => (
              <Row key={rule.rule_id} rule={rule} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}

function Row({ rule }: { rule: AutomationWatch }) {
  const { t } = useTranslation();
  const format = useFormat();
  const number = fields['number'] ?? '';
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        <LinkAnchor to="/rules/$id" params={{ id: String(rule.rule_id) }} size="sm">
          {rule.rule_name}
        </LinkAnchor>
        <span className={fields['profile']}>
          {shownProfile(rule.profile_name)} ·{' '}
          {t('automation.since', { day: format.date(rule.since.slice(0, 10)) })}
        </span>
      </Table.Th>
      <Table.Td className={number}>{format.number(rule.documents)}</Table.Td>
      <Table.Td className={number}>{format.number(rule.samples)}</Table.Td>
      <Table.Td className={number}>{format.number(rule.errors)}</Table.Td>
      <Table.Td>
        <Bound rule={rule} />
      </Table.Td>
      <Table.Td className={number}>
        {rule.sampled ? shareText(format, rule.share_percent / 100) : t('automation.none')}
      </Table.Td>
      <Table.Td>
        <State rule={rule} />
      </Table.Td>
    </Table.Tr>
  );
}

function Bound({ rule: { bound_percent, target_percent, confidence, sampled } }: { rule: AutomationWatch }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!sampled) return <span className="quiet">{t('automation.unsampled')}</span>;
  const target = t('automation.ofTarget', { target: format.number(target_percent), confidence });
  return (
    <>
      {bound_percent === null ? '–' : t('automation.atMost', { percent: format.number(bound_percent) })}
      <span className={fields['profile']}>{target}</span>
    </>
  );
}

function State({ rule }: { rule: AutomationWatch }) {
  const { t } = useTranslation();
  if (rule.stopped !== null)
    return (
      <Badge tt="none" variant="light" color="red">
        {t('automation.stopped')}
      </Badge>
    );
  if (!rule.enabled)
    return (
      <Badge tt="none" variant="light" color="gray">
        {t('automation.off')}
      </Badge>
    );
  if (!rule.sampled)
    return (
      <Badge tt="none" variant="light" color="gray">
        {t('automation.unproven')}
      </Badge>
    );
  if (rule.kept)
    return (
      <Badge tt="none" variant="light" color="teal">
        {t('automation.kept')}
      </Badge>
    );
  return (
    <>
      <Badge tt="none" variant="light" color="yellow">
        {t('automation.unproven')}
      </Badge>
      <span className={fields['profile']}>
        {t('automation.more', { count: rule.more })}
        {!rule.proven && ` ${t('automation.waits')}`}
      </span>
    </>
  );
}

function Stopped({ rule }: { rule: AutomationWatch }) {
  const { t } = useTranslation();
  const format = useFormat();
  const resume = useMutation({
    mutationFn: () => call('resumeAutomation', { params: { id: rule.rule_id } }),
    onSuccess: async () => {
      await refresh('listAutomation');
      notifyDone(t('automation.resumed', { name: rule.rule_name }));
    },
    onError: notifyError,
  });
  const { stopped } = rule;
  if (stopped === null) return null;
  const ask = () =>
    confirm({
      title: t('automation.resumeTitle', { name: rule.rule_name }),
      text: t('automation.resumeText'),
      action: t('automation.resume'),
      onConfirm: () => resume.mutate(),
    });
  return (
    <Alert
      color="red"
      icon={<TbHandStop size={18} />}
      title={t('automation.stoppedTitle', { name: rule.rule_name })}
    >
      <Text size="sm">
        {t(`automation.reasons.${stopped.reason}`, {
          errors: stopped.errors,
          samples: stopped.samples,
          at: format.dateTime(stopped.at),
        })}
        {stopped.rule_id !== rule.rule_id && ` ${t('automation.byOther', { name: stopped.rule_name })}`}
      </Text>
      <ul className={classes['examples']}>
        {stopped.examples.map(({ id, filename }) => (
          <li key={id}>
            <LinkAnchor to="/documents/$id" params={{ id }} size="sm">
              {filename}
            </LinkAnchor>
          </li>
        ))}
      </ul>
      {rule.latest.length > 0 && (
        <details className={classes['latest']}>
          <summary>{t('automation.latest', { count: rule.latest.length })}</summary>
          <ul className={classes['examples']}>
            {rule.latest.map(({ id, filename, at }) => (
              <li key={id}>
                <LinkAnchor to="/documents/$id" params={{ id }} size="sm">
                  {filename}
                </LinkAnchor>{' '}
                <span className="quiet">{format.dateTime(at)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Button size="compact-sm" mt="xs" variant="default" loading={resume.isPending} onClick={ask}>
        {t('automation.resume')}
      </Button>
    </Alert>
  );
}
