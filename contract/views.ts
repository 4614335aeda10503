// Views: filters, columns and an order of the list under a name, for one person or for all.
import { z } from 'zod';
import { Id, IdParams, label } from './common.ts';
import { endpoint } from './endpoint.ts';
import { DocumentSort, documentFilters } from './document-query.ts';

export const VIEW_MOST = 200;

const filter = z
  .strictObject(documentFilters)
  .describe('The filters of the list, as it takes them; assignee_id=me is whoever looks.');

export const ViewInput = z
  .strictObject({
    name: label(80),
    shared: z.boolean().default(false),
    filter: filter.default({}),
    columns: z.array(z.string().min(1).max(90)).max(30).default([]),
    sort: DocumentSort.default('created_at'),
    order: z.enum(['asc', 'desc']).default('desc'),
    position: z.int32().min(0).default(0).describe('Views are shown in this order.'),
  })
  .meta({ id: 'ViewInput' });
export type ViewInput = z.output<typeof ViewInput>;

export const View = z
  .object({
    id: Id,
    name: z.string(),
    shared: z.boolean(),
    own: z.boolean(),
    owner: z.string(),
    filter: z.record(z.string(), z.unknown()).describe('The filters of the list by name.'),
    columns: z.array(z.string()),
    sort: z.string(),
    order: z.enum(['asc', 'desc']),
    position: z.int(),
    count: z.int().min(0).describe('Documents that it shows.'),
  })
  .meta({ id: 'View' });
export type View = z.infer<typeof View>;

export const BuiltInView = z
  .object({
    name: z.enum(['all', 'review', 'mine', 'unsorted', 'postponed', 'approved']),
    filter,
    sort: DocumentSort,
    order: z.enum(['asc', 'desc']),
    count: z.int().min(0),
  })
  .meta({ id: 'BuiltInView' });
export type BuiltInView = z.output<typeof BuiltInView>;

const unknown = { 404: 'Unknown view', 403: 'A view of another person' } as const;

export const viewEndpoints = {
  listViews: endpoint('listViews', {
    access: 'token',
    tag: 'Review',
    summary: "The views that everybody has, the caller's own and those that are shared, with counts",
    response: z.object({ built_in: z.array(BuiltInView), views: z.array(View) }),
  }),
  createView: endpoint('createView', {
    access: 'person',
    tag: 'Review',
    summary: 'Save a view',
    body: ViewInput,
    status: 201,
    response: View,
    errors: { 409: `A person can have ${VIEW_MOST} views` },
  }),
  replaceView: endpoint('replaceView', {
    access: 'person',
    tag: 'Review',
    summary: 'Change a view',
    description: 'A shared view is changed by the person who made it, or an Admin.',
    params: IdParams,
    body: ViewInput,
    response: View,
    errors: unknown,
  }),
  deleteView: endpoint('deleteView', {
    access: 'person',
    tag: 'Review',
    summary: 'Delete a view',
    params: IdParams,
    status: 204,
    response: null,
    errors: unknown,
  }),
};
