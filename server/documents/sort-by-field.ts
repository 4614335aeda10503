// Lists that are sorted by a field of the profile: numbers, then other values, then documents without one, in either direction.
// Each of these stretches comes from an index in its order, and is read only as far as it is needed.
import {
  sql,
  type ExpressionBuilder,
  type ExpressionWrapper,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import type { DocumentQuery } from '../../contract/document-query.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { rowCount } from '../platform/db/connect.ts';
import {
  behind,
  cutPage,
  orderOf,
  positionColumn,
  readCursor,
  writeCursor,
  type ListOrder,
  type Page,
  type Position,
  type Positioned,
  type SortKey,
} from '../platform/db/list-page.ts';
import { invalid } from '../platform/errors.ts';
import { matching } from './document-filter.ts';

type PageQuery = Omit<DocumentQuery, 'sort' | 'columns'>;

interface Sorted {
  key: string;
  order: 'asc' | 'desc';
  where: (eb: ExpressionBuilder<Tables, 'documents'>) => ExpressionWrapper<Tables, 'documents', SqlBool>;
}

interface Place extends Positioned {
  id: number;
}

interface Stretch extends ListOrder {
  read(part: { where: RawBuilder<SqlBool> | undefined; limit: number; offset: number }): Promise<Place[]>;
  count(): Promise<number>;
}

export async function idsByField(
  ctx: Context,
  { limit, offset, cursor, order, ...filter }: PageQuery,
  key: string,
): Promise<Page<Place>> {
  if (cursor !== undefined && offset > 0) throw invalid('programs.cursorBeside');
  const stretches = stretchesOf(ctx, { key, order, where: matching(ctx, filter) });
  const start = cursor === undefined ? undefined : readCursor(stretches, cursor);
  const found: (Place & { list: Stretch })[] = [];
  let skip = offset;
  for (const list of stretches.slice(start === undefined ? 0 : stretches.indexOf(start.list))) {
    const wanted = limit + 1 - found.length;
    if (wanted === 0) break;
    const where = list === start?.list ? behind(list, start.position)[0] : undefined;
    const rows = await list.read({ where, limit: wanted, offset: skip });
    found.push(...rows.map((row) => ({ ...row, list })));
    if (rows.length > 0) skip = 0;
    else if (skip > 0) skip -= await list.count();
  }
  return cutPage(limit, found, ({ list, list_position }) => writeCursor(list, list_position));
}

/** The first one behind `after`, else the first of all; null where there is none. */
export async function nextByField(
  ctx: Context,
  sorted: Sorted,
  after: number | undefined,
): Promise<number | null> {
  const stretches = stretchesOf(ctx, sorted);
  const left = after === undefined ? undefined : await placeOf(ctx, sorted.key, after);
  const rest = left === undefined ? [] : stretches.slice(left.stretch);
  const parts = rest.map((list, i) => ({
    list,
    where: i === 0 ? behind(list, left!.position)[0] : undefined,
  }));
  for (const { list, where } of [...parts, ...stretches.map((list) => ({ list, where: undefined }))]) {
    const [first] = await list.read({ where, limit: 1, offset: 0 });
    if (first !== undefined) return first.id;
  }
  return null;
}

/** Where a document stands; undefined where there is no such document. */
async function placeOf(
  ctx: Context,
  key: string,
  id: number,
): Promise<{ stretch: number; position: Position } | undefined> {
  const row = await ctx.db
    .selectFrom('documents')
    .leftJoin('document_values as value', (join) =>
      join.onRef('value.document_id', '=', 'documents.id').on('value.key', '=', key),
    )
    .select(['value.number', 'value.document_id as valued', sql<string>`left(value.text, 200)`.as('text')])
    .where('documents.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.valued === null) return { stretch: 2, position: [id] };
  if (row.number === null) return { stretch: 1, position: [row.text, id] };
  return { stretch: 0, position: [row.number, row.text, id] };
}

/** Numbers, other values, none. Whose a value is has been asked of its document. */
function stretchesOf(ctx: Context, { key, order, where }: Sorted): Stretch[] {
  const valued = ctx.db
    .selectFrom('documents')
    .innerJoin(
      sql<Selectable<Tables['document_values']>>`public.document_values`.as('value'),
      'documents.id',
      'value.document_id',
    )
    .select('documents.id')
    .where('value.key', '=', key)
    .where(where);
  const without = ctx.db
    .selectFrom('documents')
    .select('documents.id')
    .where(where)
    .where(
      sql<boolean>`not exists (select from public.document_values where document_id = documents.id and key = ${key})`,
    );
  const number: SortKey = { value: sql.ref('value.number'), kind: 'number' };
  const text: SortKey = { value: sql`left(value.text, 200)`, kind: 'text' };
  const valued_id: SortKey = { value: sql.ref('value.document_id'), kind: 'integer' };
  const id: SortKey = { value: sql.ref('documents.id'), kind: 'integer' };
  const list = (part: string, keys: SortKey[]) => ({ name: `documents.field.${key}.${part}`, order, keys });
  return [
    stretch(valued.where('value.number', 'is not', null), list('numbers', [number, text, valued_id])),
    stretch(valued.where('value.number', 'is', null), list('texts', [text, valued_id])),
    stretch(without, list('none', [id])),
  ];
}

const stretch = <DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, { id: number }>,
  list: ListOrder,
): Stretch => ({
  ...list,
  read({ where, limit, offset }) {
    const ordered = query.select(positionColumn(list)).orderBy(orderOf(list)).limit(limit).offset(offset);
    return (where === undefined ? ordered : ordered.where(where)).execute() as Promise<Place[]>;
  },
  count: async () =>
    ((await query.clearSelect().select(rowCount).executeTakeFirstOrThrow()) as { n: number }).n,
});
