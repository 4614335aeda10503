// A question answered by the operator's model: over all documents in one prompt where they fit, else over what was collected
// from each of them. Statements are shown as they come, each after its quotes were found on their pages.
import type { Context } from '../../context.ts';
import { getContact } from '../../contacts/store.ts';
import { errorForLog } from '../../platform/log.ts';
import { ModelError } from '../../platform/model/model-error.ts';
import type { ChatMessage, Model } from '../../platform/model/model.ts';
import { findModelSettings } from '../../settings/model.ts';
import type { Watch } from '../answer-question.ts';
import type { Language } from '../language.ts';
import { groupBy } from '../../platform/group-by.ts';
import { byPlace, pageKey, pagesOf } from '../page-texts.ts';
import type { Folder } from '../records/load-folder.ts';
import { isOnPage, type Quote } from '../sources.ts';
import type { TurnRow } from '../store.ts';
import { collectFacts, type Fact, narrowFacts } from './collect-facts.ts';
import { answerMessages, type Asked, showDocument } from './prompts.ts';

const MAX_TOKENS = 1200;

export interface ModelAnswer {
  /** Empty where the model found nothing that stands on a page. */
  text: string;
  quotes: Quote[];
  model: string;
}

interface Input {
  folder: Folder;
  question: string;
  language: Language;
  turns: readonly TurnRow[];
}

/** What `use` makes of the operator's model; undefined where there is none, or it fails: the built-in engine answers then. */
export async function withModel<T>(
  ctx: Context,
  listener: Pick<Watch, 'signal' | 'on_reset'>,
  use: (model: Model) => Promise<T>,
): Promise<T | undefined> {
  const settings = await findModelSettings(ctx);
  if (settings === undefined) return undefined;
  try {
    return await use(await ctx.models.connect(settings, listener.signal));
  } catch (error) {
    listener.signal.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
    ctx.log.warn(errorForLog(error), 'the model could not be used for a question');
    listener.on_reset();
    return undefined;
  }
}

/** What stands on the pages, as the model says it. */
export async function answerWithModel(
  ctx: Context,
  model: Model,
  { folder, question, language, turns }: Input,
  listener: Watch,
): Promise<ModelAnswer> {
  const { ai_chat_instructions: instructions } = await getContact(ctx, folder.contact_id);
  const asked: Asked = { question, language, instructions, turns };
  const pages = await pagesOf(ctx, folder);
  const texts = byPlace(pages);
  const own = groupBy(pages, ({ document_id }) => document_id);
  const documents = folder.records.map((record) => ({ record, pages: own.get(record.id) ?? [] }));
  const whole = answerMessages(asked, documents.map(showDocument).join('\n\n'));
  const messages = model.fits({ messages: whole, max_tokens: MAX_TOKENS })
    ? whole
    : overFacts(model, asked, await collectFacts(model, asked, documents, listener.signal));
  const claims: Claim[] = [];
  if (messages !== undefined) {
    for await (const line of linesOf(model, messages, listener.signal)) {
      if (line === 'discard') {
        claims.length = 0;
        listener.on_reset();
        continue;
      }
      const claim = readClaim(line, question, (id, page) => texts.get(pageKey(id, page)));
      if (claim === undefined) continue;
      listener.on_delta(claims.length === 0 ? claim.text : `\n${claim.text}`);
      claims.push(claim);
    }
  }
  return {
    text: claims.map(({ text }) => text).join('\n'),
    quotes: claims.flatMap(({ quotes }) => quotes),
    model: model.name,
  };
}

/** The question over what was collected; undefined where nothing was. */
function overFacts(model: Model, asked: Asked, facts: readonly Fact[]): ChatMessage[] | undefined {
  // With the place and the quote, as an answer has to cite them.
  const show = ({ document, page, quote, fact }: Fact) => `[D${document} p${page}: "${quote}"] ${fact}`;
  const messagesOf = (some: readonly Fact[]) => answerMessages(asked, some.map(show).join('\n'));
  const left = narrowFacts(facts, (some) =>
    model.fits({ messages: messagesOf(some), max_tokens: MAX_TOKENS }),
  );
  return left.length === 0 ? undefined : messagesOf(left);
}

/** Whole lines as they come; `discard` when all so far was the model's thinking. */
async function* linesOf(
  model: Model,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  let pending = '';
  for await (const event of model.stream({ messages, max_tokens: MAX_TOKENS, signal })) {
    if (event.type === 'discard') {
      pending = '';
      yield 'discard';
    } else if (event.type === 'text') {
      pending += event.text;
      for (let end = pending.indexOf('\n'); end >= 0; end = pending.indexOf('\n')) {
        yield pending.slice(0, end);
        pending = pending.slice(end + 1);
      }
    }
  }
  if (pending.trim() !== '') yield pending;
}

export interface Claim {
  text: string;
  quotes: Quote[];
}

const PLACE = /\[\s*D(\d+)[\s,，]*p(?:age|\.)?\s*(\d+)\s*[:：,，]?\s*["“”「『](.+?)["“”」』]\s*\]/gsu;
/** Short numbers are ordinals, days and months; those may be worded differently. */
const FIGURE = /\d[\d.,]*\d{2}/g;

/** Undefined for a line that nothing supports. `pageText` gives the text of a page of the folder, or undefined. */
export function readClaim(
  line: string,
  question: string,
  pageText: (document_id: number, page: number) => string | undefined,
): Claim | undefined {
  const quotes: Quote[] = [];
  for (const [, document, page, text] of line.matchAll(PLACE)) {
    const quote = { document_id: Number(document), page: Number(page), text: text!.trim() };
    const on_page = pageText(quote.document_id, quote.page);
    if (on_page !== undefined && isOnPage(quote.text, on_page)) quotes.push(quote);
  }
  const text = line
    .replaceAll(PLACE, '')
    .replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '')
    .replaceAll(/\s+([.。,，;；])/g, '$1')
    // Links and images would lead readers, or their browsers, elsewhere.
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/https?:\/\/\S+/g, (url) => (quotes.some((quote) => quote.text.includes(url)) ? url : '…'))
    .trim();
  if (quotes.length === 0 || text === '') return undefined;
  return hasOnlyFiguresOf(text, [question, ...quotes.map((quote) => quote.text)])
    ? { text, quotes }
    : undefined;
}

/** Every longer figure of the statement must stand in a quote, or in the question. */
function hasOnlyFiguresOf(text: string, allowed: readonly string[]): boolean {
  const digits = allowed.map((one) =>
    one
      .normalize('NFKC')
      .replaceAll(/(?<=\d)[.,](?=\d)/g, '')
      .replaceAll(/\D+/g, ' '),
  );
  return (text.normalize('NFKC').match(FIGURE) ?? []).every((figure) => {
    const wanted = figure.replaceAll(/\D/g, '');
    return digits.some((one) => one.includes(wanted) || one.includes(wanted.replace(/0{1,2}$/, '')));
  });
}
