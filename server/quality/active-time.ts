// Time that people work on a document, as their workspace measures it: what they do there, not how long it is open.
import { sql } from 'kysely';
import { PRESENCE_SECONDS } from '../../contract/review-limits.ts';
import type { Context } from '../context.ts';
import { addSeconds } from './store.ts';

/**
 * Counts for the approval that is still to come; what arrives right after one, when the page is left, belongs to that one.
 * @param seconds since the last report of this person on this document
 */
export async function noteActiveTime(
  ctx: Context,
  document_id: number,
  user_id: number,
  seconds: number,
): Promise<void> {
  if (seconds === 0) return;
  const just = new Date(ctx.clock.now().getTime() - PRESENCE_SECONDS * 1000);
  const { numUpdatedRows } = await ctx.db
    .updateTable('approvals')
    .set({ seconds: sql`coalesce(seconds, 0) + ${seconds}::integer` })
    .where('document_id', '=', document_id)
    .where('actor_kind', '=', 'person')
    .where('actor_id', '=', user_id)
    .where('at', '>', just)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) await addSeconds(ctx, document_id, user_id, seconds);
}
