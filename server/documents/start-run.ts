// A document is processed anew.
import type { Updateable } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { updateDocument, type DocumentRow } from './store.ts';

/**
 * Within the transaction that has locked the document. It is New until the job comes to it; jobs of earlier runs leave it alone.
 *
 * @param changes further ones of the record
 */
export async function startRun(
  ctx: Context,
  before: DocumentRow,
  changes: Updateable<Tables['documents']> = {},
): Promise<DocumentRow> {
  const run = before.run + 1;
  const after = await updateDocument(ctx, before, {
    ...changes,
    run,
    status: 'New',
    status_by: 'system',
    status_changed_at: ctx.clock.now(),
  });
  await ctx.queue.send(ctx.db, 'process_document', { document_id: before.id, run });
  return after;
}
