import { describe, expect, test } from 'vitest';
import { randomOf } from '../../test/kit/aimed-requests.ts';
import { incompleteBeta } from './clopper-pearson.ts';
import { cusum, isMissed, logStake, LIMIT, samplesToProve } from './drift.ts';
import { shareToHold } from './sample-share.ts';

const samples = (text: string) => [...text].map((one) => one === 'x');
const known = new Map<number, number>();
/** For a target of 10 %. */
const least = (errors: number): number => {
  if (!known.has(errors)) known.set(errors, samplesToProve(errors, 0.1, 0.95));
  return known.get(errors)!;
};
const right = (count: number) => Array.from({ length: count }, () => false);

describe('the drift test', () => {
  test('adds up log-likelihood ratios between the target and eight times the target, and begins anew at zero', () => {
    const up = Math.log(8);
    const down = Math.log(0.99 / 0.92);
    expect(cusum(samples('..x.'), 0.01).highest).toBeCloseTo(up, 12);
    expect(cusum(samples('x...x'), 0.01).highest).toBeCloseTo(2 * up - 3 * down, 12);
  });

  test('two errors close together alarm, two far apart do not', () => {
    expect(cusum([true, ...right(5), true], 0.01)).toMatchObject({ alarm: true });
    expect(cusum([true, ...right(20), true], 0.01)).toMatchObject({ alarm: false });
    expect(cusum([], 0.01)).toEqual({ highest: 0, alarm: false });
    expect(cusum([true, true], 0.01, 2 * LIMIT).alarm).toBe(false);
  });

  test('what has alarmed stays alarmed, whatever comes after', () => {
    expect(cusum([true, true, ...right(500)], 0.01).alarm).toBe(true);
  });
});

describe('the bound that holds at all times', () => {
  test('is the likelihood ratio against the target, averaged over rates above it', () => {
    const [share, errors, all, b] = [0.01, 3, 40, 24];
    // By the midpoint rule over the same beta distribution.
    const STEPS = 400_000;
    let [sum, weight] = [0, 0];
    for (let step = 0; step < STEPS; step += 1) {
      const rate = share + ((step + 0.5) / STEPS) * (1 - share);
      const density = (1 - rate) ** (b - 1);
      weight += density;
      sum += density * (rate / share) ** errors * ((1 - rate) / (1 - share)) ** (all - errors);
    }
    expect(logStake('above', errors, all, share)).toBeCloseTo(Math.log(sum / weight), 6);
  });

  test('never speaks against the target without errors, and does with many', () => {
    expect(logStake('above', 0, 1000, 0.01)).toBeLessThan(0);
    expect(isMissed(right(1000), 0.01, 0.95)).toBe(false);
    expect(isMissed([...right(50), true, ...right(50), true, true, true, true], 0.01, 0.95)).toBe(true);
  });

  test('the tail of the beta distribution is exact where it is tiny', () => {
    expect(incompleteBeta(0.5, 2, 2)).toBeCloseTo(0.5, 12);
    expect(Number.isFinite(logStake('above', 0, 5000, 0.01))).toBe(true);
  });
});

describe('the proof that holds at all times', () => {
  test('is the likelihood ratio for a lower rate, averaged over rates below the target', () => {
    const [share, errors, all, b] = [0.01, 1, 300, 399];
    const STEPS = 100_000;
    let [sum, weight] = [0, 0];
    for (let step = 0; step < STEPS; step += 1) {
      const rate = ((step + 0.5) / STEPS) * share;
      const density = (1 - rate) ** (b - 1);
      weight += density;
      sum += density * (rate / share) ** errors * ((1 - rate) / (1 - share)) ** (all - errors);
    }
    expect(logStake('below', errors, all, share)).toBeCloseTo(Math.log(sum / weight), 6);
  });

  test('takes more samples than a single look, and more after each error', () => {
    const counts = [0, 1, 2].map((errors) => samplesToProve(errors, 0.01, 0.95));
    expect(counts[0]).toBe(361);
    expect(counts.toSorted((a, b) => a - b)).toEqual(counts);
  });

  test('a rule that misses its target is proven in fewer than one of twenty cases, however often one looks', () => {
    const draw = randomOf(7);
    let proven = 0;
    for (let run = 0; run < 400; run += 1) {
      let errors = 0;
      for (let samples = 1; samples <= 1500; samples += 1) {
        if (draw() < 0.1) errors += 1;
        if (samples >= least(errors)) {
          proven += 1;
          break;
        }
      }
    }
    expect(proven).toBeLessThanOrEqual(20);
    expect(proven).toBeGreaterThan(0);
  });
});

describe('the share that is held back', () => {
  const need = { share: 0.01, confidence: 0.95, errors: 0, documents: 2500, days: 91.25 };
  test('keeps the bound over a year: 299 of 10,000 documents, 473 after one error', () => {
    expect(shareToHold(need)).toBeCloseTo(0.0299, 10);
    expect(shareToHold({ ...need, errors: 1 })).toBeCloseTo(0.0473, 10);
  });

  test('is all where there are too few documents, and a fifth before their number is known', () => {
    expect(shareToHold({ ...need, documents: 60, days: 90 })).toBe(1);
    expect(shareToHold({ ...need, documents: 49 })).toBe(0.2);
  });
});
