// Which field a column of a file holds: what somebody has chosen for its heading, now or before, or what it is called.
import { VENDOR_FIELDS, type VendorField } from '../../contract/vendors.ts';
import type { Context } from '../context.ts';
import { fold } from '../extraction/text/fold.ts';
import { invalid } from '../platform/errors.ts';
import { labelsOn } from '../platform/sentences/names.ts';

/** By heading. */
export type Mapping = Record<string, VendorField | null>;

const keyOf = (heading: string): string => heading.trim().toLowerCase();

/** Names of fields: their keys, and how forms label them in each language. */
const CALLED = new Map(
  VENDOR_FIELDS.flatMap((field) =>
    [field, ...labelsOn('/api/vendors', field)].map((name) => [fold(name), field] as const),
  ),
);

/** Throws `invalid` for a heading that the file does not have. */
export async function mapColumns(ctx: Context, columns: string[], chosen: Mapping): Promise<Mapping> {
  const foreign = Object.keys(chosen).find((heading) => !columns.includes(heading));
  if (foreign !== undefined) throw invalid('setup.noSuchColumn', { name: foreign });
  const rows = await ctx.db.selectFrom('vendor_columns').select(['heading', 'field']).execute();
  const known = new Map(rows.map(({ heading, field }) => [heading, field]));
  return Object.fromEntries(
    columns.map((heading) => {
      if (heading in chosen) return [heading, chosen[heading]!];
      const remembered = known.get(keyOf(heading));
      return [heading, remembered === undefined ? (CALLED.get(fold(heading)) ?? null) : remembered];
    }),
  );
}

export async function rememberColumns(ctx: Context, mapping: Mapping): Promise<void> {
  const updated_at = ctx.clock.now();
  const rows = new Map(Object.entries(mapping).map(([heading, field]) => [keyOf(heading), field]));
  await ctx.db
    .insertInto('vendor_columns')
    .values([...rows].map(([heading, field]) => ({ heading, field, updated_at })))
    .onConflict((conflict) =>
      conflict.column('heading').doUpdateSet((eb) => ({
        field: eb.ref('excluded.field'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}
