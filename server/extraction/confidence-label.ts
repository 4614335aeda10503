// The text label of a score; the list filters by the same bands.
import type { ConfidenceLabel } from '../../contract/documents.ts';

/** 90-100 High, 70-89 Good, 50-69 Low, 0-49 Poor. */
export function confidenceLabel(score: number): ConfidenceLabel {
  if (score >= 90) return 'High';
  if (score >= 70) return 'Good';
  return score >= 50 ? 'Low' : 'Poor';
}
