// The next document of a queue that nobody else is at.
import { sql } from 'kysely';
import type { DocumentQuery } from '../../contract/document-query.ts';
import type { Context } from '../context.ts';
import { matching } from '../documents/document-filter.ts';
import { orderOf } from '../documents/list-documents.ts';
import { seenSince } from './presence.ts';

/** What waits for a person, where no status is asked for. */
const WAITING: DocumentQuery['status'] = ['Needs Review', 'Missing Info', 'Exception'];

export type QueueQuery = Omit<DocumentQuery, 'limit' | 'offset' | 'columns'> & { after?: number | undefined };

/** @returns its id, null at the end of the queue, and how many there are besides the one that was left */
export async function nextDocument(
  ctx: Context,
  { after, sort, order, ...filter }: QueueQuery,
): Promise<{ id: number | null; remaining: number }> {
  const own = ctx.actor.kind === 'person' ? ctx.actor.id : 0;
  const asked = { status: WAITING, postponed: 'hide' as const, ...withoutUndefined(filter) };
  const open = ctx.db
    .selectFrom('documents')
    .where(matching(ctx, asked))
    .$if(asked.assignee_id === undefined, (query) =>
      query.where((eb) => eb.or([eb('assignee_id', 'is', null), eb('assignee_id', '=', own)])),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('document_presence')
            .select('user_id')
            .whereRef('document_presence.document_id', '=', 'documents.id')
            .where('user_id', '!=', own)
            .where('seen_at', '>', seenSince(ctx)),
        ),
      ),
    );
  const left = after ?? 0;
  const place = sql<number>`row_number() over (order by ${orderOf({ sort, order })}, documents.id ${sql.raw(order)})`;
  const next = await ctx.db
    .with('queue', (db) =>
      db
        .selectFrom('documents')
        .select(['documents.id', place.as('place')])
        // The one that was left keeps its place in the order, though it may not be in the queue any more.
        .where((eb) =>
          eb.or([eb('documents.id', 'in', open.select('documents.id')), eb('documents.id', '=', left)]),
        ),
    )
    .selectFrom('queue')
    .select(['queue.id', sql<number>`count(*) over ()`.as('remaining')])
    .where('queue.id', '!=', left)
    // Those behind it first, then from the beginning.
    .orderBy(sql`queue.place < coalesce((select place from queue where id = ${left}), 0)`)
    .orderBy('queue.place')
    .limit(1)
    .executeTakeFirst();
  return { id: next?.id ?? null, remaining: next?.remaining ?? 0 };
}

const withoutUndefined = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
