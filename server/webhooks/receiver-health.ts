// A receiver that has only failed for days is not bothered any further: it is paused and the Admins are told.
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { notifyPeople } from '../notifications/notify.ts';
import type { OutboundResult } from '../platform/http/outbound.ts';
import { readSettings, writeSettings } from '../settings/settings.ts';
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';
import { lockEndpoint, updateEndpoint } from './endpoints/store.ts';
import type { DeliveryRow } from './store.ts';

/** What a delivery says of whom it is for. */
type Receiver = Pick<DeliveryRow, 'endpoint_id' | 'rule_url'>;

const DAY_MS = 86_400_000;
/** One export over a long weekend is no proof. */
const ATTEMPTS_AT_LEAST = 5;

const isSuccess = (result: OutboundResult) => result.answered && result.status >= 200 && result.status < 300;

/** Call within the transaction that records the attempt. */
export async function recordHealth(
  ctx: Context,
  receiver: Receiver,
  url: string,
  result: OutboundResult,
): Promise<void> {
  if (isSuccess(result)) {
    await ctx.db.deleteFrom('receiver_failures').where('url', '=', url).execute();
    return;
  }
  const now = ctx.clock.now();
  const { since, attempts } = await ctx.db
    .insertInto('receiver_failures')
    .values({ url, since: now, attempts: 1 })
    .onConflict((conflict) =>
      conflict.column('url').doUpdateSet({ attempts: sql<number>`receiver_failures.attempts + 1` }),
    )
    .returning(['since', 'attempts'])
    .executeTakeFirstOrThrow();
  const { webhook_pause_after_days: days } = await readSettings(ctx);
  const failing = now.getTime() - since.getTime() >= days * DAY_MS && attempts >= ATTEMPTS_AT_LEAST;
  if (days === 0 || !failing) return;
  await pauseReceiver(ctx, receiver, sentence('setup.receiverFailing', { attempts, days }));
}

/** The endpoint, or the Document Webhook. The address of a rule is not paused: its owner switches off the rule. */
export async function pauseReceiver(
  ctx: Context,
  { endpoint_id, rule_url }: Receiver,
  reason: Sentence,
): Promise<void> {
  if (rule_url !== null) return;
  const message =
    endpoint_id === null ? await pauseWebhook(ctx, reason) : await pauseEndpoint(ctx, endpoint_id, reason);
  if (message !== undefined) await notifyPeople(ctx, { kind: 'webhook', for_admins: true, message });
}

/** What to tell people; undefined when it is paused already. */
async function pauseWebhook(ctx: Context, reason: Sentence): Promise<Sentence | undefined> {
  if ((await readSettings(ctx)).webhook_paused) return undefined;
  await writeSettings(ctx, { webhook_paused: true, webhook_paused_reason: reason });
  await audit(ctx, { event: 'webhook.paused', detail: { reason } });
  return sentence('notices.webhookPaused', { reason });
}

async function pauseEndpoint(ctx: Context, id: number, reason: Sentence): Promise<Sentence | undefined> {
  const { name, paused } = await lockEndpoint(ctx, id);
  if (paused) return undefined;
  await updateEndpoint(ctx, id, { paused: true, paused_reason: JSON.stringify(reason) });
  await audit(ctx, { event: 'webhook.paused', detail: { endpoint_id: id, name, reason } });
  return sentence('notices.endpointPaused', { name, reason });
}
