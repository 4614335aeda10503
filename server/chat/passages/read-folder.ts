// The built-in engine reads every page of the folder and answers with the sentence that says it, as it stands there.
import type { Context } from '../../context.ts';
import { RECORD_PAGE, pagesOf } from '../page-texts.ts';
import type { AnswerSignals } from '../answers/certainty.ts';
import type { Folder } from '../records/load-folder.ts';
import { LIKELY_ENOUGH, likelihoodOf } from './is-answer.ts';
import { rankPages } from './rank-pages.ts';
import { rankSentences, understand, type Candidate, type HeadedPage } from './rank-sentences.ts';

/** Pages whose sentences are looked at; more cost time and answer nothing more. */
const PAGES = 12;
/** Further sentences must be nearly as good as the best. */
const NEARLY = 0.9;
const MOST = 3;

export interface Passages {
  /** Best first. */
  passages: Candidate[];
  /** Whether they answer the question, and do not only come close. */
  answers: boolean;
  signals: AnswerSignals;
}

const NONE: Passages = { passages: [], answers: false, signals: {} };

/** The passages that answer the question or come closest to it. */
export async function readFolder(
  ctx: Context,
  folder: Folder,
  question: string,
  signal: AbortSignal,
  /** The only documents whose sentences may answer; all others tell how common a word is. */
  among?: ReadonlySet<number>,
): Promise<Passages> {
  const understood = understand(question);
  if (understood.terms.length === 0) return NONE;
  const pages = await pagesOf(ctx, folder);
  const ranking = await rankPages(understood.terms, pages, PAGES, among, signal);
  const headingOf = (id: number) =>
    pages.find(({ document_id, page }) => document_id === id && page !== RECORD_PAGE)?.text.slice(0, 400) ??
    '';
  const headed = ranking.pages.map((page): HeadedPage => ({
    ...page,
    heading: headingOf(page.document_id).split('\n')[0]!.trim(),
  }));
  const ranked = rankSentences(understood, headed, ranking);
  const chosen = choose(
    ranked.filter(
      ({ page, focus, signals, text }) =>
        page === RECORD_PAGE || isProse(text) || (focus && signals.nearby >= NEARBY),
    ),
    among !== undefined,
  );
  return { ...chosen, signals: { ...chosen.signals, among_named: Number(among !== undefined) } };
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

const logitOf = (probability: number): number => Math.log(probability / (1 - probability));

function choose(candidates: readonly Candidate[], among_named: boolean): Passages {
  const best = candidates[0];
  if (best === undefined || likelihoodOf(best) < LIKELY_ENOUGH) return NONE;
  const passages: Candidate[] = [best];
  for (const other of candidates.slice(1)) {
    if (passages.length === MOST || other.score < best.score * NEARLY) break;
    const repeats = passages.some(({ text }) => text === other.text);
    if (!repeats && likelihoodOf(other) >= LIKELY_ENOUGH) passages.push(other);
  }
  const answers = names(best, among_named);
  const { expectation } = best.signals;
  const signals = {
    quoted: 1,
    likely: logitOf(likelihoodOf(best)),
    expected: Number(expectation === 1),
    focus: Number(best.focus),
  };
  return { passages, answers, signals };
}

/**
 * English names what it asks for by words that stand in the answer: a sentence without them comes close and no more. In the
 * document that is meant, the kind of thing that is asked for will do: "how long" a time. Chinese asks in other words than it
 * answers.
 */
const names = ({ text, focus, asks_by_name, signals }: Candidate, among_named: boolean): boolean =>
  /\p{Script=Han}/u.test(text) ||
  (asks_by_name ? focus : signals.nearby >= ALL_NEARBY || (among_named && signals.expectation === 1));
const ALL_NEARBY = 0.9;
