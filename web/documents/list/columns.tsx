// The columns of the list; which are shown is the person's choice and kept in the browser.
import { Text } from '@mantine/core';
import { TbCopy } from 'react-icons/tb';
import { Link } from '@tanstack/react-router';
import type { DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentSummary } from '../../../contract/documents.ts';
import { useFormat, type Format } from '../../text/format.ts';
import { Confidence } from '../../ui/confidence.tsx';
import { docTypeName } from '../../ui/doc-types.ts';
import type { DocumentSearch } from '../document-search.ts';
import classes from './columns.module.css';
import { StatusCell } from './status-cell.tsx';

export const COLUMN_NAMES = {
  filename: 'name',
  status: 'status',
  confidence_score: 'confidence',
  contact_name: 'place',
  doc_type: 'type',
  doc_date: 'date',
  total: 'total',
  created_at: 'uploaded',
  updated_at: 'changed',
  page_count: 'pages',
  source: 'source',
} as const;
export type ColumnKey = keyof typeof COLUMN_NAMES;
export const HIDDEN_AT_FIRST: ColumnKey[] = ['updated_at', 'page_count', 'source'];

type Column = DataTableColumn<DocumentSummary>;

export function useColumns(hidden: ColumnKey[], search: DocumentSearch): Column[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    const build = (key: ColumnKey) => ({
      ...COLUMNS[key],
      accessor: key,
      title: t(`documents.${COLUMN_NAMES[key]}`),
      render: (row: DocumentSummary) =>
        renderCell(key, row, format, search, (source) => t(`sources.${source}`)),
    });
    return (Object.keys(COLUMN_NAMES) as ColumnKey[])
      .filter((key) => !hidden.includes(key))
      .map((key) => build(key) as Column);
  }, [t, format, hidden, search]);
}

const COLUMNS: Record<ColumnKey, Omit<Column, 'accessor'>> = {
  // The name takes what the others leave.
  filename: { sortable: true, ellipsis: true },
  status: { width: 130 },
  confidence_score: { sortable: true, width: 116 },
  contact_name: { ellipsis: true, width: 172 },
  doc_type: { ellipsis: true, width: 116, visibleMediaQuery: '(min-width: 80em)' },
  doc_date: { sortable: true, width: 108, noWrap: true, visibleMediaQuery: '(min-width: 70em)' },
  total: { width: 122, textAlign: 'right', noWrap: true },
  created_at: { sortable: true, width: 118, noWrap: true, visibleMediaQuery: '(min-width: 90em)' },
  updated_at: { sortable: true, width: 122, noWrap: true },
  page_count: { width: 72, textAlign: 'right' },
  source: { width: 130, ellipsis: true },
};

function renderCell(
  key: ColumnKey,
  row: DocumentSummary,
  format: Format,
  search: DocumentSearch,
  sourceName: (source: DocumentSummary['source']) => string,
) {
  switch (key) {
    case 'filename':
      return <NameCell row={row} search={search} />;
    case 'status':
      return <StatusCell row={row} />;
    case 'confidence_score':
      return <Confidence score={row.confidence_score} />;
    case 'contact_name':
      return (
        <span title={`${row.contact_name} / ${row.folder_name}`}>
          {row.contact_name} <span className={classes['soft']}>/ {row.folder_name}</span>
        </span>
      );
    case 'doc_type':
      return row.doc_type === null ? null : docTypeName(row.doc_type);
    case 'doc_date':
      return row.doc_date === null ? null : format.date(row.doc_date);
    case 'total':
      return row.total === null ? null : (
        <span className="tabular">{format.amount(row.total, row.currency)}</span>
      );
    case 'created_at':
    case 'updated_at':
      return (
        <time dateTime={row[key]} title={format.dateTime(row[key])}>
          {format.ago(row[key])}
        </time>
      );
    case 'page_count':
      return row.page_count === null ? null : format.number(row.page_count);
    case 'source':
      return sourceName(row.source);
  }
}

function NameCell({ row, search }: { row: DocumentSummary; search: DocumentSearch }) {
  const { t } = useTranslation();
  return (
    <span className={classes['name']}>
      <Link
        to="/documents/$id"
        params={{ id: row.id }}
        search={search}
        className={classes['link']}
        data-row-link={row.id}
        title={row.filename}
        onClick={(event) => event.stopPropagation()}
      >
        {row.filename}
      </Link>
      {row.version > 1 && (
        <Text span size="xs" c="dimmed" className={classes['fixed'] ?? ''}>
          {t('documents.version', { version: row.version })}
        </Text>
      )}
      {row.duplicate_of !== null && (
        <span title={t('documents.duplicate', { id: row.duplicate_of })} className={classes['fixed']}>
          <TbCopy
            size={14}
            strokeWidth={1.6}
            aria-label={t('documents.duplicate', { id: row.duplicate_of })}
            role="img"
          />
        </span>
      )}
    </span>
  );
}
