// Views: SQL, and who may see and change them.
import { sql, type Selectable } from 'kysely';
import { VIEW_MOST, type View, type ViewInput } from '../../contract/views.ts';
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import type { Tables } from '../database/tables.ts';
import { countDocuments } from '../documents/count-documents.ts';
import { keepPlan } from '../platform/db/connect.ts';
import { conflict, forbidden, notFound } from '../platform/errors.ts';

type ViewRow = Pick<Selectable<Tables['views']>, (typeof VIEW_COLUMNS)[number]> & { owner: string };

/** Tokens of no person see what is shared. */
const callerId = (ctx: Context): number => (ctx.actor.kind === 'person' ? ctx.actor.id : 0);

const VIEW_COLUMNS = [
  'id',
  'owner_id',
  'name',
  'shared',
  'filter',
  'columns',
  'sort',
  'order',
  'position',
] as const;

const withOwner = (ctx: Context) =>
  ctx.db
    .selectFrom('views')
    .innerJoin('users', 'users.id', 'views.owner_id')
    .select(VIEW_COLUMNS.map((column) => `views.${column}` as const))
    .select('users.name as owner');

/** The caller's and those that are shared, each with how many documents it shows. */
export async function listViews(ctx: Context): Promise<View[]> {
  const rows = await withOwner(ctx)
    .modifyFront(keepPlan)
    .where((eb) => eb.or([eb('shared', '=', true), eb('owner_id', '=', callerId(ctx))]))
    .orderBy('position')
    .orderBy('views.id')
    .limit(sql.lit(MOST_SHOWN))
    .execute();
  const views: View[] = [];
  for (const row of rows) views.push(await presentView(ctx, row));
  return views;
}

const MOST_SHOWN = 100;

async function presentView(ctx: Context, row: ViewRow): Promise<View> {
  return {
    id: row.id,
    name: row.name,
    shared: row.shared,
    own: row.owner_id === callerId(ctx),
    owner: row.owner,
    filter: row.filter,
    columns: row.columns,
    sort: row.sort,
    order: row.order,
    position: row.position,
    count: await countDocuments(ctx, row.filter),
  };
}

export async function createView(ctx: Context, input: ViewInput): Promise<View> {
  return ctx.transaction(async (ctx) => {
    const owner_id = callerId(ctx);
    const { n } = await ctx.db
      .selectFrom('views')
      .select(sql<number>`count(*)`.as('n'))
      .where('owner_id', '=', owner_id)
      .executeTakeFirstOrThrow();
    if (n >= VIEW_MOST) throw conflict('refusals.manyViews', { count: VIEW_MOST });
    const { id } = await ctx.db
      .insertInto('views')
      .values({ ...stored(input), owner_id, created_at: ctx.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(ctx, {
      event: 'view.created',
      detail: { view_id: id, name: input.name, shared: input.shared },
    });
    return presentView(ctx, await getView(ctx, id));
  });
}

const stored = ({ filter, columns, ...view }: ViewInput) => ({
  ...view,
  filter: JSON.stringify(filter),
  columns: JSON.stringify(columns),
});

/** Throws `not_found` (404) for a private one of somebody else. */
async function getView(ctx: Context, id: number): Promise<ViewRow> {
  const row = await withOwner(ctx).where('views.id', '=', id).executeTakeFirst();
  if (row === undefined || (!row.shared && row.owner_id !== callerId(ctx)))
    throw notFound('refusals.noView', { id });
  return row;
}

async function ownView(ctx: Context, id: number, is_admin: boolean): Promise<ViewRow> {
  const view = await getView(ctx, id);
  if (view.owner_id !== callerId(ctx) && !is_admin)
    throw forbidden('refusals.foreignView', { name: view.owner });
  return view;
}

export async function replaceView(
  ctx: Context,
  id: number,
  input: ViewInput,
  is_admin: boolean,
): Promise<View> {
  return ctx.transaction(async (ctx) => {
    await ownView(ctx, id, is_admin);
    await ctx.db.updateTable('views').set(stored(input)).where('id', '=', id).execute();
    await audit(ctx, {
      event: 'view.updated',
      detail: { view_id: id, name: input.name, shared: input.shared },
    });
    return presentView(ctx, await getView(ctx, id));
  });
}

export async function deleteView(ctx: Context, id: number, is_admin: boolean): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { name } = await ownView(ctx, id, is_admin);
    await ctx.db.deleteFrom('views').where('id', '=', id).execute();
    await audit(ctx, { event: 'view.deleted', detail: { view_id: id, name } });
  });
}
