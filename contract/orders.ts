// Purchase orders and what was received of them: what invoices are compared with, set by API or imported from a file.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CalendarDate, Id, Timestamp, label, pageOf, paging, queryBoolean } from './common.ts';
import { problem } from './problem.ts';
import { importFields, importReport } from './table-import.ts';

const Currency = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, problem('currency'));

const Quantity = z.number().min(0).max(1e9);
const Line = label(40).describe('Number of the line, which no other line of the order has.');

const MOST_LINES = 2000;

const lineFields = {
  article_numbers: z
    .array(label(100))
    .max(20)
    .default([])
    .describe('Numbers of the article: yours, the one of the vendor, GTIN.'),
  description: z.string().trim().max(1000).default('').describe('What is ordered, in words.'),
  quantity: Quantity.describe('How many are ordered, in the unit of the line.'),
  unit: label(60).nullable().default(null).describe('As people write it or as a code: pcs, box, kg, C62.'),
  pack_size: z
    .number()
    .gt(0)
    .max(1e6)
    .nullable()
    .default(null)
    .describe('How many pieces one pack of the article holds, where it is bought or invoiced by the pack.'),
  unit_price: z
    .number()
    .min(0)
    .max(1e12)
    .nullable()
    .default(null)
    .describe('Before tax, for `price_per` units; null: prices are not compared.'),
  price_per: z.number().gt(0).max(1e6).default(1).describe('How many units the price is for.'),
  invoiced: Quantity.default(0).describe(
    'How many were invoiced elsewhere: before the order came here, or past it.',
  ),
};

export const OrderLine = z.strictObject({ number: Line, ...lineFields }).meta({ id: 'OrderLineInput' });
export type OrderLine = z.output<typeof OrderLine>;

const distinctLines = (lines: { number: string }[]): boolean =>
  new Set(lines.map(({ number }) => number)).size === lines.length;

const orderFields = {
  vendor_number: label(100)
    .nullable()
    .default(null)
    .describe('external_id of the vendor that it is placed with.'),
  currency: Currency.nullable().default(null).describe('ISO 4217 code of its prices.'),
  ordered_on: CalendarDate.nullable().default(null).describe('Day of the order; null: not known.'),
  active: z.boolean().default(true).describe('False once nothing more is to be invoiced.'),
};

export const OrderContent = z
  .strictObject({
    ...orderFields,
    lines: z
      .array(OrderLine)
      .min(1)
      .max(MOST_LINES)
      .refine(distinctLines, problem('lineTwice'))
      .describe('All lines of the order; they take the place of those before.'),
  })
  .meta({ id: 'OrderInput' });
export type OrderContent = z.output<typeof OrderContent>;

export const ReceiptLine = z
  .strictObject({
    line: label(40).describe('Number of the line of the order.'),
    quantity: z.number().min(-1e9).max(1e9).describe('How many came; negative for what went back.'),
    unit: label(60).nullable().default(null).describe('null: the unit of the order.'),
  })
  .meta({ id: 'ReceiptLineInput' });
export type ReceiptLine = z.output<typeof ReceiptLine>;

export const ReceiptContent = z
  .strictObject({
    received_on: CalendarDate.nullable().default(null).describe('Day on which it came; null: not known.'),
    lines: z.array(ReceiptLine).min(1).max(MOST_LINES).describe('What came of which lines.'),
  })
  .meta({ id: 'ReceiptInput' });
export type ReceiptContent = z.output<typeof ReceiptContent>;

export const ORDER_HEAD = Object.keys(orderFields) as (keyof typeof orderFields)[];
const LINE_FIELDS = Object.keys(lineFields) as (keyof typeof lineFields)[];
/** What a column of a file of orders can hold: a row is a line of an order. */
export const ORDER_FIELDS = ['external_id', 'line', ...ORDER_HEAD, ...LINE_FIELDS] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];

/** What a column of a file of receipts can hold: a row is what came of one line of an order. */
export const RECEIPT_FIELDS = ['external_id', 'receipt', 'line', 'received_on', 'quantity', 'unit'] as const;
export type ReceiptField = (typeof RECEIPT_FIELDS)[number];

export const GoodsReceipt = z
  .object({
    number: z.string().describe('Number of the receipt, which no other receipt of the order has.'),
    received_on: CalendarDate.nullable().describe('Day on which it came.'),
    document_id: Id.nullable().describe(
      'The approved delivery note that it is; null where it came otherwise, or the caller does not see it.',
    ),
    lines: z
      .array(
        z.object({
          line: z.string().describe('Number of the line of the order.'),
          quantity: z.number().describe('How many came; negative for what went back.'),
          unit: z.string().nullable().describe('null: the unit of the order.'),
        }),
      )
      .describe('What came of which lines.'),
  })
  .meta({ id: 'GoodsReceipt' });
export type GoodsReceipt = z.infer<typeof GoodsReceipt>;

const StoredLine = z
  .object({
    number: z.string().describe('Number of the line.'),
    article_numbers: z.array(z.string()).describe('Numbers of the article.'),
    description: z.string().describe('What is ordered, in words.'),
    quantity: z.number().describe('How many are ordered, in the unit of the line.'),
    unit: z.string().nullable().describe('Unit of the line; null where it has none.'),
    pack_size: z.number().nullable().describe('How many pieces one pack of the article holds.'),
    unit_price: z.number().nullable().describe('Before tax, for `price_per` units.'),
    price_per: z.number().describe('How many units the price is for.'),
    invoiced: z.number().describe('How many were invoiced elsewhere.'),
    received: z.number().nullable().describe('By goods receipts; null where the order has none.'),
    used: z.number().describe('Invoiced by approved documents and elsewhere; credit notes taken off.'),
    remaining: z.number().describe('What can be invoiced still; negative where too much was.'),
  })
  .meta({ id: 'OrderLineState' });

