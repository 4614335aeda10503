// One question over one folder: understood as a query over the records and run by code, or else answered from the text of
// every page. The turn is kept in the session.
import type { ChatAnswer, ChatRequest } from '../../contract/chat.ts';
import type { Context } from '../context.ts';
import { wholeWords } from '../lexicon/words.ts';
import { getFolderOf } from '../folders/store.ts';
import { answerByRecords, answerQuery, backgroundOf } from './answer-from-records.ts';
import { answerByText, goesOn } from './answer-from-text.ts';
import { notFound, type Answered } from './answered.ts';
import { SURE, surenessOf, type AnswerSignals } from './answers/certainty.ts';
import { textsFor, type Texts } from './answers/texts.ts';
import { answerWithModel, withModel } from './model/answer-with-model.ts';
import { proposeQuery } from './model/propose-query.ts';
import { languageOf, type Language } from './language.ts';
import { contentOf } from './questions/filler.ts';
import { leansBack } from './questions/follow-up.ts';
import { NO_HINTS } from './questions/parse-question.ts';
import { EVERYTHING } from './questions/query.ts';
import { loadFolder, type Folder } from './records/load-folder.ts';
import { verifiedSources } from './sources.ts';
import { questionsFor } from './suggest-questions.ts';
import { answerByTable } from './tables/answer-by-table.ts';
import { lastQuery, saveTurn, sessionFor, type SessionRow, type TurnRow } from './store.ts';

/** What an asker may watch while the answer is made. */
export interface Watch {
  signal: AbortSignal;
  on_delta(text: string): void;
  /** What was sent so far does not count. */
  on_reset(): void;
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
  return (await answerWithSignals(ctx, opened, watch)).answer;
}

/** The answer, and what its sureness was computed from; none where a model or a table answered, or nothing was found. */
export async function answerWithSignals(
  ctx: Context,
  opened: Opened,
  watch: Watch,
): Promise<{ answer: ChatAnswer; signals: AnswerSignals | undefined }> {
  const { request, session } = opened;
  const language = languageOf(request.question);
  const folder = await loadFolder(ctx, request);
  const {
    query,
    signals,
    refused: _refused,
    about: _about,
    readings = [],
    ...answered
  } = await answerFrom(ctx, folder, opened, language, watch);
  const answer = { ...answered, readings, language, coverage: folder.coverage };
  watch.signal.throwIfAborted();
  const kept = query === undefined ? undefined : { ...query, unsure: answered.unsure, readings };
  await saveTurn(ctx, session, { question: request.question, answer, query: kept });
  return { answer: { session_id: session.id, ...answer }, signals };
}

