// Vendors that come into question for a document: those that share a key, and those whose names are most alike.
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { companyName, gramsOf } from './company-name.ts';
import type { VendorKey } from './index-vendors.ts';
import type { VendorRow } from '../database/vendor-tables.ts';

/** A gram that more vendors share than this tells none of them: it is part of a trade or a form. */
const MOST_OF_GRAM = 800;
const MOST_ALIKE = 40;
const MOST_OF_KEY = 40;

/**
 * Only vendors that are in use.
 * @param also further ones by their ids
 */
export async function findCandidates(
  ctx: Context,
  keys: readonly VendorKey[],
  name: string | null,
  also: readonly number[],
): Promise<VendorRow[]> {
  const named = name === null ? [] : await byName(ctx, name);
  const ids = new Set([...also, ...(await byKeys(ctx, keys)), ...named]);
  if (ids.size === 0) return [];
  return ctx.db
    .selectFrom('vendors')
    .selectAll()
    .where(sql<boolean>`id = any(${[...ids]})`)
    .where('active', '=', true)
    .execute();
}

async function byKeys(ctx: Context, keys: readonly VendorKey[]): Promise<number[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ vendor_id: number }>`
    select found.vendor_id
    from unnest(${keys.map(([kind]) => kind)}::text[], ${keys.map(([, key]) => key)}::text[]) as given (kind, key)
    cross join lateral (
      select vendor_id from vendor_keys as known
      where known.kind = given.kind and known.key = given.key limit ${MOST_OF_KEY}
    ) as found`.execute(ctx.db);
  return rows.map(({ vendor_id }) => vendor_id);
}

/** The rarer a gram, the more it says. */
async function byName(ctx: Context, name: string): Promise<number[]> {
  const grams = gramsOf(companyName(name).core);
  const { rows } = await sql<{ vendor_id: number }>`
    select vendor_id
    from unnest(${grams}::text[]) as given (gram)
    cross join lateral (
      select array(
        select vendor_id from vendor_grams as known where known.gram = given.gram limit ${MOST_OF_GRAM}
      ) as ids
      -- Kept apart, or the list would be read each time that it is named.
      offset 0
    ) as sharing
    cross join unnest(ids) as vendor_id
    where cardinality(ids) < ${MOST_OF_GRAM}
    group by vendor_id order by sum(1 / sqrt(cardinality(ids))) desc limit ${MOST_ALIKE}`.execute(ctx.db);
  return rows.map(({ vendor_id }) => vendor_id);
}

/** Without any vendor nothing is compared with them. */
export async function hasVendors(ctx: Context): Promise<boolean> {
  return (await ctx.db.selectFrom('vendors').select('id').limit(1).executeTakeFirst()) !== undefined;
}
