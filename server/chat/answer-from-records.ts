// A question understood as a query over the records and run by code.
import { sql } from 'kysely';
import type { ChatRoute } from '../../contract/chat.ts';
import type { Context } from '../context.ts';
import { isoDay } from '../platform/clock.ts';
import { containsAll } from '../search/matching.ts';
import { fold, queryTerms } from '../search/tokenize.ts';
import { BUILT_IN, notFound, type Answered } from './answered.ts';
import { isUnsure, reasonsToCheck, resultSignals } from './answers/certainty.ts';
import { phraseResult } from './answers/phrase-result.ts';
import { readingsOf } from './answers/readings.ts';
import type { Texts } from './answers/texts.ts';
import { withFields } from './lookups/enrich.ts';
import { linkQuestion, type Linked } from './lookups/link-question.ts';
import { leansBack } from './questions/follow-up.ts';
import { isWeak, type Filter, type Query } from './questions/query.ts';
import type { Folder } from './records/load-folder.ts';
import type { WordHits } from './records/match.ts';
import { beginningsOf, relaxed } from './records/match-text.ts';
import { runQuery, type Result } from './records/run-query.ts';
import { vocabularyOf } from './records/vocabulary.ts';
import { sourcesOfResult } from './sources.ts';
import { lastQuery, type TurnRow } from './store.ts';

/** An empty answer where the question asks for what neither a record nor a label on a page can tell. */
export async function answerByRecords(
  ctx: Context,
  folder: Folder,
  question: string,
  turns: readonly TurnRow[],
  texts: Texts,
  signal: AbortSignal,
): Promise<Answered> {
  const background = {
    records: folder.records,
    vocabulary: vocabularyOf(folder.records),
    today: isoDay(ctx.clock.now()),
    previous: lastQuery(turns),
  };
  const linked = await linkQuestion(ctx, folder, question, background, signal);
  const { nowhere, about } = linked;
  if (nowhere.length > 0) return notUnderstood(folder, nowhere, texts);
  if (isLost(question, turns, background.previous, about))
    return { ...notFound(texts.not_found(folder.coverage.documents_read), 'lookup'), refused: true };
  return answerQuery(ctx, folder, linked, background.previous, texts, signal);
}

/** A query that a parser has linked, or a model has proposed, run by code. */
export type Asking = Omit<Linked, 'nowhere'>;

/** An empty answer where there is no query, or where the records cannot tell. */
export async function answerQuery(
  ctx: Context,
  folder: Folder,
  { query: parsed, records, about, follows, half, labels, alternatives }: Asking,
  previous: Query | undefined,
  texts: Texts,
  signal: AbortSignal,
): Promise<Answered> {
  const none = { ...notFound('', 'lookup'), about };
  if (parsed === undefined) return none;
  const hits = await findWords(ctx, folder, parsed.filters);
  const completed = await withFields(ctx, records, parsed, hits, signal);
  const first = runQuery(parsed, completed, hits);
  const wider = await readNames(ctx, { ...folder, records: completed }, first);
  const query = wider ?? parsed;
  const result =
    wider === undefined ? first : runQuery(wider, completed, await findWords(ctx, folder, wider.filters));
  if (isTooWide(result)) return none;
  if (follows && saysNothing(result, previous))
    return { ...notFound(texts.not_found(records.length), 'lookup'), refused: true };
  const answer = phraseResult(result, records.length, texts);
  if (answer === undefined) return none;
  const found = result.rows.length > 0 || result.groups.length > 0 || countsNone(result);
  const sources = await sourcesOfResult(ctx, folder, result);
  const after_doubt = Number(previous?.unsure === true && follows);
  const signals = {
    ...resultSignals(result),
    after_doubt,
    half: Number(half),
    borrowed: borrowedFrom(result, labels),
  };
  const unsure = isUnsure(signals);
  const reasons = unsure ? reasonsToCheck(result).flatMap((reason) => texts.check[reason] ?? []) : [];
  return {
    answer: [answer, ...reasons].join('\n'),
    route: routeOf(query),
    found,
    unsure,
    signals,
    sources,
    engine: BUILT_IN,
    about,
    readings: readingsOf(result, alternatives, texts),
    query: {
      ...parsed,
      result: documentsOf(result),
      among: EXTREMES.has(query.operation) ? result.matching.map(({ id }) => id) : [],
    },
  };
}

