// Why a document is here: its status, and of what is open the first reason.
import { useTranslation } from 'react-i18next';
import type { DocumentSummary } from '../../../contract/documents.ts';
import { useFormat } from '../../text/format.ts';
import classes from './cells.module.css';
import { StatusCell } from './status-cell.tsx';

export function WhyCell({ row }: { row: DocumentSummary }) {
  const reason = useReason(row);
  return (
    <span className={classes['why']}>
      <StatusCell row={row} />
      {reason !== undefined && (
        <span className={classes['reason']} title={reason}>
          {reason}
        </span>
      )}
    </span>
  );
}

function useReason({
  first_blocker,
  blockers_open,
  postponed_until,
  rejection_reason,
}: DocumentSummary): string | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  if (rejection_reason !== null) return t('documents.rejectedFor', { reason: rejection_reason });
  const parts = [
    postponed_until === null
      ? undefined
      : t('documents.postponedUntil', { day: format.date(postponed_until) }),
    first_blocker?.message,
    blockers_open > 1 ? t('documents.moreBlockers', { count: blockers_open - 1 }) : undefined,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' · ');
}
