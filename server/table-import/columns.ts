// Which field a column of a file holds: what somebody has chosen for its heading, now or before, or what it is called.
import type { Context } from '../context.ts';
import { fold } from '../extraction/text/fold.ts';
import { invalid } from '../platform/errors.ts';
import { labelsOn } from '../platform/sentences/names.ts';

/** By heading. */
export type Mapping<Field extends string> = Record<string, Field | null>;

/** A kind of file that is imported. */
export interface Content<Field extends string> {
  /** Its columns are remembered apart from those of other kinds. */
  name: string;
  /** The form whose labels the fields have. */
  form: string;
  fields: readonly Field[];
  /** How headings call them, beside their keys and labels. */
  called?: Partial<Record<Field, readonly string[]>>;
}

/** Which columns hold a field, by their positions. */
export type Layout<Field extends string> = [Field, number[]][];

export const layoutOf = <Field extends string>(
  { fields }: Content<Field>,
  columns: string[],
  mapping: Mapping<Field>,
): Layout<Field> =>
  fields
    .map((field): Layout<Field>[number] => [
      field,
      columns.flatMap((heading, i) => (mapping[heading] === field ? [i] : [])),
    ])
    .filter(([, positions]) => positions.length > 0);

const keyOf = (heading: string): string => heading.trim().toLowerCase();

/** Throws `invalid` for a heading that the file does not have. */
export async function mapColumns<Field extends string>(
  ctx: Context,
  { name, form, fields, called: others = {} }: Content<Field>,
  columns: string[],
  chosen: Mapping<Field>,
): Promise<Mapping<Field>> {
  const foreign = Object.keys(chosen).find((heading) => !columns.includes(heading));
  if (foreign !== undefined) throw invalid('setup.noSuchColumn', { name: foreign });
  const rows = await ctx.db
    .selectFrom('import_columns')
    .select(['heading', 'field'])
    .where('content', '=', name)
    .execute();
  const known = new Map(rows.map(({ heading, field }) => [heading, field]));
  // Names of fields: their keys, and how forms label them in each language.
  const called = new Map(
    fields.flatMap((field) =>
      [field, ...labelsOn(form, field), ...(others[field] ?? [])].map(
        (label) => [fold(label), field] as const,
      ),
    ),
  );
  const asField = (field: string | null): Field | null => fields.find((one) => one === field) ?? null;
  return Object.fromEntries(
    columns.map((heading) => {
      if (heading in chosen) return [heading, chosen[heading]!];
      const remembered = known.get(keyOf(heading));
      return [heading, remembered === undefined ? (called.get(fold(heading)) ?? null) : asField(remembered)];
    }),
  );
}

export async function rememberColumns<Field extends string>(
  ctx: Context,
  { name: content }: Content<Field>,
  mapping: Mapping<Field>,
): Promise<void> {
  const updated_at = ctx.clock.now();
  const rows = new Map(Object.entries(mapping).map(([heading, field]) => [keyOf(heading), field]));
  await ctx.db
    .insertInto('import_columns')
    .values([...rows].map(([heading, field]) => ({ content, heading, field, updated_at })))
    .onConflict((conflict) =>
      conflict.columns(['content', 'heading']).doUpdateSet((eb) => ({
        field: eb.ref('excluded.field'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}
