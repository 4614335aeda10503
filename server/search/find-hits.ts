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
/** Of so many of its best chunks the snippets are taken: some may be parts of one page. */
const SHOWN_CHUNKS = 4;
/** What stands in a name or field says more about a document than what stands on a page. */
const RECORD_WEIGHT = 2;
/** Each further matching page adds a little. */
const FURTHER_PAGES = 0.1;
/** What PostgreSQL's ts_rank gives a word that stands once in a text; with each further time it comes nearer to 1.64 times that. */
const ONCE = 0.06079271;

interface ScoredRow {
  document_id: number;
  score: number;
  /** The best chunks, best first. */
  chunks: string[];
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
  const ranked = await rank(ctx, terms, newest, page);
  const texts = await chunkTexts(
    ctx,
    ranked.flatMap(({ chunks }) => chunks),
  );
  return {
    total,
    hits: ranked.map(({ document_id, score, chunks }) => ({
      document_id,
      score,
      snippets: snippetsOf(chunks, texts, terms),
    })),
  };
}

/** Scores each chunk by how much of the query it holds, how often and among how many other words, and each document by its chunks. */
async function rank(
  ctx: Context,
  terms: readonly QueryTerm[],
  found: readonly FoundDocument[],
  { limit, offset }: Page,
): Promise<ScoredRow[]> {
  if (found.length === 0) return [];
  const ids = terms.map((_, i) => found.flatMap(([, ...chunks]) => chunks[i] ?? []));
  const every = [...new Set(ids.flat())];
  const holds = terms.map((_, i) => (terms.length === 1 ? sql`true` : sql`id = any(${idList(ids[i]!)})`));
  const weights = terms.map((term, i) => sql`case when ${holds[i]} then ${weightOf(term)} else 0 end`);
  const held = holds.map((held) => sql`(${held})::integer`);
  const { rows } = await sql<ScoredRow>`
    with scored as materialized (
      select document_id, id, ${sql.join(held, sql` + `)} as terms, (${sql.join(weights, sql` + `)}) / ${terms.length}::integer
          / (ln(words + 1) / ln(2::float8))
          * case when page = ${RECORD_PAGE} then ${RECORD_WEIGHT}::float8 else 1 end as score
      from document_chunks where id = any(${idList(every)})
    ), best as (
      select document_id, max(score) + ${FURTHER_PAGES}::float8 * max(score) * ln(count(*)) as score
      from scored group by document_id
      order by score desc, document_id desc limit ${limit} offset ${offset}
    )
    select document_id, best.score,
      (array_agg(id::text order by terms desc, scored.score desc, id))[1:${SHOWN_CHUNKS}::integer] as chunks
    from best join scored using (document_id)
    group by document_id, best.score
    order by score desc, document_id desc`.execute(ctx.db);
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

interface Chunk {
  page: number;
  text: string;
}

async function chunkTexts(ctx: Context, ids: string[]): Promise<Map<string, Chunk>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Chunk & { id: string }>`
    select id::text, page, text from document_chunks where id = any(${ids}::bigint[])`.execute(ctx.db);
  return new Map(rows.map(({ id, page, text }) => [id, { page, text }]));
}

/** Those that show most of the query first, one for each page. */
function snippetsOf(
  ids: readonly string[],
  texts: ReadonlyMap<string, Chunk>,
  terms: readonly QueryTerm[],
): Hit['snippets'] {
  const pages = new Map<number, Hit['snippets'][number]>();
  for (const id of ids) {
    // With one term the first are as good as any.
    if (terms.length === 1 && pages.size === SNIPPETS) break;
    const chunk = texts.get(id);
    const snippet = chunk && snippetOf(chunk.text, terms);
    if (chunk === undefined || snippet === undefined) continue;
    const known = pages.get(chunk.page);
    if (known === undefined || known.terms < snippet.terms)
      pages.set(chunk.page, { ...snippet, page: chunk.page === RECORD_PAGE ? null : chunk.page });
  }
  return [...pages.values()].sort((a, b) => b.terms - a.terms).slice(0, SNIPPETS);
}
