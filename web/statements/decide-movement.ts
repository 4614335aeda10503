// What a person decides on a movement, with the way back: the service restores what was there before.
import i18next from 'i18next';
import type { BankMovement } from '../../contract/bank-statements.ts';
import { call } from '../api/call.ts';
import { refresh } from '../api/queries.ts';
import { notifyError } from '../ui/notify.ts';
import { offerReturn } from '../ui/undo-notice.tsx';

export interface GivenPayment {
  document_id: number;
  amount?: string;
  discount?: string;
}

const reload = () =>
  refresh(
    'listBankMovements',
    'getBankMovement',
    'getBankStatement',
    'listBankStatements',
    'listBankAccounts',
    'getDocument',
  );

/** What the movement paid, as it is given back to the service. */
export const asGiven = ({ payments }: BankMovement): GivenPayment[] =>
  payments.map(({ document_id, amount, discount }) => ({
    document_id,
    amount,
    ...(discount === null ? {} : { discount: discount.amount }),
  }));

/** Sets all that the movement pays; true once that is done. */
export async function decidePayments(
  statement_id: number,
  movement: BankMovement,
  payments: GivenPayment[],
): Promise<boolean> {
  const params = { id: statement_id, movement_id: movement.id };
  const before = asGiven(movement);
  const set = (all: GivenPayment[]) => call('setPayments', { params, body: { payments: all } });
  return attempt(
    () => set(payments),
    payments.length === 0 ? 'statements.takenBack' : 'statements.decided',
    () => set(before),
    movement.id,
  );
}

/** Says that the movement pays no document, or takes that back. */
export function setAside(statement_id: number, movement: BankMovement, aside: boolean): Promise<boolean> {
  const params = { id: statement_id, movement_id: movement.id };
  const set = (now: boolean) => call(now ? 'setAside' : 'takeUp', { params });
  return attempt(
    () => set(aside),
    aside ? 'statements.isAside' : 'statements.isTakenUp',
    () => set(!aside),
    movement.id,
  );
}

async function attempt(
  run: () => Promise<unknown>,
  text: 'statements.takenBack' | 'statements.decided' | 'statements.isAside' | 'statements.isTakenUp',
  back: () => Promise<unknown>,
  movement_id: number,
): Promise<boolean> {
  try {
    await run();
    await reload();
  } catch (error) {
    notifyError(error);
    return false;
  }
  offerReturn({
    id: `movement-${movement_id}`,
    text: i18next.t(text),
    undo: async () => {
      await back();
      await reload();
    },
  });
  return true;
}
