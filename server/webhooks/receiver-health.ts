// A receiver that has only failed for days is not bothered any further: the webhook is paused and the Admins are told.
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { notifyPeople } from '../notifications/notify.ts';
import type { OutboundResult } from '../platform/http/outbound.ts';
import { readSettings, writeSettings } from '../settings/settings.ts';
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';

const DAY_MS = 86_400_000;
/** One export over a long weekend is no proof. */
const ATTEMPTS_AT_LEAST = 5;

const isSuccess = (result: OutboundResult) => result.answered && result.status >= 200 && result.status < 300;

/** Call within the transaction that records the attempt. */
export async function recordHealth(
  ctx: Context,
  url: string,
  result: OutboundResult,
  { pausable }: { pausable: boolean },
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
  if (!pausable) return;
  const { webhook_pause_after_days: days, webhook_paused } = await readSettings(ctx);
  const failing = now.getTime() - since.getTime() >= days * DAY_MS && attempts >= ATTEMPTS_AT_LEAST;
  if (days === 0 || webhook_paused || !failing) return;
  await pauseWebhook(ctx, sentence('setup.receiverFailing', { attempts, days }));
}

export async function pauseWebhook(ctx: Context, reason: Sentence): Promise<void> {
  if ((await readSettings(ctx)).webhook_paused) return;
  await writeSettings(ctx, { webhook_paused: true, webhook_paused_reason: reason });
  await audit(ctx, { event: 'webhook.paused', detail: { reason } });
  await notifyPeople(ctx, {
    kind: 'webhook',
    for_admins: true,
    message: sentence('notices.webhookPaused', { reason }),
  });
}
