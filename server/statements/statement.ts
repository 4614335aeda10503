// What a bank statement is, whatever form it came in.
import { createHash } from 'node:crypto';
import { canonicalDecimal, compareDecimals, subtractDecimals, sumDecimals } from '../platform/decimal.ts';

/** Amounts are decimal texts with a point; what the account paid is negative. */
export interface Movement {
  /** The bank's own id; null where it gives none. */
  id: string | null;
  /** ISO date on which it was booked; null where only the value date is known. */
  booked: string | null;
  /** ISO date from which it counts for interest. */
  valued: string | null;
  amount: string;
  /** ISO 4217, of the account. */
  currency: string;
  /** Whether it takes back another movement: the money goes the other way than the parties say. */
  reversal: boolean;
  /** Who paid or was paid. */
  name: string | null;
  /** IBAN or national number of that party. */
  account: string | null;
  /** What the payer wrote, as one line. */
  purpose: string;
  /** References in fields of their own: end-to-end id, creditor's reference, numbers of documents. */
  references: string[];
  /** Of a statement on a document, which of its line items it is. */
  line?: number;
}

export interface Statement {
  /** IBAN or national number, without spaces; null where the file names none. */
  account: string | null;
  currency: string | null;
  number: string | null;
  /** Null where the statement names no such balance. */
  opening: string | null;
  closing: string | null;
  movements: Movement[];
  /** Lines that should be movements and could not be read, as they stand. */
  unread: string[];
}

/**
 * How far the closing balance is from opening and movements, as a decimal text; null where they agree, undefined where a balance
 * is missing and nothing can be said.
 */
export function balanceDifference({ opening, closing, movements }: Statement): string | null | undefined {
  if (opening === null || closing === null) return undefined;
  const expected = sumDecimals([opening, ...movements.map(({ amount }) => amount)]);
  return compareDecimals(closing, expected) === 0 ? null : subtractDecimals(closing, expected);
}

/**
 * One key for each movement, the same in every file that holds it: of account, day, amount and the bank's id, or what is written
 * where it gives none. Equal movements of a day are counted, so that two payments stay two, and the same two in another export
 * are no further ones.
 */
export function movementKeys({ account, movements }: Pick<Statement, 'account' | 'movements'>): string[] {
  const seen = new Map<string, number>();
  return movements.map(({ id, booked, valued, amount, currency, name, account: other, purpose }) => {
    const said = id === null ? [name, other, purpose].map(plain) : [id];
    const same = JSON.stringify([
      account,
      booked ?? valued,
      canonicalDecimal(amount),
      currency,
      id !== null,
      ...said,
    ]);
    const nth = seen.get(same) ?? 0;
    seen.set(same, nth + 1);
    return createHash('sha256').update(`${same} ${nth}`).digest('hex');
  });
}

/** Letters and digits only: exports wrap and space the same text differently. */
const plain = (text: string | null): string =>
  (text ?? '')
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
