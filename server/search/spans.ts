// The index holds the words of each span of documents together (search_words in the database), so that the newest documents
// are searched without reading where else a word stands. A query names the spans that it is for.
import { sql, type RawBuilder } from 'kysely';
import { mayHold } from './neighbours.ts';
import { lexemesOf, type QueryTerm } from './tokenize.ts';

/** As in search_words: a span is 2^11 document ids, of which the bits above are the span's number. */
const SPAN_BITS = 11;
export const SPAN = 2 ** SPAN_BITS;

/** Spans looked up together, where it is not known how frequent a word is. */
const SPANS_AT_ONCE = 4;
const MOST_AT_ONCE = 16;
/** One look-up costs as much as the index needs for so many rows, each time for every span that is looked up with it. */
const ROWS_OF_A_LOOK_UP = 600;

/** How many spans are best looked up together, given the rows that the index finds in one. */
export const spansAtOnce = (rows: number): number =>
  Math.min(MOST_AT_ONCE, Math.max(1, Math.round(Math.sqrt(ROWS_OF_A_LOOK_UP / Math.max(1, rows)))));

/** Stands for the number of the span; no word has it. */
const ANY_SPAN = '%';

const spanOf = (document_id: number): number => Math.floor(document_id / SPAN);

/** A part of the archive: its first and last document id, both included. */
export interface Part {
  from: number;
  to: number;
}

/** True when the index alone tells what the term finds; otherwise its words could also stand apart from one another. */
export function isOneWord({ runs }: QueryTerm): boolean {
  const [run, ...others] = runs;
  return run !== undefined && others.length === 0 && (run.kind === 'word' || [...run.text].length <= 2);
}

/** Rows `query`, for the index: the words of the term, in some of the spans each, all of them together in all; `part` numbers them. */
function queriesOf(term: QueryTerm, spans: RawBuilder<unknown>, at_once: number): RawBuilder<unknown> {
  const words = lexemesOf(term).map(({ text, prefix }) => `'${ANY_SPAN}:${text}'${prefix ? ':*' : ''}`);
  return sql`
    select span / ${at_once}::integer as part,
      string_agg(replace(${`(${words.join('&')})`}, ${ANY_SPAN}, to_hex(span)), '|')::tsquery as query
    from (${spans}) as spans (span) group by part`;
}

/**
 * Rows of document_id, chunk and tsv: the chunks that hold all words of the term; of several, some may
 * stand apart from one another.
 * `spans` is a query for the numbers of spans. With `among`, a query for the ids of documents, only their chunks: the index of
 * documents leaves out all others before any of them is read.
 */
export function chunksWith(
  term: QueryTerm,
  spans: RawBuilder<unknown>,
  at_once = SPANS_AT_ONCE,
  among?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const queries = sql`(${queriesOf(term, spans, at_once)}) as queries`;
  const with_documents = sql`${queries} join (
      select id / ${SPAN}::integer / ${at_once}::integer as part, array_agg(id) as documents
      from (${among ?? sql`select null::integer`}) as among (id) group by part
    ) as grouped using (part)`;
  const of_documents = among === undefined ? sql`true` : sql`document_id = any(grouped.documents)`;
  // `offset 0` keeps the planner from turning the look-ups into a reading of the whole table.
  return sql`
    select found.document_id, found.chunk, found.tsv from ${among === undefined ? queries : with_documents} cross join lateral (
      select document_id, id as chunk, tsv from document_chunks
      where public.search_words(document_id, tsv) @@ queries.query and ${of_documents} and ${mayHold(term)} offset 0
    ) as found`;
}

/** The numbers of the spans that the part lies in. */
export const spansOf = ({ from, to }: Part): RawBuilder<unknown> =>
  sql`select generate_series(${spanOf(from)}::integer, ${spanOf(to)}::integer)`;
