// Webhook endpoints: SQL.
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import { notFound } from '../../platform/errors.ts';

export type EndpointRow = Selectable<Tables['webhook_endpoints']>;

/** An endpoint and how it goes with its deliveries. */
export type ListedEndpoint = EndpointRow & { failing_since: Date | null; waiting: number; failed: number };

export async function findEndpoint(ctx: Context, id: number): Promise<EndpointRow | undefined> {
  return ctx.db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked until the end of the transaction, so that two changes do not mix. Throws `not_found` (404). */
export async function lockEndpoint(ctx: Context, id: number): Promise<EndpointRow> {
  const query = ctx.db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).forUpdate();
  const endpoint = await query.executeTakeFirst();
  if (endpoint === undefined) throw notFound('refusals.noEndpoint', { id });
  return endpoint;
}

export async function listEndpoints(ctx: Context, id?: number): Promise<ListedEndpoint[]> {
  return ctx.db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('receiver_failures')
        .select('since')
        .whereRef('receiver_failures.url', '=', 'webhook_endpoints.url')
        .as('failing_since'),
      countOf(['pending', 'retrying', 'held']).as('waiting'),
      countOf(['failed']).as('failed'),
    ])
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

const countOf = (states: string[]) =>
  sql<number>`(select count(*)::integer from deliveries where endpoint_id = webhook_endpoints.id and state = any(${states}))`;

export async function getEndpoint(ctx: Context, id: number): Promise<ListedEndpoint> {
  const [endpoint] = await listEndpoints(ctx, id);
  if (endpoint === undefined) throw notFound('refusals.noEndpoint', { id });
  return endpoint;
}

export async function insertEndpoint(
  ctx: Context,
  values: Insertable<Tables['webhook_endpoints']>,
): Promise<number> {
  const query = ctx.db.insertInto('webhook_endpoints').values(values).returning('id');
  return (await query.executeTakeFirstOrThrow()).id;
}

export async function updateEndpoint(
  ctx: Context,
  id: number,
  changes: Updateable<Tables['webhook_endpoints']>,
): Promise<void> {
  const updated_at = ctx.clock.now();
  await ctx.db
    .updateTable('webhook_endpoints')
    .set({ ...changes, updated_at })
    .where('id', '=', id)
    .execute();
}

/** Their deliveries are kept for as long as the feed is promised to be. Returns nothing; safe to repeat. */
export async function forgetEndpointDeliveries(ctx: Context, before: Date): Promise<void> {
  await ctx.db
    .deleteFrom('deliveries')
    .where('endpoint_id', 'is not', null)
    .where('state', 'in', ['delivered', 'accepted', 'failed'])
    .where('finished_at', '<', before)
    .execute();
}
