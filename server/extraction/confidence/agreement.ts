// What a second reader, a model, does to the confidence in a field. Two readers that work differently seldom make the same
// mistake; a value that only one of them sees, or that they read differently, is for a person to look at.
import type { FieldFinding } from '../checks/findings.ts';

/** Share of the doubt that stays when both read alike. */
const DOUBT_LEFT = 0.35;
/** The model says that the document does not state it. */
const ALONE = 0.8;
const MODEL_ONLY = { exact: 0.78, normalised: 0.75, fuzzy: 0.55 } as const;
const MOST_WHEN_DIFFERENT = 0.5;

/** @param own the confidence of the built-in engine alone, 0..1 */
export function withAgreement(own: number, { agreement, evidence }: FieldFinding): number {
  switch (agreement) {
    case undefined:
      return own;
    case 'both':
      return rounded(1 - (1 - own) * DOUBT_LEFT);
    case 'builtin_only':
      return rounded(own * ALONE);
    case 'model_only':
      return MODEL_ONLY[evidence[0]?.match ?? 'fuzzy'];
    case 'differs':
      return Math.min(MOST_WHEN_DIFFERENT, Math.max(own, 0.35));
  }
}

const rounded = (confidence: number): number => Math.round(confidence * 1000) / 1000;
