// The list on a phone: one card per document.
import { Center, Pagination, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DocumentSummary } from '../../../contract/documents.ts';
import type { Result } from '../../api/call.ts';
import { useFormat } from '../../text/format.ts';
import { Confidence } from '../../ui/confidence.tsx';
import { useTableTexts } from '../../ui/table-texts.ts';
import { DEFAULT_SIZE, type DocumentSearch } from '../document-search.ts';
import classes from './document-cards.module.css';
import { NoDocuments } from './no-documents.tsx';
import { StatusCell } from './status-cell.tsx';

interface Props {
  list: Result<'listDocuments'> | undefined;
  search: DocumentSearch;
  onChange: (search: DocumentSearch) => void;
}

export function DocumentCards({ list, search, onChange }: Props) {
  const texts = useTableTexts();
  if (list === undefined) return <Skeleton height={300} radius={10} />;
  if (list.documents.length === 0) return <NoDocuments search={search} onChange={onChange} />;
  const { page = 1, size = DEFAULT_SIZE } = search;
  const pages = Math.ceil(list.total / size);
  return (
    <>
      <ul className={classes['cards']}>
        {list.documents.map((row) => (
          <li key={row.id}>
            <Card row={row} search={search} />
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

function Card({ row, search }: { row: DocumentSummary; search: DocumentSearch }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Link to="/documents/$id" params={{ id: row.id }} search={search} className={classes['card']}>
      <span className={classes['name']}>{row.filename}</span>
      <span className={classes['total']}>{row.total !== null && format.amount(row.total, row.currency)}</span>
      <span className={classes['place']}>
        {row.contact_name} / {row.folder_name}
      </span>
      <span className={classes['date']}>
        {row.doc_date === null ? t(`sources.${row.source}`) : format.date(row.doc_date)}
      </span>
      <StatusCell row={row} />
      <span className={classes['date']}>
        <Confidence score={row.confidence_score} />
      </span>
    </Link>
  );
}
