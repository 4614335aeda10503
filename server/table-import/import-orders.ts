// Importing orders and goods receipts: what the rows of one number say is compared with the order, or the receipt, of that number.
import { isDeepStrictEqual } from 'node:util';
import {
  ORDER_HEAD,
  OrderContent,
  ReceiptContent,
  type OrderField,
  type OrderImport,
  type ReceiptField,
} from '../../contract/orders.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { invalid, RectoError } from '../platform/errors.ts';
import { describeIssue, requireStorable } from '../platform/http/parse-input.ts';
import { sentence, wrongValue } from '../platform/sentences/sentence.ts';
import { withoutUndefined } from '../platform/without-undefined.ts';
import {
  contentOf,
  judgeOf,
  lockAllOrders,
  requireLines,
  requireUsedLines,
} from '../orders/manage-orders.ts';
import {
  deactivateOrders,
  findOrders,
  listOtherOrders,
  lockOrders,
  receiptsOf,
  writeOrders,
  writeReceipts,
  type NumberedOrder,
  type NumberedReceipt,
  type OrderRow,
} from '../orders/store.ts';
import { requireWholeInstance } from '../vendors/manage-vendors.ts';
import { APART, entriesOf, ORDERS, RECEIPTS } from './read-orders.ts';
import { runImport, type Entry, type Importer, type ImportOrder, type Report } from './run-import.ts';

export async function importOrders(ctx: Context, order: ImportOrder<OrderField>): Promise<OrderImport> {
  return importInto(ctx, order, () => ordersImporter(order));
}

export async function importReceipts(ctx: Context, order: ImportOrder<ReceiptField>): Promise<OrderImport> {
  return importInto(ctx, order, () => receiptsImporter(order));
}

async function importInto<Field extends string, Thing>(
  ctx: Context,
  order: ImportOrder<Field>,
  importer: () => Importer<Field, Thing>,
): Promise<Report<Field>> {
  requireWholeInstance(ctx);
  if (order.table.rows.length === 0) throw invalid('setup.noColumns');
  return ctx.transaction(async (ctx) => {
    await lockAllOrders(ctx);
    return runImport(ctx, importer(), order);
  });
}

function ordersImporter(order: ImportOrder<OrderField>): Importer<OrderField, NumberedOrder> {
  const rows = new Map<string, OrderRow>();
  const touched: OrderRow[] = [];
  return {
    content: ORDERS,
    numbers: ['external_id', 'line', 'quantity'],
    numbersMissing: sentence('setup.noOrderColumns'),
    entries: entriesOf,
    async find(ctx, keys) {
      for (const row of await findOrders(ctx, keys)) rows.set(row.external_id, row);
      return new Map([...rows].map(([key, row]) => [key, contentOf(row)]));
    },
    check: (entry, known) => checkOrder(entry, known, order.gone),
    differing: (before, after) => differingFields(before, after),
    valueOf: (thing, field) => valueOf(thing, field),
    nameOf: ({ vendor_number }) => vendor_number ?? '',
    numberOf: (key) => key,
    async write(ctx, orders) {
      const known = orders.flatMap((after) => {
        const row = rows.get(after.external_id);
        return row === undefined ? [] : [{ known: row, after }];
      });
      await lockOrders(
        ctx,
        known.map((one) => one.known.id),
      );
      if (known.length > 0) await requireUsedLines(ctx, known);
      touched.push(...(await writeOrders(ctx, orders)));
    },
    others: async (ctx, keys) =>
      (await listOtherOrders(ctx, keys)).map(({ vendor_number, ...one }) => ({
        ...one,
        name: vendor_number ?? '',
      })),
    deactivate: deactivateOrders,
    async done(ctx, report) {
      await judgeOf(ctx, touched);
      await audit(ctx, { event: 'orders.imported', detail: logged(order, report, 'orders') });
    },
  };
}

