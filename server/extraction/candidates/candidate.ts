// A possible value on the page: what it is, how it reads in normal form, and where it stands.
import { spanRect, union, type Rect, type Span } from '../layout/layout.ts';

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

/** Named facts about a value, each of which is a ranking signal (`is_…`). */
export type Trait =
  // of any value
  | 'pattern'
  | 'digits'
  | 'long'
  | 'lower'
  | 'clause_score'
  | 'clause_named'
  // of what a label leads to
  | 'anchored_inline'
  | 'anchored_loose'
  | 'anchored_right'
  | 'anchored_below'
  | 'multiline'
  | 'colon'
  | 'grouped'
  | 'box'
  | 'list'
  // of dates
  | 'ambiguous'
  | 'certain'
  | 'month'
  | 'range_start'
  | 'range_end'
  | 'misread_year'
  // of amounts and currencies
  | 'capitals'
  | 'decimals'
  | 'currency'
  | 'negative'
  | 'whole'
  | 'labelled'
  | 'written'
  | 'share'
  | 'of_home'
  | 'sole'
  // of numbers
  | 'check_digit'
  | 'named'
  | 'length'
  | 'digit_share'
  | 'dialled'
  | 'short'
  | 'year'
  | 'registration'
  // of names
  | 'legal_form'
  | 'business_word'
  | 'letterhead'
  | 'first'
  | 'second'
  | 'slogan'
  | 'open'
  | 'address_like'
  | 'words'
  | 'tall'
  | 'bold'
  | 'joined'
  | 'joined_form'
  | 'joined_uneven'
  | 'joined_whole'
  | 'joined_again'
  | 'joined_complete'
  | 'joined_room'
  // of addresses
  | 'likely'
  | 'lines'
  | 'postcode'
  | 'people';

/** 0..1; a trait that is absent does not hold. */
export type Traits = Partial<Record<Trait, number>>;

/** What all candidates have. */
interface Found extends Rect {
  /** Normal form: ISO dates, decimal strings, identifiers without blanks, text as printed. */
  value: string;
  /** One span per line the value covers. */
  spans: Span[];
  page: number;
  traits: Traits;
}

export interface DateCandidate extends Found {
  kind: 'date';
  /** Part of a period "from – to". */
  range: 'start' | 'end' | null;
  /** The day it is with day and month the other way round, where nothing in the document tells which comes first. */
  swapped: string | null;
}

export interface AmountCandidate extends Found {
  kind: 'amount';
  /** Value in units of 10^-4, so that sums are exact: 12.34 -> 123400. */
  units: number;
  /** Digits after the separator as printed. */
  decimals: number;
  /** ISO 4217 code when a symbol or code stands with the number. */
  currency: string | null;
}

/** Kinds of which there is no more to say than of any value. */
export type PlainKind = Exclude<CandidateKind, 'date' | 'amount'>;

export interface PlainCandidate extends Found {
  kind: PlainKind;
}

export type Candidate = DateCandidate | AmountCandidate | PlainCandidate;

/** Where a value stands that was read from these spans, one per line. */
export const placeOf = (spans: Span[]): Pick<Found, 'spans' | 'page' | keyof Rect> => ({
  spans,
  page: spans[0]?.row.page.index ?? 0,
  ...union(spans.map(spanRect)),
});

/** A value read from these spans, one per line. */
export const readFrom = (
  spans: Span[],
  kind: PlainKind,
  value: string,
  traits: Traits = {},
): PlainCandidate => ({ kind, value, traits, ...placeOf(spans) });

/** Whether nothing tells which of its numbers is the day. */
export const isOpenDate = (candidate: Candidate | null): boolean =>
  candidate?.kind === 'date' && candidate.swapped !== null;

/** A printed number in 1/10,000; of percentages as of amounts. */
export const unitsIn = ({ value }: Pick<Candidate, 'value'>): number => Math.round(Number(value) * 10_000);

export const isAmount = (candidate: Candidate): candidate is AmountCandidate => candidate.kind === 'amount';

/** Printed with the marks of money: cents, or a currency. */
export const isMoney = (candidate: Candidate): candidate is AmountCandidate =>
  isAmount(candidate) && (candidate.traits.decimals === 1 || candidate.traits.currency === 1);

/** Printed as sums are: some currencies have no decimals and part the thousands only ("1.300.000"). */
export const isSum = (candidate: Candidate): candidate is AmountCandidate =>
  isAmount(candidate) && (candidate.traits.grouped === 1 || isMoney(candidate));

export const first = (candidate: Candidate): Span => {
  const span = candidate.spans[0];
  if (span === undefined) throw new Error('a candidate has at least one span');
  return span;
};

/** Whether two are read from the same stretch of a row. */
export function samePlace(a: Candidate, b: Candidate): boolean {
  const left = a.spans[0];
  const right = b.spans[0];
  if (left === undefined || right === undefined) return false;
  return left.row === right.row && left.start < right.end && right.start < left.end;
}
