// Away with a statement: what its movements paid is open again.
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { conflict } from '../platform/errors.ts';
import { requireWholeInstance } from '../vendors/manage-vendors.ts';
import { tellDocuments } from './note-payments.ts';
import { getStatement, lockPayments } from './store.ts';

export async function deleteStatement(ctx: Context, id: number): Promise<void> {
  requireWholeInstance(ctx);
  await ctx.transaction(async (ctx) => {
    await lockPayments(ctx);
    const { document_id } = await getStatement(ctx, id);
    // It would come again with the next look at the document.
    if (document_id !== null) throw conflict('statements.onDocument', { id: document_id });
    await dropStatement(ctx, id);
  });
}

/** Under the lock of payments. */
export async function dropStatement(ctx: Context, id: number): Promise<void> {
  const { filename, movements } = await getStatement(ctx, id);
  const payments = await ctx.db
    .selectFrom('bank_payments as payment')
    .innerJoin('bank_movements as movement', 'movement.id', 'payment.movement_id')
    .select(['movement.id', 'movement.currency', 'payment.document_id', 'payment.amount'])
    .where('movement.statement_id', '=', id)
    .orderBy('payment.document_id')
    .execute();
  await ctx.db.deleteFrom('bank_statements').where('id', '=', id).execute();
  await tellDocuments(
    ctx,
    'document.payment_removed',
    payments.map(({ id: movement_id, currency, ...payment }) => ({
      ...payment,
      movement: { id: movement_id, statement_id: id, currency },
    })),
  );
  await audit(ctx, { event: 'bank_statement.deleted', detail: { filename, movements } });
}
