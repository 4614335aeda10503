// Tells every web process that what somebody may do has changed, so that none goes on from memory.
import type { Context } from '../context.ts';
import { notify } from '../platform/db/notifications.ts';

export const ACCESS_CHANNEL = 'recto_access';

/** To be called in the transaction that makes the change; this process knows with its commit, others a moment later. */
export async function accessChanged(ctx: Context): Promise<void> {
  await notify(ctx.db, ACCESS_CHANNEL, '');
  ctx.afterCommit(() => ctx.notifications.deliver(ACCESS_CHANNEL, ''));
}
