// The entries as a table; a row opens its detail.
import { Anchor } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import 'mantine-datatable/styles.layer.css';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shownActor } from '../text/known-names.ts';
import type { AuditEntry } from '../../contract/audit.ts';
import type { Result } from '../api/call.ts';
import { useFormat } from '../text/format.ts';
import { LinkAnchor } from '../ui/links.tsx';
import { TABLE_LOOKS, useTableTexts } from '../ui/table-texts.ts';
import { summaryOf } from './entry-detail.ts';

export const PAGE_SIZE = 100;

interface Props {
  list: Result<'listAudit'> | undefined;
  page: number;
  onPage: (page: number) => void;
  onOpen: (entry: AuditEntry) => void;
}

export function AuditTable({ list, page, onPage, onOpen }: Props) {
  const texts = useTableTexts();
  const columns = useColumns(onOpen);
  return (
    <DataTable
      {...TABLE_LOOKS}
      {...texts}
      verticalSpacing={6}
      withTableBorder
      borderRadius={10}
      fetching={list === undefined}
      records={list?.entries ?? []}
      columns={columns}
      onRowClick={({ record }) => onOpen(record)}
      page={page}
      onPageChange={onPage}
      totalRecords={list?.total ?? 0}
      recordsPerPage={PAGE_SIZE}
    />
  );
}

function useColumns(onOpen: Props['onOpen']): DataTableColumn<AuditEntry>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return useMemo(
    () => [
      {
        accessor: 'at',
        title: t('audit.at'),
        width: phone ? 100 : 200,
        noWrap: !phone,
        render: ({ at }) => (
          <time dateTime={at} className="tabular" title={format.exactTime(at)}>
            {phone ? format.ago(at) : format.exactTime(at)}
          </time>
        ),
      },
      {
        accessor: 'actor_name',
        title: t('audit.who'),
        width: 130,
        ellipsis: true,
        hidden: phone,
        render: ({ actor_name }) => shownActor(actor_name),
      },
      {
        accessor: 'event',
        title: t('audit.what'),
        width: phone ? 130 : 190,
        render: (entry) => (
          <Anchor
            component="button"
            type="button"
            size="sm"
            fw={550}
            c="inherit"
            ta="left"
            onClick={() => onOpen(entry)}
          >
            {t(`audit.events.${entry.event}`)}
          </Anchor>
        ),
      },
      {
        accessor: 'about',
        title: t('audit.about'),
        width: 170,
        hidden: phone,
        render: (entry) => <About entry={entry} />,
      },
      {
        accessor: 'detail',
        title: t('audit.detail'),
        ellipsis: true,
        render: (entry) => <span title={summaryOf(entry)}>{summaryOf(entry)}</span>,
      },
    ],
    [t, format, phone, onOpen],
  );
}

export function About({ entry: { document_id, contact_id } }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const stop = (event: { stopPropagation(): void }) => event.stopPropagation();
  if (document_id !== null)
    return (
      <LinkAnchor to="/documents/$id" params={{ id: document_id }} size="sm" onClick={stop}>
        {t('audit.document', { id: document_id })}
      </LinkAnchor>
    );
  if (contact_id === null) return null;
  return (
    <LinkAnchor to="/contacts/$id" params={{ id: contact_id }} size="sm" onClick={stop}>
      {t('audit.contact', { id: contact_id })}
    </LinkAnchor>
  );
}
