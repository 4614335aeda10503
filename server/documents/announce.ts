// Tells open browsers that a document moved on. Sent with the commit; who misses it sees the same in the next list.
import type { Context } from '../context.ts';
import { notifyAll } from '../platform/db/notifications.ts';
import type { DocumentRow } from './store.ts';

export const DOCUMENT_CHANNEL = 'recto_documents';

export type Announced = Pick<
  DocumentRow,
  'id' | 'status' | 'contact_id' | 'folder_id' | 'page_count' | 'pages_read' | 'confidence_score' | 'revision'
>;

export const announceDocument = (ctx: Context, document: Announced): Promise<void> =>
  announceDocuments(ctx, [document]);

export const announceDocuments = (ctx: Context, documents: Announced[]): Promise<void> =>
  notifyAll(
    ctx.db,
    DOCUMENT_CHANNEL,
    documents.map(
      ({ id, status, contact_id, folder_id, page_count, pages_read, confidence_score, revision }) =>
        JSON.stringify({
          id,
          status,
          contact_id,
          folder_id,
          page_count,
          pages_read,
          confidence_score,
          revision,
        }),
    ),
  );
