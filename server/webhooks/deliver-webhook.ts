// Sending deliveries. A job wakes the sending for its delivery's host; it goes on with whatever is due there, in order,
// until nothing is. A crash in between means the same body under the same webhook-id once more, which receivers
// deduplicate.
import type { Context } from '../context.ts';
import { hostOf } from '../platform/http/address-policy.ts';
import { readSettings } from '../settings/settings.ts';
import { claimNext, urlOf } from './claim.ts';
import { holdReason } from './hold.ts';
import { recordAttempt } from './record-attempt.ts';
import { sendMessage } from './send.ts';
import { findDelivery, holdDelivery, type DeliveryRow } from './store.ts';

/** Then the job makes room for those of other hosts and comes again. */
const DELIVERIES_PER_JOB = 50;

export async function deliverWebhook(
  ctx: Context,
  { delivery_id }: { delivery_id: number },
  signal: AbortSignal,
): Promise<void> {
  for (let sent = 0; sent < DELIVERIES_PER_JOB && !signal.aborted; sent += 1) {
    if (!(await deliverNext(ctx, delivery_id))) return comeBack(ctx, delivery_id);
  }
  await ctx.queue.send(ctx.db, 'deliver_webhook', { delivery_id });
}

/** One attempt for the host of this delivery; false when there is nothing to do there now. */
async function deliverNext(ctx: Context, delivery_id: number): Promise<boolean> {
  const woken = await findDelivery(ctx, delivery_id);
  if (woken === undefined) return false;
  const settings = await readSettings(ctx);
  const hold = holdReason(settings, woken.rule_url);
  const url = urlOf(woken, settings);
  if (hold !== undefined || url === undefined) {
    await holdDelivery(ctx, delivery_id, hold ?? '');
    return false;
  }
  const delivery = await claimNext(ctx, hostOf(url), settings);
  if (delivery === undefined) return false;
  await attempt(ctx, delivery, urlOf(delivery, settings) ?? url, settings.webhook_allowed_hosts);
  return true;
}

async function attempt(
  ctx: Context,
  delivery: DeliveryRow,
  url: string,
  allowed_hosts: string[],
): Promise<void> {
  const started_at = ctx.clock.now();
  const { webhook_id, body } = delivery;
  const result = await sendMessage(ctx, { url, webhook_id, body, allowed_hosts });
  await ctx.transaction((ctx) => recordAttempt(ctx, { delivery_id: delivery.id, url, started_at, result }));
}

/** A claim that another process holds may be that of a dead one: looks again when it would end. */
async function comeBack(ctx: Context, delivery_id: number): Promise<void> {
  const delivery = await findDelivery(ctx, delivery_id);
  const claimed = delivery?.claimed_until;
  if (delivery === undefined || claimed === null || claimed === undefined) return;
  if (delivery.state !== 'pending' && delivery.state !== 'retrying') return;
  await ctx.queue.send(ctx.db, 'deliver_webhook', { delivery_id }, { start_after: claimed });
}
