// Where people are signed in, and ending it.
import type { Selectable } from 'kysely';
import type { Session } from '../../contract/users.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { audit } from '../audit/audit.ts';
import { isoSeconds } from '../platform/clock.ts';
import { notFound } from '../platform/errors.ts';
import { accessChanged } from './access-changed.ts';
import { deleteSessionsOf, getUser } from './store.ts';

type SessionRow = Selectable<Tables['sessions']>;

/** @param current digest of the session in use, to mark it */
export async function listSessions(
  ctx: Context,
  user_id: number,
  current: Buffer | undefined,
): Promise<Session[]> {
  const rows = await ctx.db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('expires_at', '>', ctx.clock.now())
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map((row) => presentSession(row, current));
}

function presentSession(row: SessionRow, current: Buffer | undefined): Session {
  return {
    id: row.id,
    current: current !== undefined && row.token_hash.equals(current),
    address: row.address,
    user_agent: row.user_agent,
    created_at: isoSeconds(row.created_at),
    last_seen_at: isoSeconds(row.last_seen_at),
    expires_at: isoSeconds(row.expires_at),
  };
}

export async function endSession(ctx: Context, user_id: number, session_id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const sessions = ctx.db.deleteFrom('sessions').where('user_id', '=', user_id);
    const ended = await sessions.where('id', '=', session_id).returning('id').executeTakeFirst();
    if (ended === undefined) throw notFound('refusals.noSession', { id: session_id });
    await accessChanged(ctx);
    await audit(ctx, { event: 'user.sessions_ended', detail: { user_id, session_id } });
  });
}

/** All of a person, but the one with the digest `keep`. */
export async function endSessions(ctx: Context, user_id: number, keep?: Buffer): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await getUser(ctx, user_id);
    await deleteSessionsOf(ctx, user_id, keep);
    await accessChanged(ctx);
    await audit(ctx, { event: 'user.sessions_ended', detail: { user_id, kept_own: keep !== undefined } });
  });
}
