// Documents that wait for a person are compared again when their orders change.
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
