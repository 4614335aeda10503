// Who of several candidates it is: each against all others, and against none of them.
import { sumOf } from '../platform/sum.ts';

/** Below this somebody decides. */
const SURE = 0.95;
const PROPOSALS = 5;
/** Less likely ones are no help to anybody. */
const LEAST = 0.001;

export interface Ranked<Candidate> {
  /** Undefined where none is sure. */
  best: (Candidate & { probability: number }) | undefined;
  /** The likeliest first, the sure one included. */
  proposals: (Candidate & { probability: number })[];
}

/** @param idOf the smaller one comes first where two are as likely */
export function rank<Candidate extends { odds: number }>(
  candidates: readonly Candidate[],
  idOf: (candidate: Candidate) => number,
): Ranked<Candidate> {
  const weights = candidates.map(({ odds }) => Math.exp(Math.min(odds, 30)));
  const sum = 1 + sumOf(weights);
  const ranked = candidates
    .map((one, i) => ({ ...one, probability: weights[i]! / sum }))
    .sort((a, b) => b.probability - a.probability || idOf(a) - idOf(b));
  const [first] = ranked;
  return {
    best: first !== undefined && first.probability >= SURE ? first : undefined,
    proposals: ranked.filter(({ probability }) => probability >= LEAST).slice(0, PROPOSALS),
  };
}

export const rounded = (probability: number): number => Math.floor(probability * 1000) / 1000;
