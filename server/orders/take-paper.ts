// Orders and goods receipts on paper: they hold from the approval of the document on. Whatever takes the decision back takes them
// back.
import { isDeepStrictEqual } from 'node:util';
import { sql, type Selectable, type SqlBool } from 'kysely';
import { countsOnPaper } from '../../contract/goes-on.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { RectoError } from '../platform/errors.ts';
import { getProfileVersion } from '../profiles/store.ts';
import { hasVendors } from '../vendors/find-candidates.ts';
import { judgeOrdersAgain } from './judge-waiting.ts';
import { orderKey } from './link-orders.ts';
import { contentOf, judgeOf, lockAllOrders, requireUsedLines } from './manage-orders.ts';
import { type ORDER_PAPERS, orderOn, receiptOn } from './paper.ts';
import {
  deactivateOrders,
  findOrder,
  knownOrders,
  lockOrders,
  ordersOfKeys,
  receiptsOf,
  usesOf,
  writeOrders,
  writeReceipts,
  type OrderRow,
} from './store.ts';

type Document = Selectable<Tables['documents']>;

/** Runs again whenever the document may say something else; what it says already stays. */
export const takePaper = (ctx: Context, document_id: number): Promise<void> =>
  ctx.transaction(async (ctx) => {
    await lockAllOrders(ctx);
    const document = await readDocument(ctx, document_id);
    await takeOrdersOf(ctx, document_id, document);
    await takeReceiptsOf(ctx, document_id, document);
  });

const readDocument = (ctx: Context, id: number): Promise<Document | undefined> =>
  ctx.db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();

type Kind = (typeof ORDER_PAPERS)[number];

const counts = (document: Document | undefined, kind: Kind, counted: boolean): document is Document =>
  document?.doc_type === kind && countsOnPaper(document, counted);

/** The order of the document, and of others with its number: the newest of those that are approved holds. */
async function takeOrdersOf(ctx: Context, id: number, document: Document | undefined): Promise<void> {
  const held = await ctx.db.selectFrom('orders').selectAll().where('document_id', '=', id).execute();
  const numbers = new Set(held.map(({ external_id }) => external_id));
  const own = document?.doc_type === 'Purchase Order' ? await read(ctx, document) : undefined;
  if (own !== undefined) numbers.add(own.order.external_id);
  for (const number of numbers) await settle(ctx, number, id);
}

async function read(ctx: Context, document: Document) {
  return orderOn(document, await getProfileVersion(ctx, document.profile_id, document.profile_version));
}

/** @param id a document that has the number, or had it until now */
async function settle(ctx: Context, number: string, id: number): Promise<void> {
  const known = await findOrder(ctx, number);
  // What the bookkeeping says of an order counts before any paper.
  if (known !== undefined && known.document_id === null) return;
  const paper = await newestPaper(ctx, number, known, id);
  if (known !== undefined) await lockOrders(ctx, [known.id]);
  if (paper === undefined) {
    if (known !== undefined) await drop(ctx, known);
    return;
  }
  const { document, order, places } = paper;
  const after = { ...order, document_id: document.id, version: document.version, places };
  if (known !== undefined && isSame(known, after)) return;
  if (known !== undefined && !(await keepsUsedLines(ctx, known, after))) return;
  const [row] = await writeOrders(ctx, [after]);
  await judgeOf(ctx, [row!]);
  await audit(ctx, {
    event: known === undefined ? 'order.created' : 'order.updated',
    document_id: document.id,
    contact_id: document.contact_id,
    detail: { order: number, lines: order.lines.length, vendor_number: order.vendor_number },
  });
}

/** So many papers of one number are looked through. */
const MOST = 20;

async function newestPaper(ctx: Context, number: string, known: OrderRow | undefined, id: number) {
  const documents = await ctx.db
    .selectFrom('documents')
    .selectAll()
    .where('doc_type', '=', 'Purchase Order')
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        sql<SqlBool>`(order_keys <> '{}' and order_keys && ${[orderKey(number)]}::text[])`,
        eb('id', '=', id),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  for (const document of documents) {
    if (!counts(document, 'Purchase Order', document.id === known?.document_id)) continue;
    const found = await read(ctx, document);
    if (found?.order.external_id !== number) continue;
    // What is ordered from nobody in the master data was ordered from us.
    if (found.order.vendor_number === null && (await hasVendors(ctx))) continue;
    return { document, ...found };
  }
  return undefined;
}

