// Fits the weights by which spaces between recognised characters are told, to lines whose spaces are known.
import type { Gap } from '../../server/reading/ocr/word-gaps.ts';
import {
  spaceSignals,
  weigh,
  type SpaceSignals,
  type SpaceWeights,
} from '../../server/reading/ocr/word-spaces.ts';

export interface LabelledLine {
  /** Characters without spaces. */
  texts: string[];
  gaps: Gap[];
  /** Whether there is a space in each gap. */
  spaces: boolean[];
}

/** Beside signs transcripts set spaces as they please: such gaps count less. */
const WEIGHT_BESIDE_SIGNS = 0.3;
/** Pulls weights towards 0, so that signals that say nearly the same do not work against each other. */
const RIDGE = 2;
const STEPS = 8;
/** Where spaces are seen depends on the weights: fitted again with the spaces of the round before. */
const ROUNDS = 3;

type Name = keyof SpaceSignals;

interface Observation {
  signals: number[];
  space: number;
  weight: number;
}

export function fitWordSpaces(lines: readonly LabelledLine[], names: readonly Name[]): SpaceWeights {
  let weights = Object.fromEntries(names.map((name) => [name, 0])) as SpaceWeights;
  for (let round = 0; round < ROUNDS; round++) {
    const observations = lines.flatMap((line) => observe(line, names, round === 0 ? undefined : weights));
    weights = Object.fromEntries(
      fitLogistic(observations, names.length).map((weight, index) => [names[index]!, round3(weight)]),
    ) as SpaceWeights;
  }
  return weights;
}

const round3 = (value: number) => Math.round(value * 1000) / 1000;

/** Both passes of a line: by the spaces the network read, and by those the weights see. */
function observe(
  { texts, gaps, spaces }: LabelledLine,
  names: readonly Name[],
  weights: SpaceWeights | undefined,
) {
  const read = gaps.map(({ read_space }) => read_space >= 0.5);
  const first = spaceSignals(texts, gaps, read);
  const passes = [first];
  if (weights) {
    const seen = first.map(
      (signals, index) => read[index]! || (signals !== undefined && weigh(signals, weights) > 0),
    );
    passes.push(spaceSignals(texts, gaps, seen));
  }
  return passes.flatMap((signals) =>
    signals.flatMap((own, index): Observation[] => {
      if (!own) return [];
      const plain = /^[\p{L}\p{N}]{2}$/u.test(texts[index]! + texts[index + 1]!);
      const weight = plain ? 1 : WEIGHT_BESIDE_SIGNS;
      return [{ signals: names.map((name) => own[name]), space: Number(spaces[index]), weight }];
    }),
  );
}

/** Newton's method with a ridge. */
function fitLogistic(observations: readonly Observation[], count: number): number[] {
  let weights = Array.from({ length: count }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight) => -RIDGE * weight);
    const curvature = weights.map((_, row) => weights.map((_, column) => (row === column ? RIDGE : 0)));
    for (const { signals, space, weight } of observations) {
      const sum = signals.reduce((total, signal, index) => total + signal * weights[index]!, 0);
      const probability = 1 / (1 + Math.exp(-sum));
      const error = weight * (space - probability);
      const spread = weight * probability * (1 - probability);
      for (let row = 0; row < count; row++) {
        const signal = signals[row]!;
        if (signal === 0) continue;
        gradient[row]! += error * signal;
        const own = curvature[row]!;
        for (let column = 0; column < count; column++) own[column]! += spread * signal * signals[column]!;
      }
    }
    const change = solve(curvature, gradient);
    weights = weights.map((weight, index) => weight + change[index]!);
  }
  return weights;
}

/** Gaussian elimination with pivoting; the matrix is positive definite because of the ridge. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index]!]);
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    const pivot = rows
      .slice(at)
      .reduce((best, row) => (Math.abs(row[at]!) > Math.abs(best[at]!) ? row : best));
    const from = rows.indexOf(pivot);
    [rows[at], rows[from]] = [rows[from]!, rows[at]!];
    for (let below = at + 1; below < size; below++) {
      const factor = rows[below]![at]! / rows[at]![at]!;
      for (let column = at; column <= size; column++) rows[below]![column]! -= factor * rows[at]![column]!;
    }
  }
  const result = Array.from({ length: size }, () => 0);
  for (let at = size - 1; at >= 0; at--) {
    let sum = rows[at]![size]!;
    for (let column = at + 1; column < size; column++) sum -= rows[at]![column]! * result[column]!;
    result[at] = sum / rows[at]![at]!;
  }
  return result;
}
