// Which documents a query finds, as a condition for SQL: every term stands somewhere in the document, on whatever page.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { invalid } from '../platform/errors.ts';
import { queryTerms, toTsTerm, type QueryTerm } from './tokenize.ts';

/** More terms than anybody remembers typing; each costs a look into the index. */
const MAX_TERMS = 16;

/** Throws `invalid` where there is nothing to search for. */
export function requireTerms(q: string): QueryTerm[] {
  const terms = queryTerms(q);
  if (terms.length === 0) throw invalid('q: search for at least one letter, digit or Chinese character');
  if (terms.length > MAX_TERMS) throw invalid(`q: at most ${MAX_TERMS} words`);
  return terms;
}

/** A condition on the column that holds a document's id. */
export function containsAll(
  terms: readonly QueryTerm[],
  document_id: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const each = terms.map(
    (term) =>
      sql`${document_id} in (select document_id from document_chunks where tsv @@ ${toTsTerm(term)}::tsquery)`,
  );
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`;
}
