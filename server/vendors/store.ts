// Vendors: SQL.
import { sql } from 'kysely';
import type { VendorContent } from '../../contract/vendors.ts';
import type { Context } from '../context.ts';
import type { VendorRow } from '../database/vendor-tables.ts';
import { rowCount } from '../platform/db/connect.ts';
import { listOrder, takePage, type PageQuery } from '../platform/db/list-page.ts';
import { notFound } from '../platform/errors.ts';
import { forgetVendors, indexVendors } from './index-vendors.ts';

export type { VendorRow };

/** A vendor as it is written; the number tells which one it is. */
export type NumberedVendor = VendorContent & { external_id: string };

export async function findVendor(ctx: Context, external_id: string): Promise<VendorRow | undefined> {
  return ctx.db.selectFrom('vendors').selectAll().where('external_id', '=', external_id).executeTakeFirst();
}

export async function findVendorById(ctx: Context, id: number): Promise<VendorRow | undefined> {
  return ctx.db.selectFrom('vendors').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function getVendor(ctx: Context, external_id: string): Promise<VendorRow> {
  const vendor = await findVendor(ctx, external_id);
  if (vendor === undefined) throw notFound('setup.noVendor', { number: external_id });
  return vendor;
}

export async function findVendors(ctx: Context, external_ids: string[]): Promise<VendorRow[]> {
  return ctx.db
    .selectFrom('vendors')
    .selectAll()
    .where(sql<boolean>`external_id = any(${external_ids})`)
    .execute();
}

interface VendorFilter {
  q?: string | undefined;
  active?: boolean | undefined;
  id?: number | undefined;
}

export async function listVendors(
  ctx: Context,
  filter: PageQuery & VendorFilter,
): Promise<{ total: number; next_cursor: string | null; vendors: VendorRow[] }> {
  const { q, active, id } = filter;
  const matching = ctx.db
    .selectFrom('vendors')
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(active !== undefined, (query) => query.where('active', '=', active!))
    .$if(q !== undefined, (query) => {
      const like = `%${q!.toLowerCase().replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`;
      return query.where('search', 'like', like);
    });
  const { n: total } = await matching.select(rowCount).executeTakeFirstOrThrow();
  const byName = listOrder('vendors', 'asc', { name: 'text', id: 'integer' });
  const { rows, next_cursor } = await takePage(matching.selectAll(), byName, filter);
  return { total, next_cursor, vendors: rows };
}

/** Adds those whose number is new and replaces the content of the others, all with one statement. */
export async function writeVendors(ctx: Context, vendors: NumberedVendor[]): Promise<VendorRow[]> {
  if (vendors.length === 0) return [];
  const rows = JSON.stringify(vendors.map((vendor) => ({ ...vendor, search: searchText(vendor) })));
  const before = await findVendors(
    ctx,
    vendors.map(({ external_id }) => external_id),
  );
  const now = ctx.clock.now();
  const { rows: written } = await sql<VendorRow>`
    insert into vendors (${COLUMNS}, created_at, updated_at)
    select ${COLUMNS}, ${now}::timestamptz, ${now}::timestamptz from jsonb_to_recordset(${rows}::jsonb) as given (${TYPED})
    on conflict (external_id) do update set (${COLUMNS}, revision, updated_at) =
      (${EXCLUDED}, vendors.revision + 1, excluded.updated_at)
    returning *`.execute(ctx.db);
  await indexVendors(ctx, written, before);
  return written;
}

/** Every column that comes from outside, with its type. */
const TYPES = {
  external_id: 'text',
  name: 'text',
  other_names: 'text[]',
  tax_ids: 'text[]',
  company_ids: 'text[]',
  ibans: 'text[]',
  addresses: 'text[]',
  email: 'text',
  email_domains: 'text[]',
  currency: 'text',
  default_profile_id: 'integer',
  expense_account: 'text',
  payable_account: 'text',
  cost_center: 'text',
  external_ids: 'text[]',
  order_tolerance_percent: 'double precision',
  order_tolerance_amount: 'double precision',
  active: 'boolean',
  search: 'text',
} as const satisfies Record<keyof NumberedVendor | 'search', string>;
const NAMES = Object.keys(TYPES);
const COLUMNS = sql.raw(NAMES.join(', '));
const EXCLUDED = sql.raw(NAMES.map((name) => `excluded.${name}`).join(', '));
const TYPED = sql.raw(
  Object.entries(TYPES)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);

/** What somebody may look for: names, numbers, accounts, addresses and domains of e-mails. */
const searchText = (vendor: NumberedVendor): string =>
  [
    vendor.external_id,
    vendor.name,
    ...vendor.other_names,
    ...vendor.tax_ids,
    ...vendor.company_ids,
    ...vendor.ibans,
    vendor.email ?? '',
    ...vendor.email_domains,
    ...vendor.external_ids,
  ]
    .join('\n')
    .toLowerCase();

export async function deleteVendorRow(ctx: Context, vendor: VendorRow): Promise<void> {
  await forgetVendors(ctx, [vendor]);
  await ctx.db.deleteFrom('vendors').where('id', '=', vendor.id).execute();
}

/** Active vendors with none of these numbers, by number. */
export async function listOthers(
  ctx: Context,
  external_ids: string[],
): Promise<Pick<VendorRow, 'id' | 'external_id' | 'name'>[]> {
  return ctx.db
    .selectFrom('vendors')
    .select(['id', 'external_id', 'name'])
    .where('active', '=', true)
    .where(
      sql<boolean>`not exists (select from unnest(${external_ids}::text[]) as given (number) where number = external_id)`,
    )
    .orderBy('external_id')
    .execute();
}

export async function deactivateVendors(ctx: Context, ids: number[]): Promise<void> {
  await ctx.db
    .updateTable('vendors')
    .set({ active: false, revision: sql`revision + 1`, updated_at: ctx.clock.now() })
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
}
