// Intake channels, whose turn it is, and what came in by them: SQL.
import { sql, type Selectable } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { rowCount } from '../platform/db/connect.ts';
import { listOrder, takePage, type PageQuery } from '../platform/db/list-page.ts';
import { notFound } from '../platform/errors.ts';
import type { Said } from '../platform/sentences/sentence.ts';

export type ChannelRow = Selectable<Tables['intake_channels']>;
export type ItemRow = Selectable<Tables['intake_items']>;

/** Longer than a process needs to say again that it is at it. */
const CLAIM_MS = 60_000;

export const passwordName = (channel_id: number): string => `intake_channel_${channel_id}`;

export async function listChannels(ctx: Context): Promise<ChannelRow[]> {
  return ctx.db.selectFrom('intake_channels').selectAll().orderBy('id').execute();
}

export async function getChannel(ctx: Context, id: number): Promise<ChannelRow> {
  const channels = ctx.db.selectFrom('intake_channels').selectAll().where('id', '=', id);
  const channel = await channels.executeTakeFirst();
  if (channel === undefined) throw notFound('setup.noChannel', { id });
  return channel;
}

export async function countDocuments(ctx: Context): Promise<Map<number, number>> {
  const rows = await ctx.db
    .selectFrom('intake_items')
    .select(['channel_id', rowCount])
    .where('state', '=', 'done')
    .groupBy('channel_id')
    .execute();
  return new Map(rows.map((row) => [row.channel_id, row.n]));
}

/** The next channel whose time has come and which nobody is running; it is this process's until it is let go. */
export async function claimDueChannel(ctx: Context): Promise<ChannelRow | undefined> {
  const now = ctx.clock.now();
  return ctx.db
    .updateTable('intake_channels')
    .set({ claimed_until: new Date(now.getTime() + CLAIM_MS) })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('intake_channels')
        .select('id')
        .where('enabled', '=', true)
        .where('next_run_at', '<=', now)
        .where((eb) =>
          eb.or([
            eb('claimed_until', 'is', null),
            eb('claimed_until', '<', now),
            // Made before the clock was put back.
            eb('claimed_until', '>', new Date(now.getTime() + 2 * CLAIM_MS)),
          ]),
        )
        .orderBy('next_run_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function renewClaim(ctx: Context, id: number): Promise<void> {
  const claimed_until = new Date(ctx.clock.now().getTime() + CLAIM_MS);
  await ctx.db.updateTable('intake_channels').set({ claimed_until }).where('id', '=', id).execute();
}

/** Lets the channel go after a run; `error` undefined when it went well. Tells whether it worked before. */
export async function finishRun(
  ctx: Context,
  channel: ChannelRow,
  result: { error: Said | undefined; next_in_ms: number },
): Promise<{ newly_failing: boolean }> {
  const now = ctx.clock.now();
  const failing = result.error !== undefined;
  const done = await ctx.db
    .updateTable('intake_channels')
    .set({
      claimed_until: null,
      last_run_at: now,
      failing,
      last_error: result.error === undefined ? null : JSON.stringify(result.error),
      ...(failing ? {} : { last_success_at: now }),
      // Changed meanwhile: it runs again at once, as was promised then.
      next_run_at: sql<Date>`case when next_run_at > ${channel.next_run_at} then next_run_at
        else ${new Date(now.getTime() + result.next_in_ms)} end`,
    })
    .where('id', '=', channel.id)
    .returning('id')
    .executeTakeFirst();
  return { newly_failing: done !== undefined && failing && !channel.failing };
}

export async function savePosition(
  ctx: Context,
  id: number,
  position: ChannelRow['position'],
): Promise<void> {
  const changes = { position: JSON.stringify(position) };
  await ctx.db.updateTable('intake_channels').set(changes).where('id', '=', id).execute();
}

export async function findItem(ctx: Context, channel_id: number, key: string): Promise<ItemRow | undefined> {
  return ctx.db
    .selectFrom('intake_items')
    .selectAll()
    .where('channel_id', '=', channel_id)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function countRecentFailures(ctx: Context, channel_id: number, since: Date): Promise<number> {
  const { n } = await ctx.db
    .selectFrom('intake_items')
    .select(rowCount)
    .where('channel_id', '=', channel_id)
    .where('state', '=', 'failed')
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return n;
}

export async function listItems(
  ctx: Context,
  channel_id: number,
  filter: PageQuery & { state?: ItemRow['state'] | undefined },
): Promise<{ total: number; next_cursor: string | null; items: ItemRow[] }> {
  const { state } = filter;
  const matching = ctx.db
    .selectFrom('intake_items')
    .where('channel_id', '=', channel_id)
    .$if(state !== undefined, (query) => query.where('state', '=', state!));
  const newest = listOrder('items', 'desc', { id: 'integer' });
  const { n: total } = await matching.select(rowCount).executeTakeFirstOrThrow();
  const { rows, next_cursor } = await takePage(matching.selectAll(), newest, filter);
  return { total, next_cursor, items: rows };
}
