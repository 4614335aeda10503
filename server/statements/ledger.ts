// The documents that movements may pay, and what is still open of them while movements are assigned one after the other.
import { isSettled } from '../documents/payment.ts';
import { canonicalDecimal, subtractDecimals, sumDecimals } from '../platform/decimal.ts';
import { fold } from '../extraction/text/fold.ts';
import { companyName } from '../vendors/company-name.ts';
import type { Discount } from './discount-terms.ts';
import { indexNumbers, type FoundNumber } from './number-index.ts';

/** Amounts are decimal texts, negative where the document gives back. */
export interface PayableDocument {
  id: number;
  filename: string;
  number: string | null;
  vendor: string | null;
  currency: string;
  owed: string;
  /** With the discounts that were taken. */
  paid: string;
  /** Cash discounts that it grants, the largest first. */
  discounts: Discount[];
  /** Accounts that it, or the master data of its vendor, names. */
  accounts: string[];
}

export interface Ledger {
  /** What a document that is in it already has taken stays. */
  add(documents: PayableDocument[]): void;
  find(text: string): FoundNumber<PayableDocument>[];
  /** Open ones of just this amount. */
  ofAmount(currency: string, amount: string): PayableDocument[];
  take(document: PayableDocument, amount: string): void;
}

export const openAmount = ({ owed, paid }: PayableDocument): string => subtractDecimals(owed, paid);

/** Whether there is something left to pay, in the direction of the document. */
export const isOpen = (document: PayableDocument): boolean => !isSettled(document.owed, openAmount(document));

export function openLedger(documents: PayableDocument[]): Ledger {
  const known = new Set<number>();
  const numbers = indexNumbers<PayableDocument>(({ number }) => number!);
  const byAmount = new Map<string, Set<PayableDocument>>();
  const note = (document: PayableDocument) => {
    if (!isOpen(document)) return;
    const key = amountKey(document.currency, openAmount(document));
    byAmount.set(key, (byAmount.get(key) ?? new Set()).add(document));
  };
  const add = (further: PayableDocument[]) => {
    for (const document of further) {
      if (known.has(document.id)) continue;
      known.add(document.id);
      if (document.number !== null) numbers.add(document);
      note(document);
    }
  };
  add(documents);
  // A movement that pays nothing is looked at once more, for proposals; all that its text may name is in the ledger by then.
  const found = new Map<string, FoundNumber<PayableDocument>[]>();
  return {
    add,
    find(text) {
      const numbersIn = found.get(text) ?? numbers.find(text);
      found.set(text, numbersIn);
      return numbersIn;
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

interface OtherParty {
  name: string | null;
  account: string | null;
  purpose: string;
}

/** Banks cut names off at 27, 35 or 70 characters; shorter ones are whole. */
const CUT = 27;
/** Fewer letters of a name are in other words by chance. */
const TELLING = 6;

/** Whether the other party of a movement is the one that the document comes from. */
export function isParty(
  { vendor, accounts }: PayableDocument,
  { name, account, purpose }: OtherParty,
): boolean {
  if (account !== null && accounts.includes(account.toUpperCase())) return true;
  if (vendor === null) return false;
  const core = plainLetters(companyName(vendor).core);
  // Paper has no field for the name.
  if (name === null) return core.length >= TELLING && plainLetters(fold(purpose)).includes(core);
  const own = plainLetters(companyName(name).core);
  return own === core || (name.length >= CUT && own.length >= TELLING && core.startsWith(own));
}

/** "Öztürk" is "OEZTUERK" to older systems, and "Ozturk" to others. */
const plainLetters = (folded: string): string => folded.replaceAll(/([aou])e/g, '$1');
