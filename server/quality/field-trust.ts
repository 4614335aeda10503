// How far the confidence of each field can be trusted, from documents that people have decided. Pure.
import { breaks, judges, type Claim, type LabelledDocument } from './thresholds.ts';

export interface FieldTrust {
  /** Errors that were found for each that the confidence announced. */
  factor: number;
  /** The highest confidence there was, in percent. */
  highest: number;
}

/** By field key. */
export type FieldTrusts = Record<string, FieldTrust>;

/** Thresholds lie among values that were proposed as sure; what the confidence of others is worth says nothing of these. */
const SURE = 90;
/** As if so many errors had been announced and found: a field without errors yet is not trusted without limit. */
const PRIOR = 1;

/** Of the fields that were proposed. */
export function fieldTrusts(examples: LabelledDocument[]): FieldTrusts {
  const counts = new Map<string, { announced: number; found: number; highest: number }>();
  for (const example of examples)
    for (const [field, percent] of Object.entries(example.confidence)) {
      const count = counts.get(field) ?? { announced: PRIOR, found: PRIOR, highest: 0 };
      counts.set(field, count);
      count.highest = Math.max(count.highest, percent);
      if (percent < SURE || !judges(example, { field })) continue;
      count.announced += doubtAt(percent);
      if (breaks(example, { field })) count.found += 1;
    }
  return Object.fromEntries(
    [...counts].map(([field, { announced, found, highest }]) => [
      field,
      { factor: found / announced, highest },
    ]),
  );
}

/** Confidences are whole numbers: one of 100 % says no more than that it is above 99.5. */
export const doubtAt = (percent: number): number => Math.max(0.0025, 1 - percent / 100);

/** How likely a document breaks a claim, as far as its confidences say. */
export function riskOf(
  { confidence }: LabelledDocument,
  { field }: Pick<Claim, 'field'>,
  trusts: FieldTrusts,
): number {
  const risk = (key: string, percent: number) => (trusts[key]?.factor ?? 1) * doubtAt(percent);
  if (field !== null)
    return confidence[field] === undefined ? 0 : Math.min(1, risk(field, confidence[field]));
  const all = Object.entries(confidence).reduce((sum, [key, percent]) => sum + risk(key, percent), 0);
  return Math.min(1, all);
}
