// Ranked full-text search. Ranking thousands of matches costs more than it tells, so the newest ones are ranked.
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import type { FoundDocument, SearchScope } from './find-documents.ts';
import { snippetOf, type Snippet } from './snippet.ts';
import { lexemesOf, toTsLexeme, type QueryTerm } from './tokenize.ts';
import { RECORD_PAGE } from './index-document.ts';
import { walk } from './walk.ts';

export interface Hit {
  document_id: number;
  /** Relevance, comparable within one search only. */
  score: number;
  /** Best first, one for each page; page null stands for names, fields, summary and notes. */
  snippets: (Snippet & { page: number | null })[];
}

/** So many of the newest matching documents are ranked and can be paged through. */
export const RANKED = 500;
/** Counting stops here. */
export const COUNTED = 1000;
const SNIPPETS = 3;
/** Of so many of its best chunks the snippets are taken: some may be parts of one page, or show less than they hold. */
const SHOWN_CHUNKS = 4;
/** What stands in a name or field says more about a document than what stands on a page. */
const RECORD_WEIGHT = 2;
/** Each further matching page adds a little. */
const FURTHER_PAGES = 0.1;
/** What PostgreSQL's ts_rank gives a word that stands once in a text; with each further time it comes nearer to 1.64 times that. */
const ONCE = 0.06079271;

/** One of the best chunks of a document. */
interface BestChunk {
  document_id: number;
  /** Of the document. */
  score: number;
  page: number;
  text: string;
}

export interface Page {
  limit: number;
  offset: number;
}

export async function findHits(
  ctx: Context,
  terms: readonly QueryTerm[],
  scope: SearchScope,
  page: Page,
): Promise<{ total: number; hits: Hit[] }> {
  const { total, newest } = await walk(ctx, terms, scope, { count: COUNTED + 1, told: RANKED });
  const chunks = new Map<number, BestChunk[]>();
  for (const chunk of await rank(ctx, terms, newest, page)) {
    const of_document = chunks.get(chunk.document_id);
    if (of_document === undefined) chunks.set(chunk.document_id, [chunk]);
    else of_document.push(chunk);
  }
  return {
    total,
    hits: [...chunks].map(([document_id, best]) => ({
      document_id,
      score: best[0]!.score,
      snippets: snippetsOf(best, terms),
    })),
  };
}

/**
 * Scores each chunk by how much of the query it holds, how often and among how many other words, and each document by its chunks.
 * Gives the best chunks of the best documents, the best first.
 */
async function rank(
  ctx: Context,
  terms: readonly QueryTerm[],
  found: readonly FoundDocument[],
  { limit, offset }: Page,
): Promise<BestChunk[]> {
  if (found.length === 0) return [];
  const ids = terms.map((_, i) => found.flatMap(([, ...chunks]) => chunks[i] ?? []));
  const every = terms.length === 1 ? ids[0]! : [...new Set(ids.flat())];
  const holds = terms.map((_, i) => sql.ref(`holds_${i}`));
  // Each list is sent once: it is long.
  const looked_up = holds.map(
    (name, i) => sql`${terms.length === 1 ? sql`true` : sql`id = any(${idList(ids[i]!)})`} as ${name}`,
  );
  const weights = terms.map((term, i) => sql`case when ${holds[i]} then ${weightOf(term)} else 0 end`);
  const held = holds.map((name) => sql`${name}::integer`);
  const { rows } = await sql<BestChunk>`
    with held as (
      select document_id, id, page, words, repeated, ${sql.join(looked_up)} from document_chunks
      where id = any(${idList(every)}) offset 0
    ), scored as materialized (
      select document_id, id, ${sql.join(held, sql` + `)} as terms, (${sql.join(weights, sql` + `)}) / ${terms.length}::integer
          / (ln(words + 1) / ln(2::float8))
          * case when page = ${RECORD_PAGE} then ${RECORD_WEIGHT}::float8 else 1 end as score
      from held
    ), best as (
      select document_id, max(score) + ${FURTHER_PAGES}::float8 * max(score) * ln(count(*)) as score
      from scored group by document_id
      order by score desc, document_id desc limit ${limit} offset ${offset}
    ), placed as (
      select document_id, best.score, id,
        row_number() over (partition by document_id order by terms desc, scored.score desc, id) as place
      from best join scored using (document_id)
    )
    select placed.document_id, score, page, text from placed join document_chunks using (id)
    where place <= ${SHOWN_CHUNKS}::integer order by score desc, document_id desc, place`.execute(ctx.db);
  return rows;
}

/** As one text: lists of thousands of numbers cost the driver more than the query. */
const idList = (ids: readonly number[]): RawBuilder<unknown> => sql`${`{${ids.join(',')}}`}::bigint[]`;

/**
 * As ts_rank weighs a word by how often it stands in a text; of several that belong together, the one that does least often.
 * Of the words that begin with what was asked for, those that are repeated count, and otherwise one.
 */
function weightOf(term: QueryTerm): RawBuilder<number> {
  const each = lexemesOf(term).map(
    (lexeme) => sql`greatest(${ONCE}::float8, ts_rank(repeated, ${toTsLexeme(lexeme)}::tsquery))`,
  );
  return sql`least(${sql.join(each)})`;
}

/** Those that show most of the query first, one for each page. */
function snippetsOf(chunks: readonly BestChunk[], terms: readonly QueryTerm[]): Hit['snippets'] {
  const pages = new Map<number, Hit['snippets'][number]>();
  let complete = 0;
  for (const { page, text } of chunks) {
    // The first that show all of the query are as good as any.
    if (complete === SNIPPETS) break;
    const known = pages.get(page);
    if (known?.terms === terms.length) continue;
    const snippet = snippetOf(text, terms);
    if (snippet === undefined || (known !== undefined && known.terms >= snippet.terms)) continue;
    if (snippet.terms === terms.length) complete += 1;
    pages.set(page, { ...snippet, page: page === RECORD_PAGE ? null : page });
  }
  return [...pages.values()].sort((a, b) => b.terms - a.terms).slice(0, SNIPPETS);
}
