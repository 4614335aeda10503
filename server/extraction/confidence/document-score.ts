// The score of a document, 0..100, from its fields, checks and the quality of its reading.
import type { Check } from '../../../contract/documents.ts';
import type { FieldFinding } from '../checks/findings.ts';

export interface ScoreInput {
  fields: { finding: FieldFinding; confidence: number }[];
  checks: Check[];
  /** Mean confidence of the words, 0..1. */
  reading: number;
  /** Share of the pages that were read. */
  pages_read: number;
}

/** Checks whose failure says that something on the record or on the page is wrong. */
const WEIGHTY = /plus tax|less prepaid|add up|e-invoice|in words|required/iu;
/** A document of which something weighty is wrong is not "High", whatever its fields say. */
const CAP_FAILED = 84;

/**
 * The probability that all found and required fields are right, brought to the bands of the labels: 90 and more means
 * that about 95 in 100 such documents need no correction. Between, the mean of the fields keeps long profiles comparable.
 */
export function documentScore(input: ScoreInput): number {
  const judged = input.fields.filter(
    ({ finding }) => finding.value !== null || finding.meaning.field.required,
  );
  if (judged.length === 0) return 0;
  const all = judged.reduce((product, { confidence }) => product * Math.max(confidence, 0.02), 1);
  const mean = judged.reduce((sum, { confidence }) => sum + confidence, 0) / judged.length;
  const worst = Math.min(...judged.map(({ confidence }) => confidence));
  let score = 100 * (0.35 * all ** 0.5 + 0.35 * mean + 0.3 * worst);
  score *= 0.9 + 0.1 * input.reading;
  score *= input.pages_read;
  const failed = input.checks.filter((check) => !check.passed && WEIGHTY.test(check.name)).length;
  if (failed > 0) score = Math.min(score - 4 * failed, CAP_FAILED);
  return Math.round(Math.min(Math.max(score, 0), 100));
}
