// BM25 over every page of a folder (Robertson and Zaragoza, 2009). Pages are handed in one after the other and not kept:
// only what they have of the question's terms is, so that a large folder needs little memory.
import { fold } from '../../search/tokenize.ts';
import { countTerms, type Term } from './terms.ts';

/** Saturation of repeated terms, and how much long pages are held back. */
const K1 = 1.2;
const B = 0.6;
/** Names that stand in no document together say nothing about which one is meant. */
const NAMED_AT_LEAST = 0.5;
/** So that a term on every page still counts for a little. */
const LEAST_RARITY = 0.2;

export interface PageText {
  document_id: number;
  page: number;
  text: string;
}

export interface RankedPage {
  document_id: number;
  page: number;
  /** 1 for the best page. */
  score: number;
}

/** How much each term says: rare ones more, those that stand nowhere the most. */
export type Rarity = ReadonlyMap<string, number>;

export interface PageRanking {
  pages: RankedPage[];
  rarity: Rarity;
  /** The terms that each of these documents has, on whatever page. */
  within: ReadonlyMap<number, ReadonlySet<string>>;
}

export interface PageRanker {
  add(page: PageText): void;
  /** The best pages; `boost` multiplies the score of a document's pages. */
  rank(limit: number, boost?: (document_id: number) => number): PageRanking;
}

interface Counted {
  document_id: number;
  page: number;
  length: number;
  counts: ReadonlyMap<string, number>;
}

export function createPageRanker(terms: readonly Term[]): PageRanker {
  const wanted = new Set(terms.map(({ text }) => text));
  const counted: Counted[] = [];
  const pages_with = new Map<string, number>();
  let pages = 0;
  let characters = 0;
  return {
    add({ document_id, page, text }) {
      pages += 1;
      characters += text.length;
      const counts = countTerms(fold(text), wanted);
      for (const term of counts.keys()) pages_with.set(term, (pages_with.get(term) ?? 0) + 1);
      if (counts.size > 0) counted.push({ document_id, page, length: text.length, counts });
    },
    rank(limit, boost = () => 1) {
      const rarity = rarityOf(terms, pages_with, pages);
      const average = characters / Math.max(1, pages);
      const within = termsWithin(counted);
      const named = createNamed(terms, rarity, within);
      const scored = counted
        .map((one) => ({
          one,
          score: bm25(terms, rarity, one, average),
        }))
        .map(({ one, score }) => ({ one, score: score * boost(one.document_id) * named(one.document_id) }))
        .sort((a, b) => b.score - a.score)
        .slice(0, limit);
      const best = scored[0]?.score ?? 1;
      return {
        pages: scored.map(({ one, score }) => ({
          document_id: one.document_id,
          page: one.page,
          score: score / best,
        })),
        rarity,
        within,
      };
    },
  };
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

function rarityOf(terms: readonly Term[], pages_with: ReadonlyMap<string, number>, pages: number): Rarity {
  const of = ({ text }: Term) => {
    const n = pages_with.get(text) ?? 0;
    return Math.log(1 + (pages - n + 0.5) / (n + 0.5)) + LEAST_RARITY;
  };
  return new Map(terms.map((term) => [term.text, of(term)]));
}

function bm25(terms: readonly Term[], rarity: Rarity, { counts, length }: Counted, average: number): number {
  const held_back = K1 * (1 - B + (B * length) / average);
  return terms.reduce((sum, { text, weight }) => {
    const n = counts.get(text) ?? 0;
    return n === 0 ? sum : sum + (weight * rarity.get(text)! * n * (K1 + 1)) / (n + held_back);
  }, 0);
}
