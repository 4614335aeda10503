// What is asked of the service for the selected documents, and how it is said afterwards.
import i18next from 'i18next';
import type { DocumentStatus } from '../../../contract/documents.ts';
import type { Input } from '../../api/call.ts';
import { formatOf } from '../../text/format.ts';

export interface BatchWork {
  request: Omit<Input<'batch'>['body'], 'ids' | 'filter'>;
  /** What was done, for so many documents. */
  said: (what: string) => string;
}

export const setStatus = (status: DocumentStatus): BatchWork => ({
  request: { action: 'set_status', status },
  said: (what) => i18next.t('undo.status', { what, status: i18next.t(`statuses.${status}`) }),
});

export const approve: BatchWork = {
  request: { action: 'approve' },
  said: (what) => i18next.t('undo.status', { what, status: i18next.t('statuses.Approved') }),
};

export const exportApproved: BatchWork = {
  request: { action: 'export' },
  said: (what) => i18next.t('undo.status', { what, status: i18next.t('statuses.Export') }),
};

export const assignTo = (assignee_id: number | null, name: string): BatchWork => ({
  request: { action: 'assign', assignee_id },
  said: (what) =>
    assignee_id === null
      ? i18next.t('undo.unassigned', { what })
      : i18next.t('undo.assigned', { what, name }),
});

export const postponeUntil = (postponed_until: string): BatchWork => ({
  request: { action: 'postpone', postponed_until },
  said: (what) =>
    i18next.t('undo.postponed', {
      what,
      day: formatOf(i18next.language === 'zh' ? 'zh' : 'en').date(postponed_until),
    }),
});

export const reject = (rejection: Input<'rejectDocument'>['body']): BatchWork => ({
  request: { action: 'reject', ...rejection },
  said: (what) => i18next.t('undo.rejected', { what, reason: rejection.reason }),
});

export const moveTo = (place: { contact_id: number; folder_id: number }): BatchWork => ({
  request: { action: 'move', ...place },
  said: (what) => i18next.t('undo.moved', { what }),
});

export const reprocess: BatchWork = {
  request: { action: 'reprocess' },
  said: (what) => i18next.t('documents.batch.reprocessed', { what }),
};

export const remove: BatchWork = {
  request: { action: 'delete' },
  said: (what) => i18next.t('undo.deleted', { what }),
};