async function answerFrom(
  ctx: Context,
  folder: Folder,
  opened: Opened,
  language: Language,
  watch: Watch,
): Promise<Answered> {
  const { request, turns } = opened;
  const { question } = request;
  const texts = textsFor(language);
  const say = (answered: Answered) => said(watch, answered, texts);
  const { documents_read, not_available } = folder.coverage;
  const nothing = notFound(texts.say('notFound', { n: documents_read }), 'freeform');
  if (documents_read === 0) {
    const n = not_available.length;
    return say({ ...nothing, answer: n === 0 ? texts.say('noDocuments') : texts.say('noneReady', { n }) });
  }
  if (GREETING.test(question.trim()))
    return say({ ...nothing, answer: texts.say('help'), readings: questionsFor(folder.records, language) });
  const by_records = await answerByRecords(ctx, folder, question, turns, texts, watch.signal);
  const { route, found, query, about = [] } = by_records;
  const { figure, result } = lastQuery(turns) ?? EVERYTHING;
  const by_table = await answerByTable(ctx, folder, question, figure, isSure(by_records), texts);
  if (by_table !== undefined) return say(by_table);
  const told = by_records.answer !== '' && (found || route !== 'lookup');
  const by_text = async () => {
    const before = about.length === 0 && goesOn(question) ? result : [];
    const continued = before.length > 0;
    const meant = { question, continued, among: continued ? before : about };
    return answerByText(ctx, folder, meant, texts, watch.signal);
  };
  if (told && route !== 'summarise') {
    // A value that is in doubt gives way to a sentence that hardly can be.
    const doubtful =
      surenessOf(by_records.signals ?? {}) < SURE && route === 'lookup' && query?.line_items === false;
    const sentence = doubtful ? await by_text() : undefined;
    return say(sentence !== undefined && isSure(sentence) ? sentence : by_records);
  }
  const by_frame =
    told || by_records.refused === true
      ? undefined
      : await answerByFrame(ctx, folder, opened, about, texts, watch);
  if (by_frame?.found === true) return say(by_frame);
  const by_model = await answerByModel(ctx, folder, opened, language, watch);
  if (by_model?.found === true) return by_model;
  if (told) return say(by_records);
  if (by_model !== undefined) return say({ ...nothing, engine: by_model.engine });
  if (by_records.refused === true) return say(by_records);
  // "Gross?" after a question that had no answer, "how much of that is tax?" at first: it says of nothing what it asks.
  const leans = turns.length > 0 || (documents_read > 1 && leansBack(question));
  if (leans && about.length === 0 && contentOf(question).length <= FEW_WORDS) return say(nothing);
  const sentence = await by_text();
  if (by_records.answer !== '') {
    // Of a document that lacks the field by that name, a sentence has to be sure to say it; Chinese has few fixed names.
    const named = language === 'en' && query?.fields.some((field) => !OF_ANY.has(field)) === true;
    return say((named ? isSure(sentence) : sentence.found) ? sentence : by_records);
  }
  return say({
    ...sentence,
    ...(about.length > 0 && { query: { ...EVERYTHING, operation: 'value', result: about } }),
  });
}

/** A greeting, thanks, or a question for what may be asked. */
const GREETING = new RegExp(`^(?:${wholeWords('greeting')})[\\s\\p{P}]*$`, 'iu');

const isSure = ({ found, unsure }: Answered): boolean => found && !unsure;

const FEW_WORDS = 2;
/** What is asked for by how much, when and who, which may mean other things. */
const OF_ANY = new Set(['total', 'date', 'sender']);

/** The model says what is asked, and the records answer. Undefined where it proposes nothing that fits the folder. */
async function answerByFrame(
  ctx: Context,
  folder: Folder,
  { request, turns }: Opened,
  about: readonly number[],
  texts: Texts,
  watch: Watch,
): Promise<Answered | undefined> {
  const background = backgroundOf(ctx, folder, turns);
  const proposed = await withModel(ctx, watch, async (model) => ({
    query: await proposeQuery(model, request.question, background, about, watch.signal),
    engine: model.name,
  }));
  if (proposed?.query === undefined) return undefined;
  const asking = { query: proposed.query, records: folder.records, about: [], hints: NO_HINTS };
  const answered = await answerQuery(ctx, folder, asking, background.previous, texts, watch.signal);
  return { ...answered, engine: proposed.engine };
}

/** Undefined where no model answers; then nothing of it was shown. */
async function answerByModel(
  ctx: Context,
  folder: Folder,
  { request, turns }: Opened,
  language: Language,
  watch: Watch,
): Promise<Answered | undefined> {
  const input = { folder, question: request.question, language, turns };
  const answer = await withModel(ctx, watch, (model) => answerWithModel(ctx, model, input, watch));
  if (answer === undefined) return undefined;
  const sources = await verifiedSources(ctx, folder, answer.quotes);
  return {
    ...notFound(answer.text, 'freeform'),
    found: sources.length > 0,
    sources,
    engine: answer.model,
  };
}

/** What is in doubt begins with saying so. */
function said(watch: Watch, answered: Answered, texts: Texts): Answered {
  const { found, unsure } = answered;
  const answer = found && unsure ? texts.say('unsure', { answer: answered.answer }) : answered.answer;
  for (const part of answer.match(/[^\n]*\n|[^\n]+$/g) ?? []) watch.on_delta(part);
  return { ...answered, answer };
}
