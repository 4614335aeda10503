// Logistic regression by gradient descent (Adam), held near given weights. Small enough to need no library.
import { dot } from '../server/extraction/ranking/rank.ts';

export interface Observation {
  signals: Record<string, number>;
  right: boolean;
  weight: number;
}

const ROUNDS = 600;
const STEP = 0.03;

/** Weights that make the probability of `right` fit; `hold` is the strength with which they stay near `start`. */
export function fitLogistic(
  observations: Observation[],
  start: Record<string, number>,
  hold: number,
): Record<string, number> {
  const names = [
    ...new Set([...Object.keys(start), ...observations.flatMap(({ signals }) => Object.keys(signals))]),
  ];
  const weights: Record<string, number> = Object.fromEntries(names.map((name) => [name, start[name] ?? 0]));
  const total = observations.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const first: Record<string, number> = {};
  const second: Record<string, number> = {};
  for (let round = 1; round <= ROUNDS; round++) {
    const gradient: Record<string, number> = {};
    for (const name of names) gradient[name] = hold * ((weights[name] ?? 0) - (start[name] ?? 0));
    for (const { signals, right, weight } of observations) {
      const error = ((1 / (1 + Math.exp(-dot(signals, weights))) - Number(right)) * weight) / total;
      for (const name in signals) gradient[name] = (gradient[name] ?? 0) + error * (signals[name] ?? 0);
    }
    for (const name of names) {
      const g = gradient[name] ?? 0;
      first[name] = 0.9 * (first[name] ?? 0) + 0.1 * g;
      second[name] = 0.999 * (second[name] ?? 0) + 0.001 * g * g;
      const corrected =
        first[name] / (1 - 0.9 ** round) / (Math.sqrt(second[name] / (1 - 0.999 ** round)) + 1e-8);
      weights[name] = (weights[name] ?? 0) - STEP * corrected;
    }
  }
  return weights;
}
