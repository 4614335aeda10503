// What people decide on movements and statements: this pays that, this does not, away with it.
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { compareDecimals, magnitude, negated, sameSign, sumDecimals } from '../platform/decimal.ts';
import { conflict, invalid, notFound } from '../platform/errors.ts';
import { requireWholeInstance } from '../vendors/manage-vendors.ts';
import { isOpen, openAmount } from './ledger.ts';
import { notePayments, tellDocument } from './note-payments.ts';
import {
  getMovement,
  getStatement,
  lockPayments,
  payableDocuments,
  paymentsOf,
  type MovementRow,
} from './store.ts';

export interface MovementOf {
  id: number;
  movement_id: number;
}

export async function addPayment(
  ctx: Context,
  { id, movement_id }: MovementOf,
  { document_id, amount }: { document_id: number; amount?: string | undefined },
): Promise<MovementRow> {
  requireWholeInstance(ctx);
  return ctx.transaction(async (ctx) => {
    await lockPayments(ctx);
    const movement = await getMovement(ctx, id, movement_id);
    const paid = await paymentsOf(ctx, [movement_id]);
    if (paid.some((payment) => payment.document_id === document_id))
      throw conflict('statements.paysAlready', { id: document_id });
    const [document] = await payableDocuments(ctx, document_id);
    if (document === undefined || !isOpen(document))
      throw conflict('statements.notPayable', { id: document_id });
    if (document.currency !== movement.currency)
      throw conflict('statements.otherCurrency', { currency: document.currency, paid: movement.currency });
    const pays = negated(movement.amount);
    const left = sumDecimals([pays, ...paid.map((payment) => negated(payment.amount))]);
    const open = openAmount(document);
    const chosen = amount ?? smaller(left, open);
    if (!isWithin(chosen, open)) throw invalid('statements.moreThanOpen', { open });
    // What goes the other way, a credit note beside invoices, leaves more for these.
    if (sameSign(chosen, pays) && !isWithin(chosen, left))
      throw conflict('statements.moreThanLeft', { left });
    await notePayments(ctx, [{ movement, document_id, amount: chosen, person: ctx.actor.name, found: null }]);
    return decided(ctx, movement);
  });
}

/** Of two amounts of one direction the smaller; what is open where they differ in direction, or nothing is left. */
function smaller(left: string, open: string): string {
  const comparable = compareDecimals(left, '0') !== 0 && sameSign(left, open);
  return comparable && compareDecimals(magnitude(left), magnitude(open))! < 0 ? left : open;
}

const isWithin = (amount: string, limit: string): boolean =>
  compareDecimals(amount, '0') !== 0 &&
  sameSign(amount, limit) &&
  compareDecimals(magnitude(amount), magnitude(limit))! <= 0;

export async function removePayment(
  ctx: Context,
  { id, movement_id, document_id }: MovementOf & { document_id: number },
): Promise<MovementRow> {
  requireWholeInstance(ctx);
  return ctx.transaction(async (ctx) => {
    await lockPayments(ctx);
    const movement = await getMovement(ctx, id, movement_id);
    const removed = await ctx.db
      .deleteFrom('bank_payments')
      .where('movement_id', '=', movement_id)
      .where('document_id', '=', document_id)
      .returning('amount')
      .executeTakeFirst();
    if (removed === undefined) throw notFound('statements.paysNot', { id: document_id });
    await tellDocument(ctx, 'document.payment_removed', movement, { document_id, amount: removed.amount });
    return decided(ctx, movement);
  });
}

/** From now on nothing is matched by itself: it would undo what a person has done. */
async function decided(ctx: Context, movement: MovementRow): Promise<MovementRow> {
  await ctx.db.updateTable('bank_movements').set({ decided: true }).where('id', '=', movement.id).execute();
  return { ...movement, decided: true };
}

export async function deleteStatement(ctx: Context, id: number): Promise<void> {
  requireWholeInstance(ctx);
  await ctx.transaction(async (ctx) => {
    await lockPayments(ctx);
    const { filename, movements } = await getStatement(ctx, id);
    const payments = await ctx.db
      .selectFrom('bank_payments as payment')
      .innerJoin('bank_movements as movement', 'movement.id', 'payment.movement_id')
      .innerJoin('documents as document', 'document.id', 'payment.document_id')
      .select(['movement.id', 'movement.statement_id', 'movement.currency'])
      .select(['payment.document_id', 'payment.amount'])
      .where('movement.statement_id', '=', id)
      .where('document.deleted_at', 'is', null)
      .orderBy('payment.document_id')
      .execute();
    await ctx.db.deleteFrom('bank_statements').where('id', '=', id).execute();
    for (const payment of payments) await tellDocument(ctx, 'document.payment_removed', payment, payment);
    await audit(ctx, { event: 'bank_statement.deleted', detail: { filename, movements } });
  });
}
