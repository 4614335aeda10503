// Whether deliveries wait, and letting them go once they need not.
import type { Context } from '../context.ts';
import { reach } from '../platform/fault-points.ts';
import { say } from '../platform/sentences/say.ts';
import type { Said } from '../platform/sentences/sentence.ts';
import { readSettings, type StoredSettings } from '../settings/settings.ts';

/** Whether a receiver wants nothing for the time being, and why. */
export interface Pausable {
  paused: boolean;
  paused_reason?: Said | null;
}

/** Why nothing is sent at the moment, or undefined: to the Document Webhook, or to `receiver`. Offline Mode holds all. */
export function holdReason(settings: StoredSettings, receiver?: Pausable): string | undefined {
  if (settings.offline_mode) return 'Offline Mode is on';
  const { paused, paused_reason = null } = receiver ?? {
    paused: settings.webhook_paused,
    paused_reason: settings.webhook_paused_reason,
  };
  if (paused) return `The webhook is paused${paused_reason === null ? '' : `: ${say(paused_reason)}`}`;
  if (receiver === undefined && settings.webhook_url === null) return 'No webhook URL is set';
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
      .where((eb) =>
        eb.or([
          eb('rule_url', 'is not', null),
          eb(
            'endpoint_id',
            'in',
            eb.selectFrom('webhook_endpoints').select('id').where('paused', '=', false),
          ),
          ...(documentsToo ? [eb('endpoint_id', 'is', null)] : []),
        ]),
      )
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
