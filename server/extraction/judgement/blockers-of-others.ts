// What is open because of what the service knows besides the pages: contacts, vendors, payees, orders.
import { sentence } from '../../platform/sentences/sentence.ts';
import { MOST_LISTED, blocker, type BlockedRecord, type FoundBlocker } from './blocker.ts';
import { orderQuestions } from './orders.ts';
import { payeeQuestion } from './payee.ts';

/** Whoever accepts it says that the document stays where it lies. */
export function ofContact({ contact_open, contact_match }: BlockedRecord): FoundBlocker[] {
  if (!contact_open) return [];
  const count = contact_match?.proposals.length ?? 0;
  const message =
    count === 0 ? sentence('blockers.noContact') : sentence('blockers.severalContacts', { count });
  return [
    blocker({
      id: 'unsorted',
      kind: 'contact',
      code: 'unsorted',
      target: null,
      message,
      about: null,
      advice: true,
    }),
  ];
}
/** Who sold is decided by somebody where the master data does not say so. Not every shop of a receipt is a vendor. */
export function ofVendor({ vendor_match, doc_type }: BlockedRecord): FoundBlocker[] {
  if (vendor_match === null || vendor_match.by !== null) return [];
  const { proposals, field, stated } = vendor_match;
  const [first, second] = proposals;
  const message =
    first === undefined
      ? sentence('blockers.noVendor')
      : second === undefined
        ? sentence('blockers.unsureVendor', { name: first.name })
        : sentence('blockers.severalVendors', { count: proposals.length });
  return [
    blocker({
      id: 'vendor',
      kind: 'vendor',
      code: message.code.split('.')[1]!,
      target: field,
      message,
      about: [stated.name, proposals.map(({ vendor_id }) => vendor_id)],
      advice: first === undefined && doc_type === 'Receipt',
    }),
  ];
}

export function ofPayee({ payee, payee_four_eyes }: BlockedRecord): FoundBlocker[] {
  const question = payee === null ? undefined : payeeQuestion(payee);
  if (question === undefined) return [];
  const first = question.kind === 'payee_first';
  const found = blocker({ id: 'payee', ...question, advice: first });
  return [payee_four_eyes && !first ? { ...found, second_person: true } : found];
}

/** What differs is told by its sentence, which names both places and the arithmetic: another number is another question. */
export const ofOrders = ({ order_match }: BlockedRecord): FoundBlocker[] =>
  (order_match === null ? [] : orderQuestions(order_match))
    .slice(0, MOST_LISTED)
    .map((question) => blocker({ kind: 'order', about: question.message, ...question }));
