// Bank statements as a table; a row opens its movements.
import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import 'mantine-datatable/styles.layer.css';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankStatementSummary } from '../../contract/bank-statements.ts';
import type { Result } from '../api/call.ts';
import { useFormat, type Format } from '../text/format.ts';
import { LinkAnchor } from '../ui/links.tsx';
import { TABLE_LOOKS, useTableTexts } from '../ui/table-texts.ts';
import { ToneMark } from '../ui/tone-mark.tsx';

export const PAGE_SIZE = 100;

interface Props {
  list: Result<'listBankStatements'> | undefined;
  page: number;
  onPage: (page: number) => void;
}

export function StatementTable({ list, page, onPage }: Props) {
  const texts = useTableTexts();
  const columns = useColumns();
  const navigate = useNavigate();
  return (
    <DataTable
      {...TABLE_LOOKS}
      {...texts}
      withTableBorder
      borderRadius={10}
      fetching={list === undefined}
      records={list?.statements ?? []}
      columns={columns}
      onRowClick={({ record }) => void navigate({ to: '/statements/$id', params: { id: record.id } })}
      page={page}
      onPageChange={onPage}
      totalRecords={list?.total ?? 0}
      recordsPerPage={PAGE_SIZE}
    />
  );
}

/** The days that a statement covers. */
export function periodOf(
  format: Format,
  { from, until }: Pick<BankStatementSummary, 'from' | 'until'>,
): string {
  if (from === null || until === null) return '';
  return from === until ? format.date(from) : `${format.date(from)} – ${format.date(until)}`;
}

function useColumns(): DataTableColumn<BankStatementSummary>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return useMemo(
    () => [
      {
        accessor: 'account',
        title: t('statements.account'),
        ellipsis: true,
        render: (statement) => <Account statement={statement} />,
      },
      {
        accessor: 'until',
        title: t('statements.period'),
        width: phone ? 130 : 210,
        render: (statement) => (phone ? format.date(statement.until ?? '') : periodOf(format, statement)),
        ...(phone ? { hidden: true } : {}),
      },
      {
        accessor: 'closing',
        title: t('statements.closing'),
        width: 160,
        textAlign: 'right',
        hidden: phone,
        render: ({ closing, currency }) => (closing === null ? '–' : format.amount(closing, currency)),
      },
      {
        accessor: 'movements',
        title: t('statements.movements'),
        width: 110,
        textAlign: 'right',
        hidden: phone,
      },
      { accessor: 'paying', title: t('statements.paying'), width: 100, textAlign: 'right', hidden: phone },
      {
        accessor: 'waiting',
        title: t('statements.waiting'),
        width: 110,
        textAlign: 'right',
        render: ({ waiting }) => (waiting === 0 ? '–' : <b>{format.number(waiting)}</b>),
      },
    ],
    [t, format, phone],
  );
}

function Account({ statement }: { statement: BankStatementSummary }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, account, number, filename, difference, unread } = statement;
  const facts = [number === null ? undefined : t('statements.number', { number }), filename];
  return (
    <div>
      <LinkAnchor
        to="/statements/$id"
        params={{ id }}
        size="sm"
        fw={550}
        className="truncate"
        onClick={(event) => event.stopPropagation()}
      >
        {account ?? filename}
      </LinkAnchor>
      <Text size="xs" c="dimmed" className="truncate">
        {facts.filter((fact) => fact !== undefined).join(' · ')}
      </Text>
      {difference !== null && (
        <ToneMark tone="red">{t('statements.differs', { difference: format.amount(difference) })}</ToneMark>
      )}
      {unread > 0 && <ToneMark tone="amber">{t('statements.unread', { count: unread })}</ToneMark>}
    </div>
  );
}
