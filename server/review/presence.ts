// Who has a document open: rows that their browsers renew, told to all open pages when somebody comes or goes.
import { PRESENCE_SECONDS } from '../../contract/review-limits.ts';
import type { PresenceEvent } from '../../contract/review.ts';
import type { Viewer } from '../../contract/blockers.ts';
import type { Context } from '../context.ts';
import { requireDocument } from '../documents/store.ts';
import { isoSeconds } from '../platform/clock.ts';
import { notify } from '../platform/db/notifications.ts';
import { noteActiveTime } from '../quality/active-time.ts';

export const PRESENCE_CHANNEL = 'recto_presence';

/** Answers with the others who have it open. @param active_seconds that they worked on it since they last said so */
export async function enterDocument(
  ctx: Context,
  document_id: number,
  user_id: number,
  active_seconds: number,
): Promise<Viewer[]> {
  return ctx.transaction(async (ctx) => {
    await requireDocument(ctx, document_id);
    const now = ctx.clock.now();
    await noteActiveTime(ctx, document_id, user_id, await passed(ctx, document_id, user_id, active_seconds));
    const before = await viewersOf(ctx, document_id);
    const known = before.some(({ id }) => id === user_id);
    await ctx.db
      .insertInto('document_presence')
      .values({ document_id, user_id, since: now, seen_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['document_id', 'user_id'])
          // Who was away comes anew.
          .doUpdateSet(known ? { seen_at: now } : { seen_at: now, since: now }),
      )
      .execute();
    const viewers = await viewersOf(ctx, document_id);
    if (!known) await tell(ctx, { document_id, viewers });
    return viewers.filter(({ id }) => id !== user_id);
  });
}

export async function leaveDocument(
  ctx: Context,
  document_id: number,
  user_id: number,
  active_seconds: number,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await noteActiveTime(ctx, document_id, user_id, await passed(ctx, document_id, user_id, active_seconds));
    const { numDeletedRows } = await ctx.db
      .deleteFrom('document_presence')
      .where('document_id', '=', document_id)
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await tell(ctx, { document_id, viewers: await viewersOf(ctx, document_id) });
  });
}

/** Nobody has worked for longer than the time since they last said that they are there. */
async function passed(
  ctx: Context,
  document_id: number,
  user_id: number,
  active_seconds: number,
): Promise<number> {
  if (active_seconds === 0) return 0;
  const row = await ctx.db
    .selectFrom('document_presence')
    .select('seen_at')
    .where('document_id', '=', document_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (row === undefined) return 0;
  return Math.min(active_seconds, Math.ceil((ctx.clock.now().getTime() - row.seen_at.getTime()) / 1000));
}

async function viewersOf(ctx: Context, document_id: number): Promise<Viewer[]> {
  const rows = await ctx.db
    .selectFrom('document_presence')
    .innerJoin('users', 'users.id', 'document_presence.user_id')
    .select(['users.id', 'users.name', 'since'])
    .where('document_id', '=', document_id)
    .where('seen_at', '>', seenSince(ctx))
    .orderBy('since')
    .execute();
  return rows.map(({ id, name, since }) => ({ id, name, since: isoSeconds(since) }));
}

/** Who was seen before this has closed the document, or their browser is gone. */
export const seenSince = (ctx: Context): Date =>
  new Date(ctx.clock.now().getTime() - PRESENCE_SECONDS * 1000);

const tell = (ctx: Context, event: PresenceEvent): Promise<void> =>
  notify(ctx.db, PRESENCE_CHANNEL, JSON.stringify(event));

export async function forgetPresence(ctx: Context, before: Date): Promise<void> {
  await ctx.db.deleteFrom('document_presence').where('seen_at', '<', before).execute();
}
