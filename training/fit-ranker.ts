// Listwise logistic regression: weights under which the right candidates of a field stand above the others, held near the
// priors set by hand.
import { dot } from '../server/extraction/ranking/rank.ts';
import type { Features, Signal } from '../server/extraction/ranking/signal.ts';
import type { Example } from './examples.ts';

/** How strongly weights are held at their priors; chosen by cross-validation. */
const HOLD = 0.05;
const ROUNDS = 400;

/** Signals as columns of numbers: training goes over all of them hundreds of times. */
interface Matrix {
  names: Signal[];
  rows: { values: Float64Array[]; right: boolean[]; weight: number; absent: boolean }[];
}

function toMatrix(examples: Example[]): Matrix {
  const names = [
    ...new Set(
      examples.flatMap(({ candidates }) =>
        candidates.flatMap((features) => Object.keys(features) as Signal[]),
      ),
    ),
  ];
  const rows = examples.map(({ candidates, right, weight, absent }) => ({
    values: candidates.map((features) => Float64Array.from(names, (name) => features[name] ?? 0)),
    right,
    weight,
    absent,
  }));
  return { names, rows };
}

/** Gradient descent with Adam on the listwise loss; "none of them" scores 0. */
export function fitRanker(examples: Example[], start: Features): Features {
  const { names, rows } = toMatrix(examples);
  const origin = Float64Array.from(names, (name) => start[name] ?? 0);
  const weights = Float64Array.from(origin);
  const first = new Float64Array(names.length);
  const second = new Float64Array(names.length);
  for (let round = 1; round <= ROUNDS; round++) {
    const gradient = new Float64Array(names.length);
    for (const row of rows) addGradient(gradient, row, weights);
    for (let i = 0; i < names.length; i++) {
      const g = (gradient[i] ?? 0) + HOLD * ((weights[i] ?? 0) - (origin[i] ?? 0));
      first[i] = 0.9 * (first[i] ?? 0) + 0.1 * g;
      second[i] = 0.999 * (second[i] ?? 0) + 0.001 * g * g;
      const step =
        (first[i] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((second[i] ?? 0) / (1 - 0.999 ** round)) + 1e-8);
      weights[i] = (weights[i] ?? 0) - 0.03 * step;
    }
  }
  return { ...start, ...Object.fromEntries(names.map((name, i) => [name, weights[i] ?? 0])) };
}

function addGradient(gradient: Float64Array, row: Matrix['rows'][number], weights: Float64Array): void {
  const { values, right, weight, absent } = row;
  const scores = values.map((own) => own.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0));
  const top = Math.max(0, ...scores);
  const odds = scores.map((score) => Math.exp(score - top));
  const all = odds.reduce((a, b) => a + b, Math.exp(-top));
  const good = odds.reduce((sum, value, i) => sum + (right[i] === true ? value : 0), 0);
  // Where no candidate is right the field should rather stay empty, but the lack is the candidates' fault.
  const share = good > 0 || absent ? weight : 0.3 * weight;
  for (const [i, own] of values.entries()) {
    const p = (odds[i] ?? 0) / all;
    const q = good > 0 && right[i] === true ? (odds[i] ?? 0) / good : 0;
    const factor = share * (p - q);
    if (Math.abs(factor) < 1e-6) continue;
    for (let k = 0; k < own.length; k++) gradient[k] = (gradient[k] ?? 0) + factor * (own[k] ?? 0);
  }
}

/** Share of fields whose best candidate is right and above "none". */
export function accuracy(examples: Example[], weights: Features): { right: number; all: number } {
  let right = 0;
  for (const example of examples) {
    const scores = example.candidates.map((features) => dot(features, weights));
    const best = scores.indexOf(Math.max(...scores));
    const taken = (scores[best] ?? 0) > 0;
    if (example.absent ? !taken : taken && example.right[best] === true) right++;
  }
  return { right, all: examples.length };
}
