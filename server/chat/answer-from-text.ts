// A question answered from the text of the pages: the sentences that say it, or those that come closest.
import type { Context } from '../context.ts';
import type { Answered } from './answered.ts';
import { notFound } from './answered.ts';
import { isUnsure } from './answers/certainty.ts';
import type { Texts } from './answers/texts.ts';
import { RECORD_PAGE } from './page-texts.ts';
import { readFolder } from './passages/read-folder.ts';
import { leansBack } from './questions/follow-up.ts';
import { EVERYTHING, type Query } from './questions/query.ts';
import type { Folder } from './records/load-folder.ts';
import { verifiedSources } from './sources.ts';

/** "And who signed it?", "Why?" mean what the question before was about. */
const ELLIPTIC = /^(?:why|when|who|where)\b.{0,40}$/i;
const SHORT = 60;

export const goesOn = (question: string): boolean =>
  question.length <= SHORT && (leansBack(question) || ELLIPTIC.test(question));

interface AskedOfText {
  question: string;
  /** It is asked of the documents that the question before came down to. */
  continued: boolean;
  /** The only documents whose sentences may answer; without any, all of the folder. */
  among: readonly number[];
}

export async function answerByText(
  ctx: Context,
  folder: Folder,
  { question, continued, among }: AskedOfText,
  texts: Texts,
  signal: AbortSignal,
): Promise<Answered> {
  const meant = among.length > 0 ? new Set(among) : undefined;
  const { passages, answers, signals: read } = await readFolder(ctx, folder, question, signal, meant);
  const signals = { ...read, continued: Number(continued) };
  const quotes = passages.map(({ document_id, page, text }) => ({ document_id, page, text }));
  const sources = await verifiedSources(ctx, folder, quotes);
  const none = notFound(texts.say('notFound', { n: folder.coverage.documents_read }), 'freeform');
  if (sources.length === 0) return none;
  const said = sources.map(
    ({ quote, filename, page }) =>
      `${quote.replaceAll(/\s*\n\s*/g, ' ')} (${page === null || page === RECORD_PAGE ? filename : texts.say('page', { filename, page })})`,
  );
  const result = [...new Set(sources.map(({ document_id }) => document_id))];
  const query: Query = { ...EVERYTHING, operation: 'value', result };
  if (!answers)
    return { ...none, answer: [none.answer, texts.say('closest'), ...said].join('\n'), sources, query };
  return {
    ...none,
    answer: said.join('\n'),
    found: true,
    unsure: isUnsure(signals),
    signals,
    sources,
    query,
  };
}
