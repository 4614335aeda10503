// A question understood as a query over the records and run by code.
import type { ChatRoute } from '../../contract/chat.ts';
import type { Context } from '../context.ts';
import { isoDay } from '../platform/clock.ts';
import { BUILT_IN, notFound, type Answered } from './answered.ts';
import { isUnsure, reasonsToCheck, resultSignals } from './answers/certainty.ts';
import { phraseResult } from './answers/phrase-result.ts';
import { readingsOf } from './answers/scope.ts';
import type { Texts } from './answers/texts.ts';
import { withFields } from './lookups/enrich.ts';
import { linkQuestion, type Linked } from './lookups/link-question.ts';
import { settleQuery } from './lookups/settle-query.ts';
import { leansBack } from './questions/follow-up.ts';
import type { Background } from './questions/parse-question.ts';
import { isWeak, type Operation, type Query } from './questions/query.ts';
import type { Folder } from './records/load-folder.ts';
import { isExtreme, isFigure, runQuery, type Result } from './records/run-query.ts';
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
  const background = backgroundOf(ctx, folder, turns);
  const linked = await linkQuestion(ctx, folder, question, background, signal);
  const { nowhere, about } = linked;
  if (nowhere.length > 0) return notUnderstood(folder, nowhere, texts);
  if (isLost(question, turns, background.previous, about))
    return {
      ...notFound(texts.say('notFound', { n: folder.coverage.documents_read }), 'lookup'),
      refused: true,
    };
  return answerQuery(ctx, folder, linked, background.previous, texts, signal);
}

export const backgroundOf = (ctx: Context, { records }: Folder, turns: readonly TurnRow[]): Background => ({
  records,
  vocabulary: vocabularyOf(records),
  today: isoDay(ctx.clock.now()),
  previous: lastQuery(turns),
});

/** A query that a parser has linked, or a model has proposed, run by code. */
export type Asking = Omit<Linked, 'nowhere'>;

/** An empty answer where there is no query, or where the records cannot tell. */
export async function answerQuery(
  ctx: Context,
  folder: Folder,
  { query: parsed, records, about, hints: { follows, half, alternatives } }: Asking,
  previous: Query | undefined,
  texts: Texts,
  signal: AbortSignal,
): Promise<Answered> {
  const none = { ...notFound('', 'lookup'), about };
  if (parsed === undefined) return none;
  const itemised = { ...folder, records };
  const query = await settleQuery(ctx, itemised, parsed);
  const result = runQuery(query, await withFields(ctx, itemised, query, signal));
  if (isTooWide(result)) return none;
  const answer = phraseResult(result, records.length, texts);
  if (answer === undefined) return none;
  const found = result.rows.length > 0 || result.groups.length > 0 || countsNone(result);
  const sources = await sourcesOfResult(ctx, folder, result);
  const after_doubt = Number(previous?.unsure === true && follows);
  const signals = {
    ...resultSignals(result),
    after_doubt,
    half: Number(half),
  };
  const unsure = isUnsure(signals);
  const reasons = unsure ? reasonsToCheck(result).flatMap((reason) => texts.doubt(reason) ?? []) : [];
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
    // What no record meets stands on no page either.
    ...(result.matching.length === 0 && query.operation !== 'sum' && !found && { refused: true }),
    query: {
      ...parsed,
      result: documentsOf(result),
      among: isExtreme(query.operation)
        ? result.matching.map(({ id }) => id)
        : parsed.among.length > 0
          ? [...new Set([...parsed.among, ...documentsOf(result)])]
          : [],
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

/** What a question after this one may be about. */
const documentsOf = ({ query, rows, groups, matching }: Result): number[] => {
  const named = rows.length > 0 && groups.length === 0 && !isFigure(query.operation);
  return [...new Set((named ? rows.map(({ record }) => record) : matching).map(({ id }) => id))];
};

/** A name or a number that stands nowhere: no document is answered about in its place. */
function notUnderstood(folder: Folder, nowhere: readonly string[], texts: Texts): Answered {
  const answer = texts.say('unknown', { said: nowhere.join(' '), n: folder.coverage.documents_read });
  return { ...notFound(answer, 'lookup'), refused: true };
}

/** None is an answer where all that was asked for is known to the records. */
const countsNone = ({ query, count }: Result): boolean =>
  query.operation === 'count' && count === 0 && query.filters.every(({ kind }) => kind !== 'items');

const ROUTES: Partial<Record<Operation, ChatRoute>> = { value: 'lookup', list: 'list', summary: 'summarise' };
const routeOf = ({ operation, compare }: Query): ChatRoute =>
  compare ? 'compare' : (ROUTES[operation] ?? 'aggregate');
