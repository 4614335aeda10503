// Making a notification, in the transaction of what it tells of; open browsers hear of it with the commit.
import type { NotificationKind } from '../../contract/notifications.ts';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { notify } from '../platform/db/notifications.ts';
import type { Code, Said } from '../platform/sentences/sentence.ts';

export const NOTIFICATION_CHANNEL = 'recto_notifications';

/** What the channel carries. */
export interface Announcement {
  id: number;
  kind: NotificationKind;
  for_admins: boolean;
  /** Null: everybody. */
  user_ids: number[] | null;
}

export interface NewNotification {
  kind: NotificationKind;
  message: Said;
  document_id?: number;
  /** Matters of the instance rather than of documents. */
  for_admins?: boolean;
  /** Only for these people. */
  user_ids?: number[];
}

export async function notifyPeople(ctx: Context, notification: NewNotification): Promise<void> {
  const { kind, message, document_id = null, for_admins = false, user_ids = null } = notification;
  const { id } = await ctx.db
    .insertInto('notifications')
    .values({
      kind,
      message: JSON.stringify(message),
      document_id,
      for_admins,
      user_ids,
      created_at: ctx.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const announcement: Announcement = { id, kind, for_admins, user_ids };
  await notify(ctx.db, NOTIFICATION_CHANNEL, JSON.stringify(announcement));
}

/** Whether Admins were told this sentence since then: a thousand failures are one message. */
export async function toldSince(
  ctx: Context,
  kind: NotificationKind,
  code: Code,
  since: Date,
): Promise<boolean> {
  const told = await ctx.db
    .selectFrom('notifications')
    .select('id')
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .where(sql<boolean>`message ->> 'code' = ${code}`)
    .limit(1)
    .executeTakeFirst();
  return told !== undefined;
}
