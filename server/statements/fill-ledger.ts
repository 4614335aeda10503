// The ledger holds what movements may pay: documents whose numbers they write, or whose open amount they have.
import type { Context } from '../context.ts';
import { negated } from '../platform/decimal.ts';
import { digitKeys } from './number-index.ts';
import type { Ledger } from './ledger.ts';
import { textsOf, type PayingMovement } from './match-movement.ts';
import { documentsInQuestion } from './payable-documents.ts';

/** Movements that are looked up at once. */
const PORTION = 1000;

export const numberKeys = (movement: Pick<PayingMovement, 'purpose' | 'references'>): string[] => [
  ...new Set(textsOf(movement).flatMap(digitKeys)),
];

/** Adds all documents that come into question for these movements. */
export async function fillLedger(ctx: Context, ledger: Ledger, movements: PayingMovement[]): Promise<void> {
  for (let from = 0; from < movements.length; from += PORTION) {
    const portion = movements.slice(from, from + PORTION);
    const digits = [...new Set(portion.flatMap(numberKeys))];
    const amounts = portion.map(({ currency, amount }) => ({ currency, amount: negated(amount) }));
    ledger.add(await documentsInQuestion(ctx, digits, amounts));
  }
}
