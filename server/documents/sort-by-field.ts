// A page of a list that is sorted by a field of the profile: numbers, then other values, then documents without one, in either
// direction. Each of these stretches comes from an index in its order, and is read only as far as the page needs.
import { sql } from 'kysely';
import type { DocumentQuery } from '../../contract/document-query.ts';
import type { Context } from '../context.ts';
import { rowCount } from '../platform/db/connect.ts';
import { matching } from './document-filter.ts';

type Page = Omit<DocumentQuery, 'sort' | 'columns'>;

export async function idsByField(ctx: Context, page: Page, key: string): Promise<number[]> {
  const { limit, offset, order, ...filter } = page;
  const valued = ctx.db
    .selectFrom('document_values as value')
    .innerJoin('documents', 'documents.id', 'value.document_id')
    .where('value.key', '=', key)
    .where(matching(ctx, filter));
  const numbers = valued.where('value.number', 'is not', null);
  const others = valued.where('value.number', 'is', null);
  const without = ctx.db
    .selectFrom('documents')
    .where(matching(ctx, filter))
    .where(
      sql<boolean>`not exists (select from document_values where document_id = documents.id and key = ${key})`,
    );
  const text = sql`left(value.text, 200)`;
  const stretches = [
    {
      rows: numbers
        .select('documents.id')
        .orderBy('value.number', order)
        .orderBy(text, order)
        .orderBy('value.document_id', order),
      count: numbers.select(rowCount),
    },
    {
      rows: others.select('documents.id').orderBy(text, order).orderBy('value.document_id', order),
      count: others.select(rowCount),
    },
    {
      rows: without.select('documents.id').orderBy('documents.id', order),
      count: without.select(rowCount),
    },
  ];
  const ids: number[] = [];
  let skip = offset;
  for (const { rows, count } of stretches) {
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
