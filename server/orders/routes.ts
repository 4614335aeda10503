// Orders: HTTP in and out.
import { sql } from 'kysely';
import type { Order, OrderSummary, orderEndpoints } from '../../contract/orders.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import { pageHead } from '../platform/db/list-page.ts';
import { setEtag } from '../platform/http/etag.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { deleteOrder, deleteReceipt, putOrder, putReceipt } from './manage-orders.ts';
import { round } from './order.ts';
import { getOrder, knownOrders, listOrders, receiptsOf, vendorNames, type OrderRow } from './store.ts';

type Managing = Exclude<keyof typeof orderEndpoints, 'importOrders'>;

export const orderRoutes: Handlers<Context, Pick<typeof orderEndpoints, Managing>> = {
  async listOrders({ ctx, query }) {
    const { total, next_cursor, orders } = await listOrders(ctx, query);
    const names = await vendorNames(
      ctx,
      orders.map(({ vendor_number }) => vendor_number),
    );
    const summaries = orders.map((order): OrderSummary => ({
      ...headOf(order, names),
      lines: order.lines.length,
      total: totalOf(order),
    }));
    return { ...pageHead(query, { total, next_cursor }), orders: summaries };
  },

  async getOrder({ ctx, params, reply }) {
    const order = await getOrder(ctx, params.external_id);
    setEtag(reply, order.revision);
    return presentOrder(ctx, order);
  },

  async putOrder({ ctx, params, body, request, reply }) {
    const order = await putOrder(ctx, params.external_id, body, request.headers['if-match']);
    setEtag(reply, order.revision);
    return presentOrder(ctx, order);
  },

  deleteOrder: ({ ctx, params }) => deleteOrder(ctx, params.external_id),

  putReceipt: async ({ ctx, params, body }) =>
    presentOrder(ctx, await putReceipt(ctx, params.external_id, params.number, body)),

  deleteReceipt: ({ ctx, params }) => deleteReceipt(ctx, params.external_id, params.number),
};

const headOf = (order: OrderRow, names: Map<string, string>) => ({
  id: order.id,
  external_id: order.external_id,
  vendor_number: order.vendor_number,
  vendor_name: names.get(order.vendor_number ?? '') ?? null,
  currency: order.currency,
  ordered_on: order.ordered_on,
  active: order.active,
  created_at: isoSeconds(order.created_at),
  updated_at: isoSeconds(order.updated_at),
});

const totalOf = ({ lines }: OrderRow): number | null =>
  lines.some(({ unit_price }) => unit_price === null)
    ? null
    : round(
        lines.reduce(
          (sum, { quantity, unit_price, price_per }) => sum + (quantity * unit_price!) / price_per,
          0,
        ),
        2,
      );

async function presentOrder(ctx: Context, order: OrderRow): Promise<Order> {
  const [known] = await knownOrders(ctx, [order], null);
  const receipts = await receiptsOf(ctx, [order.id]);
  const seen = await seenOf(
    ctx,
    [order, ...receipts].flatMap(({ document_id }) => document_id ?? []),
  );
  return {
    ...headOf(order, await vendorNames(ctx, [order.vendor_number])),
    lines: known!.lines.map(({ places: _places, ...line }) => ({
      ...line,
      remaining: round(line.quantity - line.used, 6),
    })),
    receipts: receipts.map(({ number, received_on, lines, document_id }) => ({
      number,
      received_on,
      lines,
      document_id: document_id !== null && seen.has(document_id) ? document_id : null,
    })),
    document_id: order.document_id !== null && seen.has(order.document_id) ? order.document_id : null,
    uses: await shownUses(ctx, order.id),
  };
}

/** Of these documents, those that the caller sees. */
async function seenOf(ctx: Context, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('documents')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Those of documents that the caller sees. */
async function shownUses(ctx: Context, order_id: number): Promise<Order['uses']> {
  const { scope } = ctx;
  const uses = await ctx
    .everything()
    .selectFrom('order_uses as use')
    .innerJoin('documents as document', 'document.id', 'use.document_id')
    .select(['use.document_id', 'document.filename', 'use.line', 'use.quantity', 'use.at'])
    .where('use.order_id', '=', order_id)
    .where('use.active', '=', true)
    .$if(scope !== null, (query) => query.where('document.contact_id', '=', sql<number>`any(${scope})`))
    .orderBy('use.at')
    .orderBy('use.document_id')
    .orderBy('use.line')
    .limit(MOST_USES)
    .execute();
  return uses.map(({ at, ...use }) => ({ ...use, used_at: isoSeconds(at) }));
}

const MOST_USES = 5000;
