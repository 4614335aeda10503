// Which documents of one part of the archive hold all terms of a search, newest first, as one statement. Which parts are read,
// and which of the terms lead, is decided in walk.ts.
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { chunksWith, isOneWord, spansOf, type Part } from './spans.ts';
import { toTsTerm, type QueryTerm } from './tokenize.ts';

export interface SearchScope {
  contact_id?: number | undefined;
  folder_id?: number | undefined;
}

export interface Reading {
  /** The part of the archive; undefined for all of it, where no term leads. */
  part: Part | undefined;
  /**
   * The terms that are looked up in the index, by their places in the query. The others are looked for in the chunks of the
   * documents that these lead to; without any, in all documents of the scope.
   */
  leading: readonly number[];
  /** The leading terms are sorted by how rare they are, and few documents hold them all: the rarer spare work for the others. */
  rarest_first: boolean;
  /** For each term, how many spans are looked up together. */
  at_once: readonly number[];
  /** For each term, whether it is so much more frequent than the rarer ones that the others' documents are left out unread. */
  narrowed: readonly boolean[];
  /** So many documents are counted at most. */
  count: number;
  /** Of so many, the newest, it is told where the terms stand. */
  told: number;
}

/** A document, and for each term the ids of the chunks that hold it. */
export type FoundDocument = [document_id: number, ...chunks: number[][]];

export interface Found {
  total: number;
  newest: FoundDocument[];
  /** For each term that was looked up, in how many documents and in how many chunks; null where nobody needs to know. */
  documents: (number | null)[];
  chunks: (number | null)[];
}

/** In a document of more chunks these are ranked and shown: the first ones. */
const CHUNKS_OF_A_DOCUMENT = 256;

export const isScoped = ({ contact_id, folder_id }: SearchScope): boolean =>
  contact_id !== undefined || folder_id !== undefined;

/** True of an alive document of the scope. */
export const inScope = ({ contact_id, folder_id }: SearchScope): RawBuilder<unknown> => sql`
  documents.deleted_at is null
  and ${contact_id === undefined ? sql`true` : sql`documents.contact_id = ${contact_id}`}
  and ${folder_id === undefined ? sql`true` : sql`documents.folder_id = ${folder_id}`}`;

const column = (name: string, term: number) => sql.ref(`${name}_${term}`);

export async function findDocuments(
  ctx: Context,
  terms: readonly QueryTerm[],
  scope: SearchScope,
  reading: Reading,
): Promise<Found> {
  const found = terms.map((_, i) => sql`${column('found', i)}[1:${CHUNKS_OF_A_DOCUMENT}::integer]`);
  const { rows } = await sql<Found>`
    with ${sql.join([sql``, ...lookUps(terms, scope, reading)], sql` `)} matching as materialized (
      ${matchingDocuments(terms, reading, scope)} limit ${reading.count}::integer)
    select (select count(*)::integer from matching) as total,
      array[${sql.join(ofLeading(terms, reading, sql`count(*)::integer`))}] as documents,
      array[${sql.join(ofLeading(terms, reading, sql`coalesce(sum(cardinality(chunks)), 0)::integer`))}] as chunks,
      (select coalesce(json_agg(json_build_array(document_id, ${sql.join(found)}) order by document_id desc), '[]')
       from (select * from matching order by document_id desc limit ${reading.told}::integer) as newest) as newest`.execute(
    ctx.db,
  );
  return rows[0]!;
}

