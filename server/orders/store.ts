// Orders: SQL.
import { sql } from 'kysely';
import type { OrderContent, ReceiptContent } from '../../contract/orders.ts';
import type { Context } from '../context.ts';
import type { OrderRow, ReceiptPlaces } from '../database/order-tables.ts';
import { rowCount } from '../platform/db/connect.ts';
import { listOrder, takePage, type PageQuery } from '../platform/db/list-page.ts';
import { notFound } from '../platform/errors.ts';
import { orderKey, type DatedOrder } from './link-orders.ts';
import { factorBetween, measureOf } from './measure.ts';
import { round, type KnownLine, type Paper } from './order.ts';

export type { OrderRow };

/** An order as it is written; the number tells which one it is. */
export type NumberedOrder = OrderContent & { external_id: string };
/** The version of a document that an order or receipt stands on, and where its lines are on the pages. */
export interface OrderPlaces<Places = OrderRow['places']> {
  document_id: number;
  version: number;
  places: Places;
}
export type NumberedReceipt = ReceiptContent & { external_id: string; number: string };

const LOCKS = 12_000_000_000;

/** Held until the end of the transaction by whoever decides on what remains of the orders. In one order, so that nobody waits in a circle. */
export async function lockOrders(ctx: Context, ids: readonly number[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) await ctx.lock(LOCKS + id);
}

export async function findOrder(ctx: Context, external_id: string): Promise<OrderRow | undefined> {
  return ctx.db.selectFrom('orders').selectAll().where('external_id', '=', external_id).executeTakeFirst();
}

export async function getOrder(ctx: Context, external_id: string): Promise<OrderRow> {
  const order = await findOrder(ctx, external_id);
  if (order === undefined) throw notFound('setup.noOrder', { number: external_id });
  return order;
}

export async function findOrders(ctx: Context, external_ids: string[]): Promise<OrderRow[]> {
  return ctx.db
    .selectFrom('orders')
    .selectAll()
    .where(sql<boolean>`external_id = any(${external_ids})`)
    .execute();
}

