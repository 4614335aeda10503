// The confidence of a field: the calibrated probability that its value is right.
import type { Check } from '../../../contract/documents.ts';
import type { FieldFinding, Findings } from '../checks/findings.ts';
import { dot, trainedWeights } from '../ranking/rank.ts';
import { fieldSignals } from './signals.ts';

/** Whatever the signals say: a value found nowhere on the page, or contradicted by a check, is never sure. */
const CAPS: [(finding: FieldFinding, signals: Record<string, number>) => boolean, number][] = [
  [({ source }, signals) => signals['no_evidence'] === 1 && source !== 'e_invoice', 0.3],
  [(_, signals) => signals['check_failed'] === 1 && signals['check_passed'] !== 1, 0.6],
  [({ on_page }) => on_page !== null, 0.5],
];

/** 0..1; for a field without value the probability that the document has none. */
export function fieldConfidence(finding: FieldFinding, findings: Findings, checks: Check[]): number {
  if (finding.value === null) return emptyConfidence(finding);
  const signals = fieldSignals(finding, findings, checks);
  let confidence = 1 / (1 + Math.exp(-dot(signals, trainedWeights.confidence)));
  for (const [applies, cap] of CAPS) if (applies(finding, signals)) confidence = Math.min(confidence, cap);
  return Math.round(confidence * 1000) / 1000;
}

/** A required field that is empty is wrong; another may well be absent, less so when a candidate came close. */
function emptyConfidence({ meaning, rival }: FieldFinding): number {
  if (meaning.field.required) return 0;
  const close = rival === null ? 0 : 1 / (1 + Math.exp(-rival.score));
  return Math.round((0.9 - 0.8 * close) * 1000) / 1000;
}
