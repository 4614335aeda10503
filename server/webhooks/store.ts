// Deliveries and their attempts: SQL.
import type { Selectable, Updateable } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import type { DeliveryState } from '../../contract/deliveries.ts';
import { rowCount } from '../platform/db/connect.ts';
import { listOrder, takePage, type PageQuery } from '../platform/db/list-page.ts';
import { notFound } from '../platform/errors.ts';
import type { OutboundResult } from '../platform/http/outbound.ts';

export type DeliveryRow = Selectable<Tables['deliveries']>;
export type ListedDelivery = Omit<DeliveryRow, 'body'> & { filename: string; endpoint_name: string | null };
export type AttemptRow = Selectable<Tables['delivery_attempts']>;

const LISTED = [
  'deliveries.id',
  'webhook_id',
  'document_id',
  'event',
  'deliveries.endpoint_id',
  'rule_url',
  'rule_host',
  'claimed_until',
  'claimed_host',
  'unordered',
  'deliveries.url',
  'state',
  'attempt_count',
  'round_attempts',
  'last_response_code',
  'last_error',
  'next_attempt_at',
  'deliveries.created_at',
  'finished_at',
] as const;

export async function findDelivery(ctx: Context, id: number): Promise<DeliveryRow | undefined> {
  return ctx.db.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function getDelivery(ctx: Context, id: number): Promise<ListedDelivery & { body: string }> {
  const delivery = await ctx.db
    .selectFrom('deliveries')
    .innerJoin('documents', 'documents.id', 'deliveries.document_id')
    .leftJoin('webhook_endpoints', 'webhook_endpoints.id', 'endpoint_id')
    .select([...LISTED, 'body', 'documents.filename', 'webhook_endpoints.name as endpoint_name'])
    .where('deliveries.id', '=', id)
    .executeTakeFirst();
  if (delivery === undefined) throw notFound('refusals.noDelivery', { id });
  return delivery;
}

export async function lockDelivery(ctx: Context, id: number): Promise<DeliveryRow> {
  const delivery = await lockIfThere(ctx, id);
  if (delivery === undefined) throw notFound('refusals.noDelivery', { id });
  return delivery;
}

export async function lockIfThere(ctx: Context, id: number): Promise<DeliveryRow | undefined> {
  return ctx.db.selectFrom('deliveries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function listDeliveries(
  ctx: Context,
  filter: PageQuery & {
    document_id?: number | undefined;
    endpoint_id?: number | undefined;
    state?: DeliveryState[] | undefined;
  },
): Promise<{ total: number; next_cursor: string | null; deliveries: ListedDelivery[] }> {
  const matching = ctx.db
    .selectFrom('deliveries')
    .innerJoin('documents', 'documents.id', 'deliveries.document_id')
    .$if(filter.document_id !== undefined, (query) => query.where('document_id', '=', filter.document_id!))
    .$if(filter.endpoint_id !== undefined, (query) => query.where('endpoint_id', '=', filter.endpoint_id!))
    .$if(filter.state !== undefined, (query) => query.where('state', 'in', filter.state!));
  const { n: total } = await matching.select(rowCount).executeTakeFirstOrThrow();
  const query = matching
    .leftJoin('webhook_endpoints', 'webhook_endpoints.id', 'endpoint_id')
    .select([...LISTED, 'documents.filename', 'webhook_endpoints.name as endpoint_name']);
  const newest = listOrder('deliveries', 'desc', {
    'deliveries.created_at': 'time',
    'deliveries.id': 'integer',
  });
  const { rows, next_cursor } = await takePage(query, newest, filter);
  return { total, next_cursor, deliveries: rows };
}

export async function updateDelivery(
  ctx: Context,
  id: number,
  changes: Updateable<Tables['deliveries']>,
): Promise<void> {
  await ctx.db.updateTable('deliveries').set(changes).where('id', '=', id).execute();
}

/** Waits for the end of Offline Mode or of the pause. */
export async function holdDelivery(ctx: Context, id: number, reason: string): Promise<void> {
  await ctx.db
    .updateTable('deliveries')
    .set({ state: 'held', next_attempt_at: null, last_error: reason })
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'retrying'])
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', ctx.clock.now())]))
    .execute();
}

export async function insertAttempt(
  ctx: Context,
  delivery_id: number,
  number: number,
  started_at: Date,
  result: OutboundResult,
): Promise<void> {
  const outcome = result.answered
    ? {
        response_code: result.status,
        error_class: null,
        response_excerpt: result.body.replaceAll('\u0000', ''),
      }
    : { response_code: null, error_class: result.error_class, response_excerpt: result.message };
  await ctx.db
    .insertInto('delivery_attempts')
    .values({ delivery_id, number, started_at, duration_ms: result.duration_ms, ...outcome })
    .execute();
}

export async function listAttempts(ctx: Context, delivery_id: number): Promise<AttemptRow[]> {
  return ctx.db
    .selectFrom('delivery_attempts')
    .selectAll()
    .where('delivery_id', '=', delivery_id)
    .orderBy('number')
    .execute();
}
