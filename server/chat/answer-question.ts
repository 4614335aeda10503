// One question over one folder: understood as a query over the records and run by code, or else answered from the text of
// every page. The turn is kept in the session.
import type { ChatAnswer, ChatRequest, ChatRoute, ChatSource } from '../../contract/chat.ts';
import type { Context } from '../context.ts';
import { isoDay } from '../platform/clock.ts';
import { getFolderOf } from '../folders/store.ts';
import { containsAll } from '../search/matching.ts';
import { queryTerms } from '../search/tokenize.ts';
import { sql } from 'kysely';
import { phraseResult } from './answers/phrase-result.ts';
import { textsFor, type Texts } from './answers/texts.ts';
import { answerWithModel } from './model/answer-with-model.ts';
import { languageOf, type Language } from './language.ts';
import { RECORD_PAGE } from './page-texts.ts';
import { readFolder } from './passages/read-folder.ts';
import { contentOf } from './questions/filler.ts';
import { EVERYTHING, isWeak, type Filter, type Query } from './questions/query.ts';
import { withFields } from './lookups/enrich.ts';
import { linkQuestion } from './lookups/link-question.ts';
import { loadFolder, type Folder } from './records/load-folder.ts';
import type { WordHits } from './records/match.ts';
import { beginningsOf, relaxed } from './records/match-text.ts';
import { runQuery, type Result } from './records/run-query.ts';
import { vocabularyOf } from './records/vocabulary.ts';
import { sourcesOfResult, verifiedSources } from './sources.ts';
import { lastQuery, saveTurn, sessionFor, type SessionRow, type TurnRow } from './store.ts';

/** What an asker may watch while the answer is made. */
export interface Watch {
  signal: AbortSignal;
  on_delta(text: string): void;
  /** What was sent so far does not count. */
  on_reset(): void;
}

interface Answered {
  answer: string;
  route: ChatRoute;
  found: boolean;
  sources: ChatSource[];
  engine: string;
  query?: Query;
  /** The question names what stands in no document: no passage is its answer. */
  refused?: boolean;
  /** The documents that the question names. */
  about?: number[];
}

/** What is fixed before the answer: unknown places are refused here, before a stream begins. */
export interface Opened {
  session: SessionRow;
  turns: TurnRow[];
  request: ChatRequest;
}

export async function openQuestion(ctx: Context, request: ChatRequest): Promise<Opened> {
  await getFolderOf(ctx, request.contact_id, request.folder_id);
  return { request, ...(await sessionFor(ctx, request)) };
}

export async function answerQuestion(ctx: Context, opened: Opened, watch: Watch): Promise<ChatAnswer> {
  const { request, session } = opened;
  const language = languageOf(request.question);
  const folder = await loadFolder(ctx, request);
  const {
    query,
    refused: _refused,
    about: _about,
    ...answered
  } = await answerFrom(ctx, folder, opened, language, watch);
  const answer = { ...answered, language, coverage: folder.coverage };
  watch.signal.throwIfAborted();
  await saveTurn(ctx, session, { question: request.question, answer, query });
  return { session_id: session.id, ...answer };
}

async function answerFrom(
  ctx: Context,
  folder: Folder,
  { request, turns }: Opened,
  language: Language,
  watch: Watch,
): Promise<Answered> {
  const texts = textsFor(language);
  const { documents_read, not_available } = folder.coverage;
  if (documents_read === 0)
    return said(watch, notFound(texts.none_processed(not_available.length), 'freeform'));
  const by_records = await answerByRecords(ctx, folder, request.question, turns, texts, watch.signal);
  const told = by_records.answer !== '' && (by_records.found || by_records.route !== 'lookup');
  if (told && by_records.route !== 'summarise') return said(watch, by_records);
  const by_model = await answerByModel(ctx, folder, { request, turns, language }, watch);
  if (by_model?.found === true) return by_model;
  if (told) return said(watch, by_records);
  if (by_model !== undefined)
    return said(watch, { ...notFound(texts.not_found(documents_read), 'freeform'), engine: by_model.engine });
  if (by_records.refused === true) return said(watch, by_records);
  const { about = [] } = by_records;
  // "Gross?" after a question that had no answer: it says of nothing what it asks.
  if (turns.length > 0 && about.length === 0 && contentOf(request.question).length <= FEW_WORDS)
    return said(watch, notFound(texts.not_found(documents_read), 'freeform'));
  const among = about.length > 0 ? new Set(about) : undefined;
  const question = among === undefined ? withContext(request.question, turns) : request.question;
  const by_text = await answerByText(ctx, folder, question, texts, watch, among);
  if (by_text.found || by_records.answer !== '') return said(watch, by_text.found ? by_text : by_records);
  return said(watch, {
    ...by_text,
    ...(about.length > 0 && { query: { ...EVERYTHING, operation: 'value', result: about } }),
  });
}

