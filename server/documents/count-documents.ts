// How many documents a filter finds, at a cost that stays low however many there are.
import { sql } from 'kysely';
import type { DocumentQuery } from '../../contract/document-query.ts';
import type { Context } from '../context.ts';
import { keepPlan, rowCount } from '../platform/db/connect.ts';
import { literals, matching, type DocumentFilter } from './document-filter.ts';

/** Whether a query takes all documents, however it sorts and pages them. */
export function isUnfiltered(query: Partial<DocumentQuery>): boolean {
  const {
    limit: _limit,
    offset: _offset,
    cursor: _cursor,
    sort: _sort,
    order: _order,
    columns: _columns,
    ...filter
  } = query;
  return Object.values(filter).every((value) => value === undefined);
}

/** Whether there are few such filters, whose best plan is known when it is made. */
export const isOfFewForms = ({
  status: _status,
  postponed: _postponed,
  assignee_id: _assignee,
  blocker_kind = [],
  ...others
}: Partial<DocumentQuery>): boolean =>
  isUnfiltered(others) && blocker_kind.every((kind) => kind === 'contact');

/** Whether the totals that the database keeps answer how many there are. */
export function isTallied({
  contact_id: _contact,
  folder_id: _folder,
  status: _status,
  ...others
}: DocumentFilter): boolean {
  return isUnfiltered(others);
}

export async function countDocuments(ctx: Context, filter: DocumentFilter): Promise<number> {
  // Few are postponed: counting those is cheaper than counting the others.
  if (filter.postponed === 'hide') {
    const all = await countDocuments(ctx, { ...filter, postponed: undefined });
    return all - (await countDocuments(ctx, { ...filter, postponed: 'only' }));
  }
  if (!isTallied(filter)) {
    const query = ctx.db
      .selectFrom('documents')
      .$if(isOfFewForms(filter), (query) => query.modifyFront(keepPlan))
      .select(rowCount)
      .where(matching(ctx, filter));
    return (await query.executeTakeFirstOrThrow()).n;
  }
  const query = tally(ctx, filter).$if(isOfFewForms(filter), (query) => query.modifyFront(keepPlan));
  return (await query.executeTakeFirstOrThrow()).n;
}

/** How many there are by the totals that the database keeps, where they tell that. */
export const tally = (ctx: Context, { contact_id, folder_id, status }: DocumentFilter) =>
  ctx.db
    .selectFrom('document_totals')
    .select(sql<number>`coalesce(sum(documents), 0)::bigint`.as('n'))
    .$if(contact_id !== undefined, (query) => query.where('contact_id', '=', contact_id!))
    .$if(folder_id !== undefined, (query) => query.where('folder_id', '=', folder_id!))
    .$if(status !== undefined, (query) => query.where('status', 'in', literals(status!)));
