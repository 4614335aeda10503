// Documents that wait for a contact are compared again when contacts, or what is remembered of them, have changed.
import type { Context } from '../context.ts';

/** More than these learn of it when they change themselves. */
const MOST = 1000;
const PORTION = 100;

export async function requestFiling(ctx: Context): Promise<void> {
  const rows = await ctx
    .everything()
    .selectFrom('documents')
    .select('id')
    .where('contact_open', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += PORTION)
    await ctx.queue.send(ctx.db, 'file_documents', { document_ids: ids.slice(from, from + PORTION) });
}
