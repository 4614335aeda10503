// Sending deliveries again by hand: same body, same webhook-id, a new round of attempts.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { conflict } from '../platform/errors.ts';
import { holdsClaim, isUnclaimed, latestAttempt } from './claim.ts';
import { lockDelivery, updateDelivery } from './store.ts';

/** At once, also past earlier deliveries of the same document that still wait. */
export async function redeliver(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const delivery = await lockDelivery(ctx, id);
    const now = ctx.clock.now();
    if (delivery.state === 'pending' || holdsClaim(delivery, now)) throw conflict('refusals.deliveryBusy');
    const again = { state: 'pending', round_attempts: 0, next_attempt_at: now, finished_at: null } as const;
    await updateDelivery(ctx, id, { ...again, unordered: true, claimed_until: null, claimed_host: null });
    await ctx.queue.send(ctx.db, 'deliver_webhook', { delivery_id: id });
    const detail = { delivery_id: id, webhook_id: delivery.webhook_id };
    await audit(ctx, { event: 'webhook.redelivered', document_id: delivery.document_id, detail });
  });
}

/** All deliveries that were given up since a time, in their old order. Returns how many. */
export async function redeliverFailed(ctx: Context, since: Date): Promise<number> {
  return ctx.transaction(async (ctx) => {
    const rows = await ctx.db
      .updateTable('deliveries')
      .set({ state: 'pending', round_attempts: 0, next_attempt_at: ctx.clock.now(), finished_at: null })
      .where('state', '=', 'failed')
      .where('finished_at', '>=', since)
      .returning('id')
      .execute();
    const ids = rows.map((row) => row.id).sort((a, b) => a - b);
    if (ids.length === 0) return 0;
    await ctx.queue.sendAll(
      ctx.db,
      'deliver_webhook',
      ids.map((delivery_id) => ({ delivery_id })),
    );
    const detail = { since: since.toISOString(), deliveries: ids.length, first: ids[0], last: ids.at(-1) };
    await audit(ctx, { event: 'webhook.redelivered', detail });
    return ids.length;
  });
}

/** A safety net: deliveries that are due for a minute and that no job seems to care for. */
export async function wakeForgottenDeliveries(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const forgotten = await ctx.db
    .selectFrom('deliveries')
    .select('id')
    .where('state', 'in', ['pending', 'retrying'])
    .where((eb) =>
      eb.or([
        eb('next_attempt_at', '<', new Date(now.getTime() - 60_000)),
        eb('next_attempt_at', '>', latestAttempt(ctx, now)),
      ]),
    )
    .where((eb) => isUnclaimed(eb, now))
    .orderBy('next_attempt_at')
    .limit(10)
    .execute();
  await ctx.queue.sendAll(
    ctx.db,
    'deliver_webhook',
    forgotten.map(({ id }) => ({ delivery_id: id })),
  );
}
