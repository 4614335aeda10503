// Which sentence of the best pages answers the question. Pages are ranked by BM25 (Robertson and Zaragoza, 2009), their sentences
// by what they share with the question, what stands around them, and whether they have the kind of thing that was asked for.
// Weights were found on labelled questions.
import { sumBy } from '../../platform/sum.ts';
import { fold } from '../../search/tokenize.ts';
import { type Expectation, expectationsOf, focusOf } from './answer-type.ts';
import type { PageText } from '../page-texts.ts';
import { sentencesOf } from './sentences.ts';
import { countTerms, type Term, termsOf } from './terms.ts';

/** Saturation of repeated terms, and how much long pages are held back. */
const K1 = 1.2;
const B = 0.6;
/** Names that stand in no document together say nothing about which one is meant. */
const NAMED_AT_LEAST = 0.5;
/** So that a term on every page still counts for a little. */
const LEAST_RARITY = 0.2;

/** Pages after which others get a turn. */
const BREATH = 100;

interface RankedPage extends PageText {
  /** 1 for the best page. */
  score: number;
}

interface PageRanking {
  /** The best pages. */
  pages: RankedPage[];
  /** How much each term says: rare ones more, those that stand nowhere the most. */
  rarity: ReadonlyMap<string, number>;
  /** The terms that each of these documents has, on whatever page. */
  within: ReadonlyMap<number, ReadonlySet<string>>;
}

