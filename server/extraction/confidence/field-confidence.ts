// The confidence of a field: the calibrated probability that its value is right.
import type { Check } from '../../../contract/documents.ts';
import type { FieldFinding, Findings } from '../checks/findings.ts';
import type { Features } from '../ranking/features.ts';
import { dot, trainedWeights } from '../ranking/rank.ts';
import { fieldSignals } from './signals.ts';

/** Whatever the signals say: a value found nowhere on the page, or contradicted by a check, is never sure. */
const CAPS: [(finding: FieldFinding, signals: Features) => boolean, number][] = [
  [({ source }, signals) => signals['no_evidence'] === 1 && source !== 'e_invoice', 0.3],
  [(_, signals) => signals['check_failed'] === 1 && signals['check_passed'] !== 1, 0.6],
  [({ on_page }) => on_page !== null, 0.5],
];

/** 0..1; for a field without value the probability that the document has none. */
export function fieldConfidence(finding: FieldFinding, findings: Findings, checks: Check[]): number {
  const round = (probability: number) => Math.round(probability * 1000) / 1000;
  if (finding.value === null) {
    // A required field that is empty is wrong.
    return finding.meaning.field.required ? 0 : round(logistic(emptySignals(finding), trainedWeights.empty));
  }
  const signals = fieldSignals(finding, findings, checks);
  let confidence = logistic(signals, trainedWeights.confidence);
  for (const [applies, cap] of CAPS) if (applies(finding, signals)) confidence = Math.min(confidence, cap);
  return round(confidence);
}

/** Signals of a field without value: it may well be absent, less so when a candidate came close. */
export function emptySignals({ rival, meaning }: FieldFinding): Features {
  return {
    bias: 1,
    close: rival === null ? 0 : 1 / (1 + Math.exp(-rival.score)),
    labelled: rival?.features['label'] ?? 0,
    known: meaning.concept === null ? 0 : 1,
  };
}

const logistic = (signals: Features, weights: Record<string, number>): number =>
  1 / (1 + Math.exp(-dot(signals, weights)));
