// The confidence of a field: the calibrated probability that its value is right.
import { isOpenDate } from '../candidates/candidate.ts';
import type { FoundCheck } from '../checks/check.ts';
import type { FieldFinding, Findings } from '../checks/findings.ts';
import type { Features } from '../ranking/signal.ts';
import { dot, trainedWeights } from '../ranking/rank.ts';
import { isImplied } from '../labels/implied-fields.ts';
import { fieldSignals } from './signals.ts';

/**
 * Whatever the signals say: a value found nowhere on the page, contradicted by a check or by the rest of the page, or a date that is
 * another one elsewhere is never sure.
 */
const CAPS: [(finding: FieldFinding, signals: Features) => boolean, number][] = [
  [({ source }, signals) => signals['no_evidence'] === 1 && source !== 'e_invoice', 0.3],
  [(_, signals) => signals['check_failed'] === 1 && signals['check_passed'] !== 1, 0.6],
  [({ on_page }) => on_page !== null, 0.5],
  [({ candidate }) => candidate?.traits['misread_year'] === 1, 0.6],
  [({ candidate }) => isOpenDate(candidate), 0.6],
];

/**
 * Nothing found for a field whose meaning is not understood says little: it is looked for by its own label alone, and may stand
 * on the page under another.
 */
const MOST_WITHOUT_MEANING = 0.5;

/** 0..1; for a field without value the probability that the document has none. */
export function fieldConfidence(finding: FieldFinding, findings: Findings, checks: FoundCheck[]): number {
  const round = (probability: number) => Math.round(probability * 1000) / 1000;
  if (finding.value === null) {
    // A required field that is empty is wrong.
    if (finding.meaning.field.required) return 0;
    const absent = logistic(emptySignals(finding, findings), trainedWeights.empty);
    return round(finding.meaning.concept === null ? Math.min(absent, MOST_WITHOUT_MEANING) : absent);
  }
  const signals = fieldSignals(finding, findings, checks);
  let confidence = logistic(signals, trainedWeights.confidence);
  for (const [applies, cap] of CAPS) if (applies(finding, signals)) confidence = Math.min(confidence, cap);
  return round(confidence);
}

/** Facts that many bills do without. Others are missed when they are empty. */
const SELDOM = new Set([
  'alternative_order_number',
  'bic',
  'business_term',
  'buyer_reference',
  'charges',
  'commission',
  'contact_person',
  'customer_number',
  'delivery_date',
  'delivery_note_number',
  'discount',
  'due_date',
  'fax',
  'gln',
  'iban',
  'incoterms',
  'line_total',
  'notes',
  'notice_period',
  'order_date',
  'order_number',
  'payment_reference',
  'payment_terms',
  'phone',
  'prepaid',
  'project_number',
  'quote_number',
  'rounding',
  'shipping',
  'tax_number',
  'term',
  'tracking_number',
  'vat_id',
  'website',
]);
/** A candidate with these log odds was nearly taken. */
const NEAR = -2.5;

/** Signals of a field without value: it may well be absent, less so when a candidate came close. */
export function emptySignals({ rival, meaning }: FieldFinding, { recognised, fields }: Findings): Features {
  const seldom = SELDOM.has(meaning.concept?.id ?? '') && isBill(fields);
  return {
    bias: 1,
    near: rival !== null && rival.score > NEAR ? 1 : 0,
    usual: meaning.concept !== null && !seldom ? 1 : 0,
    recognised: recognised ? 1 : 0,
  };
}

/** Who asks for a statement's account number or a delivery's date has documents that state them; bills leave much out. */
const isBill = (fields: FieldFinding[]): boolean =>
  fields.some(({ meaning: { concept, field } }) => BILLED.has(concept?.id ?? '') && !isImplied(field.key));

const BILLED = new Set(['invoice_number', 'receipt_number', 'grand_total', 'due_payable', 'net_total']);

const logistic = (signals: Features, weights: Features): number => 1 / (1 + Math.exp(-dot(signals, weights)));
