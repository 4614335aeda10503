// One attempt: stored body -> signed POST -> attempt row and audit entry with the code or error class -> done, or again
// later. A crash in between means the same body under the same webhook-id once more, which receivers deduplicate.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import type { OutboundResult } from '../platform/http/outbound.ts';
import { readSettings, writeSettings } from '../settings/settings.ts';
import { holdReason } from './hold.ts';
import { judgeAttempt, type Verdict } from './judge-attempt.ts';
import { sendMessage } from './send.ts';
import { findDelivery, insertAttempt, updateDelivery, type DeliveryRow } from './store.ts';

/** A job may come early when an older retry of the same delivery was overtaken by a manual one. */
const EARLY_MS = 1000;

export async function deliverWebhook(ctx: Context, { delivery_id }: { delivery_id: number }): Promise<void> {
  const delivery = await findDelivery(ctx, delivery_id);
  if (delivery === undefined || !isDue(delivery, ctx.clock.now())) return;
  const settings = await readSettings(ctx);
  const hold = holdReason(settings);
  if (hold !== undefined || settings.webhook_url === null) {
    await updateDelivery(ctx, delivery_id, {
      state: 'held',
      next_attempt_at: null,
      last_error: hold ?? null,
    });
    return;
  }
  const url = settings.webhook_url;
  const started_at = ctx.clock.now();
  const { webhook_id, body } = delivery;
  const result = await sendMessage(ctx, {
    url,
    webhook_id,
    body,
    allowed_hosts: settings.webhook_allowed_hosts,
  });
  await ctx.transaction((ctx) => recordAttempt(ctx, { ...delivery, url }, started_at, result));
}

function isDue(delivery: DeliveryRow, now: Date): boolean {
  if (delivery.state !== 'pending' && delivery.state !== 'retrying') return false;
  return delivery.next_attempt_at === null || delivery.next_attempt_at.getTime() <= now.getTime() + EARLY_MS;
}

async function recordAttempt(
  ctx: Context,
  delivery: DeliveryRow,
  started_at: Date,
  result: OutboundResult,
): Promise<void> {
  const attempt = delivery.attempt_count + 1;
  const round_attempts = delivery.round_attempts + 1;
  const verdict = judgeAttempt(result, round_attempts, ctx.clock.now(), Math.random());
  await insertAttempt(ctx, delivery.id, attempt, started_at, result);
  await updateDelivery(ctx, delivery.id, {
    url: delivery.url,
    state: verdict.state,
    attempt_count: attempt,
    round_attempts,
    last_response_code: result.answered ? result.status : null,
    last_error: result.answered ? null : `${result.error_class}: ${result.message}`,
    next_attempt_at: verdict.state === 'retrying' ? verdict.at : null,
    finished_at: verdict.state === 'retrying' ? null : ctx.clock.now(),
  });
  if (verdict.state === 'retrying') {
    await ctx.queue.send(
      ctx.db,
      'deliver_webhook',
      { delivery_id: delivery.id },
      { start_after: verdict.at },
    );
  }
  await audit(ctx, {
    event: 'webhook.attempt',
    document_id: delivery.document_id,
    detail: describeAttempt(delivery, attempt, result, verdict),
  });
  if (verdict.state === 'failed' && verdict.pause) await pauseWebhook(ctx);
}

function describeAttempt(delivery: DeliveryRow, attempt: number, result: OutboundResult, verdict: Verdict) {
  return {
    delivery_id: delivery.id,
    webhook_id: delivery.webhook_id,
    url: delivery.url,
    attempt,
    // By the reference, every answer but 200 is a failed delivery.
    delivered: verdict.state === 'delivered',
    state: verdict.state,
    ...(result.answered
      ? { response_code: result.status }
      : { error_class: result.error_class, error: result.message }),
    duration_ms: result.duration_ms,
    ...(verdict.state === 'retrying' ? { next_attempt_at: verdict.at.toISOString() } : {}),
  };
}

async function pauseWebhook(ctx: Context): Promise<void> {
  const reason = 'the receiver answered 410 Gone';
  await writeSettings(ctx, { webhook_paused: true, webhook_paused_reason: reason });
  await audit(ctx, { event: 'webhook.paused', detail: { reason } });
}
