// Which documents a query finds, as a condition for SQL: every term stands somewhere in the document, on whatever page.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { invalid } from '../platform/errors.ts';
import { chunksWith, isOneWord, SPAN } from './spans.ts';
import { queryTerms, toTsTerm, type QueryTerm } from './tokenize.ts';

/** More terms than anybody remembers typing; each costs a look into the index. */
const MAX_TERMS = 16;

/** None where `q` holds signs only: that finds nothing. Throws `invalid` for too many. */
export function requireTerms(q: string): QueryTerm[] {
  const terms = queryTerms(q);
  if (terms.length > MAX_TERMS) throw invalid('refusals.manyWords', { count: MAX_TERMS });
  return terms;
}

const ALL_SPANS = sql`select generate_series(0, (select max(document_id) from document_chunks) / ${SPAN}::integer)`;

/**
 * A condition on the column that holds a document's id. `among` is a query for the ids of documents, where only those matter:
 * the others are then left unread.
 */
export function containsAll(
  terms: readonly QueryTerm[],
  document_id: RawBuilder<unknown>,
  among?: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const spans =
    among === undefined
      ? ALL_SPANS
      : sql`select distinct among.id / ${SPAN}::integer from (${among}) as among (id)`;
  const each = terms.map((term) => sql`${document_id} in (${documentsWith(term, spans)})`);
  return each.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(each, sql` and `)})`;
}

function documentsWith(term: QueryTerm, spans: RawBuilder<unknown>): RawBuilder<unknown> {
  const chunks = chunksWith(term, spans);
  if (isOneWord(term)) return sql`select document_id from (${chunks}) as found`;
  return sql`select document_id from (${chunks}) as found where tsv @@ ${toTsTerm(term)}::tsquery`;
}
