// Taking back a delivery that nobody has been sent yet, because the export it belongs to is undone.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { conflict } from '../platform/errors.ts';
import { isUnclaimed } from './claim.ts';

/** Throws `conflict` (409) when the delivery of the export since then has been tried, or is under way. */
export async function withdrawDelivery(ctx: Context, document_id: number, since: Date): Promise<void> {
  const deliveries = await ctx.db
    .selectFrom('deliveries')
    .select(['id', 'webhook_id', 'attempt_count'])
    .select((eb) => isUnclaimed(eb, ctx.clock.now()).as('free'))
    .where('document_id', '=', document_id)
    .where('event', '=', 'document.exported')
    .where('endpoint_id', 'is', null)
    .where('created_at', '>=', since)
    .forUpdate()
    .execute();
  for (const { id, webhook_id, attempt_count, free } of deliveries) {
    if (attempt_count > 0 || !free) throw conflict('refusals.undoSent');
    await ctx.db.deleteFrom('deliveries').where('id', '=', id).execute();
    await audit(ctx, {
      event: 'webhook.withdrawn',
      document_id,
      detail: { delivery_id: id, webhook_id },
    });
  }
}
