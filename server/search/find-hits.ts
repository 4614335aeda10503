// Ranked full-text search. Ranking thousands of matches costs more than it tells, so the newest ones are ranked.
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { containsAll } from './matching.ts';
import { snippetOf, type Snippet } from './snippet.ts';
import { toTsTerm, type QueryTerm } from './tokenize.ts';
import { RECORD_PAGE } from './index-document.ts';

export interface SearchScope {
  contact_id?: number | undefined;
  folder_id?: number | undefined;
}

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
/** Of so many of its best chunks the snippets are taken; with several words another chunk may show more of them together. */
const SHOWN_CHUNKS = { one_term: 4, several: 8 };
/** What stands in a name or field says more about a document than what stands on a page. */
const RECORD_WEIGHT = 2;
/** Each further matching page adds a little. */
const FURTHER_PAGES = 0.1;
/** PostgreSQL's ts_rank: 1 divides by 1 + the logarithm of the length. */
const BY_LENGTH = 1;

interface ScoredRow {
  document_id: number;
  score: number;
  /** The best chunks, best first. */
  chunks: string[];
}

export async function findHits(
  ctx: Context,
  terms: readonly QueryTerm[],
  scope: SearchScope,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; hits: Hit[] }> {
  const shown = terms.length === 1 ? SHOWN_CHUNKS.one_term : SHOWN_CHUNKS.several;
  const any = terms.map(toTsTerm).join(' | ');
  const matching = sql`
    select documents.id from documents
    where documents.deleted_at is null
      and ${scope.contact_id === undefined ? sql`true` : sql`documents.contact_id = ${scope.contact_id}`}
      and ${scope.folder_id === undefined ? sql`true` : sql`documents.folder_id = ${scope.folder_id}`}
      and ${containsAll(terms, sql`documents.id`)}
    order by documents.id desc limit ${COUNTED + 1}`;
  const { rows } = await sql<ScoredRow & { total: number }>`
    with matching as materialized (${matching}),
    newest as (select id from matching order by id desc limit ${RANKED}),
    scored as (
      select id as chunk, document_id,
        ts_rank(tsv, ${any}::tsquery, ${BY_LENGTH})
          * case when page = ${RECORD_PAGE} then ${RECORD_WEIGHT}::float8 else 1 end as score
      from document_chunks
      where document_id in (select id from newest) and tsv @@ ${any}::tsquery
    ),
    ranked as (
      select document_id, (array_agg(chunk::text order by score desc, chunk))[1:${shown}::integer] as chunks,
        max(score) + ${FURTHER_PAGES}::float8 * max(score) * ln(count(*)) as score
      from scored group by document_id
      order by score desc, document_id desc limit ${limit} offset ${offset}
    )
    select ranked.*, counted.total from (select count(*)::integer as total from matching) as counted
    left join ranked on true
    order by ranked.score desc, ranked.document_id desc`.execute(ctx.db);
  const found = rows.filter((row) => row.document_id !== null);
  const texts = await chunkTexts(
    ctx,
    found.flatMap(({ chunks }) => chunks),
  );
  const hits = found.map((row) => ({
    document_id: row.document_id,
    score: row.score,
    snippets: snippetsOf(row.chunks, texts, terms),
  }));
  return { total: rows[0]?.total ?? 0, hits };
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
    const chunk = texts.get(id);
    const snippet = chunk && snippetOf(chunk.text, terms);
    if (chunk === undefined || snippet === undefined) continue;
    const known = pages.get(chunk.page);
    if (known === undefined || known.terms < snippet.terms)
      pages.set(chunk.page, { ...snippet, page: chunk.page === RECORD_PAGE ? null : chunk.page });
  }
  return [...pages.values()].sort((a, b) => b.terms - a.terms).slice(0, SNIPPETS);
}
