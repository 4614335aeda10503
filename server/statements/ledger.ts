// The documents that movements may pay, and what is still open of them while movements are assigned one after the other.
import { isSettled } from '../documents/payment.ts';
import { canonicalDecimal, subtractDecimals, sumDecimals } from '../platform/decimal.ts';
import { companyName } from '../vendors/company-name.ts';
import { indexNumbers, type FoundNumber } from './number-index.ts';

/** Amounts are decimal texts, negative where the document gives back. */
export interface PayableDocument {
  id: number;
  filename: string;
  number: string | null;
  vendor: string | null;
  currency: string;
  owed: string;
  paid: string;
  /** Accounts that it, or the master data of its vendor, names. */
  accounts: string[];
}

export interface Ledger {
  find(text: string): FoundNumber<PayableDocument>[];
  /** Open ones of just this amount. */
  ofAmount(currency: string, amount: string): PayableDocument[];
  take(document: PayableDocument, amount: string): void;
}

export const openAmount = ({ owed, paid }: PayableDocument): string => subtractDecimals(owed, paid);

/** Whether there is something left to pay, in the direction of the document. */
export const isOpen = (document: PayableDocument): boolean => !isSettled(document.owed, openAmount(document));

export function openLedger(documents: PayableDocument[]): Ledger {
  const numbers = indexNumbers(
    documents.filter(({ number }) => number !== null),
    ({ number }) => number!,
  );
  const byAmount = new Map<string, Set<PayableDocument>>();
  const note = (document: PayableDocument) => {
    if (!isOpen(document)) return;
    const key = amountKey(document.currency, openAmount(document));
    byAmount.set(key, (byAmount.get(key) ?? new Set()).add(document));
  };
  documents.forEach(note);
  // A movement that pays nothing is looked at once more, for proposals; its text says the same.
  const found = new Map<string, FoundNumber<PayableDocument>[]>();
  return {
    find(text) {
      const known = found.get(text) ?? numbers.find(text);
      found.set(text, known);
      return known;
    },
    ofAmount: (currency, amount) => [...(byAmount.get(amountKey(currency, amount)) ?? [])],
    take(document, amount) {
      byAmount.get(amountKey(document.currency, openAmount(document)))?.delete(document);
      document.paid = sumDecimals([document.paid, amount]);
      note(document);
    },
  };
}

const amountKey = (currency: string, amount: string): string => `${currency} ${canonicalDecimal(amount)}`;

/** Whether the other party of a movement is the one that the document comes from. */
export function isParty(
  { vendor, accounts }: PayableDocument,
  { name, account }: { name: string | null; account: string | null },
): boolean {
  if (account !== null && accounts.includes(account.toUpperCase())) return true;
  return name !== null && vendor !== null && companyName(name).core === companyName(vendor).core;
}
