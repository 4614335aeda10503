// Documents that wait for a person are compared again when their orders change, and delivery notes looked at again.
import { SETTLED_STATUSES } from '../../contract/goes-on.ts';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import { judgeAgain } from '../vendors/judge-unmatched.ts';

interface Changed {
  order_ids: number[];
  /** Numbers as they are compared: documents that name them and did not find them. */
  keys?: string[];
  /** Documents of these vendors that name no order, or none that there is. */
  vendor_numbers?: string[];
}

/** @param apart the document that has changed them */
export async function judgeOrdersAgain(
  ctx: Context,
  { order_ids, keys = [], vendor_numbers = [] }: Changed,
  apart = 0,
): Promise<void> {
  await judgeAgain(
    ctx,
    sql<SqlBool>`id <> ${apart} and (
      (order_ids <> '{}' and order_ids && ${[...new Set(order_ids)]}::integer[])
      or (order_keys <> '{}' and order_keys && ${[...new Set(keys)]}::text[])
      or (order_match->>'by' is distinct from 'number' and vendor_number = any(${[...new Set(vendor_numbers)]}::text[])))`,
  );
}

/** After orders were written, which only those do who see all contacts: delivery notes that were approved before their order was known. */
export async function takeNotesAgain(ctx: Context, keys: string[]): Promise<void> {
  const rows = await ctx.db
    .selectFrom('documents')
    .select('id')
    .where('doc_type', '=', 'Delivery Note')
    .where('status', 'in', SETTLED_STATUSES)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`order_keys <> '{}' and order_keys && ${keys}::text[]`)
    .orderBy('id', 'desc')
    .limit(MOST_NOTES)
    .execute();
  for (const { id } of rows) await ctx.queue.send(ctx.db, 'take_order', { document_id: id });
}

const MOST_NOTES = 1000;
