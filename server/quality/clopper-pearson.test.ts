import { expect, test } from 'vitest';
import { clopperPearson } from './clopper-pearson.ts';

// R: binom.test(k, n)$conf.int
test.each([
  [0, 10, 0, 0.3084971],
  [5, 10, 0.1870861, 0.8129139],
  [10, 10, 0.6915029, 1],
  [1, 100, 0.0002531, 0.0544594],
  [0, 1, 0, 0.975],
])('%i of %i', (k, n, lower, upper) => {
  const interval = clopperPearson(k, n);
  expect(interval.lower).toBeCloseTo(lower, 6);
  expect(interval.upper).toBeCloseTo(upper, 6);
});

test.each([
  [3, 40],
  [77, 80],
  [250, 600],
])('at the ends for %i of %i, so many or more, or fewer, are as unlikely as they should be', (k, n) => {
  const { lower, upper } = clopperPearson(k, n);
  expect(tail(k, n, lower)).toBeCloseTo(0.025, 8);
  expect(1 - tail(k + 1, n, upper)).toBeCloseTo(0.025, 8);
});

/** The chance of k or more of n, added up term by term. */
function tail(k: number, n: number, p: number): number {
  let sum = 0;
  for (let i = k; i <= n; i += 1) {
    let log = i * Math.log(p) + (n - i) * Math.log1p(-p);
    for (let j = 1; j <= i; j += 1) log += Math.log(n - i + j) - Math.log(j);
    sum += Math.exp(log);
  }
  return sum;
}

test('stays around the share, and narrows, up to millions', () => {
  let width = 1;
  for (const n of [10, 1000, 100_000, 10_000_000]) {
    const { lower, upper } = clopperPearson(n * 0.9, n);
    expect(lower).toBeLessThan(0.9);
    expect(upper).toBeGreaterThan(0.9);
    expect(upper - lower).toBeLessThan(width);
    width = upper - lower;
  }
  expect(width).toBeCloseTo(2 * 1.959964 * Math.sqrt((0.9 * 0.1) / 10_000_000), 6);
});
