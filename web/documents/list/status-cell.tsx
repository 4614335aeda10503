// The status in a row; while a document is being read, how far that is.
import { Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DocumentSummary } from '../../../contract/documents.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './status-cell.module.css';

export function StatusCell({ row }: { row: Pick<DocumentSummary, 'status' | 'page_count' | 'pages_read'> }) {
  const { t } = useTranslation();
  const { status, page_count, pages_read } = row;
  if (status !== 'Processing' || page_count === null || page_count < 2)
    return <StatusBadge status={status} />;
  const text = t('documents.readingPage', { page: Math.min(pages_read + 1, page_count), total: page_count });
  return (
    <span className={classes['reading']}>
      <StatusBadge status={status} />
      <Progress value={(pages_read / page_count) * 100} size={3} aria-label={text} title={text} />
    </span>
  );
}
