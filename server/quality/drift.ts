// Whether more goes wrong than a target allows, from samples that come one after the other. Pure.
//
// Three questions, three tests. All may be asked after every sample, as often as one likes.
//
// Has the error rate jumped? A Bernoulli CUSUM adds up the log-likelihood ratio of each sample between the target and eight times
// the target, begins anew at zero, and alarms at LIMIT (E. S. Page, "Continuous inspection schemes", Biometrika 41, 1954, 100-115;
// M. R. Reynolds and Z. G. Stoumbos, "A CUSUM chart for monitoring a proportion when inspecting continuously", Journal of Quality
// Technology 31, 1999, 87-108). Eight times is the jump that it is to find soonest: an engine that an upgrade or a new kind of paper has
// broken is wrong in several of a hundred documents, not in two. LIMIT is the highest that stops nine of ten such jumps within 60 samples: two errors with
// at most 15 right samples between them (at 1 %). `npm run bench:automation` prints that, and how often limits alarm while all is well.
//
// Is the target missed, if only by little? Betting against it at all rates above it, weighted by a beta distribution, multiplies a stake
// whose expectation cannot grow while the target is kept; that it ever reaches 1 / (1 - confidence) has a chance of at most
// 1 - confidence, however often one looks (J. Ville, 1939; H. Robbins, Annals of Mathematical Statistics 41, 1970, 1397-1409;
// S. R. Howard et al., "Time-uniform, nonparametric, nonasymptotic confidence sequences", Annals of Statistics 49, 2021, 1055-1080). Seen from the
// other side: the lower bound of the error rate that holds at all times has passed the target.
//
// Is the target kept? The same bets at all rates below it: the upper bound that holds at all times is within the target. At 1 % and 95 % that takes
// 361 samples without an error, where looking once would take 299.
import { betaTail, incompleteBeta, leastOf, logBeta } from './clopper-pearson.ts';

/** The jump to find, as a multiple of the target; never more than half of all documents. */
const JUMP = 8;
/** The sum of log-likelihood ratios at which it alarms. */
export const LIMIT = 3;

export interface Drift {
  /** The highest that the sum has been since the first sample. */
  highest: number;
  alarm: boolean;
}

/**
 * @param wrong of each sample, in the order in which they were held back
 * @param share the target, 0..1
 */
export function cusum(wrong: boolean[], share: number, limit = LIMIT): Drift {
  const jump = Math.min(0.5, JUMP * share);
  const ratio = { wrong: Math.log(jump / share), right: Math.log((1 - jump) / (1 - share)) };
  let [sum, highest] = [0, 0];
  for (const one of wrong) {
    sum = Math.max(0, sum + (one ? ratio.wrong : ratio.right));
    highest = Math.max(highest, sum);
  }
  return { highest, alarm: highest >= limit };
}

/** On which side of the target the bets are, and where their weight lies: at so many times the target on average. */
const BETS = {
  above: { mean: 4, mass: betaTail },
  below: { mean: 1 / 4, mass: incompleteBeta },
};

/** Logarithm of the stake after so many errors among so many samples; below zero it speaks for the other side. */
export function logStake(side: keyof typeof BETS, errors: number, samples: number, share: number): number {
  const { mean, mass } = BETS[side];
  const a = 1;
  const b = Math.max(1, a / Math.min(0.5, mean * share) - a);
  const [after, before] = [mass(share, a + errors, b + samples - errors), mass(share, a, b)];
  return (
    logBeta(a + errors, b + samples - errors) +
    Math.log(after) -
    logBeta(a, b) -
    Math.log(before) -
    errors * Math.log(share) -
    (samples - errors) * Math.log1p(-share)
  );
}

/** Whether, at any moment so far, the samples said that the target is missed. */
export function isMissed(wrong: boolean[], share: number, confidence: number): boolean {
  let errors = 0;
  return wrong.some((one, index) => {
    // The stake is highest right after an error.
    if (!one) return false;
    errors += 1;
    return logStake('above', errors, index + 1, share) >= -Math.log(1 - confidence);
  });
}

/** The least number of samples, with so many errors among them, that proves that the target is kept. */
export function samplesToProve(errors: number, share: number, confidence: number): number {
  const proves = (samples: number) => logStake('below', errors, samples, share) >= -Math.log(1 - confidence);
  return leastOf(errors, proves);
}
