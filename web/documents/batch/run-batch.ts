// Does the same to many documents, a few at a time, and says at the end which were left out and why.
import { notifications } from '@mantine/notifications';
import { modals } from '@mantine/modals';
import i18next from 'i18next';
import { createElement } from 'react';
import type { DocumentStatus, DocumentSummary } from '../../../contract/documents.ts';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/queries.ts';
import { describeError } from '../../ui/describe-error.ts';
import { BatchDone, BatchFailures } from './batch-result.tsx';

export interface Failure {
  document: DocumentSummary;
  reason: string;
}

type Work = (document: DocumentSummary) => Promise<unknown>;

const AT_ONCE = 4;

/** `restore` makes the change undoable. */
export async function runBatch(documents: DocumentSummary[], work: Work, restore?: Work): Promise<void> {
  const id = `batch-${Date.now()}`;
  const { t } = i18next;
  const progress = (done: number) => t('documents.batch.running', { done, total: documents.length });
  notifications.show({ id, message: progress(0), loading: true, autoClose: false, withCloseButton: false });
  const { done, failed } = await forEach(documents, work, (count) =>
    notifications.update({ id, message: progress(count), loading: true, autoClose: false }),
  );
  await refresh('listDocuments', 'getDashboard', 'getDocument');
  const undo =
    restore === undefined || done.length === 0 ? undefined : () => void undoBatch(id, done, restore);
  const message = createElement(BatchDone, { text: t('documents.batch.done', { count: done.length }), undo });
  notifications.update({
    id,
    message,
    loading: false,
    color: 'green',
    autoClose: undo === undefined ? 4000 : 10_000,
    withCloseButton: true,
  });
  if (failed.length > 0)
    modals.open({
      title: t('documents.batch.failedTitle', { count: failed.length }),
      children: createElement(BatchFailures, { failed }),
    });
}

async function undoBatch(id: string, documents: DocumentSummary[], restore: Work): Promise<void> {
  notifications.hide(id);
  const { done } = await forEach(documents, restore, () => undefined);
  await refresh('listDocuments', 'getDashboard', 'getDocument');
  notifications.show({
    message: i18next.t('documents.batch.undone', { count: done.length }),
    color: 'green',
    autoClose: 4000,
  });
}

async function forEach(documents: DocumentSummary[], work: Work, onProgress: (done: number) => void) {
  const waiting = [...documents];
  const done: DocumentSummary[] = [];
  const failed: Failure[] = [];
  const next = async (): Promise<void> => {
    for (let document = waiting.shift(); document !== undefined; document = waiting.shift()) {
      try {
        await work(document);
        done.push(document);
      } catch (error) {
        const { title, detail } = describeError(error);
        failed.push({ document, reason: detail === '' ? title : detail });
      }
      onProgress(done.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return { done, failed };
}

export const setStatus = (status: DocumentStatus) => (document: DocumentSummary) =>
  call('changeStatus', { params: { id: document.id }, body: { status } });

export const restoreStatus = (document: DocumentSummary) =>
  call('changeStatus', { params: { id: document.id }, body: { status: document.status } });

/** Only what is approved leaves the house. */
export async function exportApproved(document: DocumentSummary): Promise<void> {
  if (document.status !== 'Approved') throw new Error(i18next.t('documents.batch.notApproved'));
  await setStatus('Export')(document);
}
