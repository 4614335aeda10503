// Certificates of a rule: issued for a time that has ended, to be kept as JSON or as a page.
import { Anchor, Button, Select, Table, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TbCertificate } from 'react-icons/tb';
import type { AutomationWatch } from '../../contract/automation.ts';
import { addressOf, call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { useFormat } from '../text/format.ts';
import { DateRange, describeRange } from '../ui/date-range.tsx';
import { FilterPill } from '../ui/filter-pill.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Panel } from '../ui/panel.tsx';
import classes from './automation-panel.module.css';
import fields from './fields-panel.module.css';
import page from './quality-page.module.css';

interface Time {
  from?: string | undefined;
  to?: string | undefined;
}

export function CertificatesPanel({ rules }: { rules: AutomationWatch[] }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('certificates.title')} flush className={page['whole'] ?? ''}>
      <Text size="sm" c="dimmed" className={classes['hint'] ?? ''}>
        {t('certificates.hint')}
      </Text>
      <Issue rules={rules} />
      <Issued />
    </Panel>
  );
}

function Issue({ rules }: { rules: AutomationWatch[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const sampled = rules.filter((rule) => rule.sampled);
  const [chosen, setChosen] = useState<number>();
  const [{ from, to }, setTime] = useState<Time>({});
  const rule_id = chosen ?? sampled[0]?.rule_id;
  const issue = useMutation({
    mutationFn: (body: { rule_id: number; date_from: string; date_to: string }) =>
      call('issueCertificate', { body }),
    onSuccess: async ({ content }) => {
      await refresh('listCertificates');
      notifyDone(t('certificates.issued', { id: content.id }));
    },
    onError: notifyError,
  });
  if (sampled.length === 0) return null;
  const ready = rule_id !== undefined && from !== undefined && to !== undefined;
  return (
    <div className={classes['form']}>
      <Select
        label={t('automation.rule')}
        allowDeselect={false}
        data={sampled.map((rule) => ({ value: String(rule.rule_id), label: rule.rule_name }))}
        value={rule_id === undefined ? null : String(rule_id)}
        onChange={(value) => value !== null && setChosen(Number(value))}
      />
      <FilterPill
        name={t('certificates.period')}
        value={describeRange(from, to, format.date)}
        onClear={() => setTime({})}
        width={300}
      >
        {() => (
          <DateRange from={from} to={to} onChange={(first, last) => setTime({ from: first, to: last })} />
        )}
      </FilterPill>
      <Button
        leftSection={<TbCertificate size={16} />}
        loading={issue.isPending}
        disabled={!ready}
        onClick={() => ready && issue.mutate({ rule_id, date_from: from, date_to: to })}
      >
        {t('certificates.issue')}
      </Button>
    </div>
  );
}

function Issued() {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { data } = useQuery(query('listCertificates', { query: { limit: 50 } }));
  if (data === undefined || data.certificates.length === 0) return null;
  const number = fields['number'] ?? '';
  const language = i18n.language === 'zh' ? 'zh' : 'en';
  return (
    <Table.ScrollContainer minWidth={760}>
      <Table verticalSpacing="xs" horizontalSpacing="md" className={fields['table'] ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('certificates.number')}</Table.Th>
            <Table.Th>{t('certificates.period')}</Table.Th>
            <Table.Th className={number}>{t('automation.gone')}</Table.Th>
            <Table.Th className={number}>{t('automation.samples')}</Table.Th>
            <Table.Th className={number}>{t('automation.errors')}</Table.Th>
            <Table.Th>{t('automation.bound')}</Table.Th>
            <Table.Th>{t('certificates.files')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.certificates.map((one) => (
            <Table.Tr key={one.id}>
              <Table.Th scope="row" fw={500}>
                {one.id}
                <span className={fields['profile']}>{one.rule.name}</span>
              </Table.Th>
              <Table.Td>
                {format.date(one.from)} – {format.date(one.to)}
              </Table.Td>
              <Table.Td className={number}>{format.number(one.documents)}</Table.Td>
              <Table.Td className={number}>{format.number(one.samples)}</Table.Td>
              <Table.Td className={number}>{format.number(one.errors + one.unjudged)}</Table.Td>
              <Table.Td>
                {t('automation.atMost', { percent: format.number(one.bound_percent) })}
                <span className={fields['profile']}>
                  {t(one.kept ? 'certificates.kept' : 'certificates.missed', {
                    target: format.number(one.target_percent),
                  })}
                </span>
              </Table.Td>
              <Table.Td>
                <Anchor
                  size="sm"
                  download
                  href={addressOf('getCertificatePage', { params: { id: one.id }, query: { language } })}
                >
                  PDF
                </Anchor>
                {' · '}
                <Anchor
                  size="sm"
                  download={`certificate-${one.id}.json`}
                  href={addressOf('getCertificate', { params: { id: one.id } })}
                >
                  JSON
                </Anchor>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
