// Sending a delivery again by hand: same body, same webhook-id, a new round of attempts.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { conflict } from '../platform/errors.ts';
import { lockDelivery, updateDelivery } from './store.ts';

export async function redeliver(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const delivery = await lockDelivery(ctx, id);
    if (delivery.state === 'pending') throw conflict('The delivery is under way already');
    await updateDelivery(ctx, id, {
      state: 'pending',
      round_attempts: 0,
      next_attempt_at: ctx.clock.now(),
      finished_at: null,
    });
    await ctx.queue.send(ctx.db, 'deliver_webhook', { delivery_id: id });
    const detail = { delivery_id: id, webhook_id: delivery.webhook_id };
    await audit(ctx, { event: 'webhook.redelivered', document_id: delivery.document_id, detail });
  });
}
