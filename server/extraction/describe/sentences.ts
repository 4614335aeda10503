// Sentences of a running text, and which of them say most: TextRank over shared words, early sentences first.
import { sumOf } from '../../platform/sum.ts';

/** Sentences shorter or longer than this are headings and enumerations. */
const SHORTEST = 30;
const SHORTEST_CJK = 12;
const LONGEST = 420;
/** TextRank looks at this many sentences of the beginning. */
const CONSIDERED = 120;

/** Splits at full stops that end sentences, not at abbreviations and numbers. */
export function splitSentences(text: string): string[] {
  return text
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[。！？])|(?<=[.!?]["”’)]?)\s(?=["“(]?\p{Lu}|\d+\.\s)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => {
      const least = /\p{Script=Han}/u.test(sentence) ? SHORTEST_CJK : SHORTEST;
      return sentence.length >= least && sentence.length <= LONGEST && /\p{L}{2}/u.test(sentence);
    });
}

/** The `count` most telling sentences, in their order of appearance. */
export function keySentences(text: string, count: number): string[] {
  const sentences = splitSentences(text).slice(0, CONSIDERED).filter(isProse);
  if (sentences.length <= count) return sentences;
  const terms = sentences.map(termsOf);
  const rank = textRank(terms);
  const scored = sentences.map((sentence, i) => ({
    i,
    sentence,
    score: (rank[i] ?? 0) * (1 + 0.6 / (1 + i / 4)),
  }));
  const chosen: typeof scored = [];
  for (const item of scored.sort((a, b) => b.score - a.score)) {
    if (chosen.length >= count) break;
    const repeats = chosen.some((other) => overlap(terms[other.i], terms[item.i]) > 0.6);
    if (!repeats) chosen.push(item);
  }
  return chosen.sort((a, b) => a.i - b.i).map(({ sentence }) => sentence);
}

/** Lines of tables and forms are no sentences: too many numbers, too few words. */
function isProse(sentence: string): boolean {
  const digits = sentence.match(/\d/g)?.length ?? 0;
  if (digits > 0.2 * sentence.length) return false;
  if (/\p{Script=Han}/u.test(sentence)) return true;
  const words = sentence.match(/\p{L}{2,}/gu) ?? [];
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= 6 && lower >= 0.4 * words.length;
}

/** Words of four letters and more; pairs of CJK letters. */
function termsOf(sentence: string): Set<string> {
  const terms = new Set<string>();
  for (const word of sentence.toLowerCase().match(/[\p{Script=Latin}]{4,}/gu) ?? [])
    terms.add(word.slice(0, 8));
  const han = sentence.match(/\p{Script=Han}+/gu) ?? [];
  for (const run of han) for (let i = 0; i + 2 <= run.length; i++) terms.add(run.slice(i, i + 2));
  return terms;
}

function overlap(a: Set<string> | undefined, b: Set<string> | undefined): number {
  if (a === undefined || b === undefined || a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const term of a) if (b.has(term)) shared++;
  return shared / Math.sqrt(a.size * b.size);
}

/** Mihalcea & Tarau 2004: random walk over sentences linked by shared terms, damping 0.85. */
function textRank(terms: Set<string>[]): number[] {
  const n = terms.length;
  const weights = terms.map((own, i) => terms.map((other, j) => (i === j ? 0 : overlap(own, other))));
  const sums = weights.map(sumOf);
  let rank = Array.from({ length: n }, () => 1 / n);
  for (let round = 0; round < 20; round++) {
    rank = rank.map((_, i) => {
      let flow = 0;
      for (let j = 0; j < n; j++)
        if ((sums[j] ?? 0) > 0) flow += ((weights[j]?.[i] ?? 0) / (sums[j] ?? 1)) * (rank[j] ?? 0);
      return 0.15 / n + 0.85 * flow;
    });
  }
  return rank;
}
