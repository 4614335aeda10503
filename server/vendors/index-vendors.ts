// What vendors are found by: exact keys, and the character n-grams of their names. Written with the vendor.
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { companyName, gramsOf } from './company-name.ts';
import { compact, taxKeys } from './identifiers.ts';
import type { VendorRow } from '../database/vendor-tables.ts';

export type KeyKind = 'tax' | 'iban' | 'number' | 'domain' | 'name';
/** One thing that a vendor is told by. */
export type VendorKey = readonly [kind: KeyKind, key: string];

type Named = Pick<VendorRow, 'name' | 'other_names'>;

export const namesOf = ({ name, other_names }: Named): string[] => [name, ...other_names];

function keysOf(vendor: VendorRow): VendorKey[] {
  const of = (kind: KeyKind, keys: string[]) => keys.map((key): VendorKey => [kind, key]);
  return [
    ...of('tax', [...vendor.tax_ids, ...vendor.company_ids].flatMap(taxKeys)),
    ...of('iban', vendor.ibans.map(compact)),
    ...of('number', [vendor.external_id, ...vendor.external_ids].map(compact)),
    ...of('domain', vendor.email_domains),
    ...of(
      'name',
      namesOf(vendor).map((name) => companyName(name).core),
    ),
  ];
}

const gramsIn = (vendor: VendorRow): string[] => [
  ...new Set(namesOf(vendor).flatMap((name) => gramsOf(companyName(name).core))),
];

/** @param before what there was of the same vendors, which is forgotten */
export async function indexVendors(ctx: Context, vendors: VendorRow[], before: VendorRow[]): Promise<void> {
  await forgetVendors(ctx, before);
  const keys = keyRows(vendors);
  await sql`
    insert into vendor_keys (kind, key, vendor_id)
    select distinct * from unnest(${keys.kinds}::text[], ${keys.keys}::text[], ${keys.ids}::integer[])`.execute(
    ctx.db,
  );
  // In the order of the index, which is written from its beginning to its end then.
  const grams = gramRows(vendors);
  await sql`
    insert into vendor_grams (gram, vendor_id)
    select * from unnest(${grams.grams}::text[], ${grams.ids}::integer[]) order by 1, 2`.execute(ctx.db);
}

/** After many were written at once: until the database has looked at them, finding a name takes several times as long. */
export async function tidyVendors(ctx: Context): Promise<void> {
  await sql`vacuum (analyze) vendors, vendor_keys, vendor_grams`.execute(ctx.db);
}

/** By what the rows say: an index by vendor would make every import write twice as much. */
export async function forgetVendors(ctx: Context, vendors: VendorRow[]): Promise<void> {
  if (vendors.length === 0) return;
  const keys = keyRows(vendors);
  await sql`
    delete from vendor_keys using unnest(${keys.kinds}::text[], ${keys.keys}::text[], ${keys.ids}::integer[])
      as gone (kind, key, id)
    where vendor_keys.kind = gone.kind and vendor_keys.key = gone.key and vendor_id = id`.execute(ctx.db);
  const grams = gramRows(vendors);
  await sql`
    delete from vendor_grams using unnest(${grams.grams}::text[], ${grams.ids}::integer[]) as gone (gram, id)
    where vendor_grams.gram = gone.gram and vendor_id = id`.execute(ctx.db);
}

function keyRows(vendors: VendorRow[]) {
  const rows = vendors.flatMap((vendor) =>
    keysOf(vendor).map(([kind, key]) => ({ kind, key, id: vendor.id })),
  );
  return {
    kinds: rows.map(({ kind }) => kind),
    keys: rows.map(({ key }) => key),
    ids: rows.map(({ id }) => id),
  };
}

function gramRows(vendors: VendorRow[]) {
  const rows = vendors.flatMap((vendor) => gramsIn(vendor).map((gram) => ({ gram, id: vendor.id })));
  return { grams: rows.map(({ gram }) => gram), ids: rows.map(({ id }) => id) };
}
