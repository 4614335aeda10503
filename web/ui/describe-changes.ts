// What was done, in one sentence: "“invoice.pdf” approved", "3 documents assigned to Ann".
import i18next from 'i18next';
import type { UndoableChange } from '../../contract/review.ts';
import { formatOf } from '../text/format.ts';

/** @param action at least one change, all of the same kind */
export function describeChanges(action: UndoableChange[]): string {
  const { t } = i18next;
  const [first] = action;
  if (first === undefined) return '';
  const what =
    action.length === 1
      ? t('undo.oneDocument', { name: first.filename })
      : t('undo.documents', { count: action.length });
  if (first.kind === 'deleted') return t('undo.deleted', { what });
  if (first.kind === 'vendor') return t('undo.vendor', { what });
  if (first.kind === 'moved') return t('undo.moved', { what });
  if (first.kind === 'approved') return t('undo.approved', { what });
  if (first.kind === 'assigned')
    return first.assignee === null
      ? t('undo.unassigned', { what })
      : t('undo.assigned', { what, name: first.assignee });
  if (first.kind === 'postponed')
    return first.postponed_until === null
      ? t('undo.resumed', { what })
      : t('undo.postponed', {
          what,
          day: formatOf(i18next.language === 'zh' ? 'zh' : 'en').date(first.postponed_until),
        });
  if (first.rejection_reason !== null) return t('undo.rejected', { what, reason: first.rejection_reason });
  return t('undo.status', { what, status: t(`statuses.${first.after}`) });
}
