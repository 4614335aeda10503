// The parts of a split document, locked until the end of the transaction.
import type { Context } from '../context.ts';
import { rowCount } from '../platform/db/connect.ts';
import { conflict } from '../platform/errors.ts';
import type { DocumentRow } from './store.ts';

/** Those in the trash included, in the order of their pages. */
export const lockParts = (ctx: Context, id: number): Promise<DocumentRow[]> =>
  ctx.db
    .selectFrom('documents')
    .selectAll()
    .where('parent_id', '=', id)
    .orderBy('first_page')
    .forUpdate()
    .execute();

/** A part that was moved to a contact whom the caller does not see would hold its pages twice. */
export async function requireAll(ctx: Context, id: number, seen: number): Promise<void> {
  const parts = ctx.everything().selectFrom('documents').select(rowCount).where('parent_id', '=', id);
  const { n } = await parts.executeTakeFirstOrThrow();
  if (n !== seen) throw conflict('refusals.partElsewhere');
}

/** Whether others have been told of it, or it was split itself: then it stays as it is. */
export async function isSent(ctx: Context, part: DocumentRow): Promise<boolean> {
  const { n } = await ctx.db
    .selectFrom('deliveries')
    .select(rowCount)
    .where('document_id', '=', part.id)
    .executeTakeFirstOrThrow();
  return n > 0 || part.split || part.status === 'Export';
}
