// The exact interval of a share that was counted: C. J. Clopper and E. S. Pearson, "The use of confidence or fiducial limits
// illustrated in the case of the binomial", Biometrika 26 (1934), 404-413. For k of n and confidence 1 - a,
//   lower = B(a/2; k, n - k + 1), upper = B(1 - a/2; k + 1, n - k),
// with B(p; x, y) the p-quantile of the beta distribution; it covers the true share at least as often as it says, for any n.

export interface Interval {
  lower: number;
  upper: number;
}

/** @param confidence of both sides together, 0..1 */
export function clopperPearson(k: number, n: number, confidence = 0.95): Interval {
  const tail = (1 - confidence) / 2;
  return {
    lower: k === 0 ? 0 : betaQuantile(tail, k, n - k + 1),
    upper: k === n ? 1 : betaQuantile(1 - tail, k + 1, n - k),
  };
}

/** The upper end of the one-sided interval; 1 where nothing was counted. */
export const upperBound = (k: number, n: number, confidence: number): number =>
  n === 0 ? 1 : clopperPearson(k, n, 2 * confidence - 1).upper;

/** Documents with so many errors among them whose bound is the share: the least number. */
export const documentsFor = (errors: number, share: number, confidence: number): number =>
  leastOf(errors, (documents) => upperBound(errors, documents, confidence) <= share);

/** The least number above `from` that is enough, found by halving; whatever is above it is enough too. */
export function leastOf(from: number, enough: (count: number) => boolean): number {
  let [low, high] = [from, from + 1];
  while (!enough(high)) [low, high] = [high, high * 2];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (enough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Halving is slow and sure; 60 steps are as exact as a number can be. */
function betaQuantile(p: number, a: number, b: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (incompleteBeta(middle, a, b) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** 1 - I_x(a, b), exact also where that is tiny. */
export const betaTail = (x: number, a: number, b: number): number => incompleteBeta(1 - x, b, a);

/** The regularised incomplete beta function I_x(a, b): DLMF 8.17.22, turned where the fraction converges faster (8.17.4). */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = Math.exp(a * Math.log(x) + b * Math.log1p(-x) - logBeta(a, b)) / a;
  return front / betaFraction(x, a, b);
}

const TINY = 1e-300;
const EXACT = 1e-15;

/** By the method of Lentz; needs in the order of the square root of a + b steps. */
function betaFraction(x: number, a: number, b: number): number {
  let [value, c, d] = [1, 1, 0];
  for (let j = 1; j < 100_000; j += 1) {
    const m = Math.floor(j / 2);
    const term =
      j % 2 === 0
        ? (m * (b - m) * x) / ((a + j - 1) * (a + j))
        : (-(a + m) * (a + b + m) * x) / ((a + j - 1) * (a + j));
    d = 1 / nonZero(1 + term * d);
    c = nonZero(1 + term / c);
    value *= c * d;
    if (Math.abs(c * d - 1) < EXACT) break;
  }
  return value;
}

const nonZero = (value: number): number => (Math.abs(value) < TINY ? TINY : value);

export const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

/** Stirling's series (DLMF 5.11.1), for arguments that are raised above 10 first. */
function logGamma(x: number): number {
  let [shift, z] = [0, x];
  for (; z < 10; z += 1) shift -= Math.log(z);
  const series = 1 / (12 * z) - 1 / (360 * z ** 3) + 1 / (1260 * z ** 5) - 1 / (1680 * z ** 7);
  return shift + (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + series;
}