export async function hasOrders(ctx: Context): Promise<boolean> {
  return (await ctx.db.selectFrom('orders').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** By their numbers as they are compared. */
export const ordersOfKeys = (ctx: Context, keys: string[]): Promise<OrderRow[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : ctx.db
        .selectFrom('orders')
        .selectAll()
        .where(sql<boolean>`key = any(${keys})`)
        .orderBy('id')
        .limit(MOST_NAMED)
        .execute();

const MOST_NAMED = 100;

/** Active orders of a vendor, the newest first. */
export const ordersOfVendor = (ctx: Context, vendor_number: string): Promise<OrderRow[]> =>
  ctx.db
    .selectFrom('orders')
    .selectAll()
    .where('vendor_number', '=', vendor_number)
    .where('active', '=', true)
    .orderBy('id', 'desc')
    .limit(MOST_OPEN)
    .execute();

/** Of a vendor, so many are looked through for the lines of a document that names none. */
const MOST_OPEN = 100;

export async function hasOrdersOf(ctx: Context, vendor_number: string): Promise<boolean> {
  const query = ctx.db.selectFrom('orders').select('id').where('vendor_number', '=', vendor_number);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

export interface Use {
  order_id: number;
  line: string;
  quantity: number;
}

/** What documents of the whole instance use of the orders, save one of them. */
export const usesOf = (ctx: Context, order_ids: number[], apart: number | null): Promise<Use[]> =>
  ctx
    .everything()
    .selectFrom('order_uses')
    .select(['order_id', 'line'])
    .select((eb) => eb.fn.sum<number>('quantity').as('quantity'))
    .where(sql<boolean>`order_id = any(${order_ids})`)
    .where('active', '=', true)
    .where('document_id', 'is distinct from', apart)
    .groupBy(['order_id', 'line'])
    .execute();

export const receiptsOf = (ctx: Context, order_ids: number[]) =>
  ctx.db
    .selectFrom('order_receipts')
    .selectAll()
    .where(sql<boolean>`order_id = any(${order_ids})`)
    .orderBy('received_on')
    .orderBy('number')
    .execute();

/** With what was received of them and what documents, save one, have used. */
export async function knownOrders(
  ctx: Context,
  rows: OrderRow[],
  apart: number | null,
): Promise<DatedOrder[]> {
  const ids = rows.map(({ id }) => id);
  const uses = await usesOf(ctx, ids, apart);
  const receipts = await receiptsOf(ctx, ids);
  const paperOf = await readPapers(ctx, [...rows, ...receipts]);
  return rows.map((row) => {
    const { id, external_id, vendor_number, currency, ordered_on, active, lines, places } = row;
    const own = receipts.filter(({ order_id }) => order_id === id);
    const used = new Map(uses.filter((use) => use.order_id === id).map((use) => [use.line, use.quantity]));
    const known = lines.map((line): KnownLine => ({
      ...line,
      received:
        own.length === 0
          ? null
          : receivedOf(
              line,
              own.flatMap((receipt) => receipt.lines),
            ),
      receipts: own
        .filter(({ lines: brought }) => brought.some((one) => one.line === line.number))
        .map((receipt) => ({
          number: receipt.number,
          paper: paperOf(receipt),
          evidence: receipt.places[line.number] ?? [],
        })),
      used: round(line.invoiced + (used.get(line.number) ?? 0), 6),
      places: places[line.number] ?? {},
    }));
    return {
      id,
      external_id,
      vendor_number,
      currency,
      ordered_on,
      active,
      lines: known,
      paper: paperOf(row),
    };
  });
}

type OnPaper = Pick<OrderRow, 'document_id' | 'version'>;

/** Of orders and receipts, the documents that they stand on. */
async function readPapers(ctx: Context, all: OnPaper[]): Promise<(one: OnPaper) => Paper | null> {
  const ids = all.flatMap(({ document_id }) => document_id ?? []);
  const documents =
    ids.length === 0
      ? []
      : await ctx
          .everything()
          .selectFrom('documents')
          .select(['id', 'contact_id'])
          .where('id', 'in', ids)
          .where('deleted_at', 'is', null)
          .execute();
  const contacts = new Map(documents.map(({ id, contact_id }) => [id, contact_id]));
  return ({ document_id, version }) => {
    const contact_id = document_id === null ? undefined : contacts.get(document_id);
    return contact_id === undefined ? null : { document_id: document_id!, version: version!, contact_id };
  };
}

type Received = NumberedReceipt['lines'][number];

/** In the unit of the order. What came in a unit that is not comparable is not counted: writing it is refused. */
const receivedOf = (line: OrderRow['lines'][number], received: Received[]): number =>
  round(
    received
      .filter(({ line: number }) => number === line.number)
      .reduce((sum, { quantity, unit }) => sum + quantity * (receivedFactor(line, unit) ?? 0), 0),
    6,
  );

/** How many units of the order are one of the receipt; null where they cannot be compared. */
export const receivedFactor = (line: OrderRow['lines'][number], unit: string | null): number | null =>
  factorBetween(measureOf(unit), measureOf(line.unit), line.pack_size);

interface OrderFilter {
  q?: string | undefined;
  vendor_number?: string | undefined;
  active?: boolean | undefined;
}

export async function listOrders(ctx: Context, filter: PageQuery & OrderFilter) {
  const { q, vendor_number, active } = filter;
  const matching = ctx.db
    .selectFrom('orders')
    .$if(active !== undefined, (query) => query.where('active', '=', active!))
    .$if(vendor_number !== undefined, (query) => query.where('vendor_number', '=', vendor_number!))
    .$if(q !== undefined, (query) => {
      const like = `%${q!.toLowerCase().replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`;
      return query.where((eb) =>
        eb.or([
          eb('search', 'like', like),
          eb(
            'vendor_number',
            'in',
            eb.selectFrom('vendors').select('external_id').where('vendors.search', 'like', like),
          ),
        ]),
      );
    });
  const { n: total } = await matching.select(rowCount).executeTakeFirstOrThrow();
  const newest = listOrder('orders', 'desc', { id: 'integer' });
  const { rows, next_cursor } = await takePage(matching.selectAll(), newest, filter);
  return { total, next_cursor, orders: rows };
}

/** Names of vendors by their numbers. */
export async function vendorNames(ctx: Context, numbers: (string | null)[]): Promise<Map<string, string>> {
  const rows = await ctx.db
    .selectFrom('vendors')
    .select(['external_id', 'name'])
    .where(sql<boolean>`external_id = any(${numbers.filter((number) => number !== null)})`)
    .execute();
  return new Map(rows.map(({ external_id, name }) => [external_id, name]));
}

/**
 * Adds those whose number is new and replaces the content of the others, all with one statement. An order that stood on a document
 * does so no longer where its places are not given anew.
 */
export async function writeOrders(
  ctx: Context,
  orders: (NumberedOrder & Partial<OrderPlaces>)[],
): Promise<OrderRow[]> {
  if (orders.length === 0) return [];
  const rows = JSON.stringify(
    orders.map((order) => ({ ...order, key: orderKey(order.external_id), search: searchText(order) })),
  );
  const now = ctx.clock.now();
  const { rows: written } = await sql<OrderRow>`
    insert into orders (external_id, key, vendor_number, currency, ordered_on, active, lines, search, document_id, version, places,
      created_at, updated_at)
    select external_id, key, vendor_number, currency, ordered_on, active, lines, search, document_id, version,
      coalesce(places, '{}'), ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as given (external_id text, key text, vendor_number text, currency text,
      ordered_on date, active boolean, lines jsonb, search text, document_id integer, version integer, places jsonb)
    on conflict (external_id) do update set
      (vendor_number, currency, ordered_on, active, lines, search, document_id, version, places, revision, updated_at) =
      (excluded.vendor_number, excluded.currency, excluded.ordered_on, excluded.active, excluded.lines, excluded.search,
       excluded.document_id, excluded.version, excluded.places, orders.revision + 1, excluded.updated_at)
    returning *`.execute(ctx.db);
  return written;
}

const searchText = ({ external_id, vendor_number, lines }: NumberedOrder): string =>
  [
    external_id,
    vendor_number ?? '',
    ...lines.flatMap(({ article_numbers, description }) => [...article_numbers, description]),
  ]
    .join('\n')
    .toLowerCase()
    .slice(0, MOST_SEARCHED);

/** Of an order with thousands of lines, what stands first is found. */
const MOST_SEARCHED = 20_000;

/** Adds receipts, or replaces those that have the same number. */
export async function writeReceipts(
  ctx: Context,
  receipts: (ReceiptContent & { order_id: number; number: string } & Partial<OrderPlaces<ReceiptPlaces>>)[],
): Promise<void> {
  if (receipts.length === 0) return;
  await ctx.db
    .insertInto('order_receipts')
    .values(
      receipts.map(({ lines, places = {}, document_id = null, version = null, ...receipt }) => ({
        order_id: receipt.order_id,
        number: receipt.number,
        received_on: receipt.received_on,
        lines: JSON.stringify(lines),
        document_id,
        version,
        places: JSON.stringify(places),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'number']).doUpdateSet((eb) => ({
        received_on: eb.ref('excluded.received_on'),
        lines: eb.ref('excluded.lines'),
        document_id: eb.ref('excluded.document_id'),
        version: eb.ref('excluded.version'),
        places: eb.ref('excluded.places'),
      })),
    )
    .execute();
}

/** Active orders with none of these numbers, by number. Those on documents go with their documents. */
export const listOtherOrders = (ctx: Context, external_ids: string[]) =>
  ctx.db
    .selectFrom('orders')
    .select(['id', 'external_id', 'vendor_number'])
    .where('active', '=', true)
    .where('document_id', 'is', null)
    .where(
      sql<boolean>`not exists (select from unnest(${external_ids}::text[]) as given (number) where number = external_id)`,
    )
    .orderBy('external_id')
    .execute();

export async function deactivateOrders(ctx: Context, ids: number[]): Promise<void> {
  await ctx.db
    .updateTable('orders')
    .set({ active: false, revision: sql`revision + 1`, updated_at: ctx.clock.now() })
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
}
