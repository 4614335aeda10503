// Changes of status of the record that the person saw. Each can be undone.
import type { DocumentRecord, DocumentStatus } from '../../../contract/documents.ts';
import { callWithEtag, type Input } from '../../api/call.ts';
import { queryClient, refresh } from '../../api/queries.ts';
import { documentQuery } from '../document-query.ts';
import type { Known } from './saver.ts';

/** What is to become of a document. */
export type Decision =
  | { status: DocumentStatus; rejection?: undefined }
  | { status: 'Archived'; rejection: Input<'rejectDocument'>['body'] };

/** Throws 412 when the record has changed since. */
export async function setStatusOf(
  { data: record, etag: if_match }: Known,
  decision: Decision,
): Promise<void> {
  const { id } = record;
  const { data, etag } =
    decision.rejection === undefined
      ? await callWithEtag(
          'changeStatus',
          { params: { id }, body: { status: decision.status } },
          { if_match },
        )
      : await callWithEtag('rejectDocument', { params: { id }, body: decision.rejection }, { if_match });
  const { queryKey } = documentQuery(id);
  queryClient.setQueryData(queryKey, (known) => known && { data: withStatus(known.data, data), etag });
  // Of a rejection only the service knows all.
  if (decision.rejection !== undefined) void queryClient.invalidateQueries({ queryKey });
  void refresh(
    'listDocuments',
    'getApprovals',
    'getDashboard',
    'listAudit',
    'listDeliveries',
    'nextDocument',
  );
}

const withStatus = (
  record: DocumentRecord,
  { status, updated_at }: Pick<DocumentRecord, 'status' | 'updated_at'>,
): DocumentRecord => ({ ...record, status, updated_at });
