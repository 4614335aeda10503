// The feed is the audit log seen from outside. Entries get their numbers under a lock that is held until the commit, so that
// none can become visible behind a reader that has passed its number.
import { sql } from 'kysely';
import type { AuditEvent } from '../../contract/audit.ts';
import type { Context } from '../context.ts';
import type { ChangeRow, Wanted } from './change.ts';

export interface Changes {
  rows: ChangeRow[];
  /** The number of the entry to go on behind. */
  next: number;
  more: boolean;
}

/** The number of the newest entry; 0 when there is none. */
export async function latestChange(ctx: Context): Promise<number> {
  const newest = await ctx.db
    .selectFrom('audit_entries')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.id ?? 0;
}

/** Changes behind `after`, oldest first. */
export async function readChanges(
  ctx: Context,
  after: number,
  limit: number,
  { events, statuses }: Wanted,
): Promise<Changes> {
  // Asked before: what is added meanwhile stands behind it, and is met next time.
  const head = await latestChange(ctx);
  const rows = await ctx.db
    .selectFrom('audit_entries')
    .select(['id', 'at', 'actor_name', 'contact_id'])
    .select(sql<AuditEvent>`event`.as('event'))
    .select(sql<number>`document_id`.as('document_id'))
    .select(sql<string | null>`detail::json->>'before'`.as('before'))
    .select(sql<string | null>`detail::json->>'after'`.as('after'))
    .where('id', '>', after)
    .where('id', '<=', head)
    .where('document_id', 'is not', null)
    .where('event', 'in', events)
    .where((eb) =>
      eb.or([
        eb('event', 'not in', ['webhook.attempt', 'document.status_changed', 'document.change_undone']),
        eb.and([
          eb('event', '=', 'webhook.attempt'),
          eb(sql`detail::json->>'state'`, '=', 'failed'),
          // That the news of a failure failed is no news: it would go round for ever.
          eb(sql`coalesce(detail::json->>'event', '')`, '<>', 'delivery.failed'),
        ]),
        eb.and([
          eb('event', 'in', ['document.status_changed', 'document.change_undone']),
          statuses === undefined ? eb.lit(true) : eb(sql<string>`detail::json->>'after'`, 'in', statuses),
        ]),
      ]),
    )
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const more = rows.length > limit;
  const page = rows.slice(0, limit);
  return { rows: page, more, next: more ? page.at(-1)!.id : Math.max(after, head) };
}
