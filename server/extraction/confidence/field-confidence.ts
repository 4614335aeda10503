// The confidence of a field: the calibrated probability that its value is right.
import { isOpenDate } from '../candidates/candidate.ts';
import type { FoundCheck } from '../checks/check.ts';
import { findingOf, unitsOf, type FieldFinding, type Findings } from '../checks/findings.ts';
import type { Features } from '../ranking/signal.ts';
import { dot, trainedWeights, type Weights } from '../ranking/rank.ts';
import { BILLS } from '../describe/doc-type.ts';
import { OWN_NUMBER } from '../labels/concepts.ts';
import { isImplied } from '../labels/implied-fields.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import { fieldSignals, isPrinted, kindSignals } from './signals.ts';

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
/** Hardly a document has no number of its own: where none was found, people are told to look. */
const MOST_WITHOUT_OWN_NUMBER = 0.7;

function mostOfNone({ meaning: { concept } }: FieldFinding, { doc_type }: Findings): number {
  if (concept === null) return MOST_WITHOUT_MEANING;
  return doc_type !== null && OWN_NUMBER[doc_type] === concept.id ? MOST_WITHOUT_OWN_NUMBER : 1;
}

/** 0..1; for a field without value the probability that the document has none. */
export function fieldConfidence(
  finding: FieldFinding,
  findings: Findings,
  checks: FoundCheck[],
  weights: Pick<Weights, 'confidence' | 'empty'> = trainedWeights,
): number {
  const round = (probability: number) => Math.round(probability * 1000) / 1000;
  if (finding.value === null) {
    // A required field that is empty is wrong.
    if (finding.meaning.field.required) return 0;
    const absent = logistic(emptySignals(finding, findings), weights.empty);
    return round(Math.min(absent, mostOfNone(finding, findings)));
  }
  const signals = fieldSignals(finding, findings, checks);
  let confidence = Math.max(logistic(signals, weights.confidence), provenBy(finding, findings, checks));
  for (const [applies, cap] of CAPS) if (applies(finding, signals)) confidence = Math.min(confidence, cap);
  return round(confidence);
}

/** How sure at least are amounts that add up with their tax, and a name that the web site of its owner spells. */
const ADDED_UP = 0.95;
const SPELLED = 0.9;

/** What the page proves of a value, however close others come to it; 0 where it proves nothing. */
function provenBy(finding: FieldFinding, findings: Findings, checks: FoundCheck[]): number {
  const { key } = finding.meaning.field;
  // Without a tax any amount is the sum of itself.
  const taxed = (unitsOf(findingOf(findings, 'tax_total')) ?? 0) !== 0;
  const adds_up = checks.some(
    ({ code, passed, fields }) => code === 'netPlusTax' && passed && fields.includes(key),
  );
  if (taxed && adds_up) return ADDED_UP;
  return isPrinted(finding) && finding.ranked?.features['domain'] === 1 ? SPELLED : 0;
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
  'payment_method',
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
/** Log odds at which a candidate that no other field took was as near as not to being taken. */
const NEAR = -1;

/**
 * Signals of a field without value: it may well be absent, less so where a candidate came close, a label waits for its value, or
 * something of its kind is left that nothing explains.
 */
export function emptySignals({ meaning, standing }: FieldFinding, findings: Findings): Features {
  const usual = meaning.concept !== null && !isSeldom(meaning, findings);
  const missed = standing !== undefined && 'named' in standing ? standing : undefined;
  return {
    bias: 1,
    near: missed?.free === undefined ? 0 : 1 / (1 + Math.exp(NEAR - missed.free)),
    named: missed?.named ?? 0,
    left_over: missed?.left_over === true ? 1 : 0,
    rate: missed?.rate === true ? 1 : 0,
    usual: usual ? 1 : 0,
    recognised: findings.recognised ? 1 : 0,
    ...kindSignals({ meaning }),
  };
}

/** A till does not ask for the name of who pays. */
function isSeldom({ concept, role }: FieldMeaning, { doc_type, fields }: Findings): boolean {
  if (concept?.id === 'party_name') return role === 'buyer' && doc_type === 'Receipt';
  return SELDOM.has(concept?.id ?? '') && isBill(fields) && !isOfOtherKind(doc_type);
}

/** A quotation has a sum as a bill does, and a number of its own. */
const isOfOtherKind = (doc_type: Findings['doc_type']): boolean =>
  doc_type !== null && doc_type !== 'Other' && !BILLS.includes(doc_type);

/** Who asks for a statement's account number or a delivery's date has documents that state them; bills leave much out. */
const isBill = (fields: FieldFinding[]): boolean =>
  fields.some(({ meaning: { concept, field } }) => BILLED.has(concept?.id ?? '') && !isImplied(field.key));

const BILLED = new Set(['invoice_number', 'receipt_number', 'grand_total', 'due_payable', 'net_total']);

const logistic = (signals: Features, weights: Features): number => 1 / (1 + Math.exp(-dot(signals, weights)));
