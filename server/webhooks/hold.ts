// Whether deliveries wait, and letting them go once they need not.
import type { Context } from '../context.ts';
import { readSettings, type StoredSettings } from '../settings/settings.ts';

/** Why nothing is sent at the moment, or undefined. */
export function holdReason(settings: StoredSettings): string | undefined {
  if (settings.offline_mode) return 'Offline Mode is on';
  if (settings.webhook_paused)
    return `The webhook is paused${settings.webhook_paused_reason === null ? '' : `: ${settings.webhook_paused_reason}`}`;
  if (settings.webhook_url === null) return 'No webhook URL is set';
  return undefined;
}

/** Sends what was held, oldest first; runs every minute and does nothing while there is a reason to hold. */
export async function releaseHeldDeliveries(ctx: Context): Promise<number> {
  if (holdReason(await readSettings(ctx)) !== undefined) return 0;
  return ctx.transaction(async (ctx) => {
    const held = await ctx.db
      .selectFrom('deliveries')
      .select('id')
      .where('state', '=', 'held')
      .orderBy('id')
      .limit(1000)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id } of held) {
      await ctx.db
        .updateTable('deliveries')
        .set({ state: 'pending', next_attempt_at: ctx.clock.now() })
        .where('id', '=', id)
        .execute();
      await ctx.queue.send(ctx.db, 'deliver_webhook', { delivery_id: id });
    }
    return held.length;
  });
}
