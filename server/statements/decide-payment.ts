// What people decide on movements: this pays that, this does not, this pays nothing. Taking a decision back leaves what was there
// before it.
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import {
  compareDecimals,
  magnitude,
  negated,
  sameSign,
  subtractDecimals,
  sumDecimals,
} from '../platform/decimal.ts';
import { conflict, invalid, notFound } from '../platform/errors.ts';
import { sentence } from '../platform/sentences/sentence.ts';
import { requireWholeInstance } from '../vendors/manage-vendors.ts';
import { isOpen, openAmount, type PayableDocument } from './ledger.ts';
import { notePayments, tellDocuments } from './note-payments.ts';
import { payableDocument } from './payable-documents.ts';
import {
  getMovement,
  lockPayments,
  paymentsOf,
  refusalsOf,
  type MovementRow,
  type NamedPayment,
} from './store.ts';

export interface MovementOf {
  id: number;
  movement_id: number;
}

export interface GivenPayment {
  document_id: number;
  amount?: string | undefined;
  /** Of the document, what is asked for no more. */
  discount?: string | undefined;
}

/** Alone, and with what follows from the decision. */
const decide = (
  ctx: Context,
  { id, movement_id }: MovementOf,
  run: (ctx: Context, movement: MovementRow) => Promise<void>,
): Promise<MovementRow> => {
  requireWholeInstance(ctx);
  return ctx.transaction(async (ctx) => {
    await lockPayments(ctx);
    await run(ctx, await getMovement(ctx, id, movement_id));
    return settle(ctx, id, movement_id);
  });
};

/** What people have decided on is not matched by itself. */
async function settle(ctx: Context, id: number, movement_id: number): Promise<MovementRow> {
  const movement = await getMovement(ctx, id, movement_id);
  const payments = await paymentsOf(ctx, [movement_id]);
  const refusals = await refusalsOf(ctx, [movement_id]);
  const decided =
    movement.aside !== null || refusals.length > 0 || payments.some(({ person }) => person !== null);
  await ctx.db.updateTable('bank_movements').set({ decided }).where('id', '=', movement_id).execute();
  return { ...movement, decided };
}

export const addPayment = (ctx: Context, of: MovementOf, given: GivenPayment): Promise<MovementRow> =>
  decide(ctx, of, (ctx, movement) => add(ctx, movement, given));

export const removePayment = (
  ctx: Context,
  { document_id, ...of }: MovementOf & { document_id: number },
): Promise<MovementRow> => decide(ctx, of, (ctx, movement) => remove(ctx, movement, document_id));

/** What it pays already stays as it is where it is given again. */
export const setPayments = (ctx: Context, of: MovementOf, given: GivenPayment[]): Promise<MovementRow> =>
  decide(ctx, of, async (ctx, movement) => {
    const there = await paymentsOf(ctx, [movement.id]);
    const asGiven = (payment: NamedPayment) =>
      given.find(({ document_id }) => document_id === payment.document_id);
    const kept = there.filter((payment) => isSame(payment, asGiven(payment)));
    for (const payment of there)
      if (!kept.includes(payment)) await remove(ctx, movement, payment.document_id);
    const keptIds = new Set(kept.map(({ document_id }) => document_id));
    for (const payment of given) if (!keptIds.has(payment.document_id)) await add(ctx, movement, payment);
  });

const isSame = (
  there: Pick<NamedPayment, 'amount' | 'discount'>,
  given: Omit<GivenPayment, 'document_id'> | undefined,
): boolean =>
  given !== undefined &&
  (given.amount === undefined || compareDecimals(there.amount, given.amount) === 0) &&
  (given.discount === undefined || compareDecimals(there.discount, given.discount) === 0);

async function add(ctx: Context, movement: MovementRow, given: GivenPayment): Promise<void> {
  const { document_id } = given;
  if (movement.aside !== null) throw conflict(sentence('statements.isAside'));
  const paid = await paymentsOf(ctx, [movement.id]);
  if (paid.some((payment) => payment.document_id === document_id))
    throw conflict('statements.paysAlready', { id: document_id });
  const document = await payableDocument(ctx, document_id);
  if (document === undefined || !isOpen(document))
    throw conflict('statements.notPayable', { id: document_id });
  if (document.currency !== movement.currency)
    throw conflict('statements.otherCurrency', { currency: document.currency, paid: movement.currency });
  if (await restore(ctx, movement, document, given)) return;
  const pays = negated(movement.amount);
  const left = sumDecimals([pays, ...paid.map((payment) => negated(payment.amount))]);
  const discount = given.discount ?? '0';
  const open = openAmount(document);
  const rest = subtractDecimals(open, discount);
  const chosen = given.amount ?? smaller(left, rest);
  const fits = isWithin(chosen, rest) && (compareDecimals(discount, '0') === 0 || isWithin(discount, open));
  if (!fits) throw invalid('statements.moreThanOpen', { open });
  // What goes the other way, a credit note beside invoices, leaves more for these.
  if (sameSign(chosen, pays) && !isWithin(chosen, left)) throw conflict('statements.moreThanLeft', { left });
  const terms = { discount, discount_percent: null, discount_until: null };
  const person = ctx.actor.name;
  await notePayments(ctx, [{ movement, document_id, amount: chosen, ...terms, person, found: null }]);
}

/** What it had paid by itself, as it was; false where it had not, another amount is wanted or so much is not open. */
async function restore(
  ctx: Context,
  movement: MovementRow,
  document: PayableDocument,
  given: GivenPayment,
): Promise<boolean> {
  const refusals = await refusalsOf(ctx, [movement.id]);
  const refusal = refusals.find(({ document_id }) => document_id === document.id);
  if (refusal === undefined || !isSame(refusal, given)) return false;
  if (!isWithin(sumDecimals([refusal.amount, refusal.discount]), openAmount(document))) return false;
  const { movement_id: _movement, at: _at, ...payment } = refusal;
  await ctx.db
    .deleteFrom('bank_refusals')
    .where('movement_id', '=', movement.id)
    .where('document_id', '=', document.id)
    .execute();
  await notePayments(ctx, [{ ...payment, movement, person: null }]);
  return true;
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

async function remove(ctx: Context, movement: MovementRow, document_id: number): Promise<void> {
  const removed = await ctx.db
    .deleteFrom('bank_payments')
    .where('movement_id', '=', movement.id)
    .where('document_id', '=', document_id)
    .returningAll()
    .executeTakeFirst();
  if (removed === undefined) throw notFound('statements.paysNot', { id: document_id });
  const { found, person, at: _at, ...payment } = removed;
  if (person === null)
    await ctx.db
      .insertInto('bank_refusals')
      .values({ ...payment, found: found ?? '', person: ctx.actor.name, at: ctx.clock.now() })
      .execute();
  await tellDocuments(ctx, 'document.payment_removed', [{ ...payment, movement }]);
}

export const setAside = (ctx: Context, of: MovementOf, aside: boolean): Promise<MovementRow> =>
  decide(ctx, of, async (ctx, movement) => {
    if ((movement.aside !== null) === aside) return;
    if (aside && (await paymentsOf(ctx, [movement.id])).length > 0)
      throw conflict(sentence('statements.paysSomething'));
    await ctx.db
      .updateTable('bank_movements')
      .set({ aside: aside ? ctx.actor.name : null })
      .where('id', '=', movement.id)
      .execute();
    const { id: movement_id, statement_id, amount, currency } = movement;
    await audit(ctx, {
      event: aside ? 'bank_statement.set_aside' : 'bank_statement.taken_up',
      detail: { statement_id, movement_id, amount, currency },
    });
  });
