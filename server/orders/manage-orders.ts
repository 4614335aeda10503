// Adding, replacing and deleting orders and their receipts.
import { isDeepStrictEqual } from 'node:util';
import type { OrderContent, ReceiptContent } from '../../contract/orders.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { conflict, invalid, notFound } from '../platform/errors.ts';
import { requireRevision } from '../platform/http/etag.ts';
import { requireWholeInstance } from '../vendors/manage-vendors.ts';
import { judgeOrdersAgain, takeNotesAgain } from './judge-waiting.ts';
import {
  findOrder,
  getOrder,
  lockOrders,
  receivedFactor,
  usesOf,
  writeOrders,
  writeReceipts,
  type NumberedOrder,
  type OrderRow,
} from './store.ts';

const LOCK = 7_210_240;

/** Orders are written one after the other: an import compares with what there is. */
export const lockAllOrders = (ctx: Context): Promise<void> => ctx.lock(LOCK);

/** The row without what the service keeps for itself. */
export const contentOf = ({
  external_id,
  vendor_number,
  currency,
  ordered_on,
  active,
  lines,
}: OrderRow): NumberedOrder => ({ external_id, vendor_number, currency, ordered_on, active, lines });

export async function putOrder(
  ctx: Context,
  external_id: string,
  content: OrderContent,
  if_match: string | undefined,
): Promise<OrderRow> {
  requireWholeInstance(ctx);
  return ctx.transaction(async (ctx) => {
    await lockAllOrders(ctx);
    const known = await findOrder(ctx, external_id);
    if (known !== undefined) requireRevision('order', known.revision, if_match);
    const after = { ...content, external_id };
    if (known !== undefined && isDeepStrictEqual(contentOf(known), after)) return known;
    if (known !== undefined) await lockOrders(ctx, [known.id]);
    if (known !== undefined) await requireUsedLines(ctx, [{ known, after }]);
    const [order] = await writeOrders(ctx, [after]);
    await judgeOf(ctx, [order!]);
    await audit(ctx, {
      event: known === undefined ? 'order.created' : 'order.updated',
      detail: { order: external_id, lines: content.lines.length, vendor_number: content.vendor_number },
    });
    return order!;
  });
}

/** Throws `conflict` (409) where a line is missing that approved documents have used. */
export async function requireUsedLines(
  ctx: Context,
  changed: { known: OrderRow; after: NumberedOrder }[],
): Promise<void> {
  const uses = await usesOf(
    ctx,
    changed.map(({ known }) => known.id),
    null,
  );
  for (const { known, after } of changed)
    for (const { order_id, line } of uses)
      if (order_id === known.id && !after.lines.some(({ number }) => number === line))
        throw conflict('refusals.orderLineUsed', { order: known.external_id, line });
}

/** Documents that wait for these orders, or may. */
export async function judgeOf(ctx: Context, orders: OrderRow[]): Promise<void> {
  const keys = orders.map(({ key }) => key);
  await judgeOrdersAgain(ctx, {
    order_ids: orders.map(({ id }) => id),
    keys,
    vendor_numbers: orders.flatMap(({ vendor_number }) => vendor_number ?? []),
  });
  await takeNotesAgain(ctx, keys);
}

export async function deleteOrder(ctx: Context, external_id: string): Promise<void> {
  requireWholeInstance(ctx);
  await ctx.transaction(async (ctx) => {
    await lockAllOrders(ctx);
    const order = await getOrder(ctx, external_id);
    await lockOrders(ctx, [order.id]);
    // It would come again with the next look at the document.
    if (order.document_id !== null)
      throw conflict('refusals.orderOnDocument', { order: external_id, id: order.document_id });
    const uses = await usesOf(ctx, [order.id], null);
    if (uses.length > 0) throw conflict('refusals.orderHasUses', { order: external_id });
    await judgeOf(ctx, [order]);
    await ctx.db.deleteFrom('orders').where('id', '=', order.id).execute();
    await audit(ctx, { event: 'order.deleted', detail: { order: external_id } });
  });
}

export async function putReceipt(
  ctx: Context,
  external_id: string,
  number: string,
  content: ReceiptContent,
): Promise<OrderRow> {
  requireWholeInstance(ctx);
  return ctx.transaction(async (ctx) => {
    const order = await getOrder(ctx, external_id);
    await lockOrders(ctx, [order.id]);
    requireLines(order, content);
    await writeReceipts(ctx, [{ ...content, order_id: order.id, number }]);
    await judgeOf(ctx, [order]);
    const detail = { order: external_id, receipt: number, lines: content.lines.length };
    await audit(ctx, { event: 'order.receipt_updated', detail });
    return order;
  });
}

/** Throws `invalid` for a line that the order does not have, and for a unit that cannot be compared with that of the order. */
export function requireLines(order: OrderRow, { lines }: ReceiptContent): void {
  for (const { line: number, unit } of lines) {
    const line = order.lines.find((one) => one.number === number);
    if (line === undefined) throw invalid('setup.noOrderLine', { order: order.external_id, line: number });
    if (receivedFactor(line, unit) === null)
      throw invalid('setup.receiptUnit', { line: number, unit: unit ?? '', ordered: line.unit ?? '' });
  }
}

export async function deleteReceipt(ctx: Context, external_id: string, number: string): Promise<void> {
  requireWholeInstance(ctx);
  await ctx.transaction(async (ctx) => {
    const order = await getOrder(ctx, external_id);
    await lockOrders(ctx, [order.id]);
    const { numDeletedRows } = await ctx.db
      .deleteFrom('order_receipts')
      .where('order_id', '=', order.id)
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw notFound('setup.noReceipt', { order: external_id, number });
    await judgeOf(ctx, [order]);
    await audit(ctx, { event: 'order.receipt_deleted', detail: { order: external_id, receipt: number } });
  });
}
