// The day an invoice is due where only the time for paying is printed: so many days after the date of the invoice.
import type { DateCandidate } from '../candidates/candidate.ts';
import { findPaymentTerms } from '../candidates/payment-terms.ts';
import { spanRect } from '../layout/layout.ts';
import type { Ranked } from './rank.ts';
import type { Scene } from './scene.ts';

const DAY = 86_400_000;
/** Log odds that the terms give the day, where no other is stated. */
const BY_TERMS = 0.6;

/** Days on which the invoice is due by its terms; the best supported first. `issued` is the date of the invoice. */
export function dueByTerms(issued: Ranked, scene: Scene): Ranked[] {
  const time = Date.parse(issued.candidate.value);
  if (Number.isNaN(time)) return [];
  return findPaymentTerms(scene.document).map(({ days, span }, i) => {
    const candidate: DateCandidate = {
      kind: 'date',
      value: new Date(time + days * DAY).toISOString().slice(0, 10),
      spans: [span, ...issued.candidate.spans],
      page: span.row.page.index,
      range: null,
      traits: {},
      ...spanRect(span),
    };
    return { candidate, features: { bias: 1, lent: 1 }, score: BY_TERMS - 0.01 * i };
  });
}
