// A question answered from the text of the pages, every one of which is read: the sentences that say it, as they stand there,
// or those that come closest.
import type { Context } from '../context.ts';
import { notFound, type Answered } from './answered.ts';
import { isUnsure } from './answers/certainty.ts';
import type { Texts } from './answers/texts.ts';
import { pagesOf, RECORD_PAGE } from './page-texts.ts';
import { logitOf, rankPages, rankSentences, understand, type Candidate } from './passages/rank-sentences.ts';
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
  const passages = await passagesFor(ctx, folder, question, signal, meant);
  const [best] = passages;
  const sources = await verifiedSources(ctx, folder, passages);
  const none = notFound(texts.say('notFound', { n: folder.coverage.documents_read }), 'freeform');
  if (best === undefined || sources.length === 0) return none;
  const said = sources.map(
    ({ quote, filename, page }) =>
      `${quote.replaceAll(/\s*\n\s*/g, ' ')} (${page === null || page === RECORD_PAGE ? filename : texts.say('page', { filename, page })})`,
  );
  const result = [...new Set(sources.map(({ document_id }) => document_id))];
  const query: Query = { ...EVERYTHING, operation: 'value', result };
  const answered = { ...none, sources, query };
  if (!names(best, meant !== undefined))
    return { ...answered, answer: [none.answer, texts.say('closest'), ...said].join('\n') };
  const signals = {
    quoted: 1,
    likely: logitOf(best),
    expected: Number(best.signals.expectation === 1),
    focus: Number(best.focus),
    among_named: Number(meant !== undefined),
    continued: Number(continued),
  };
  return { ...answered, answer: said.join('\n'), found: true, unsure: isUnsure(signals), signals };
}

/** Pages whose sentences are looked at; more cost time and answer nothing more. */
const PAGES = 12;
/** A logit, chosen so that of questions whose document is taken out of the folder about one in forty is answered. */
const LIKELY_ENOUGH = Math.log(0.3 / 0.7);
/** Further sentences must be nearly as good as the best. */
const NEARLY = 0.9;
const MOST = 3;
/** Of a document, where its heading may stand. */
const HEAD = 400;

/** The passages that answer the question or come closest to it, the best first; of the documents `among`, where some are given. */
async function passagesFor(
  ctx: Context,
  folder: Folder,
  question: string,
  signal: AbortSignal,
  among?: ReadonlySet<number>,
): Promise<Candidate[]> {
  const understood = understand(question);
  if (understood.terms.length === 0) return [];
  const pages = await pagesOf(ctx, folder);
  const ranking = await rankPages(understood.terms, pages, PAGES, among, signal);
  const headed = ranking.pages.map((page) => {
    const first = pages.find((one) => one.document_id === page.document_id && one.page !== RECORD_PAGE);
    return { ...page, heading: first?.text.slice(0, HEAD).split('\n')[0]!.trim() ?? '' };
  });
  const [best, ...others] = rankSentences(understood, headed, ranking).filter(
    ({ page, focus, signals, text }) =>
      page === RECORD_PAGE || isProse(text) || (focus && signals.nearby >= NEARBY),
  );
  if (best === undefined || logitOf(best) < LIKELY_ENOUGH) return [];
  const passages = [best];
  for (const other of others) {
    if (passages.length === MOST || other.score < best.score * NEARLY) break;
    const repeats = passages.some(({ text }) => text === other.text);
    if (!repeats && logitOf(other) >= LIKELY_ENOUGH) passages.push(other);
  }
  return passages;
}

/** A line of a form is an answer only if it carries the label that is asked for: its neighbours say other things. */
function isProse(sentence: string): boolean {
  if (/\p{Script=Han}/u.test(sentence)) return /[。！？；]|.{6}，.{4}/u.test(sentence);
  const words = sentence.match(/(?<![^\s("“])\p{L}[\p{L}'’-]*(?=[\p{P}]*(?:\s|$))/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const ended = /[.!?;]["”')]*$/.test(sentence);
  return words.length >= (ended ? FEWEST_WORDS : OF_NO_END) && small >= words.length / 2;
}
const FEWEST_WORDS = 4;
/** Of what has no full stop. */
const OF_NO_END = 10;
/** So much of the question must stand beside a line of a form. */
const NEARBY = 0.75;

/**
 * English names what it asks for by words that stand in the answer: a sentence without them comes close and no more. In the
 * document that is meant, the kind of thing that is asked for will do: "how long" a time. Chinese asks in other words than it
 * answers.
 */
const names = ({ text, focus, asks_by_name, signals }: Candidate, among_named: boolean): boolean =>
  /\p{Script=Han}/u.test(text) ||
  (asks_by_name ? focus : signals.nearby >= ALL_NEARBY || (among_named && signals.expectation === 1));
const ALL_NEARBY = 0.9;
