// Logistic regression by gradient descent (Adam), held near given weights. Small enough to need no library.
import { dot } from '../server/extraction/ranking/rank.ts';
import type { Signal } from '../server/extraction/ranking/signal.ts';

type Values<Name extends string> = Partial<Record<Name, number>>;

export interface Observation<Name extends string = Signal> {
  signals: Values<Name>;
  right: boolean;
  weight: number;
}

const ROUNDS = 600;
const STEP = 0.03;

/** Weights that make the probability of `right` fit; `hold` is the strength with which they stay near `start`. */
export function fitLogistic<Name extends string = Signal>(
  observations: Observation<Name>[],
  start: Values<Name>,
  hold: number,
): Values<Name> {
  const names = [
    ...new Set(
      [start, ...observations.map(({ signals }) => signals)].flatMap((one) => Object.keys(one) as Name[]),
    ),
  ];
  const weights = Object.fromEntries(names.map((name) => [name, start[name] ?? 0])) as Values<Name>;
  const total = observations.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const first: Values<Name> = {};
  const second: Values<Name> = {};
  for (let round = 1; round <= ROUNDS; round++) {
    const gradient: Values<Name> = {};
    for (const name of names) gradient[name] = hold * ((weights[name] ?? 0) - (start[name] ?? 0));
    for (const { signals, right, weight } of observations) {
      const error = ((1 / (1 + Math.exp(-dot(signals, weights))) - Number(right)) * weight) / total;
      for (const name of Object.keys(signals) as Name[])
        gradient[name] = (gradient[name] ?? 0) + error * (signals[name] ?? 0);
    }
    for (const name of names) {
      const g = gradient[name] ?? 0;
      const mean = 0.9 * (first[name] ?? 0) + 0.1 * g;
      const square = 0.999 * (second[name] ?? 0) + 0.001 * g * g;
      first[name] = mean;
      second[name] = square;
      const corrected = mean / (1 - 0.9 ** round) / (Math.sqrt(square / (1 - 0.999 ** round)) + 1e-8);
      weights[name] = (weights[name] ?? 0) - STEP * corrected;
    }
  }
  return weights;
}
