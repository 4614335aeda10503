// Movements as the API tells them: what they pay, or which documents come into question.
import type { BankMovement } from '../../contract/bank-statements.ts';
import type { MovementState } from '../../contract/movements.ts';
import type { Context } from '../context.ts';
import type { PageQuery } from '../platform/db/list-page.ts';
import { groupBy } from '../platform/group-by.ts';
import { say } from '../platform/sentences/say.ts';
import { presentDiscount } from '../documents/payment.ts';
import { fillLedger } from './fill-ledger.ts';
import { openAmount, openLedger } from './ledger.ts';
import { proposeDocuments } from './match-movement.ts';
import { allMovements, listMovements, paymentsOf, refusalsOf, type MovementRow } from './store.ts';

export async function presentMovements(ctx: Context, movements: MovementRow[]): Promise<BankMovement[]> {
  const ids = movements.map(({ id }) => id);
  const payments = groupBy(await paymentsOf(ctx, ids), ({ movement_id }) => movement_id);
  const refusals = groupBy(await refusalsOf(ctx, ids), ({ movement_id }) => movement_id);
  const proposed = await proposalsOf(
    ctx,
    movements.filter(({ id, aside }) => aside === null && !payments.has(id)),
  );
  return movements.map((movement): BankMovement => {
    const pays = payments.get(movement.id) ?? [];
    const proposals = proposed.get(movement.id) ?? [];
    return {
      id: movement.id,
      booked: movement.booked,
      valued: movement.valued,
      amount: movement.amount,
      currency: movement.currency,
      reversal: movement.reversal,
      name: movement.name,
      account: movement.account,
      purpose: movement.purpose,
      references: movement.references,
      state: stateOf(movement, pays.length, proposals.length),
      line: movement.line,
      aside: movement.aside,
      refused: (refusals.get(movement.id) ?? []).map(({ document_id }) => document_id),
      payments: pays.map((payment) => ({
        document_id: payment.document_id,
        filename: payment.filename,
        number: payment.number,
        vendor: payment.vendor,
        total: payment.total,
        amount: payment.amount,
        discount: presentDiscount(payment),
        person: payment.person,
        found: payment.found,
      })),
      proposals: proposals.map(({ document, found, reason }) => ({
        document_id: document.id,
        filename: document.filename,
        number: document.number,
        vendor: document.vendor,
        open_amount: openAmount(document),
        found,
        reason: say(reason, ctx.language),
      })),
    };
  });
}

function stateOf({ decided }: MovementRow, payments: number, proposals: number): MovementState {
  if (decided) return 'decided';
  if (payments > 0) return 'paying';
  return proposals > 0 ? 'proposed' : 'none';
}

async function proposalsOf(ctx: Context, movements: MovementRow[]) {
  const ledger = openLedger([]);
  await fillLedger(ctx, ledger, movements);
  return new Map(movements.map((movement) => [movement.id, proposeDocuments(movement, ledger)]));
}

export interface AskedMovements extends PageQuery {
  state?: MovementState | undefined;
  q?: string | undefined;
}

/** Whether documents come into question is computed, of all movements that wait. */
export async function pageOfMovements(ctx: Context, id: number, { state, q, ...page }: AskedMovements) {
  if (state !== 'proposed' && state !== 'none') return listMovements(ctx, id, { q, state }, page);
  const waiting = await allMovements(ctx, id, { q, state: 'waits' });
  const proposals = await proposalsOf(ctx, waiting);
  const ids = waiting.flatMap(({ id }) =>
    proposals.get(id)!.length > 0 === (state === 'proposed') ? [id] : [],
  );
  return listMovements(ctx, id, { ids }, page);
}
