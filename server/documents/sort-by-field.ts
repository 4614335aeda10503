// Lists that are sorted by a field of the profile: numbers, then other values, then documents without one, in either direction.
// Each of these stretches comes from an index in its order, and is read only as far as it is needed.
import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';
import type { DocumentQuery } from '../../contract/document-query.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { rowCount } from '../platform/db/connect.ts';
import { matching } from './document-filter.ts';

type Page = Omit<DocumentQuery, 'sort' | 'columns'>;

interface Sorted {
  key: string;
  order: 'asc' | 'desc';
  where: (eb: ExpressionBuilder<Tables, 'documents'>) => ExpressionWrapper<Tables, 'documents', SqlBool>;
}

export async function idsByField(ctx: Context, page: Page, key: string): Promise<number[]> {
  const { limit, offset, order, ...filter } = page;
  const ids: number[] = [];
  let skip = offset;
  for (const { rows, count } of stretchesOf(ctx, { key, order, where: matching(ctx, filter) })) {
    if (ids.length === limit) break;
    const found = await rows
      .limit(limit - ids.length)
      .offset(skip)
      .execute();
    ids.push(...found.map(({ id }) => id));
    if (found.length > 0) skip = 0;
    else if (skip > 0) skip -= (await count.executeTakeFirstOrThrow()).n;
  }
  return ids;
}

/** The first one behind `after`, else the first of all; null where there is none. */
export async function nextByField(
  ctx: Context,
  sorted: Sorted,
  after: number | undefined,
): Promise<number | null> {
  const stretches = stretchesOf(ctx, sorted, after);
  const left = after === undefined ? undefined : await stretchOf(ctx, sorted.key, after);
  const behind =
    left === undefined ? [] : [stretches[left]!.behind, ...stretches.slice(left + 1).map(({ rows }) => rows)];
  for (const rows of [...behind, ...stretches.map(({ rows }) => rows)]) {
    const first = await rows.limit(1).executeTakeFirst();
    if (first !== undefined) return first.id;
  }
  return null;
}

/** The index of the stretch that a document is in; undefined where there is no such document. */
async function stretchOf(ctx: Context, key: string, id: number): Promise<number | undefined> {
  const row = await ctx.db
    .selectFrom('documents')
    .leftJoin('document_values as value', (join) =>
      join.onRef('value.document_id', '=', 'documents.id').on('value.key', '=', key),
    )
    .select(['value.number', 'value.document_id as valued'])
    .where('documents.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.valued === null) return 2;
  return row.number === null ? 1 : 0;
}

/** @param after the document of which `behind` gives those that come after it, where it is in the stretch itself */
function stretchesOf(ctx: Context, { key, order, where }: Sorted, after = 0) {
  const valued = ctx.db
    .selectFrom('document_values as value')
    .innerJoin('documents', 'documents.id', 'value.document_id')
    .where('value.key', '=', key)
    .where(where);
  const numbers = valued.where('value.number', 'is not', null);
  const others = valued.where('value.number', 'is', null);
  const without = ctx.db
    .selectFrom('documents')
    .where(where)
    .where(
      sql<boolean>`not exists (select from document_values where document_id = documents.id and key = ${key})`,
    );
  const text = sql`left(value.text, 200)`;
  const sign = sql.raw(order === 'asc' ? '>' : '<');
  const left = sql`from document_values where document_id = ${after} and key = ${key}`;
  const byNumber = numbers
    .select('documents.id')
    .orderBy('value.number', order)
    .orderBy(text, order)
    .orderBy('value.document_id', order);
  const byText = others.select('documents.id').orderBy(text, order).orderBy('value.document_id', order);
  const byId = without.select('documents.id').orderBy('documents.id', order);
  return [
    {
      rows: byNumber,
      behind: byNumber.where(
        sql<boolean>`row(value.number, ${text}, value.document_id) ${sign} (select number, left(text, 200), document_id ${left})`,
      ),
      count: numbers.select(rowCount),
    },
    {
      rows: byText,
      behind: byText.where(
        sql<boolean>`row(${text}, value.document_id) ${sign} (select left(text, 200), document_id ${left})`,
      ),
      count: others.select(rowCount),
    },
    {
      rows: byId,
      behind: byId.where(sql<boolean>`documents.id ${sign} ${after}`),
      count: without.select(rowCount),
    },
  ];
}