type Written = NonNullable<Awaited<ReturnType<typeof read>>>['order'] &
  Pick<OrderRow, 'document_id' | 'version' | 'places'>;

const isSame = (known: OrderRow, { document_id, version, places, ...content }: Written): boolean =>
  isDeepStrictEqual(
    { ...contentOf(known), document_id: known.document_id, version: known.version, places: known.places },
    { ...content, document_id, version, places },
  );

/** A newer paper that leaves out a line which approved invoices have used is not taken: nothing would say what they were for. */
async function keepsUsedLines(ctx: Context, known: OrderRow, after: Written): Promise<boolean> {
  try {
    await requireUsedLines(ctx, [{ known, after }]);
    return true;
  } catch (error) {
    if (!(error instanceof RectoError)) throw error;
    return false;
  }
}

/** One that approved invoices have used stays, closed. */
async function drop(ctx: Context, known: OrderRow): Promise<void> {
  const used = (await usesOf(ctx, [known.id], null)).length > 0;
  if (used && !known.active) return;
  await judgeOf(ctx, [known]);
  if (used) await deactivateOrders(ctx, [known.id]);
  else await ctx.db.deleteFrom('orders').where('id', '=', known.id).execute();
  await audit(ctx, {
    event: used ? 'order.updated' : 'order.deleted',
    detail: { order: known.external_id },
  });
}

/** What of a delivery note is surely of an order that it names has come of that. */
async function takeReceiptsOf(ctx: Context, id: number, document: Document | undefined): Promise<void> {
  const there = await ctx.db.selectFrom('order_receipts').selectAll().where('document_id', '=', id).execute();
  const counting = counts(document, 'Delivery Note', there.length > 0) ? document : undefined;
  const wanted = counting === undefined ? [] : await receiptsIn(ctx, counting);
  const same = (one: { order_id: number; number: string }, other: { order_id: number; number: string }) =>
    one.order_id === other.order_id && one.number === other.number;
  const gone = there.filter((row) => !wanted.some((one) => same(one, row)));
  const changed = wanted.filter((one) => !there.some((row) => isDeepStrictEqual({ ...row }, one)));
  if (gone.length === 0 && changed.length === 0) return;
  const order_ids = [...gone, ...changed].map(({ order_id }) => order_id);
  await lockOrders(ctx, order_ids);
  for (const { order_id, number } of gone)
    await ctx.db
      .deleteFrom('order_receipts')
      .where('order_id', '=', order_id)
      .where('number', '=', number)
      .execute();
  await writeReceipts(ctx, changed);
  await judgeOrdersAgain(ctx, { order_ids });
  const orders = await ctx.db
    .selectFrom('orders')
    .select(['id', 'external_id'])
    .where('id', 'in', order_ids)
    .execute();
  const about = document === undefined ? {} : { document_id: id, contact_id: document.contact_id };
  for (const [event, rows] of [
    ['order.receipt_deleted', gone] as const,
    ['order.receipt_updated', changed] as const,
  ])
    for (const { order_id, number, lines } of rows) {
      const order = orders.find((row) => row.id === order_id)?.external_id ?? '';
      await audit(ctx, { ...about, event, detail: { order, receipt: number, lines: lines.length } });
    }
}

/** Of the orders that the note names: one of each number, and where the vendor is known, of that vendor. */
async function receiptsIn(ctx: Context, document: Document) {
  const { vendor_number, order_keys } = document;
  const ofVendor = (order: OrderRow) =>
    vendor_number === null || order.vendor_number === null || order.vendor_number === vendor_number;
  const rows = (await ordersOfKeys(ctx, order_keys)).filter(ofVendor);
  const single = rows.filter(({ key }) => rows.filter((other) => other.key === key).length === 1);
  const profile = await getProfileVersion(ctx, document.profile_id, document.profile_version);
  const known = await knownOrders(ctx, single, null);
  const taken = await receiptsOf(
    ctx,
    single.map(({ id }) => id),
  );
  return known.flatMap((order) => {
    const receipt = receiptOn(document, profile, order);
    if (receipt === undefined) return [];
    // What the bookkeeping, or another note, says of this receipt stays.
    const other = taken.find((row) => row.order_id === order.id && row.number === receipt.number);
    return other === undefined || other.document_id === document.id
      ? [{ ...receipt, order_id: order.id, document_id: document.id, version: document.version }]
      : [];
  });
}
