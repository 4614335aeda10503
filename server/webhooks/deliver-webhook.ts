// Sending deliveries. A job wakes the sending for its delivery's lane; it goes on with whatever is due there, in order,
// until nothing is. A crash in between means the same body under the same webhook-id once more, which receivers
// deduplicate.
import type { Context } from '../context.ts';
import { reach } from '../platform/fault-points.ts';
import { readSettings, type StoredSettings } from '../settings/settings.ts';
import { claimNext, type Turn } from './claim.ts';
import { destinationOf, type Lane } from './destination.ts';
import { holdReason } from './hold.ts';
import { recordAttempt } from './record-attempt.ts';
import { sendMessage } from './send.ts';
import { findDelivery, holdDelivery } from './store.ts';

/** Then the job makes room for those of other lanes and comes again. */
const DELIVERIES_PER_JOB = 50;

export async function deliverWebhook(
  ctx: Context,
  { delivery_id }: { delivery_id: number },
  signal: AbortSignal,
): Promise<void> {
  let lane: Lane | undefined;
  for (let sent = 0; sent < DELIVERIES_PER_JOB && !signal.aborted; sent += 1) {
    const settings = await readSettings(ctx);
    // Should the delivery be purged meanwhile, the job still cares for the others that count on it.
    lane = (await laneNow(ctx, delivery_id, settings)) ?? lane;
    if (lane === undefined) return;
    const turn = await claimNext(ctx, lane, settings);
    if (turn.delivery === undefined) return comeBack(ctx, turn);
    await attempt(ctx, turn, settings);
  }
  await ctx.queue.send(ctx.db, 'deliver_webhook', { delivery_id });
}

/** Where the delivery would go now, if there is such a place; one that must wait is held. */
async function laneNow(
  ctx: Context,
  delivery_id: number,
  settings: StoredSettings,
): Promise<Lane | undefined> {
  const woken = await findDelivery(ctx, delivery_id);
  if (woken === undefined) return undefined;
  const destination = await destinationOf(ctx, woken, settings);
  const hold = destination === undefined ? holdReason(settings) : destination.hold;
  if (hold !== undefined) await holdDelivery(ctx, delivery_id, hold);
  return destination?.lane;
}

async function attempt(
  ctx: Context,
  { delivery, claimed_until }: Extract<Turn, { claimed_until: Date }>,
  settings: StoredSettings,
): Promise<void> {
  await reach('delivery.claimed');
  const started_at = ctx.clock.now();
  const { id, webhook_id, body, endpoint_id } = delivery;
  const url = (await destinationOf(ctx, delivery, settings))?.url ?? delivery.url;
  const allowed_hosts = settings.webhook_allowed_hosts;
  const result = await sendMessage(ctx, { url, webhook_id, body, allowed_hosts, endpoint_id });
  await reach('delivery.sent');
  await ctx.transaction((ctx) =>
    recordAttempt(ctx, { delivery_id: id, claimed_until, url, started_at, result }),
  );
}

/** Whoever holds the claim may be dead: looks again when it ends. */
async function comeBack(ctx: Context, { again }: Extract<Turn, { delivery?: undefined }>): Promise<void> {
  await reach('delivery.none_due');
  if (again === undefined) return;
  const after_ms = again.at.getTime() - ctx.clock.now().getTime();
  await ctx.queue.send(ctx.db, 'deliver_webhook', { delivery_id: again.delivery_id }, { after_ms });
}
