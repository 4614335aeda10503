// Reading the audit log: SQL.
import { sql, type Selectable } from 'kysely';
import type { z } from 'zod';
import type { auditFilters, AuditEvent } from '../../contract/audit.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { rowCount } from '../platform/db/connect.ts';
import { listOrder, takePage, type PageQuery } from '../platform/db/list-page.ts';
import type { ChainEntry } from './chain.ts';

export type AuditRow = Selectable<Tables['audit_entries']>;
export type AuditFilter = { [Key in keyof typeof auditFilters]?: z.output<(typeof auditFilters)[Key]> };

export async function listAudit(
  ctx: Context,
  filter: AuditFilter & PageQuery,
): Promise<{ total: number; next_cursor: string | null; entries: AuditRow[] }> {
  const matching = matchingEntries(ctx, filter);
  const { n: total } = await matching.select(rowCount).executeTakeFirstOrThrow();
  const newest = listOrder('audit', 'desc', { id: 'integer' });
  const { rows, next_cursor } = await takePage(matching.selectAll(), newest, filter);
  return { total, next_cursor, entries: rows };
}

const PORTION = 1000;

/** Oldest first, as stored: the time with microseconds, the detail as text. */
export async function* storedPortions(
  ctx: Pick<Context, 'db'>,
  filter: AuditFilter,
): AsyncIterable<ChainEntry[]> {
  for (let after = 0; ;) {
    const rows = await matchingEntries(ctx, filter)
      .select(['id', 'actor_kind', 'actor_id', 'actor_name', 'event', 'document_id', 'contact_id'])
      .select(['detail', 'previous_hash', 'hash', 'seal'])
      .select(sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('at'))
      .where('id', '>', after)
      .orderBy('id')
      .limit(PORTION)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < PORTION) return;
    after = rows.at(-1)!.id;
  }
}

function matchingEntries(ctx: Pick<Context, 'db'>, filter: AuditFilter) {
  const { user_id, actor_kind, event, document_id, contact_id, date_from, date_to, q } = filter;
  return ctx.db
    .selectFrom('audit_entries')
    .$if(user_id !== undefined, (query) =>
      query.where('actor_kind', '=', 'person').where('actor_id', '=', user_id!),
    )
    .$if(actor_kind !== undefined, (query) => query.where('actor_kind', '=', actor_kind!))
    .$if(event !== undefined, (query) => query.where('event', 'in', event as AuditEvent[]))
    .$if(document_id !== undefined, (query) => query.where('document_id', '=', document_id!))
    .$if(contact_id !== undefined, (query) => query.where('contact_id', '=', contact_id!))
    .$if(date_from !== undefined, (query) => query.where('at', '>=', new Date(`${date_from}T00:00:00Z`)))
    .$if(date_to !== undefined, (query) =>
      query.where('at', '<', new Date(Date.parse(`${date_to}T00:00:00Z`) + 86_400_000)),
    )
    .$if(q !== undefined, (query) => {
      const like = `%${q!.toLowerCase().replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`;
      return query.where((eb) =>
        eb.or([
          eb(sql`lower(detail)`, 'like', like),
          eb(sql`lower(actor_name)`, 'like', like),
          eb('event', 'like', like),
        ]),
      );
    });
}
