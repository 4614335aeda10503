// Whether the best sentence answers the question at all. Saying "not found" is better than a sentence that only sounds
// like it; the weights are a logistic regression over labelled questions, each asked with its document in the folder and without.
import type { Candidate } from './rank-sentences.ts';

const WEIGHTS = { nearby: 6.2, numbers: 2.7, expectation: 3, heading: 1.7 };
const SCORE_WEIGHT = 1.1;
const BIAS = -10;

/** Chosen so that of questions whose document is taken out of the folder about one in forty is answered. */
export const LIKELY_ENOUGH = 0.3;

/** How likely it is that the sentence answers the question, 0..1. */
export function likelihoodOf({ signals, score }: Candidate): number {
  const sum = Object.entries(WEIGHTS).reduce(
    (sum, [name, weight]) => sum + weight * signals[name as keyof typeof WEIGHTS],
    BIAS + SCORE_WEIGHT * score,
  );
  return 1 / (1 + Math.exp(-sum));
}
