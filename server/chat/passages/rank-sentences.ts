// Which sentence of the best pages answers the question: what it shares with it, what stands around it, whether it has the
// kind of thing that was asked for. Weights were found on labelled questions.
import { fold } from '../../search/tokenize.ts';
import { expectationsOf, focusOf, type Expectation } from './answer-type.ts';
import type { PageText } from '../page-texts.ts';
import type { PageRanking, RankedPage } from './rank-pages.ts';
import { sentencesOf } from './sentences.ts';
import { countTerms, termsOf, type Term } from './terms.ts';

const WEIGHTS = {
  /** Terms that stand not in the sentence but before it, near it, or in the document's heading. */
  before: 0.5,
  near: 0.3,
  heading: 0.35,
  page: 0.3,
  expectation: 0.13,
  focus: 0.15,
  rarity_power: 0.2,
  /** A name that the document has anyway tells its sentences apart only little. */
  name: 0.25,
};
const SHORT = 8;
/** A longer first line is a paragraph, not a heading. */
const LONGEST_HEADING = 40;
const PENALTY = { short: 0.4, heading: 0.3, question: 0.3, numbers: 0.2 };

/** A page with what its document is headed by, usually the first line of its first page. */
export interface HeadedPage extends RankedPage {
  heading: string;
}

/** What speaks for the sentence being an answer, each 0..1; see is-answer.ts. */
export interface Signals {
  /** Share of the question found in the sentence, those beside it, and the heading. */
  nearby: number;
  /** Share of the question's numbers found near the sentence. */
  numbers: number;
  /** 1 when it has what the question asks for, 0.5 when nothing particular is asked. */
  expectation: number;
  /** Share of the heading that the question names. */
  heading: number;
}

export interface Candidate extends PageText {
  score: number;
  signals: Signals;
  /** Whether the word that names what is asked for stands in it. */
  focus: boolean;
  /** Whether the question has such a word. */
  asks_by_name: boolean;
}

export interface Question {
  terms: Term[];
  expectations: Expectation[];
  focus: Term[];
}

export function understand(question: string): Question {
  const focus = focusOf(question);
  return {
    terms: termsOf(question),
    expectations: expectationsOf(question),
    focus: termsOf(focus).filter(({ kind }) => kind !== 'single' || [...focus].length === 1),
  };
}

/** Best first. `pages` are those of the ranking, with their text. */
export function rankSentences(
  question: Question,
  pages: readonly HeadedPage[],
  ranking: PageRanking,
): Candidate[] {
  return pages
    .flatMap((page) => candidatesOf(createView(question, page, ranking)))
    .sort((a, b) => b.score - a.score);
}

type Counts = ReadonlyMap<string, number>;

/** A page seen with the question in mind. */
interface View {
  question: Question;
  page: HeadedPage;
  sentences: string[];
  /** Terms of the question in each sentence. */
  counts: Counts[];
  heading: Counts;
  /** How much each term tells the sentences of this page apart; they sum up to 1. */
  weights: ReadonlyMap<string, number>;
  /** How much of the question each term is; they sum up to 1. */
  shares: ReadonlyMap<string, number>;
  /** Terms that the document has on whatever page. */
  document: ReadonlySet<string>;
}

function createView(question: Question, page: HeadedPage, { rarity, within }: PageRanking): View {
  const { terms } = question;
  const wanted = new Set(terms.map(({ text }) => text));
  const sentences = sentencesOf(page.text);
  const counts = sentences.map((text) => countTerms(fold(text), wanted));
  const heading = page.heading.length < LONGEST_HEADING ? page.heading : '';
  const document = within.get(page.document_id) ?? new Set<string>();
  const telling = ({ text, weight, name }: Term) => {
    const n = counts.filter((count) => count.has(text)).length;
    const known = name && document.has(text) ? WEIGHTS.name : 1;
    return (
      known * weight * rarity.get(text)! ** WEIGHTS.rarity_power * Math.log(1 + counts.length / (n + 0.5))
    );
  };
  return {
    question,
    page: { ...page, heading },
    sentences,
    counts,
    heading: countTerms(fold(heading), wanted),
    weights: sharesOf(terms, telling),
    shares: sharesOf(terms, ({ text, weight }) => weight * rarity.get(text)!),
    document,
  };
}