const FEW_WORDS = 2;

/** Undefined where no model answers; then nothing of it was shown. */
async function answerByModel(
  ctx: Context,
  folder: Folder,
  { request, turns, language }: Pick<Opened, 'request' | 'turns'> & { language: Language },
  watch: Watch,
): Promise<Answered | undefined> {
  const input = { folder, question: request.question, language, turns };
  const answer = await answerWithModel(ctx, input, watch);
  if (answer === undefined) return undefined;
  const sources = await verifiedSources(ctx, folder, answer.quotes);
  return { answer: answer.text, route: 'freeform', found: sources.length > 0, sources, engine: answer.model };
}

function said(watch: Watch, answered: Answered): Answered {
  for (const part of answered.answer.match(/[^\n]*\n|[^\n]+$/g) ?? []) watch.on_delta(part);
  return answered;
}

const notFound = (answer: string, route: ChatRoute): Answered => ({
  answer,
  route,
  found: false,
  sources: [],
  engine: BUILT_IN,
});

export const BUILT_IN = 'builtin';

/** An empty answer where the question asks for what neither a record nor a label on a page can tell. */
async function answerByRecords(
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
  const {
    query: parsed,
    records,
    nowhere,
    about,
  } = await linkQuestion(ctx, folder, question, background, signal);
  if (nowhere.length > 0) return notUnderstood(folder, nowhere, texts);
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
  const answer = phraseResult(result, records.length, texts);
  if (answer === undefined) return none;
  const found = result.rows.length > 0 || result.groups.length > 0 || countsNone(result);
  const sources = await sourcesOfResult(ctx, folder, result);
  return {
    answer,
    route: routeOf(query),
    found,
    sources,
    engine: BUILT_IN,
    about,
    query: { ...parsed, result: documentsOf(result) },
  };
}

/** A value asked of so many documents, and of none in particular, was not understood. */
const isTooWide = ({ query, matching }: Result): boolean =>
  query.operation === 'value' && query.filters.every(isWeak) && matching.length > MOST_VALUES;
const MOST_VALUES = 20;

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

/** "And who signed it?" means what the question before was about. */
const POINTS_BACK =
  /^(?:and|what about|how about|also|but|then|why|when|who|where)\b.{0,40}$|\b(?:it|its|they|their|them|that|this one|he|she)\b|^(?:那|那么|还有)|呢[?？]?$|[它其该]|他们|她/i;
const SHORT = 60;

export function withContext(question: string, turns: readonly TurnRow[]): string {
  const before = turns.at(-1);
  return before !== undefined && question.length <= SHORT && POINTS_BACK.test(question)
    ? `${before.question} ${question}`
    : question;
}

async function answerByText(
  ctx: Context,
  folder: Folder,
  question: string,
  texts: Texts,
  watch: Watch,
  among: ReadonlySet<number> | undefined,
): Promise<Answered> {
  const passages = await readFolder(ctx, folder, question, watch.signal, among);
  const quotes = passages.map(({ document_id, page, text }) => ({ document_id, page, text }));
  const sources = await verifiedSources(ctx, folder, quotes);
  if (sources.length === 0) return notFound(texts.not_found(folder.coverage.documents_read), 'freeform');
  const answer = sources
    .map(
      ({ quote, filename, page }) =>
        `${quote.replaceAll(/\s*\n\s*/g, ' ')} (${page === null || page === RECORD_PAGE ? filename : texts.page(filename, page)})`,
    )
    .join('\n');
  const result = [...new Set(sources.map(({ document_id }) => document_id))];
  const query: Query = { ...EVERYTHING, operation: 'value', result };
  return { answer, route: 'freeform', found: true, sources, engine: BUILT_IN, query };
}
