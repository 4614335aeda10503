// How many of the documents that could go without a person are held back for one. Pure.
import { documentsFor } from './clopper-pearson.ts';

/** Held back before it is known how many documents there are. */
export const AT_FIRST = 0.2;
const KNOWN_FROM = 50;
const DAYS_A_YEAR = 365;

export interface SampleNeed {
  /** The target: the share that may be wrong, 0..1. */
  share: number;
  /** How sure that must be, 0..1. */
  confidence: number;
  /** Samples of the last year that were wrong. */
  errors: number;
  /** Documents that could have gone, held back or not. */
  documents: number;
  /** In so many days. */
  days: number;
}

/**
 * So many that the samples of a year keep the exact bound within the target: each error among them calls for more. Where a year has
 * fewer documents than that, all of them: nothing that nobody looks at can be promised.
 * @returns 0..1
 */
export function shareToHold({ share, confidence, errors, documents, days }: SampleNeed): number {
  if (documents < KNOWN_FROM) return AT_FIRST;
  const yearly = (documents / Math.max(1, days)) * DAYS_A_YEAR;
  return Math.min(1, documentsFor(errors, share, confidence) / yearly);
}
