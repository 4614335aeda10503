// Notifications and who has read them: SQL.
import { sql, type Selectable } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { rowCount } from '../platform/db/connect.ts';
import { listOrder, takePage, type PageQuery } from '../platform/db/list-page.ts';
import { notFound } from '../platform/errors.ts';

/** Whose notifications: people have read marks, tokens have none. */
export interface Reader {
  user_id: number | null;
  is_admin: boolean;
}

export type ListedNotification = Selectable<Tables['notifications']> & { read: boolean };

/** People see what happened since they were added. */
function notificationsFor(ctx: Context, { user_id, is_admin }: Reader) {
  return ctx.db
    .selectFrom('notifications')
    .leftJoin('notification_reads', (join) =>
      join
        .onRef('notification_reads.notification_id', '=', 'notifications.id')
        .on('notification_reads.user_id', '=', user_id ?? 0),
    )
    .$if(!is_admin, (query) => query.where('for_admins', '=', false))
    .where(sql<boolean>`(user_ids is null or ${user_id ?? 0} = any(user_ids))`)
    .$if(user_id !== null, (query) =>
      query.where('notifications.created_at', '>=', (eb) =>
        eb.selectFrom('users').select('created_at').where('id', '=', user_id!),
      ),
    );
}

const NEWEST = listOrder('notifications', 'desc', {
  'notifications.created_at': 'time',
  'notifications.id': 'integer',
});

export async function listNotifications(
  ctx: Context,
  reader: Reader,
  filter: PageQuery & { unread?: boolean | undefined },
): Promise<{
  total: number;
  next_cursor: string | null;
  unread: number;
  notifications: ListedNotification[];
}> {
  const all = notificationsFor(ctx, reader);
  const matching = all.$if(filter.unread !== undefined, (query) =>
    query.where('notification_reads.user_id', filter.unread === true ? 'is' : 'is not', null),
  );
  const unread = all.where('notification_reads.user_id', 'is', null);
  const marked = matching
    .selectAll('notifications')
    .select((eb) => eb('notification_reads.user_id', 'is not', null).as('read'));
  const { rows, next_cursor } = await takePage(marked, NEWEST, filter);
  return {
    next_cursor,
    total: (await matching.select(rowCount).executeTakeFirstOrThrow()).n,
    unread: (await unread.select(rowCount).executeTakeFirstOrThrow()).n,
    notifications: rows.map((row) => ({ ...row, read: Boolean(row.read) })),
  };
}

/** `id` undefined: all of them. */
export async function markRead(
  ctx: Context,
  reader: Reader & { user_id: number },
  id: number | undefined,
): Promise<void> {
  const visible = notificationsFor(ctx, reader)
    .$if(id !== undefined, (query) => query.where('notifications.id', '=', id!))
    .select('notifications.id');
  const rows = await visible.execute();
  if (id !== undefined && rows.length === 0) throw notFound('refusals.noNotification', { id });
  if (rows.length === 0) return;
  await ctx.db
    .insertInto('notification_reads')
    .values(rows.map((row) => ({ notification_id: row.id, user_id: reader.user_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Old ones leave; what mattered is in the audit log. */
export async function forgetNotifications(ctx: Context, before: Date): Promise<void> {
  await ctx.db.deleteFrom('notifications').where('created_at', '<', before).execute();
}
