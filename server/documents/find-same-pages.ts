// The documents that have the same pages in another file, as far as they came in before.
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { printsOf } from '../duplicates/prints.ts';
import { samePages } from '../duplicates/same-pages.ts';
import type { Page } from '../reading/reading.ts';
import { listPages, type DocumentRow, type PageKey } from './store.ts';

/** Of the documents that may have the same pages, so many are compared, the likeliest first. */
const COMPARED = 10;

/**
 * Notes what finds the document, then looks who is found: of two that come in at the same moment, the later one sees the other.
 * Outside of a transaction: pages are read and compared. For the service itself, which has no scope.
 *
 * @returns their ids, the likeliest first
 */
export async function findSamePages(
  ctx: Context,
  { id, version }: Pick<DocumentRow, 'id' | 'version'>,
  pages: readonly Page[],
): Promise<number[]> {
  const prints = await notePrints(ctx, { document_id: id, version }, pages);
  if (prints.length === 0) return [];
  const found: number[] = [];
  for (const other of await listAlike(ctx, { id, version, prints, page_count: pages.length }))
    if (samePages(pages, await listPages(ctx, { document_id: other.document_id, version: other.version })))
      found.push(other.document_id);
  return found;
}

/** What documents that come in later find this one by. */
export async function notePrints(
  ctx: Context,
  { document_id, version }: PageKey,
  pages: readonly Page[],
): Promise<number[]> {
  const prints = printsOf(pages);
  await ctx.db
    .updateTable('document_versions')
    .set({ prints })
    .where('document_id', '=', document_id)
    .where('version', '=', version)
    .execute();
  return prints;
}

interface Looking {
  id: number;
  version: number;
  prints: number[];
  page_count: number;
}

/** Backs that one scan has and the other has not make the numbers of pages differ, by twice at most. */
async function listAlike(ctx: Context, { id, version, prints, page_count }: Looking) {
  const own = sql`${`{${prints.join(',')}}`}::integer[]`;
  const { rows } = await sql<{ document_id: number; version: number }>`
    select distinct on (shared, document_id) document_id, version from (
      select other.document_id, other.version,
        (select count(*) from unnest(other.prints) print where print = any (${own})) as shared
      from document_versions other
      join documents on documents.id = other.document_id
      join document_versions own on own.document_id = ${id} and own.version = ${version}
      where other.prints && ${own} and other.document_id <> ${id} and not documents.split
        and (other.created_at, other.document_id) < (own.created_at, own.document_id)
        and coalesce(other.page_count, ${page_count}) between ${Math.floor(page_count / 2)} and ${page_count * 2}
    ) as alike
    order by shared desc, document_id
    limit ${COMPARED}`.execute(ctx.db);
  return rows;
}
