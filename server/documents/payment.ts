// What a document asks for, and how far that is paid.
import type { DocumentRecord } from '../../contract/documents.ts';
import { compareDecimals, sameSign, subtractDecimals, sumDecimals } from '../platform/decimal.ts';
import { isBill } from './find-orders.ts';
import type { DocumentWithNames } from './store.ts';

type Asking = Pick<DocumentWithNames, 'doc_type' | 'total' | 'currency'>;

/** A decimal text, negative where it gives back; null where it asks for no money, or nobody knows for how much. */
export function owedOf({ doc_type, total, currency }: Asking): string | null {
  if (total === null || !/^[A-Z]{3}$/.test(currency ?? '')) return null;
  if (!isBill(doc_type)) return null;
  if (compareDecimals(total, '0') === 0) return null;
  // Credit notes are printed with and without a minus.
  return doc_type === 'Credit Note' && !total.startsWith('-') ? `-${total}` : total;
}

/** Whether nothing is left to pay, in the direction of what is owed: what is paid too much leaves nothing either. */
export const isSettled = (owed: string, open: string): boolean =>
  compareDecimals(open, '0') === 0 || !sameSign(open, owed);

/** How far it is paid, and what is left; null as for `owedOf`. */
export function paymentOf(row: Asking & { paid: string }): { status: PaymentStatus; open: string } | null {
  const owed = owedOf(row);
  if (owed === null) return null;
  const open = subtractDecimals(owed, row.paid);
  return { status: statusOf(owed, open, compareDecimals(row.paid, '0') !== 0), open };
}

type PaymentStatus = NonNullable<DocumentRecord['payment']>['status'];

const statusOf = (owed: string, open: string, begun: boolean): PaymentStatus =>
  isSettled(owed, open) ? 'paid' : begun ? 'partly' : 'open';

export const presentDiscount = ({ discount, discount_percent, discount_until }: StoredDiscount) =>
  compareDecimals(discount, '0') === 0
    ? null
    : { amount: discount, percent: discount_percent, until: discount_until };

export interface StoredDiscount {
  discount: string;
  discount_percent: string | null;
  discount_until: string | null;
}

export function presentPayment(row: Asking & Pick<DocumentWithNames, 'payments'>): DocumentRecord['payment'] {
  const owed = owedOf(row);
  if (owed === null) return null;
  const paid_amount = sumDecimals(row.payments.map(({ amount }) => amount));
  const discount_amount = sumDecimals(row.payments.map(({ discount }) => discount?.amount ?? '0'));
  const open_amount = subtractDecimals(subtractDecimals(owed, paid_amount), discount_amount);
  const status = statusOf(owed, open_amount, row.payments.length > 0);
  return { status, paid_amount, discount_amount, open_amount, movements: row.payments };
}
