// BM25 over every page of a folder (Robertson and Zaragoza, 2009).
import { fold } from '../../search/tokenize.ts';
import type { PageText } from '../page-texts.ts';
import { countTerms, type Term } from './terms.ts';

/** Saturation of repeated terms, and how much long pages are held back. */
const K1 = 1.2;
const B = 0.6;
/** Names that stand in no document together say nothing about which one is meant. */
const NAMED_AT_LEAST = 0.5;
/** So that a term on every page still counts for a little. */
const LEAST_RARITY = 0.2;

/** Pages after which others get a turn. */
const BREATH = 100;

export interface RankedPage extends PageText {
  /** 1 for the best page. */
  score: number;
}

export interface PageRanking {
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
    const known = within.get(page.document_id) ?? new Set();
    within.set(page.document_id, new Set([...known, ...counts.keys()]));
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
  const average = pages.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, pages.length);
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
  return (document_id) => (weigh(within.get(document_id)!) / most) ** 2;
}
