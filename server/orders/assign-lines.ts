// Which line of an order each line of an invoice is: the assignment of all lines at once that agrees best.
import { munkres } from 'munkres';
import { fold, isCjk } from '../extraction/text/fold.ts';
import { closeness } from '../extraction/text/similarity.ts';
import { factorBetween, measureOf } from './measure.ts';
import { NOTHING, priceOf, type InvoiceLine, type KnownLine, type Paper } from './order.ts';

export interface OrderedLine {
  order_id: number;
  order: string;
  /** Key of the order's number. */
  key: string;
  line: KnownLine;
  paper: Paper | null;
}

/** How surely a pair is the same article. */
export type Identity = 'number' | 'text' | 'doubtful';

export interface Pair {
  ordered: OrderedLine;
  identity: Identity;
}

/** Descriptions less alike than this are of other articles. */
const ALIKE = 0.45;
/** Words closer than this are one word, misspelt. */
const SAME_WORD = 0.7;
const WEIGHTS = { article: 0.45, text: 0.3, price: 0.15, quantity: 0.1 };
/** What comes after the assignment of one to one: a line of the invoice more of the same order line. */
const AGAIN: readonly Identity[] = ['number', 'text'];

/** By the position of the line in `lines`; null where it is none of the order's. */
export function assignLines(lines: readonly InvoiceLine[], ordered: readonly OrderedLine[]): (Pair | null)[] {
  if (lines.length === 0 || ordered.length === 0) return lines.map(() => null);
  const scored = scoreAll(lines, ordered);
  const cost = scored.map((row) => row.map((pair) => (pair === null ? 1 : 1 - pair.score)));
  const chosen = new Map(munkres(cost));
  return lines.map((_, i) => {
    const pair = scored[i]![chosen.get(i) ?? -1] ?? null;
    const found = pair ?? bestAgain(scored[i]!);
    return found === null ? null : { ordered: ordered[found.at]!, identity: found.identity };
  });
}

interface Scored {
  at: number;
  score: number;
  identity: Identity;
}

/** An order line may be invoiced in several lines of one invoice. */
function bestAgain(row: (Scored | null)[]): Scored | null {
  const fitting = row.filter((pair) => pair !== null && AGAIN.includes(pair.identity)) as Scored[];
  return fitting.toSorted((a, b) => b.score - a.score)[0] ?? null;
}

interface Text {
  words: string[];
  /** What may be a number of an article, as it is compared. */
  tokens: Set<string>;
  grams: Set<string>;
  articles: string[];
}

/** All against all, each text looked at once. */
function scoreAll(lines: readonly InvoiceLine[], ordered: readonly OrderedLine[]): (Scored | null)[][] {
  const theirs = ordered.map(({ line }) => textOf(line.description, line.article_numbers));
  const byGram = new Map<string, number[]>();
  for (const [j, { grams }] of theirs.entries())
    for (const gram of grams) byGram.set(gram, [...(byGram.get(gram) ?? []), j]);
  const measures = ordered.map(({ line }) => measureOf(line.unit));
  return lines.map((line) => {
    const own = textOf(line.description, line.articles);
    const shared = new Float64Array(ordered.length);
    for (const gram of own.grams) for (const j of byGram.get(gram) ?? []) shared[j]! += 1;
    const measure = measureOf(line.unit);
    return ordered.map((one, at) => {
      if (line.orders.length > 0 && !line.orders.includes(one.key)) return null;
      const other = theirs[at]!;
      const sum = own.grams.size + other.grams.size;
      const text = sum === 0 ? 0 : (2 * shared[at]!) / sum;
      const identity = identify(own, other, text);
      if (identity === null) return null;
      const factor = factorBetween(measure, measures[at]!, one.line.pack_size) ?? 1;
      const article = identity === 'number' ? 1 : identity === 'text' ? 0.5 : 0;
      const score =
        WEIGHTS.article * article +
        WEIGHTS.text * text +
        WEIGHTS.price * nearness(line.unit_price, scaled(priceOf(one.line), factor)) +
        WEIGHTS.quantity * nearness(line.quantity, one.line.quantity / factor);
      return { at, score, identity };
    });
  });
}

const scaled = (price: number | null, factor: number): number | null =>
  price === null ? null : price * factor;

/** 1 for the same number, 0 from twice or half of it on. */
function nearness(one: number | null, other: number | null): number {
  if (one === null || other === null) return 0.5;
  const [low, high] = [Math.min(Math.abs(one), Math.abs(other)), Math.max(Math.abs(one), Math.abs(other))];
  if (high < NOTHING) return 1;
  return Math.max(0, 2 * (low / high) - 1);
}

const compact = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function textOf(description: string, articles: readonly string[]): Text {
  const words = isCjk(description)
    ? [fold(description)]
    : description
        .split(/[^\p{L}\p{N}.,]+/u)
        .map(fold)
        .filter((word) => word !== '');
  const folded = `^${words.join('')}$`;
  const size = isCjk(description) ? 2 : 3;
  const grams = new Set<string>();
  for (let i = 0; i + size <= folded.length; i++) grams.add(folded.slice(i, i + size));
  const tokens = new Set(description.split(/[\s,;:()/]+/).map(compact));
  return { words, tokens, grams, articles: articles.map(compact).filter((number) => number !== '') };
}

/** Shorter ones stand in any text. */
const SHORTEST = 4;

function identify(own: Text, other: Text, text: number): Identity | null {
  if (own.articles.some((number) => other.articles.includes(number))) return 'number';
  if (other.articles.some((number) => number.length >= SHORTEST && own.tokens.has(number))) return 'number';
  if (text < ALIKE) return null;
  if (own.articles.some((one) => other.articles.some((another) => shapeOf(one) === shapeOf(another))))
    return 'doubtful';
  return onlyAdds(own.words, other.words) ? 'text' : 'doubtful';
}

/** Numbers built alike are of one system, where another number is another article. */
const shapeOf = (number: string): string => number.replaceAll(/\p{L}/gu, 'A').replaceAll(/\d/g, '9');

/** One text may say more than the other; where each says what the other does not, they are of two articles. */
function onlyAdds(own: string[], other: string[]): boolean {
  const lacks = (words: string[], others: string[]) =>
    words.some((word) => !others.some((one) => sameWord(word, one)));
  return !(lacks(own, other) && lacks(other, own));
}

/** Figures are never misspelt: M6 is not M8. */
const sameWord = (one: string, other: string): boolean =>
  one === other || (!/\d/.test(one + other) && closeness(one, other) >= SAME_WORD);
