// Tells open browsers that a document moved on. Sent with the commit; who misses it sees the same in the next list.
import type { Context } from '../context.ts';
import { notify } from '../platform/db/notifications.ts';
import type { DocumentRow } from './store.ts';

export const DOCUMENT_CHANNEL = 'recto_documents';

export type Announced = Pick<
  DocumentRow,
  'id' | 'status' | 'contact_id' | 'folder_id' | 'page_count' | 'pages_read' | 'confidence_score' | 'revision'
>;

export async function announceDocument(ctx: Context, document: Announced): Promise<void> {
  const { id, status, contact_id, folder_id, page_count, pages_read, confidence_score, revision } = document;
  const event = { id, status, contact_id, folder_id, page_count, pages_read, confidence_score, revision };
  await notify(ctx.db, DOCUMENT_CHANNEL, JSON.stringify(event));
}
