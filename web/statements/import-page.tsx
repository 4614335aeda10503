// Importing bank statements: which account, what is new, what it pays and what does not add up, and then the import itself.
import { Button, Group, Select, SimpleGrid, Table, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { BankImport } from '../../contract/bank-statements.ts';
import { BANK_FIELDS } from '../../contract/movements.ts';
import { refresh } from '../api/queries.ts';
import { uploadStatements } from '../api/upload-file.ts';
import { ImportColumns } from '../table-import/import-columns.tsx';
import { Problems } from '../table-import/import-report.tsx';
import { FilePanel } from '../table-import/table-import-page.tsx';
import { useTrial } from '../table-import/use-trial.ts';
import { useFormat } from '../text/format.ts';
import { LinkAnchor } from '../ui/links.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { ToneMark } from '../ui/tone-mark.tsx';

type Report = z.infer<typeof BankImport>;

interface Order {
  file: File;
  mapping: Record<string, string | null>;
  account: string;
  currency: string;
  /** Empty: the file tells. */
  day_first: string;
}

const FORMATS = '.xml,.sta,.mta,.940,.txt,.csv,.xlsx,.json,.ndjson';

const send = ({ file, mapping, ...given }: Order, dry_run: boolean) => {
  const filled = Object.entries(given).filter(([, value]) => value !== '');
  return uploadStatements(file, {
    dry_run: String(dry_run),
    ...(Object.keys(mapping).length === 0 ? {} : { mapping: JSON.stringify(mapping) }),
    ...Object.fromEntries(filled),
  }).result;
};

function useStatementImport() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { order, report, trial } = useTrial<Order, Report>((next) => send(next, true));
  const run = useMutation({
    mutationFn: (now: Order) => send(now, false),
    onSuccess: async ({ statements }) => {
      await refresh('listBankStatements', 'listBankAccounts', 'getDocument', 'listDocuments');
      notifyDone(t('statementImport.done'));
      const ids = statements.flatMap(({ id }) => id ?? []);
      await (ids.length === 1
        ? navigate({ to: '/statements/$id', params: { id: ids[0]! } })
        : navigate({ to: '/statements' }));
    },
    onError: notifyError,
  });
  return { order, report, trial, run };
}

export function StatementImportPage() {
  const { t } = useTranslation();
  const { order, report, trial, run } = useStatementImport();
  const start = (file: File) => trial.mutate({ file, mapping: {}, account: '', currency: '', day_first: '' });
  const subtitle = (
    <LinkAnchor to="/statements" size="sm">
      {t('statements.title')}
    </LinkAnchor>
  );
  return (
    <Page title={t('statementImport.title')} subtitle={subtitle}>
      <FilePanel
        intro={t('statementImport.intro')}
        formats={FORMATS}
        file={order?.file}
        trial={trial}
        onChoose={start}
      />
      {report !== undefined && order !== undefined && (
        <>
          {report.format === 'table' && (
            <>
              <TableChoices key={order.file.name} order={order} onChange={(next) => trial.mutate(next)} />
              <ImportColumns
                columns={report.columns}
                fields={BANK_FIELDS.map((value) => ({ value, label: t(`statementImport.fields.${value}`) }))}
                busy={trial.isPending}
                onChange={(heading, field) =>
                  trial.mutate({ ...order, mapping: { ...order.mapping, [heading]: field } })
                }
              />
            </>
          )}
          <Outcome report={report}>
            <Button
              disabled={trial.isPending || report.new + report.earlier === 0}
              loading={run.isPending}
              onClick={() => run.mutate(order)}
            >
              {t('vendorImport.run')}
            </Button>
          </Outcome>
          <Problems problems={report.problems} />
        </>
      )}
    </Page>
  );
}

/** What a table may leave unsaid. */
function TableChoices({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const { t } = useTranslation();
  const [given, setGiven] = useState({ account: order.account, currency: order.currency });
  const leave = () => {
    const { account, currency } = given;
    if (account !== order.account || currency !== order.currency) onChange({ ...order, ...given });
  };
  return (
    <Panel title={t('statementImport.table')}>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <TextInput
          label={t('statementImport.account')}
          description={t('statementImport.unlessFile')}
          maxLength={300}
          value={given.account}
          onChange={(event) => setGiven({ ...given, account: event.currentTarget.value })}
          onBlur={leave}
        />
        <TextInput
          label={t('statementImport.currency')}
          description={t('statementImport.unlessFile')}
          placeholder="EUR"
          maxLength={3}
          value={given.currency}
          onChange={(event) => setGiven({ ...given, currency: event.currentTarget.value.toUpperCase() })}
          onBlur={leave}
        />
        <Select
          label={t('statementImport.dates')}
          description={t('statementImport.datesHint')}
          allowDeselect={false}
          data={(['', 'true', 'false'] as const).map((value) => ({
            value,
            label: t(`statementImport.dayFirst.${value === '' ? 'file' : value}`),
          }))}
          value={order.day_first}
          onChange={(value) => onChange({ ...order, ...given, day_first: value ?? '' })}
        />
      </SimpleGrid>
    </Panel>
  );
}

const COUNTS = ['new', 'known', 'paying', 'proposed', 'earlier'] as const;
const TONES = { new: 'blue', known: 'gray', paying: 'green', proposed: 'amber', earlier: 'green' } as const;

function Outcome({ report, children }: { report: Report; children: React.ReactNode }) {
  const { t } = useTranslation();
  const { statements, warnings, problems } = report;
  return (
    <Panel title={t('vendorImport.outcome')}>
      <Group justify="space-between" gap="md">
        <Group gap={8} role="status">
          {COUNTS.filter((count) => report[count] > 0).map((count) => (
            <ToneMark key={count} tone={TONES[count]} soft>
              {t(`statementImport.counts.${count}`, { count: report[count] })}
            </ToneMark>
          ))}
          {COUNTS.every((count) => report[count] === 0) && (
            <Text size="sm" c="dimmed">
              {t(problems.length > 0 ? 'statementImport.leftOut' : 'statementImport.nothing')}
            </Text>
          )}
        </Group>
        {children}
      </Group>
      {warnings.map((warning) => (
        <Text key={warning} size="sm" mt="sm">
          <ToneMark tone="amber">{warning}</ToneMark>
        </Text>
      ))}
      {statements.length > 0 && <Statements statements={statements} />}
    </Panel>
  );
}

function Statements({ statements }: Pick<Report, 'statements'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const amount = (value: string | null, currency: string | null) =>
    value === null ? '–' : format.amount(value, currency);
  return (
    <Table.ScrollContainer minWidth={560} mt="md">
      <Table fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('statements.account')}</Table.Th>
            <Table.Th ta="right">{t('statements.opening')}</Table.Th>
            <Table.Th ta="right">{t('statements.closing')}</Table.Th>
            <Table.Th ta="right">{t('statementImport.newOnes')}</Table.Th>
            <Table.Th ta="right">{t('statementImport.knownOnes')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {statements.map((one, i) => (
            <Table.Tr key={i}>
              <Table.Td>
                {one.account ?? '–'}
                {one.number !== null && (
                  <Text size="xs" c="dimmed">
                    {t('statements.number', { number: one.number })}
                  </Text>
                )}
              </Table.Td>
              <Table.Td ta="right">{amount(one.opening, one.currency)}</Table.Td>
              <Table.Td ta="right">{amount(one.closing, one.currency)}</Table.Td>
              <Table.Td ta="right">{format.number(one.new)}</Table.Td>
              <Table.Td ta="right">{format.number(one.known)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
