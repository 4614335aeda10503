// Live events into the caches: rows of lists move on at once, and what else the event may have changed is loaded again
// shortly after, not more often than once in a while.
import type { DocumentEvent } from '../../contract/dashboard.ts';
import { onLive } from '../api/live.ts';
import { queryClient, refresh } from '../api/queries.ts';
import type { Result } from '../api/call.ts';
import { bandOf } from '../ui/confidence.tsx';
import { documentQuery } from './document-query.ts';

const SETTLE_MS = 1_200;

export function followDocuments(): () => void {
  let timer: number | undefined;
  const stop = onLive('document', (event) => {
    changeRows(event);
    outdateRecord(event);
    timer ??= window.setTimeout(() => {
      timer = undefined;
      void refresh('listDocuments', 'listViews', 'getDashboard');
    }, SETTLE_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

function changeRows({ id, status, page_count, pages_read, confidence_score }: DocumentEvent): void {
  const confidence_label = confidence_score === null ? null : bandOf(confidence_score);
  queryClient.setQueriesData<Result<'listDocuments'>>({ queryKey: ['listDocuments'] }, (list) => {
    if (list === undefined || !list.documents.some((row) => row.id === id)) return list;
    const documents = list.documents.map((row) =>
      row.id === id ? { ...row, status, page_count, pages_read, confidence_score, confidence_label } : row,
    );
    return { ...list, documents };
  });
}

/** Our own changes come back as events too; they are known by their revision. */
function outdateRecord({ id, revision, pages_read }: DocumentEvent): void {
  const { queryKey } = documentQuery(id);
  const known = queryClient.getQueryData(queryKey);
  if (known === undefined) return;
  if (known.etag !== `"${revision}"` || known.data.pages_read !== pages_read)
    void Promise.all([
      queryClient.invalidateQueries({ queryKey }),
      queryClient.invalidateQueries({ queryKey: ['getApprovals', { params: { id } }] }),
      queryClient.invalidateQueries({ queryKey: ['listCandidates', { params: { id } }] }),
    ]);
}
