// The day an invoice is due where only the time for paying is printed: so many days after the date of the invoice.
import { placeOf, type DateCandidate } from '../candidates/candidate.ts';
import { findPaymentTerms } from '../candidates/payment-terms.ts';
import type { Ranked } from './rank.ts';
import type { Scene } from './scene.ts';

const DAY = 86_400_000;
/** Log odds that the terms give the day, where no other is stated. */
const BY_TERMS = 0.6;

/** Days on which the invoice is due by its terms; the best supported first. `issued` is the date of the invoice. */
export function dueByTerms(issued: Ranked, scene: Scene): Ranked[] {
  const { candidate: start } = issued;
  if (Number.isNaN(Date.parse(start.value))) return [];
  // Where the day of the invoice may be another one, so may the day that follows from it.
  const swapped = start.kind === 'date' ? start.swapped : null;
  return findPaymentTerms(scene.document).map(({ days, span }, i) => {
    const candidate: DateCandidate = {
      kind: 'date',
      value: daysAfter(start.value, days),
      range: null,
      swapped: swapped === null ? null : daysAfter(swapped, days),
      traits: {},
      ...placeOf([span]),
      spans: [span, ...start.spans],
    };
    return { candidate, features: { bias: 1, lent: 1 }, score: BY_TERMS - 0.01 * i };
  });
}

const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