function sharesOf(terms: readonly Term[], weightOf: (term: Term) => number): Map<string, number> {
  const total = terms.reduce((sum, term) => sum + weightOf(term), 0) || 1;
  return new Map(terms.map((term) => [term.text, weightOf(term) / total]));
}

function candidatesOf(view: View): Candidate[] {
  const { question, page, sentences } = view;
  const heading = headingNamed(view);
  return sentences.map((text, i) => {
    let score = overlap(view, i) + WEIGHTS.page * page.score;
    for (const { weight, holds } of question.expectations)
      score += (holds(text) ? 1 : -1) * WEIGHTS.expectation * weight;
    score += WEIGHTS.focus * (focusIn(question.focus, text) - 0.5);
    score -= PENALTY.numbers * (1 - numbersAt(view, [i, i - 1], []));
    if (text.length < SHORT) score -= PENALTY.short;
    if (text === page.heading) score -= PENALTY.heading;
    if (/[?？]$/.test(text)) score -= PENALTY.question;
    const signals: Signals = {
      nearby: shareAt(view, [i - 1, i, i + 1]),
      numbers: numbersAt(view, [i - 2, i - 1, i], [view.heading]),
      expectation: expectationOf(question.expectations, text),
      heading,
    };
    const asks_by_name = question.focus.length > 0;
    const focus = asks_by_name && focusIn(question.focus, text) === 1;
    const { document_id, page: number } = page;
    return { document_id, page: number, text, score, signals, focus, asks_by_name };
  });
}

function overlap({ question, counts, heading, weights }: View, i: number): number {
  return question.terms.reduce((sum, { text }) => {
    const weight = weights.get(text)!;
    if (counts[i]!.has(text)) return sum + weight;
    if (counts[i - 1]?.has(text) === true) return sum + weight * WEIGHTS.before;
    if (counts[i - 2]?.has(text) === true || counts[i + 1]?.has(text) === true)
      return sum + weight * WEIGHTS.near;
    return heading.has(text) || counts[0]!.has(text) ? sum + weight * WEIGHTS.heading : sum;
  }, 0);
}

function shareAt({ question, counts, heading, shares, document }: View, at: readonly number[]): number {
  const stands = ({ text, name }: Term) =>
    heading.has(text) || (name && document.has(text)) || at.some((i) => counts[i]?.has(text) === true);
  return question.terms.reduce((sum, term) => (stands(term) ? sum + shares.get(term.text)! : sum), 0);
}

function numbersAt({ question, counts }: View, at: readonly number[], also: readonly Counts[]): number {
  const numbers = question.terms.filter(({ kind }) => kind === 'number');
  if (numbers.length === 0) return 1;
  const stands = (term: string) =>
    at.some((i) => counts[i]?.has(term) === true) || also.some((count) => count.has(term));
  return numbers.filter(({ text }) => stands(text)).length / numbers.length;
}

function headingNamed({ question, page }: View): number {
  const terms = termsOf(page.heading).filter(({ kind }) => kind !== 'single');
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 0;
  const asked = new Set(question.terms.map(({ text }) => text));
  return terms.reduce((sum, { text, weight }) => (asked.has(text) ? sum + weight : sum), 0) / total;
}

function expectationOf(expectations: readonly Expectation[], sentence: string): number {
  const must = expectations.filter(({ weight }) => weight === 1);
  if (!must.every(({ holds }) => holds(sentence))) return 0;
  // That a figure is not of another period proves nothing.
  return expectations.some(({ type }) => type !== 'period') ? 1 : 0.5;
}

/** Half of the word is doubt. */
function focusIn(focus: readonly Term[], sentence: string): number {
  if (focus.length === 0) return 0.5;
  const counts = countTerms(fold(sentence), new Set(focus.map(({ text }) => text)));
  const share = counts.size / focus.length;
  return share > 0.5 ? 1 : share > 0 ? 0.5 : 0;
}
