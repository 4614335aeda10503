// Does the same to many documents, says how far it is, and at the end which were left out and why.
import { notifications } from '@mantine/notifications';
import { modals } from '@mantine/modals';
import i18next from 'i18next';
import { createElement } from 'react';
import type { DocumentSummary } from '../../../contract/documents.ts';
import { call, type Result } from '../../api/call.ts';
import { refresh } from '../../api/queries.ts';
import { describeError } from '../../ui/describe-error.ts';
import { notifyDone } from '../../ui/notify.ts';
import { offerUndo } from '../../ui/undo-notice.tsx';
import { BatchFailures } from './batch-failures.tsx';
import type { BatchWork } from './batch-work.ts';

export interface Failure {
  document: DocumentSummary;
  reason: string;
}

type OneResult = Result<'batch'>['results'][number];

/** Documents in one request: few enough to show that it goes on. */
const AT_ONCE = 25;

export async function runBatch(documents: DocumentSummary[], work: BatchWork): Promise<void> {
  const { t } = i18next;
  const id = `batch-${Date.now()}`;
  const progress = (done: number) => t('documents.batch.running', { done, total: documents.length });
  notifications.show({ id, message: progress(0), loading: true, autoClose: false, withCloseButton: false });
  const results: OneResult[] = [];
  for (let at = 0; at < documents.length; at += AT_ONCE) {
    results.push(...(await doSome(documents.slice(at, at + AT_ONCE), work)));
    notifications.update({ id, message: progress(results.length), loading: true, autoClose: false });
  }
  await refresh('listDocuments', 'listViews', 'getDashboard', 'getDocument', 'listAudit', 'nextDocument');
  notifications.hide(id);
  tellDone(documents, results, work);
  const failed = failuresOf(
    documents,
    results.filter(({ ok }) => !ok),
  );
  tellFailed(i18next.t('documents.batch.failedTitle', { count: failed.length }), failed);
  // Of what no mail brought, nobody expected that a sender is told.
  const mailed = documents.filter(({ source }) => source === 'email');
  const untold = failuresOf(
    mailed,
    results.filter(({ ok, detail }) => ok && detail !== null),
  );
  tellFailed(i18next.t('documents.batch.untoldTitle', { count: untold.length }), untold);
}

/** What could not be sent at all is a failure of each. */
async function doSome(documents: DocumentSummary[], { request }: BatchWork): Promise<OneResult[]> {
  const ids = documents.map((document) => document.id);
  try {
    return (await call('batch', { body: { ...request, ids } })).results;
  } catch (error) {
    const { title, detail } = describeError(error);
    return documents.map(({ id, status }) => ({
      id,
      ok: false,
      status,
      detail: detail === '' ? title : detail,
      change_id: null,
    }));
  }
}

function tellDone(documents: DocumentSummary[], results: OneResult[], { said }: BatchWork): void {
  const done = results.filter(({ ok }) => ok);
  const [first] = done;
  if (first === undefined) return;
  const name = documents.find(({ id }) => id === first.id)?.filename ?? '';
  const text = said(
    done.length === 1
      ? i18next.t('undo.oneDocument', { name })
      : i18next.t('undo.documents', { count: done.length }),
  );
  const changes = done.flatMap(({ change_id }) => (change_id === null ? [] : [change_id]));
  if (changes.length > 0) offerUndo({ text, changes });
  else notifyDone(text);
}

function failuresOf(documents: DocumentSummary[], results: OneResult[]): Failure[] {
  return results.flatMap(({ id, detail }): Failure[] => {
    const document = documents.find((one) => one.id === id);
    return document === undefined ? [] : [{ document, reason: detail ?? '' }];
  });
}

function tellFailed(title: string, failed: Failure[]): void {
  if (failed.length === 0) return;
  modals.open({ title, children: createElement(BatchFailures, { failed }) });
}
