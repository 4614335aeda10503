// What stands in a row. One thing is bold: whom the document comes from, by which one opens it.
import { useTranslation } from 'react-i18next';
import type { DocumentSummary } from '../../../contract/documents.ts';
import { useFormat } from '../../text/format.ts';
import { Confidence } from '../../ui/confidence.tsx';
import { docTypeName } from '../../ui/doc-types.ts';
import classes from './cells.module.css';
import type { OwnColumn } from './column-keys.ts';
import { Overdue } from './overdue.tsx';
import { VendorCell } from './vendor-cell.tsx';
import { WhyCell } from './why-cell.tsx';
import { shownContact, shownFolder } from '../../text/known-names.ts';

export function Cell({ column, row }: { column: OwnColumn; row: DocumentSummary }) {
  const { t } = useTranslation();
  const format = useFormat();
  switch (column) {
    case 'vendor':
      return <VendorCell row={row} />;
    case 'why':
      return <WhyCell row={row} />;
    case 'number':
      return row.number === null ? null : <span className={classes['text']}>{row.number}</span>;
    case 'due_date':
    case 'doc_date':
    case 'postponed_until':
      return row[column] === null ? null : format.date(row[column]);
    case 'total':
      return row.total === null ? null : (
        <span className="tabular">{format.amount(row.total, row.currency)}</span>
      );
    case 'age':
      return (
        <time dateTime={row.created_at} title={format.dateTime(row.created_at)}>
          {format.age(row.created_at)}
        </time>
      );
    case 'assignee':
      return row.assignee === null ? null : (
        <span className={classes['text']}>
          {row.assignee.name}
          {row.overdue && <Overdue />}
        </span>
      );
    case 'assignment_due_at':
      return row.assignment_due_at === null ? null : (
        <span className={row.overdue ? classes['late'] : undefined}>
          <time dateTime={row.assignment_due_at}>{format.dateTime(row.assignment_due_at)}</time>
          {row.overdue && <Overdue />}
        </span>
      );
    case 'filename':
      return <span className={classes['text']}>{row.filename}</span>;
    case 'confidence_score':
      return <Confidence score={row.confidence_score} />;
    case 'place':
      return (
        <span className={classes['text']}>
          {shownContact(row.contact_name)}{' '}
          <span className={classes['soft']}>/ {shownFolder(row.folder_name)}</span>
        </span>
      );
    case 'doc_type':
      return row.doc_type === null ? null : (
        <span className={classes['text']}>{docTypeName(row.doc_type)}</span>
      );
    case 'created_at':
    case 'updated_at':
      return <time dateTime={row[column]}>{format.dateTime(row[column])}</time>;
    case 'page_count':
      return row.page_count === null ? null : format.number(row.page_count);
    case 'source':
      return t(`sources.${row.source}`);
  }
}