/** "And the tax?" after a question that had no answer: it says of nothing what it asks. */
const isLost = (
  question: string,
  turns: readonly TurnRow[],
  previous: Query | undefined,
  about: readonly number[],
): boolean => turns.length > 0 && previous === undefined && about.length === 0 && leansBack(question);

/** A value asked of so many documents, and of none in particular, was not understood. */
const isTooWide = ({ query, matching }: Result): boolean =>
  query.operation === 'value' && query.filters.every(isWeak) && matching.length > MOST_VALUES;
const MOST_VALUES = 20;

/** "Which bank?" is not asked of an invoice because the sender of a statement is labelled so. */
const borrowedFrom = ({ rows }: Result, labels: readonly { name: string; phrase: string }[]): number =>
  Number(
    labels.some(({ name, phrase }) =>
      rows.some(({ record }) => {
        const { label } = record.values.get(name) ?? {};
        return label !== undefined && !fold(label).includes(phrase);
      }),
    ),
  );

/** A list of the documents that were spoken of answers nothing: what is asked about them was not understood. */
const saysNothing = ({ query, matching }: Result, previous: Query | undefined): boolean =>
  query.operation === 'list' &&
  query.order_by === null &&
  query.filters.every((filter) => filter.kind === 'documents' || isWeak(filter)) &&
  matching.length === previous?.result.length;

const EXTREMES: ReadonlySet<Query['operation']> = new Set(['max', 'min', 'latest', 'earliest']);

/** What a question after this one may be about. */
const documentsOf = ({ query, rows, groups, matching }: Result): number[] => {
  const named = rows.length > 0 && groups.length === 0 && !/^(?:sum|average|median)$/.test(query.operation);
  return [...new Set((named ? rows.map(({ record }) => record) : matching).map(({ id }) => id))];
};

/** A name or a number that stands nowhere: no document is answered about in its place. */
function notUnderstood(folder: Folder, nowhere: readonly string[], texts: Texts): Answered {
  const answer = texts.unknown(nowhere.join(' '), folder.coverage.documents_read);
  return { ...notFound(answer, 'lookup'), refused: true };
}

/** None is an answer where all that was asked for is known to the records. */
const countsNone = ({ query, count }: Result): boolean =>
  query.operation === 'count' &&
  count === 0 &&
  query.filters.every(({ kind }) => !/^(?:words|items)$/.test(kind));

/** The query with names and days looked up in the text; undefined where the records say enough. */
async function readNames(ctx: Context, folder: Folder, first: Result): Promise<Query | undefined> {
  const named = first.query.filters.some((filter) => filter.kind === 'value' && filter.field === 'sender');
  const dated = first.query.filters.some(({ kind }) => kind === 'date');
  if (!named && (!dated || first.matching.length > 0)) return undefined;
  const parts = first.matching.length === 0 ? 'all' : 'names';
  return relaxed(first.query, folder, await beginningsOf(ctx, folder), parts);
}

function routeOf({ operation, compare }: Query): ChatRoute {
  if (compare) return 'compare';
  switch (operation) {
    case 'value':
      return 'lookup';
    case 'list':
      return 'list';
    case 'summary':
      return 'summarise';
    case 'sum':
    case 'count':
    case 'distinct':
    case 'average':
    case 'median':
    case 'max':
    case 'min':
    case 'latest':
    case 'earliest':
      return 'aggregate';
  }
}

/** Documents of the folder that have all the words of such a filter, from the index. */
async function findWords(ctx: Context, { folder_id }: Folder, filters: readonly Filter[]): Promise<WordHits> {
  const hits = new Map<Filter, Set<number>>();
  for (const filter of filters) {
    if (filter.kind !== 'words') continue;
    const terms = queryTerms(filter.words.join(' '));
    const rows = await ctx.db
      .selectFrom('documents')
      .select('id')
      .where('folder_id', '=', folder_id)
      .where(
        terms.length === 0
          ? sql<boolean>`false`
          : containsAll(
              terms,
              sql.ref('documents.id'),
              sql`select id from documents where folder_id = ${folder_id}`,
            ),
      )
      .execute();
    hits.set(filter, new Set(rows.map(({ id }) => id)));
  }
  return hits;
}
