// Making a notification, in the transaction of what it tells of; open browsers hear of it with the commit.
import type { NotificationKind } from '../../contract/notifications.ts';
import type { Context } from '../context.ts';
import { notify } from '../platform/db/notifications.ts';

export const NOTIFICATION_CHANNEL = 'recto_notifications';

/** What the channel carries. */
export interface Announcement {
  id: number;
  kind: NotificationKind;
  for_admins: boolean;
}

export interface NewNotification {
  kind: NotificationKind;
  message: string;
  document_id?: number;
  /** Matters of the instance rather than of documents. */
  for_admins?: boolean;
}

export async function notifyPeople(ctx: Context, notification: NewNotification): Promise<void> {
  const { kind, message, document_id = null, for_admins = false } = notification;
  const { id } = await ctx.db
    .insertInto('notifications')
    .values({ kind, message, document_id, for_admins, created_at: ctx.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await notify(ctx.db, NOTIFICATION_CHANNEL, JSON.stringify({ id, kind, for_admins } satisfies Announcement));
}

/** Whether Admins were told something that begins so since then: a thousand failures are one message. */
export async function toldSince(
  ctx: Context,
  kind: NotificationKind,
  start: string,
  since: Date,
): Promise<boolean> {
  const told = await ctx.db
    .selectFrom('notifications')
    .select('id')
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .where((eb) => eb(eb.fn<string>('left', ['message', eb.val(start.length)]), '=', start))
    .limit(1)
    .executeTakeFirst();
  return told !== undefined;
}
