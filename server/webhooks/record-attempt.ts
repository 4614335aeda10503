// What an attempt came to: its row, the delivery's next state, the audit entry, the receiver's health.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { notifyPeople, toldSince } from '../notifications/notify.ts';
import type { OutboundResult } from '../platform/http/outbound.ts';
import { judgeAttempt, type Verdict } from './judge-attempt.ts';
import { pauseReceiver, recordHealth } from './receiver-health.ts';
import { insertAttempt, lockIfThere, updateDelivery, type DeliveryRow } from './store.ts';
import { sentence } from '../platform/sentences/sentence.ts';

export interface Attempt {
  delivery_id: number;
  /** Of the claim under which it was sent. */
  claimed_until: Date;
  url: string;
  started_at: Date;
  result: OutboundResult;
}

/** Call within a transaction. */
export async function recordAttempt(
  ctx: Context,
  { delivery_id, claimed_until, url, started_at, result }: Attempt,
): Promise<void> {
  const delivery = await lockIfThere(ctx, delivery_id);
  // Purged with its document while it was sent.
  if (delivery === undefined) return;
  const number = delivery.attempt_count + 1;
  const round_attempts = delivery.round_attempts + 1;
  const delays = ctx.config.webhook_retry_delays;
  const now = ctx.clock.now();
  const verdict = judgeAttempt(result, round_attempts, now, Math.random(), delays);
  ctx.afterCommit(() => ctx.metrics.webhookAttempt(verdict.state, result.duration_ms / 1000));
  await insertAttempt(ctx, delivery.id, number, started_at, result);
  // The claim ran out, and another process has the delivery now, or people have sent it again: what becomes of it is theirs.
  const ours = delivery.claimed_until?.getTime() === claimed_until.getTime();
  await updateDelivery(ctx, delivery.id, {
    attempt_count: number,
    ...(ours ? outcomeOf(ctx, url, round_attempts, result, verdict) : {}),
  });
  if (ours && verdict.state === 'retrying') {
    const after_ms = verdict.at.getTime() - now.getTime();
    await ctx.queue.send(ctx.db, 'deliver_webhook', { delivery_id: delivery.id }, { after_ms });
  }
  await audit(ctx, {
    event: 'webhook.attempt',
    document_id: delivery.document_id,
    detail: describeAttempt({ ...delivery, url }, number, result, verdict),
  });
  if (ours && verdict.state === 'failed') await tellGivenUp(ctx, delivery, result);
  await recordHealth(ctx, delivery, url, result);
  if (verdict.state === 'failed' && verdict.pause)
    await pauseReceiver(ctx, delivery, sentence('setup.receiverGone'));
}

function outcomeOf(
  ctx: Context,
  url: string,
  round_attempts: number,
  result: OutboundResult,
  verdict: Verdict,
) {
  return {
    url,
    state: verdict.state,
    round_attempts,
    last_response_code: result.answered ? result.status : null,
    last_error: result.answered ? null : `${result.error_class}: ${result.message}`,
    next_attempt_at: verdict.state === 'retrying' ? verdict.at : null,
    finished_at: verdict.state === 'retrying' ? null : ctx.clock.now(),
    claimed_until: null,
    claimed_host: null,
  };
}

/** Once an hour: the page Deliveries has them all. */
async function tellGivenUp(ctx: Context, delivery: DeliveryRow, result: OutboundResult): Promise<void> {
  const hourAgo = new Date(ctx.clock.now().getTime() - 3600_000);
  if (await toldSince(ctx, 'webhook', 'notices.givenUp', hourAgo)) return;
  const reason = result.answered
    ? sentence('notices.receiverAnswered', { status: result.status })
    : sentence(`connections.${result.error_class}`, { said: result.message });
  await notifyPeople(ctx, {
    kind: 'webhook',
    for_admins: true,
    document_id: delivery.document_id,
    message: sentence('notices.givenUp', { id: delivery.document_id, reason }),
  });
}

function describeAttempt(delivery: DeliveryRow, attempt: number, result: OutboundResult, verdict: Verdict) {
  return {
    delivery_id: delivery.id,
    webhook_id: delivery.webhook_id,
    ...(delivery.endpoint_id === null ? {} : { endpoint_id: delivery.endpoint_id, event: delivery.event }),
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
