// A possible value on the page: what it is, how it reads in normal form, and where it stands.
import type { Rect, Span } from '../layout/layout.ts';

export type CandidateKind =
  | 'date'
  | 'amount'
  | 'percent'
  | 'identifier'
  | 'iban'
  | 'bic'
  | 'vat_id'
  | 'uscc'
  | 'tax_number'
  | 'phone'
  | 'email'
  | 'url'
  | 'currency'
  | 'duration'
  | 'organisation'
  | 'person'
  | 'address'
  | 'text';

export interface Candidate extends Rect {
  kind: CandidateKind;
  /** Normal form: ISO dates, decimal strings, identifiers without blanks, text as printed. */
  value: string;
  /** One span per line the value covers. */
  spans: Span[];
  page: number;
  /** Named facts about the value itself, 0..1, used as ranking signals: `check_digit`, `currency`, `decimals`, … */
  traits: Record<string, number>;
}

export interface DateCandidate extends Candidate {
  kind: 'date';
  /** Part of a period "from – to". */
  range: 'start' | 'end' | null;
}

export interface AmountCandidate extends Candidate {
  kind: 'amount';
  /** Value in units of 10^-4, so that sums are exact: 12.34 -> 123400. */
  units: number;
  /** Digits after the separator as printed. */
  decimals: number;
  /** ISO 4217 code when a symbol or code stands with the number. */
  currency: string | null;
}

export const first = (candidate: Candidate): Span => {
  const span = candidate.spans[0];
  if (span === undefined) throw new Error('a candidate has at least one span');
  return span;
};
