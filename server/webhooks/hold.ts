// Whether deliveries wait, and letting them go once they need not.
import type { Context } from '../context.ts';
import { reach } from '../platform/fault-points.ts';
import { say } from '../platform/sentences/say.ts';
import { readSettings, type StoredSettings } from '../settings/settings.ts';

/** Why nothing is sent at the moment, or undefined. Pausing is about the Document Webhook; Offline Mode holds all. */
export function holdReason(settings: StoredSettings, rule_url?: string | null): string | undefined {
  if (settings.offline_mode) return 'Offline Mode is on';
  if (rule_url !== undefined && rule_url !== null) return undefined;
  if (settings.webhook_paused)
    return `The webhook is paused${settings.webhook_paused_reason === null ? '' : `: ${say(settings.webhook_paused_reason)}`}`;
  if (settings.webhook_url === null) return 'No webhook URL is set';
  return undefined;
}

const PORTION = 1000;

/** Sends what was held, oldest first. Runs when a setting changed and every minute; does nothing while there is a reason. */
export async function releaseHeldDeliveries(ctx: Context): Promise<void> {
  const settings = await readSettings(ctx);
  if (settings.offline_mode) return;
  const documentsToo = holdReason(settings) === undefined;
  while ((await releaseSome(ctx, documentsToo)) === PORTION);
}

async function releaseSome(ctx: Context, documentsToo: boolean): Promise<number> {
  return ctx.transaction(async (ctx) => {
    const held = await ctx.db
      .selectFrom('deliveries')
      .select('id')
      .where('state', '=', 'held')
      .$if(!documentsToo, (query) => query.where('rule_url', 'is not', null))
      .orderBy('id')
      .limit(PORTION)
      .forUpdate()
      .skipLocked()
      .execute();
    if (held.length === 0) return 0;
    await reach('delivery.releasing');
    await ctx.db
      .updateTable('deliveries')
      .set({ state: 'pending', next_attempt_at: ctx.clock.now(), last_error: null })
      .where(
        'id',
        'in',
        held.map((delivery) => delivery.id),
      )
      .execute();
    await ctx.queue.sendAll(
      ctx.db,
      'deliver_webhook',
      held.map(({ id }) => ({ delivery_id: id })),
    );
    return held.length;
  });
}
