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

/** How much each term says: rare ones more, those that stand nowhere the most. */
type Rarity = ReadonlyMap<string, number>;

export interface PageRanking {
  pages: RankedPage[];
  rarity: Rarity;
  /** The terms that each of these documents has, on whatever page. */
  within: ReadonlyMap<number, ReadonlySet<string>>;
}

interface Counted extends PageText {
  counts: ReadonlyMap<string, number>;
}

/** The best pages, of the documents `among` where some are given; all others tell how common a term is. */
export async function rankPages(
  terms: readonly Term[],
  pages: readonly PageText[],
  limit: number,
  among: ReadonlySet<number> | undefined,
  signal: AbortSignal,
): Promise<PageRanking> {
  const wanted = new Set(terms.map(({ text }) => text));
  const counted: Counted[] = [];
  for (const [i, page] of pages.entries()) {
    const counts = countTerms(fold(page.text), wanted);
    if (counts.size > 0) counted.push({ ...page, counts });
    if (i % BREATH === BREATH - 1) {
      await new Promise((resolve) => setImmediate(resolve));
      signal.throwIfAborted();
    }
  }
  const rarity = rarityOf(terms, counted, pages.length);
  const average = pages.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, pages.length);
  const within = termsWithin(counted);
  const named = createNamed(terms, rarity, within);
  const scored = counted
    .filter(({ document_id }) => among?.has(document_id) !== false)
    .map((page) => ({ ...page, score: bm25(terms, rarity, page, average) * named(page.document_id) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
  const best = scored[0]?.score ?? 1;
  return { pages: scored.map((page) => ({ ...page, score: page.score / best })), rarity, within };
}

type Within = ReadonlyMap<number, ReadonlySet<string>>;

function termsWithin(counted: readonly Counted[]): Within {
  const within = new Map<number, Set<string>>();
  for (const { document_id, counts } of counted) {
    const terms = within.get(document_id) ?? new Set();
    for (const term of counts.keys()) terms.add(term);
    within.set(document_id, terms);
  }
  return within;
}

/** Documents that have fewer of the question's names than others do are not the ones that are meant. */
function createNamed(
  terms: readonly Term[],
  rarity: Rarity,
  within: Within,
): (document_id: number) => number {
  const names = terms.filter(({ name }) => name);
  const weigh = (document_id: number) =>
    names.reduce((sum, { text }) => (within.get(document_id)!.has(text) ? sum + rarity.get(text)! : sum), 0);
  const weights = new Map([...within.keys()].map((id) => [id, weigh(id)]));
  const most = Math.max(0, ...weights.values());
  const all = names.reduce((sum, { text }) => sum + rarity.get(text)!, 0);
  if (names.length === 0 || most < all * NAMED_AT_LEAST) return () => 1;
  return (document_id) => (weights.get(document_id)! / most) ** 2;
}

function rarityOf(terms: readonly Term[], counted: readonly Counted[], pages: number): Rarity {
  const of = ({ text }: Term) => {
    const n = counted.filter(({ counts }) => counts.has(text)).length;
    return Math.log(1 + (pages - n + 0.5) / (n + 0.5)) + LEAST_RARITY;
  };
  return new Map(terms.map((term) => [term.text, of(term)]));
}

function bm25(terms: readonly Term[], rarity: Rarity, { counts, text }: Counted, average: number): number {
  const held_back = K1 * (1 - B + (B * text.length) / average);
  return terms.reduce((sum, { text, weight }) => {
    const n = counts.get(text) ?? 0;
    return n === 0 ? sum : sum + (weight * rarity.get(text)! * n * (K1 + 1)) / (n + held_back);
  }, 0);
}
