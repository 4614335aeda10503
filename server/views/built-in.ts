// The views that everybody has: the queue, one's own part of it, and what lies outside.
import { QUEUE_STATUSES } from '../../contract/goes-on.ts';
import type { BuiltInView } from '../../contract/views.ts';
import type { Context } from '../context.ts';
import { countDocuments } from '../documents/count-documents.ts';

const WAITING: BuiltInView['filter'] = {
  status: [...QUEUE_STATUSES],
  postponed: 'hide',
};

const BUILT_IN: Omit<BuiltInView, 'count'>[] = [
  { name: 'all', filter: {}, sort: 'created_at', order: 'desc' },
  { name: 'review', filter: WAITING, sort: 'created_at', order: 'asc' },
  { name: 'mine', filter: { ...WAITING, assignee_id: 'me' }, sort: 'created_at', order: 'asc' },
  { name: 'unsorted', filter: { blocker_kind: ['contact'] }, sort: 'created_at', order: 'asc' },
  { name: 'postponed', filter: { postponed: 'only' }, sort: 'created_at', order: 'asc' },
  { name: 'approved', filter: { status: ['Approved'] }, sort: 'created_at', order: 'desc' },
];

/** Each with how many documents it shows the caller. */
export async function listBuiltIn(ctx: Context): Promise<BuiltInView[]> {
  const views: BuiltInView[] = [];
  for (const view of BUILT_IN) views.push({ ...view, count: await countDocuments(ctx, view.filter) });
  return views;
}
