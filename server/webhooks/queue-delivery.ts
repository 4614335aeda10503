// A delivery exists before it is attempted: its row and its job stand or fall with the change that caused them.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { hostOf } from '../platform/http/address-policy.ts';
import { randomToken } from '../platform/secret-box.ts';
import { readSettings } from '../settings/settings.ts';
import { holdReason } from './hold.ts';

export interface NewDelivery {
  document_id: number;
  contact_id: number;
  /** Stored as it is and sent unchanged on every attempt. */
  body: string;
  /** The address a rule names; otherwise it goes where the Document Webhook goes at the moment of sending. */
  rule_url?: string;
}

/** Call within the transaction of the change. Without a webhook URL nothing is sent and nothing is queued. */
export async function queueDelivery(
  ctx: Context,
  { document_id, contact_id, body, rule_url }: NewDelivery,
): Promise<void> {
  const settings = await readSettings(ctx);
  const url = rule_url ?? settings.webhook_url;
  if (url === null) return;
  const held = holdReason(settings, rule_url === undefined ? undefined : { paused: false }) !== undefined;
  const now = ctx.clock.now();
  const { id, webhook_id } = await ctx.db
    .insertInto('deliveries')
    .values({
      webhook_id: `msg_${randomToken(18)}`,
      document_id,
      url,
      body,
      ...(rule_url === undefined ? {} : { event: 'rule.fired', rule_url, rule_host: hostOf(rule_url) }),
      state: held ? 'held' : 'pending',
      next_attempt_at: held ? null : now,
      created_at: now,
    })
    .returning(['id', 'webhook_id'])
    .executeTakeFirstOrThrow();
  if (!held) await ctx.queue.send(ctx.db, 'deliver_webhook', { delivery_id: id });
  await audit(ctx, {
    event: 'webhook.queued',
    document_id,
    contact_id,
    detail: { delivery_id: id, webhook_id, url, held },
  });
}