function receiptsImporter(order: ImportOrder<ReceiptField>): Importer<ReceiptField, NumberedReceipt> {
  const orders = new Map<string, OrderRow>();
  const touched = new Set<OrderRow>();
  return {
    content: RECEIPTS,
    numbers: ['external_id', 'receipt', 'line', 'quantity'],
    numbersMissing: sentence('setup.noReceiptColumns'),
    entries: entriesOf,
    async find(ctx, keys) {
      for (const row of await findOrders(ctx, [...new Set(keys.map((key) => key.split(APART)[0]!))]))
        orders.set(row.external_id, row);
      const ids = new Map([...orders.values()].map(({ id, external_id }) => [id, external_id]));
      const known = await receiptsOf(ctx, [...ids.keys()]);
      return new Map(
        known.map(({ order_id, number, received_on, lines }) => {
          const external_id = ids.get(order_id)!;
          return [`${external_id}${APART}${number}`, { number, received_on, lines, external_id }];
        }),
      );
    },
    check: (entry) => checkReceipt(entry, orders),
    differing: (before, after) => (isDeepStrictEqual(before, after) ? [] : ['quantity']),
    valueOf: ({ lines }) => lines.map(({ line, quantity }) => `${line}: ${quantity}`),
    nameOf: ({ number }) => number,
    numberOf: (key) => key.replace(APART, ', '),
    async write(ctx, receipts) {
      const rows = receipts.map((receipt) => ({ ...receipt, order: orders.get(receipt.external_id)! }));
      await lockOrders(
        ctx,
        rows.map((one) => one.order.id),
      );
      await writeReceipts(
        ctx,
        rows.map(({ order: { id }, ...receipt }) => ({ ...receipt, order_id: id })),
      );
      for (const one of rows) touched.add(one.order);
    },
    // A file of receipts holds those of a day.
    others: async () => [],
    deactivate: async () => undefined,
    async done(ctx, report) {
      await judgeOf(ctx, [...touched]);
      await audit(ctx, { event: 'orders.imported', detail: logged(order, report, 'receipts') });
    },
  };
}

const logged = <Field extends string>(
  { filename, gone: gone_then }: ImportOrder<Field>,
  { rows, new: added, changed, unchanged, gone, refused }: Report<Field>,
  content: 'orders' | 'receipts',
): Record<string, string | number> => ({
  filename,
  content,
  rows,
  added,
  changed,
  unchanged,
  gone,
  refused,
  gone_then,
});

/** Throws `invalid` for what is no order. */
function checkOrder(
  { key, given }: Entry,
  known: NumberedOrder | undefined,
  gone: 'keep' | 'deactivate',
): NumberedOrder {
  requireShort(key);
  const { external_id: _same, ...before } = known ?? { external_id: key };
  // One that the file names is in use where others fall out of use.
  const back = gone === 'deactivate' ? { active: true } : {};
  const lines = (given['lines'] as { number?: string }[]).map((line) => ({
    ...known?.lines.find(({ number }) => number === line.number),
    ...line,
  }));
  const read = OrderContent.safeParse({ ...before, ...back, ...withoutUndefined(given), lines });
  if (!read.success) throw invalid(describeIssue('body', read.error.issues[0]));
  requireStorable('body', { key, ...read.data });
  return { external_id: key, ...read.data };
}

/** Throws `invalid` for what is no receipt of an order that there is. */
function checkReceipt({ key, given }: Entry, orders: ReadonlyMap<string, OrderRow>): NumberedReceipt {
  const [external_id = '', number = ''] = key.split(APART);
  requireShort(external_id);
  requireShort(number);
  const order = orders.get(external_id);
  if (order === undefined)
    throw new RectoError('invalid', sentence('setup.noOrder', { number: external_id }));
  const lines = (given['lines'] as Record<string, unknown>[]).map(({ number: line, ...rest }) => ({
    line,
    ...rest,
  }));
  const read = ReceiptContent.safeParse({ ...withoutUndefined(given), lines });
  if (!read.success) throw invalid(describeIssue('body', read.error.issues[0]));
  requireStorable('body', { external_id, number, ...read.data });
  requireLines(order, read.data);
  return { external_id, number, ...read.data };
}

function requireShort(number: string): void {
  if (number === '') throw invalid(wrongValue('external_id', sentence('values.required')));
  if (number.length > 100) throw invalid(wrongValue('external_id', sentence('values.any')));
}

const LINE_FIELDS = ORDERS.fields.filter(
  (field) => field !== 'external_id' && !ORDER_HEAD.some((head) => head === field),
);

/** What differs of an order as a whole, and in any of its lines. */
const differingFields = (before: NumberedOrder, after: NumberedOrder): OrderField[] =>
  [...ORDER_HEAD, ...LINE_FIELDS].filter(
    (field) => !isDeepStrictEqual(valueOf(before, field), valueOf(after, field)),
  );

function valueOf(order: NumberedOrder, field: OrderField): unknown {
  const head = ORDER_HEAD.find((one) => one === field);
  if (head !== undefined) return order[head];
  return order.lines.map((line) => line[(field === 'line' ? 'number' : field) as keyof typeof line] ?? '');
}
