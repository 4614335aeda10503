// Whether confidence can be trusted: the share of right values per band, how well it tells right from wrong, and what scores promise.
import { share, table } from './kit.ts';

export interface Judged {
  /** 0..1. */
  confidence: number;
  right: boolean;
}

export interface Band {
  from: number;
  to: number;
  count: number;
  /** Share of right values; equals the confidence where it is calibrated. */
  right: number;
}

const EDGES = [0, 0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1];

export function reliability(judged: Judged[]): Band[] {
  return EDGES.slice(0, -1).flatMap((from, i) => {
    const to = EDGES[i + 1] ?? 1;
    const own = judged.filter(
      ({ confidence }) => confidence >= from && (confidence < to || (to === 1 && confidence === 1)),
    );
    const right = own.filter((one) => one.right).length;
    return own.length === 0 ? [] : [{ from, to, count: own.length, right: right / own.length }];
  });
}

/** Probability that a right value has the higher confidence than a wrong one (Mann-Whitney); ties count half. */
export function areaUnderCurve(judged: Judged[]): number {
  const right = judged.filter((one) => one.right).map(({ confidence }) => confidence);
  const wrong = judged.filter((one) => !one.right).map(({ confidence }) => confidence);
  let wins = 0;
  for (const a of right) for (const b of wrong) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return right.length === 0 || wrong.length === 0 ? Number.NaN : wins / (right.length * wrong.length);
}

/** A document by its score, and whether nothing in it needs to be corrected. */
export interface ScoredDocument {
  /** 0..100. */
  score: number;
  right: boolean;
}

/** A table: of each group of documents how many reach a score, and which share of them is right. */
export function scoreCurve(
  of: string,
  groups: readonly (readonly [name: string, documents: readonly ScoredDocument[]])[],
  scores: readonly number[],
): string {
  const rightOf = (documents: readonly ScoredDocument[]) => documents.filter(({ right }) => right).length;
  const rows = groups.map(([name, own]) => [
    name,
    own.length,
    rightOf(own),
    ...scores.map((least) => {
      const high = own.filter(({ score }) => score >= least);
      return `${high.length}, ${share(rightOf(high), high.length)}`;
    }),
  ]);
  return table([of, 'documents', 'right', ...scores.map((least) => `from ${least}`)], rows);
}
