// Writing what movements pay: the documents move on with it, and the log says so.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import type { AuditEvent } from '../../contract/audit.ts';
import { announceDocument } from '../documents/announce.ts';
import { lockDocument, updateDocument } from '../documents/store.ts';
import type { MovementRow } from './store.ts';

export interface NewPayment {
  movement: Pick<MovementRow, 'id' | 'statement_id' | 'currency'>;
  document_id: number;
  amount: string;
  person: string | null;
  found: string | null;
}

export async function notePayments(ctx: Context, payments: NewPayment[]): Promise<void> {
  // In one order, so that nobody waits in a circle.
  for (const { movement, ...payment } of payments.toSorted((a, b) => a.document_id - b.document_id)) {
    await ctx.db
      .insertInto('bank_payments')
      .values({ ...payment, movement_id: movement.id, at: ctx.clock.now() })
      .execute();
    await tellDocument(ctx, 'document.payment_noted', movement, payment);
  }
}

/** Its record has changed: programs that look for changes must find it. */
export async function tellDocument(
  ctx: Context,
  event: AuditEvent,
  movement: NewPayment['movement'],
  { document_id, amount }: { document_id: number; amount: string },
): Promise<void> {
  const document = await updateDocument(ctx, await lockDocument(ctx, document_id), {});
  await announceDocument(ctx, document);
  await audit(ctx, {
    event,
    document_id,
    contact_id: document.contact_id,
    detail: {
      statement_id: movement.statement_id,
      movement_id: movement.id,
      amount,
      currency: movement.currency,
    },
  });
}
