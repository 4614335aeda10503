// Writing what movements pay: the documents move on with it, and the log says so.
import { sql, type Selectable } from 'kysely';
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import type { AuditEvent } from '../../contract/audit.ts';
import { announceDocuments } from '../documents/announce.ts';
import type { BankTables } from '../database/bank-tables.ts';
import type { MovementRow } from './store.ts';

type Payment = Selectable<BankTables['bank_payments']>;

export interface NewPayment extends Omit<Payment, 'movement_id' | 'at'> {
  movement: PaidMovement;
}

export type PaidMovement = Pick<MovementRow, 'id' | 'statement_id' | 'currency'>;

/** A statement has room for 65,535 values. */
const PORTION = 2000;

export async function notePayments(ctx: Context, payments: NewPayment[]): Promise<void> {
  for (let from = 0; from < payments.length; from += PORTION) {
    const rows = payments
      .slice(from, from + PORTION)
      .map(({ movement, ...payment }) => ({ ...payment, movement_id: movement.id, at: ctx.clock.now() }));
    await ctx.db.insertInto('bank_payments').values(rows).execute();
  }
  await tellDocuments(ctx, 'document.payment_noted', payments);
}

/**
 * Their records have changed: what is settled stands with them, and programs that look for changes must find them. Those in the
 * trash are settled in silence.
 */
export async function tellDocuments(
  ctx: Context,
  event: AuditEvent,
  payments: Pick<NewPayment, 'movement' | 'document_id' | 'amount'>[],
): Promise<void> {
  const ids = [...new Set(payments.map(({ document_id }) => document_id))];
  if (ids.length === 0) return;
  // In one order, so that nobody waits in a circle.
  await sql`select from documents where id = any(${ids}) order by id for update`.execute(ctx.db);
  const documents = await ctx.db
    .updateTable('documents')
    .set({
      paid: sql`(select coalesce(sum(amount + discount), 0) from bank_payments where document_id = documents.id)`,
      revision: sql`revision + 1`,
      updated_at: ctx.clock.now(),
    })
    .where(sql<boolean>`id = any(${ids})`)
    .returning(['id', 'status', 'contact_id', 'folder_id', 'page_count', 'pages_read'])
    .returning(['confidence_score', 'revision', 'deleted_at'])
    .execute();
  const told = new Map(
    documents.filter(({ deleted_at }) => deleted_at === null).map((document) => [document.id, document]),
  );
  await announceDocuments(ctx, [...told.values()]);
  for (const { movement, document_id, amount } of payments) {
    const document = told.get(document_id);
    if (document === undefined) continue;
    const { id: movement_id, statement_id, currency } = movement;
    await audit(ctx, {
      event,
      document_id,
      contact_id: document.contact_id,
      detail: { statement_id, movement_id, amount, currency },
    });
  }
}