/** Of the documents `among` where some are given; all others tell how common a term is. */
export async function rankPages(
  terms: readonly Term[],
  pages: readonly PageText[],
  limit: number,
  among: ReadonlySet<number> | undefined,
  signal: AbortSignal,
): Promise<PageRanking> {
  const wanted = new Set(terms.map(({ text }) => text));
  const within = new Map<number, Set<string>>();
  const counted: (PageText & { counts: ReadonlyMap<string, number> })[] = [];
  for (const [i, page] of pages.entries()) {
    const counts = countTerms(fold(page.text), wanted);
    if (counts.size > 0) counted.push({ ...page, counts });
    const known = within.get(page.document_id) ?? new Set<string>();
    for (const term of counts.keys()) known.add(term);
    within.set(page.document_id, known);
    if (i % BREATH === BREATH - 1) {
      await new Promise((resolve) => setImmediate(resolve));
      signal.throwIfAborted();
    }
  }
  const rarity = new Map(
    terms.map(({ text }) => {
      const n = counted.filter(({ counts }) => counts.has(text)).length;
      return [text, Math.log(1 + (pages.length - n + 0.5) / (n + 0.5)) + LEAST_RARITY];
    }),
  );
  const average = sumBy(pages, ({ text }) => text.length) / Math.max(1, pages.length);
  const named = namedIn(terms, rarity, within);
  const scoreOf = ({ document_id, text, counts }: (typeof counted)[number]): number => {
    const held_back = K1 * (1 - B + (B * text.length) / average);
    const bm25 = terms.reduce((sum, term) => {
      const n = counts.get(term.text) ?? 0;
      return sum + (term.weight * rarity.get(term.text)! * n * (K1 + 1)) / (n + held_back);
    }, 0);
    return bm25 * named(document_id);
  };
  const scored = counted
    .filter(({ document_id }) => among?.has(document_id) !== false)
    .map((page) => ({ ...page, score: scoreOf(page) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
  const best = scored[0]?.score ?? 1;
  return { pages: scored.map((page) => ({ ...page, score: page.score / best })), rarity, within };
}

/** Documents that have fewer of the question's names than others do are not the ones that are meant. */
function namedIn(
  terms: readonly Term[],
  rarity: PageRanking['rarity'],
  within: PageRanking['within'],
): (document_id: number) => number {
  const names = terms.filter(({ name }) => name);
  const weigh = (own?: ReadonlySet<string>) =>
    names.reduce((sum, { text }) => (own?.has(text) === false ? sum : sum + rarity.get(text)!), 0);
  const most = Math.max(0, ...[...within.values()].map(weigh));
  if (names.length === 0 || most < weigh() * NAMED_AT_LEAST) return () => 1;
  return (document_id) => (weigh(within.get(document_id)) / most) ** 2;
}

const WEIGHTS = {
  /** Terms that stand not in the sentence but around it, or in the heading of the page. */
  around: 0.5,
  page: 0.3,
  expectation: 0.13,
  focus: 0.15,
  rarity_power: 0.2,
  /** A name that the document has anyway tells its sentences apart only little. */
  name: 0.25,
};
/** A longer first line is a paragraph, not a heading. */
const LONGEST_HEADING = 40;
const PENALTY = { question: 0.3, numbers: 0.2 };

/** A page with what its document is headed by, usually the first line of its first page. */
interface HeadedPage extends RankedPage {
  heading: string;
}

/** What speaks for the sentence being an answer, each 0..1. */
interface Signals {
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

interface Question {
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
export const rankSentences = (
  question: Question,
  pages: readonly HeadedPage[],
  ranking: PageRanking,
): Candidate[] =>
  pages.flatMap((page) => candidatesOn(page, question, ranking)).sort((a, b) => b.score - a.score);

/** A page seen with the question in mind; `i` is the number of a sentence. */
function viewOf(page: HeadedPage, terms: readonly Term[], { rarity, within }: PageRanking) {
  const wanted = new Set(terms.map(({ text }) => text));
  const title = page.heading.length < LONGEST_HEADING ? page.heading : '';
  const sentences = sentencesOf(page.text);
  const counts = sentences.map((text) => countTerms(fold(text), wanted));
  const heading = countTerms(fold(title), wanted);
  const document = within.get(page.document_id) ?? new Set<string>();
  const has = (i: number, term: string) => counts[i]?.has(term) === true;
  /** How much each term tells the sentences of this page apart; they sum up to 1. */
  const weights = sharesOf(terms, ({ text, weight, name }) => {
    const known = name && document.has(text) ? WEIGHTS.name : 1;
    const n = counts.filter((count) => count.has(text)).length;
    const rare = rarity.get(text)! ** WEIGHTS.rarity_power;
    return known * weight * rare * Math.log(1 + counts.length / (n + 0.5));
  });
  /** How much of the question each term is; they sum up to 1. */
  const shares = sharesOf(terms, ({ text, weight }) => weight * rarity.get(text)!);
  const placed = ({ text, name }: Term, i: number): number => {
    if (has(i, text)) return 1;
    const around = has(i - 1, text) || has(i + 1, text) || heading.has(text) || (name && document.has(text));
    return around ? WEIGHTS.around : 0;
  };
  const isNear = (term: Term, i: number) => placed(term, i) > 0;
  const figures = terms.filter(({ kind }) => kind === 'number');
  const named = headingNamed(title, wanted);
  return {
    sentences,
    /** How much of the question the sentence has, or stands around it. */
    overlap: (i: number) => sumBy(terms, (term) => weights.get(term.text)! * placed(term, i)),
    signals: (i: number) => ({
      nearby: sumBy(terms, (term) => (isNear(term, i) ? shares.get(term.text)! : 0)),
      numbers: figures.length === 0 ? 1 : figures.filter((term) => isNear(term, i)).length / figures.length,
      heading: named,
    }),
  };
}

function candidatesOn(page: HeadedPage, question: Question, ranking: PageRanking): Candidate[] {
  const { terms, expectations } = question;
  const { sentences, overlap, signals } = viewOf(page, terms, ranking);
  return sentences.map((text, i) => {
    const asks_by_name = question.focus.length > 0;
    const focus = asks_by_name ? shareOf(question.focus, text) : 0.5;
    const own = signals(i);
    const score =
      overlap(i) +
      sumBy(expectations, ({ weight, holds }) => (holds(text) ? weight : -weight)) * WEIGHTS.expectation +
      WEIGHTS.page * page.score +
      WEIGHTS.focus * (focus - 0.5) -
      PENALTY.numbers * (1 - own.numbers) -
      (/[?？]$/.test(text) ? PENALTY.question : 0);
    const { document_id, page: number } = page;
    return {
      document_id,
      page: number,
      text,
      score,
      signals: { ...own, expectation: expectationOf(expectations, text) },
      focus: asks_by_name && focus > 0.5,
      asks_by_name,
    };
  });
}

function sharesOf(terms: readonly Term[], weightOf: (term: Term) => number): Map<string, number> {
  const total = terms.reduce((sum, term) => sum + weightOf(term), 0) || 1;
  return new Map(terms.map((term) => [term.text, weightOf(term) / total]));
}

function headingNamed(heading: string, asked: ReadonlySet<string>): number {
  const shares = sharesOf(
    termsOf(heading).filter(({ kind }) => kind !== 'single'),
    ({ weight }) => weight,
  );
  return [...shares].reduce((sum, [text, share]) => (asked.has(text) ? sum + share : sum), 0);
}

function expectationOf(expectations: readonly Expectation[], sentence: string): number {
  const must = expectations.filter(({ weight }) => weight === 1);
  if (!must.every(({ holds }) => holds(sentence))) return 0;
  // That a figure is not of another period proves nothing.
  return expectations.some(({ type }) => type !== 'period') ? 1 : 0.5;
}

/** How much of the word that names what is asked for the sentence has. */
const shareOf = (focus: readonly Term[], sentence: string): number =>
  countTerms(fold(sentence), new Set(focus.map(({ text }) => text))).size / focus.length;

/** A logistic regression over labelled questions, each asked with its document in the folder and without. */
const LOGITS = { nearby: 6.2, numbers: 2.7, expectation: 3, heading: 1.7, score: 1.1, bias: -10 };

/** How likely it is that the sentence answers the question at all, as a logit. */
export const logitOf = ({ signals, score }: Candidate): number =>
  LOGITS.bias +
  LOGITS.score * score +
  LOGITS.nearby * signals.nearby +
  LOGITS.numbers * signals.numbers +
  LOGITS.expectation * signals.expectation +
  LOGITS.heading * signals.heading;
