// The actions of the bar: what is asked first, then done for all that are selected.
import { modals } from '@mantine/modals';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentStatus, DocumentSummary } from '../../../contract/documents.ts';
import { confirm } from '../../ui/confirm.tsx';
import { PostponeForm } from '../decide/postpone-form.tsx';
import { RejectForm } from '../decide/reject-form.tsx';
import { openApproveDialog } from './approve-dialog.tsx';
import {
  approve,
  assignTo,
  exportApproved,
  postponeUntil,
  reject,
  remove,
  reprocess,
  setStatus,
  type BatchWork,
} from './batch-work.ts';
import { openJoinDialog } from './join-dialog.tsx';
import { openMoveDialog } from './move-dialog.tsx';
import { runBatch } from './run-batch.ts';

export type BatchActions = ReturnType<typeof useBatchActions>;

export function useBatchActions(selected: DocumentSummary[], onDone: () => void) {
  const { t } = useTranslation();
  const count = selected.length;
  const run = (work: BatchWork, documents = selected) => {
    modals.closeAll();
    onDone();
    void runBatch(documents, work);
  };
  return {
    setStatus: (status: DocumentStatus) => run(setStatus(status)),
    approve: () => openApproveDialog(selected, (ready) => run(approve, ready)),
    assign: (id: number | null, name: string) => run(assignTo(id, name)),
    postpone: () =>
      modals.open({
        title: t('documents.batch.postponeTitle', { count }),
        children: createElement(PostponeForm, { onPostpone: (until) => run(postponeUntil(until)) }),
      }),
    reject: () =>
      modals.open({
        title: t('documents.batch.rejectTitle', { count }),
        children: createElement(RejectForm, {
          submitLabel: t('documents.batch.rejectSubmit', { count }),
          pending: false,
          by_mail: selected.some(({ source }) => source === 'email'),
          onReject: (rejection) => run(reject(rejection)),
        }),
      }),
    export: () =>
      confirm({
        title: t('documents.batch.exportTitle', { count }),
        text: t('documents.batch.exportText'),
        action: t('documents.batch.export'),
        onConfirm: () => run(exportApproved),
      }),
    /** Of one document there is nothing to join. */
    join: count < 2 ? undefined : () => openJoinDialog(selected, onDone),
    move: () => openMoveDialog(selected, onDone),
    reprocess: () =>
      confirm({
        title: t('documents.batch.reprocessTitle', { count }),
        text: t('documents.batch.reprocessText'),
        action: t('documents.batch.reprocess'),
        onConfirm: () => run(reprocess),
      }),
    remove: () =>
      confirm({
        title: t('documents.batch.deleteTitle', { count }),
        text: t('documents.batch.deleteText'),
        action: t('documents.batch.delete'),
        dangerous: true,
        onConfirm: () => run(remove),
      }),
  };
}
