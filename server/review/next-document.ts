// The next document of a queue that nobody else is at.
import type { ExpressionBuilder } from 'kysely';
import type { DocumentQuery } from '../../contract/document-query.ts';
import { QUEUE_STATUSES } from '../../contract/goes-on.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { matching, type DocumentFilter } from '../documents/document-filter.ts';
import { countDocuments, isTallied } from '../documents/count-documents.ts';
import { documentOrder } from '../documents/list-documents.ts';
import { nextByField } from '../documents/sort-by-field.ts';
import { rowCount } from '../platform/db/connect.ts';
import { behind, orderOf, positionColumn, type ListOrder } from '../platform/db/list-page.ts';
import { withoutUndefined } from '../platform/without-undefined.ts';
import { seenSince } from './presence.ts';

export type QueueQuery = Omit<DocumentQuery, 'limit' | 'offset' | 'cursor' | 'columns'> & {
  after?: number | undefined;
};
type Order = Pick<DocumentQuery, 'sort' | 'order'>;

interface Queue {
  filter: DocumentFilter;
  /** Who asks; 0 for programs. */
  own: number;
  /** Documents that others have open, and the one that was left. */
  without: number[];
}

/** @returns its id, null at the end of the queue, and how many there are besides the one that was left */
export async function nextDocument(
  ctx: Context,
  { after, sort, order, ...filter }: QueueQuery,
): Promise<{ id: number | null; remaining: number }> {
  const own = ctx.actor.kind === 'person' ? ctx.actor.id : 0;
  const asked = { status: [...QUEUE_STATUSES], postponed: 'hide' as const, ...withoutUndefined(filter) };
  const left = after === undefined ? [] : [after];
  const queue: Queue = { filter: asked, own, without: [...(await openElsewhere(ctx, own)), ...left] };
  const [id, remaining] = await Promise.all([
    findNext(ctx, queue, { sort, order }, after),
    countQueue(ctx, queue),
  ]);
  return { id, remaining };
}

async function openElsewhere(ctx: Context, own: number): Promise<number[]> {
  const open = ctx.db
    .selectFrom('document_presence')
    .select('document_id')
    .distinct()
    .where('user_id', '!=', own)
    .where('seen_at', '>', seenSince(ctx));
  return (await open.execute()).map(({ document_id }) => document_id);
}

/** Those behind the one that was left, though it may not be in the queue any more; then from the beginning. */
async function findNext(
  ctx: Context,
  queue: Queue,
  by: Order,
  after: number | undefined,
): Promise<number | null> {
  if (by.sort.startsWith('field.')) {
    const where = (eb: ExpressionBuilder<Tables, 'documents'>) =>
      eb.and([openTo(ctx, queue)(eb), notIn(queue.without)(eb)]);
    return nextByField(ctx, { key: by.sort.slice('field.'.length), order: by.order, where }, after);
  }
  const list = documentOrder(by);
  const stretches = after === undefined ? [] : await stretchesBehind(ctx, list, after);
  for (const stretch of [...stretches, undefined]) {
    const first = await ctx.db
      .selectFrom('documents')
      .select('documents.id')
      .where(openTo(ctx, queue))
      .where(notIn(queue.without))
      .$if(stretch !== undefined, (query) => query.where(stretch!))
      .orderBy(orderOf(list))
      .limit(1)
      .executeTakeFirst();
    if (first !== undefined) return first.id;
  }
  return null;
}

/** What comes behind a document in the order of the list, in stretches that an index finds one after the other. */
async function stretchesBehind(ctx: Context, list: ListOrder, after: number) {
  const row = await ctx.db
    .selectFrom('documents')
    .select(positionColumn(list))
    .where('documents.id', '=', after)
    .executeTakeFirst();
  return row === undefined ? [] : behind(list, row.list_position);
}

/** In the list, and not somebody else's; that others are at it is not looked at. */
const openTo =
  (ctx: Context, { filter, own }: Queue) =>
  (eb: ExpressionBuilder<Tables, 'documents'>) =>
    filter.assignee_id === undefined
      ? eb.and([
          matching(ctx, filter)(eb),
          eb.or([eb('documents.assignee_id', 'is', null), eb('documents.assignee_id', '=', own)]),
        ])
      : matching(ctx, filter)(eb);

/** Of many that match, those are counted that are left out, where totals say how many match. */
async function countQueue(ctx: Context, queue: Queue): Promise<number> {
  const { filter, own, without } = queue;
  const documents = ctx.db.selectFrom('documents').select(rowCount);
  if (!isTallied({ ...filter, postponed: undefined }))
    return (await documents.where(openTo(ctx, queue)).where(notIn(without)).executeTakeFirstOrThrow()).n;
  const others = documents
    .where(matching(ctx, filter))
    .where('documents.assignee_id', 'is not', null)
    .where('documents.assignee_id', '!=', own);
  const left = documents.where(openTo(ctx, queue)).where('documents.id', 'in', without);
  const [all, taken, seen] = await Promise.all([
    countDocuments(ctx, filter),
    others.executeTakeFirstOrThrow(),
    without.length > 0 ? left.executeTakeFirstOrThrow() : { n: 0 },
  ]);
  return Math.max(0, all - taken.n - seen.n);
}

const notIn = (ids: number[]) => (eb: ExpressionBuilder<Tables, 'documents'>) =>
  ids.length === 0 ? eb.lit(true) : eb('documents.id', 'not in', ids);
