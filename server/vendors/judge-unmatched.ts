// Documents that wait for a person are compared again when the master data changes.
import { SETTLED_STATUSES } from '../../contract/goes-on.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import type { VendorRow } from '../database/vendor-tables.ts';
import { spellingOf } from './company-name.ts';
import { namesOf } from './index-vendors.ts';

/** More than these learn of it when they change themselves. */
const MOST = 1000;
const PORTION = 100;

/** After an import: all that have no vendor. */
export const judgeUnmatched = (ctx: Context): Promise<void> =>
  judgeAgain(ctx, sql<SqlBool>`vendor_id is null and vendor_match is not null`);

/** After a change of one vendor: its own documents, and those that print one of its names. */
export function judgeDocumentsOf(ctx: Context, vendor: VendorRow): Promise<void> {
  const spellings = namesOf(vendor).map(spellingOf);
  return judgeAgain(
    ctx,
    sql<SqlBool>`(vendor_id = ${vendor.id} or vendor_match->>'spelling' = any(${spellings}))`,
  );
}

/** After a choice, or its undoing: documents that print the same name. */
export const judgeSpelling = (ctx: Context, spelling: string): Promise<void> =>
  judgeAgain(ctx, sql<SqlBool>`vendor_match->>'spelling' = ${spelling}`);

/** After one of its documents has changed what is known of its accounts: others that name any. */
export const judgePayeesOf = (ctx: Context, vendor_id: number, apart: number): Promise<void> =>
  judgeAgain(ctx, sql<SqlBool>`vendor_id = ${vendor_id} and payee is not null and id <> ${apart}`);

/** Those that wait, as many as matter. */
export async function judgeAgain(ctx: Context, which: RawBuilder<SqlBool>): Promise<void> {
  const rows = await ctx
    .everything()
    .selectFrom('documents')
    .select('id')
    .where(which)
    .where('status', 'not in', SETTLED_STATUSES)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += PORTION)
    await ctx.queue.send(ctx.db, 'judge_documents', { document_ids: ids.slice(from, from + PORTION) });
}
