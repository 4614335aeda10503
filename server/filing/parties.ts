// Contacts as parties that a document can name: what each is told by, with what is known of the vendor that it is.
import type { Selectable } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import type { Party } from '../vendors/score-vendor.ts';

export interface ContactParty extends Party {
  id: number;
  email: string | null;
}

const PORTION = 1000;

/** All contacts but the built-in one, a portion at a time. */
export async function* contactParties(ctx: Context): AsyncIterable<ContactParty[]> {
  for (let last = 0; ;) {
    const rows = await ctx.db
      .selectFrom('contacts')
      .selectAll()
      .where('built_in', '=', false)
      .where('id', '>', last)
      .orderBy('id')
      .limit(PORTION)
      .execute();
    if (rows.length > 0) yield withVendors(rows, await vendorsOf(ctx, rows));
    if (rows.length < PORTION) return;
    last = rows.at(-1)!.id;
  }
}

type ContactRow = Selectable<Tables['contacts']>;
type VendorRow = Selectable<Tables['vendors']>;

async function vendorsOf(ctx: Context, rows: ContactRow[]): Promise<Map<number, VendorRow>> {
  const ids = rows.flatMap(({ vendor_id }) => vendor_id ?? []);
  if (ids.length === 0) return new Map();
  const vendors = await ctx.db.selectFrom('vendors').selectAll().where('id', 'in', ids).execute();
  return new Map(vendors.map((vendor) => [vendor.id, vendor]));
}

const withVendors = (rows: ContactRow[], vendors: Map<number, VendorRow>): ContactParty[] =>
  rows.map((row) => {
    const vendor = vendors.get(row.vendor_id ?? 0);
    const names = [row.company, vendor?.name, ...(vendor?.other_names ?? [])];
    return {
      id: row.id,
      email: row.email?.toLowerCase() ?? null,
      name: row.name,
      other_names: names.flatMap((name) => (name == null || name === '' ? [] : [name])),
      tax_ids: [...row.tax_ids, ...(vendor?.tax_ids ?? [])],
      company_ids: vendor?.company_ids ?? [],
      ibans: [...row.ibans, ...(vendor?.ibans ?? [])],
      addresses: [...row.addresses, ...(vendor?.addresses ?? [])],
      email_domains: [...row.email_domains, ...(vendor?.email_domains ?? [])],
      external_id: vendor?.external_id ?? '',
      external_ids: vendor?.external_ids ?? [],
    };
  });