const OrderUse = z
  .object({
    document_id: Id.describe('The document that invoices it.'),
    filename: z.string(),
    line: z.string().describe('Number of the line of the order.'),
    quantity: z.number().describe('In the unit of the order; negative where it gives back.'),
    used_at: Timestamp.describe('When the document was approved.'),
  })
  .meta({ id: 'OrderUse' });

const orderHead = {
  id: Id,
  external_id: z.string().describe('Number of the order.'),
  vendor_number: z.string().nullable().describe('external_id of the vendor that it is placed with.'),
  vendor_name: z.string().nullable().describe('Name of that vendor; null where there is none of the number.'),
  currency: z.string().nullable().describe('ISO 4217 code of its prices.'),
  ordered_on: CalendarDate.nullable().describe('Day of the order; null where it is not known.'),
  active: z.boolean().describe('False once nothing more is to be invoiced.'),
  created_at: Timestamp,
  updated_at: Timestamp,
};

export const OrderSummary = z
  .object({
    ...orderHead,
    lines: z.int().describe('How many lines it has.'),
    total: z.number().nullable().describe('Before tax; null where a line has no price.'),
  })
  .meta({ id: 'OrderSummary' });
export type OrderSummary = z.infer<typeof OrderSummary>;

export const Order = z
  .object({
    ...orderHead,
    document_id: Id.nullable().describe(
      'The approved document that it stands on; null where it came otherwise, or the caller does not see it.',
    ),
    lines: z.array(StoredLine).describe('With what has become of them.'),
    receipts: z.array(GoodsReceipt).describe('What has come, the oldest first.'),
    uses: z
      .array(OrderUse)
      .describe('Approved documents that the caller sees, by line; `used` counts all of them.'),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof Order>;

const OrderNumber = label(100).describe('Number of the order, which no other order has.');
const OrderParams = z.strictObject({ external_id: OrderNumber });
const ReceiptParams = z.strictObject({
  external_id: OrderNumber,
  number: label(100).describe('Number of the receipt, which no other receipt of the order has.'),
});

export const OrderImportFields = importFields('orders').extend({
  content: z
    .enum(['orders', 'receipts'])
    .default('orders')
    .describe('What the rows are: lines of orders, or what came of them.'),
});
export const OrderImportForm = OrderImportFields.extend({ file: z.string().meta({ format: 'binary' }) });

/** Of both kinds of files. */
const IMPORTED = [...ORDER_FIELDS, 'receipt', 'received_on'] as const;
export type ImportedOrderField = (typeof IMPORTED)[number];

export const OrderImport = importReport({
  id: 'OrderImport',
  fields: IMPORTED,
  noun: 'orders',
  active: 'Active orders',
});
export type OrderImport = z.infer<typeof OrderImport>;

const unknown = { 404: 'Unknown order' } as const;
const tag = 'Orders';

export const orderEndpoints = {
  listOrders: endpoint('listOrders', {
    access: 'token',
    tag,
    summary: 'List orders, the newest first',
    query: z.strictObject({
      ...paging,
      q: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .optional()
        .describe(
          'A part of the number, of the number or name of the vendor, of an article or a description.',
        ),
      vendor_number: label(100).optional().describe('Only orders placed with the vendor of this number.'),
      active: queryBoolean().optional().describe('Only those in use, or only those that are not.'),
    }),
    response: pageOf('orders', OrderSummary),
  }),
  getOrder: endpoint('getOrder', {
    access: 'token',
    tag,
    summary: 'One order, with what was received and invoiced of it',
    params: OrderParams,
    response: Order,
    errors: unknown,
  }),
  putOrder: endpoint('putOrder', {
    access: 'writer',
    tag,
    summary: 'Add or replace an order',
    description:
      'The number of the order is its address, so the same request twice makes one order. Its receipts, and what approved documents have used of it, stay. Documents that wait for a person are compared with it again.',
    params: OrderParams,
    body: OrderContent,
    response: Order,
    errors: {
      409: 'A line that approved documents have used is missing',
      412: 'Changed by someone else meanwhile (If-Match)',
    },
  }),
  deleteOrder: endpoint('deleteOrder', {
    access: 'writer',
    tag,
    summary: 'Delete an order and its receipts',
    description: 'One that approved documents have used is better set inactive.',
    params: OrderParams,
    status: 204,
    response: null,
    errors: { ...unknown, 409: 'Approved documents have used it' },
  }),
  putReceipt: endpoint('putReceipt', {
    access: 'writer',
    tag,
    summary: 'Add or replace a goods receipt of an order',
    description: 'From the first receipt on, no more can be invoiced of an order than has come.',
    params: ReceiptParams,
    body: ReceiptContent,
    response: Order,
    errors: unknown,
  }),
  deleteReceipt: endpoint('deleteReceipt', {
    access: 'writer',
    tag,
    summary: 'Delete a goods receipt',
    params: ReceiptParams,
    status: 204,
    response: null,
    errors: { 404: 'Unknown order or receipt' },
  }),
  importOrders: endpoint('importOrders', {
    access: 'writer',
    tag,
    summary: 'Import orders or goods receipts from a CSV, XLSX, JSON or NDJSON file',
    description:
      'A row is a line of an order, or what came of one; rows with the same number make one order, or one receipt. All of it is written in one transaction; orders with wrong rows are named and left out. Columns are understood as those of vendors are. In JSON and NDJSON, the lines of an order may also stand in a list within it.',
    body: OrderImportForm,
    body_type: 'multipart',
    response: OrderImport,
    errors: {
      400: 'Malformed multipart body',
      413: 'The file is too large',
      415: 'Not multipart/form-data',
      507: 'The disk is nearly full',
    },
  }),
};
