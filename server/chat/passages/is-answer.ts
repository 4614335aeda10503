// Whether the best sentence answers the question at all. Saying "not found" is better than a sentence that only sounds
// like it; the weights are a logistic regression over labelled Chinese and English questions, answerable and not.
import type { Candidate } from './rank-sentences.ts';

const WEIGHTS = { nearby: 6, numbers: 2.7, expectation: 3.2, heading: 0.8 };
const SCORE_WEIGHT = 1.1;
const BIAS = -10.1;

/** Chosen so that about four of five unanswerable questions are refused for one in ten answerable ones. */
export const LIKELY_ENOUGH = 0.37;

/** How likely it is that the sentence answers the question, 0..1. */
export function likelihoodOf({ signals, score }: Candidate): number {
  const sum = Object.entries(WEIGHTS).reduce(
    (sum, [name, weight]) => sum + weight * signals[name as keyof typeof WEIGHTS],
    BIAS + SCORE_WEIGHT * score,
  );
  return 1 / (1 + Math.exp(-sum));
}
