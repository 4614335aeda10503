// The list on a phone: one card per document, which says what the row says.
import { Center, Pagination, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DocumentSummary } from '../../../contract/documents.ts';
import type { Result } from '../../api/call.ts';
import { useFormat } from '../../text/format.ts';
import { useTableTexts } from '../../ui/table-texts.ts';
import { DEFAULT_SIZE, type DocumentSearch } from '../document-search.ts';
import { isOwnColumn, type ColumnKey } from './column-keys.ts';
import { useColumnName } from './columns.tsx';
import classes from './document-cards.module.css';
import { FieldCell } from './field-cell.tsx';
import { NoDocuments } from './no-documents.tsx';
import { Viewers } from './vendor-cell.tsx';
import { Overdue } from './overdue.tsx';
import { WhyCell } from './why-cell.tsx';

interface Props {
  list: Result<'listDocuments'> | undefined;
  columns: ColumnKey[];
  search: DocumentSearch;
  onChange: (search: DocumentSearch) => void;
}

export function DocumentCards({ list, columns, search, onChange }: Props) {
  const texts = useTableTexts();
  if (list === undefined) return <Skeleton height={300} radius={10} />;
  if (list.documents.length === 0) return <NoDocuments search={search} onChange={onChange} />;
  const { page = 1, size = DEFAULT_SIZE } = search;
  const pages = Math.ceil(list.total / size);
  const fields = columns.filter((key) => !isOwnColumn(key));
  return (
    <>
      <ul className={classes['cards']}>
        {list.documents.map((row) => (
          <li key={row.id}>
            <Card row={row} fields={fields} search={search} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Center>
          <Pagination
            total={pages}
            value={page}
            onChange={(next) => onChange({ ...search, page: next === 1 ? undefined : next })}
            size="sm"
            getControlProps={texts.getPaginationControlProps}
            getItemProps={texts.getPaginationItemProps}
          />
        </Center>
      )}
    </>
  );
}

interface CardProps {
  row: DocumentSummary;
  fields: ColumnKey[];
  search: DocumentSearch;
}

function Card({ row, fields, search }: CardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = useColumnName(fields.length > 0);
  const { vendor, number, due_date, assignee } = row;
  const facts = [
    number,
    due_date === null ? null : t('documents.due', { day: format.date(due_date) }),
    vendor === null ? null : row.filename,
  ];
  return (
    <Link to="/documents/$id" params={{ id: row.id }} search={search} className={classes['card']}>
      <span className={classes['name']}>{vendor ?? row.filename}</span>
      <span className={classes['total']}>{row.total !== null && format.amount(row.total, row.currency)}</span>
      <span className={classes['facts']}>{facts.filter((fact) => fact !== null).join(' · ')}</span>
      <WhyCell row={row} />
      <span className={classes['side']}>
        {format.age(row.created_at)}
        {assignee !== null && <span>{assignee.name}</span>}
        {row.overdue && <Overdue />}
      </span>
      {fields.map((key) => {
        const { key: field, label, type } = name(key);
        return (
          <span key={key} className={classes['facts']}>
            {t('documents.fieldFact', { name: label })}{' '}
            <FieldCell value={row.fields[field] ?? null} type={type} currency={row.currency} />
          </span>
        );
      })}
      <span className={classes['facts']}>
        <Viewers row={row} />
      </span>
    </Link>
  );
}