/** For each leading term a table expression of documents and their chunks, newest first. */
function lookUps(
  terms: readonly QueryTerm[],
  scope: SearchScope,
  { part, leading, rarest_first, at_once, narrowed }: Reading,
): RawBuilder<unknown>[] {
  if (part === undefined) return [];
  // With one term it is read no farther than needed.
  const kept = terms.length > 1 ? sql`materialized` : sql`not materialized`;
  return leading.map((i, n) => {
    const before = leading[n - 1];
    const led_to =
      rarest_first && before !== undefined
        ? sql`select document_id from ${column('looked_up', before)}`
        : undefined;
    const in_index = narrowed[i] === true ? led_to : undefined;
    // What the spans hold besides, and of a folder with few of the archive's documents the others, is left out before
    // anything is done with it.
    const among = [
      sql`document_id between ${part.from} and ${part.to}`,
      ...(isScoped(scope)
        ? [sql`document_id in (select documents.id from documents where ${inScope(scope)})`]
        : []),
      ...(led_to !== undefined && in_index === undefined ? [sql`document_id in (${led_to})`] : []),
    ];
    const chunks = chunksWith(terms[i]!, spansOf(part), at_once[i], in_index);
    const looked_up = sql`select document_id, chunk, tsv from (${chunks}) as found where ${sql.join(among, sql` and `)}`;
    const verified =
      rarest_first && !isOneWord(terms[i]!)
        ? sql`select document_id, chunk from (${looked_up} offset 0) as found where tsv @@ ${toTsTerm(terms[i]!)}::tsquery`
        : looked_up;
    return sql`${column('looked_up', i)} as ${kept} (
      select document_id, array_agg(chunk) as chunks from (${verified} order by document_id, chunk) as found
      group by document_id),`;
  });
}

/** What tells which terms are worth being looked up farther on; with one there is no choice. */
function ofLeading(
  terms: readonly QueryTerm[],
  { leading, rarest_first }: Reading,
  value: RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  return terms.map((_, i) =>
    terms.length > 1 && !rarest_first && leading.includes(i)
      ? sql`(select ${value} from ${column('looked_up', i)})`
      : sql`null::integer`,
  );
}

/**
 * document_id and, for each term, found_N: the ids of the chunks that hold it. The newest candidates first, each looked at
 * only until there are enough: every `offset 0` keeps two steps apart.
 */
function matchingDocuments(
  terms: readonly QueryTerm[],
  reading: Reading,
  scope: SearchScope,
): RawBuilder<unknown> {
  const found = terms.map((term, i) => sql`${foundIn(term, i, reading)} as ${column('found', i)}`);
  const all_found = terms.map((_, i) => sql`${column('found', i)} is not null`);
  return sql`
    select * from (
      select candidates.document_id, ${sql.join(found)} from (${candidatesOf(reading.leading, scope)} offset 0) as candidates
      cross join lateral (
        select from documents where documents.id = candidates.document_id and ${inScope(scope)} offset 0
      ) as alive
      order by candidates.document_id desc offset 0
    ) as matched
    where ${sql.join(all_found, sql` and `)}
    order by document_id desc`;
}

/** Newest first; with the chunks that the index gave for the terms that lead. */
function candidatesOf(leading: readonly number[], scope: SearchScope): RawBuilder<unknown> {
  const [first, ...others] = leading;
  if (first === undefined)
    return sql`select documents.id as document_id from documents where ${inScope(scope)} order by documents.id desc`;
  const chunks = leading.map((i) => sql`${column('looked_up', i)}.chunks as ${column('chunks', i)}`);
  const joins = others.map((i) => sql`join ${column('looked_up', i)} using (document_id)`);
  return sql`select document_id, ${sql.join(chunks)} from ${column('looked_up', first)} ${sql.join([sql``, ...joins], sql` `)}
    order by document_id desc`;
}

/** The ids of the chunks that hold the term, null where none does. */
function foundIn(term: QueryTerm, i: number, { leading, rarest_first }: Reading): RawBuilder<unknown> {
  const chunks = sql`candidates.${column('chunks', i)}`;
  const leads = leading.includes(i);
  if (leads && (rarest_first || isOneWord(term))) return chunks;
  const where = leads ? sql`id = any(${chunks})` : sql`document_id = candidates.document_id`;
  return sql`(select array_agg(id order by id) from document_chunks where ${where} and tsv @@ ${toTsTerm(term)}::tsquery)`;
}
