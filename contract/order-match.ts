// How a document fits the orders that it belongs to: line by line, with what differs.
import { z } from 'zod';
import { CalendarDate, Id } from './common.ts';
import { Evidence } from './evidence.ts';

export const ORDER_RESULTS = ['matched', 'differs', 'unclear'] as const;
export const OrderResult = z.enum(ORDER_RESULTS).meta({ id: 'OrderResult' });
export type OrderResult = z.infer<typeof OrderResult>;

/** The first of those that hold is the result of a line. */
export const ORDER_LINE_RESULTS = [
  'not_ordered',
  'article_differs',
  'unit_differs',
  'already_invoiced',
  'over_delivered',
  'quantity_differs',
  'price_differs',
  'not_compared',
  'covered',
  'matched',
] as const;
export const OrderLineResult = z.enum(ORDER_LINE_RESULTS).meta({ id: 'OrderLineResult' });
export type OrderLineResult = z.infer<typeof OrderLineResult>;

/** Whether nothing is open on a line of this result. */
export const isFitting = (result: OrderLineResult): boolean => result === 'matched' || result === 'covered';

export const OrderDifference = z
  .object({
    result: OrderLineResult.describe('What differs.'),
    column: z.string().describe('Column of the line item that it shows in.'),
    message: z.string().describe('The same for people: both places and the arithmetic.'),
  })
  .meta({ id: 'OrderDifference' });
export type OrderDifference = z.infer<typeof OrderDifference>;

export const ORDER_QUESTIONS = [
  'unknown',
  'several',
  'proposed',
  'vendor',
  'currency',
  'closed',
  'lines',
  'total',
] as const;

export const OrderQuestion = z
  .object({
    code: z
      .enum(ORDER_QUESTIONS)
      .describe(
        'unknown: no order has the number; several: more than one order comes into question; proposed: an order of the vendor may be meant; vendor, currency: the order has another one; closed: it is out of use; lines: there are no lines to compare; total: without lines, the total is not what remains of the order. A person who accepts `lines` or `total` decides that the document is for all that remains.',
      ),
    field: z.string().nullable().describe('Key of the field that says so; null: none does.'),
    message: z.string().describe('The same for people.'),
  })
  .meta({ id: 'OrderQuestion' });
export type OrderQuestion = z.infer<typeof OrderQuestion>;

export const MatchedOrder = z
  .object({
    order_id: Id.describe('The order.'),
    external_id: z.string().describe('Number of the order.'),
    vendor_number: z.string().nullable().describe('Number of the vendor that it is an order to.'),
    currency: z.string().nullable().describe('ISO 4217 code of its prices.'),
    ordered_on: CalendarDate.nullable().describe('Day of the order; null where it is not known.'),
    field: z.string().nullable().describe('Key of the field that names it; null: it was found by its lines.'),
    evidence: z.array(Evidence).describe('Where on the pages its number stands.'),
  })
  .meta({ id: 'MatchedOrder' });
export type MatchedOrder = z.infer<typeof MatchedOrder>;

export const ReceiptOfLine = z
  .object({
    number: z.string().describe('Number of the goods receipt.'),
    document_id: Id.nullable().describe(
      'The delivery note that it stands on; null where it came otherwise, or the caller does not see it.',
    ),
    version: z.int().nullable().describe('The version of it whose pages show what has come.'),
    evidence: z.array(Evidence).describe('Where on its pages that stands.'),
  })
  .meta({ id: 'ReceiptOfLine' });

export const OrderTotal = z
  .object({
    field: z.string().nullable().describe('Key of the field that holds the net total; null: there is none.'),
    invoiced: z.number().nullable().describe('Net total of the document; null where it states none.'),
    remaining: z
      .number()
      .nullable()
      .describe(
        'What can be invoiced still of its orders, of what has come, at their prices; null where a line has no price.',
      ),
    difference: z.number().nullable().describe('invoiced − remaining.'),
  })
  .meta({ id: 'OrderTotal' });
export type OrderTotal = z.infer<typeof OrderTotal>;

export const OrderMatchLine = z
  .object({
    line: z
      .int()
      .min(0)
      .nullable()
      .describe('Index into line_items; null: the document as a whole, where it has no lines.'),
    order_id: Id.nullable().describe('The order that the line belongs to; null where it is in none.'),
    order: z.string().nullable().describe('Number of that order.'),
    order_line: z.string().nullable().describe('Number of the line within the order.'),
    description: z.string().nullable().describe('What was ordered.'),
    unit: z.string().nullable().describe('Unit of the order, which all quantities here are in.'),
    result: OrderLineResult.describe(
      'What differs first; see `differences` for all. Of a document without lines: `covered` where its total is what remains of the orders, otherwise `not_compared`.',
    ),
    quantity: z
      .number()
      .nullable()
      .describe(
        'Invoiced by this document; negative where it gives back. null: nobody knows; of lines that were not compared, until a person accepts that the document is for all that remains.',
      ),
    ordered: z.number().nullable().describe('Quantity of the order line.'),
    received: z.number().nullable().describe('By goods receipts; null where the order has none.'),
    invoiced: z.number().nullable().describe('By other documents, credit notes taken off.'),
    remaining: z.number().nullable().describe('What remains of the order line with this document.'),
    price: z.number().nullable().describe('What one unit costs by this document.'),
    order_price: z.number().nullable().describe('What one unit costs by the order.'),
    amount: z.number().nullable().describe('Amount of the line item.'),
    order_document_id: Id.nullable().describe(
      'The document that the order stands on; null where it came otherwise, or the caller does not see it.',
    ),
    order_version: z.int().nullable().describe('The version of it whose pages show the line.'),
    order_evidence: z
      .array(Evidence)
      .describe('Where on its pages the cell stands that differs first, or the line.'),
    receipts: z.array(ReceiptOfLine).describe('The goods receipts that brought it, the oldest first.'),
    differences: z.array(OrderDifference).describe('All that differs; empty where nothing does.'),
  })
  .meta({ id: 'OrderMatchLine' });
export type OrderMatchLine = z.infer<typeof OrderMatchLine>;

export const OrderProposal = z
  .object({
    order_id: Id.describe('The order.'),
    external_id: z.string().describe('Number of the order.'),
    ordered_on: CalendarDate.nullable().describe('Day of the order; null where it is not known.'),
    fitting: z.int().min(0).describe('Lines of the document that fit it without any difference.'),
    lines: z.int().min(0).describe('Lines of the document.'),
  })
  .meta({ id: 'OrderProposal' });
export type OrderProposal = z.infer<typeof OrderProposal>;

export const OrderMatch = z
  .object({
    result: OrderResult.describe(
      'matched: every line fits an order, or without lines the total; differs: something does not, or could not be compared; unclear: it is open which order is meant.',
    ),
    by: z
      .enum(['number', 'lines'])
      .nullable()
      .describe(
        'number: the document names the orders; lines: one order of the vendor has exactly these lines.',
      ),
    credit: z.boolean().describe('Whether the document gives back what was invoiced before.'),
    orders: z.array(MatchedOrder).describe('The orders that it belongs to.'),
    lines: z
      .array(OrderMatchLine)
      .describe(
        'One for each line item that costs something; of a document without them, one for each line of its orders that can be invoiced still.',
      ),
    total: OrderTotal.nullable().describe(
      'Of a document without lines that gives nothing back: its total against what remains. null for others.',
    ),
    questions: z.array(OrderQuestion).describe('What is to be known beside the lines.'),
    proposals: z
      .array(OrderProposal)
      .describe('Which orders come into question where it is open, the likeliest first.'),
    field: z
      .string()
      .nullable()
      .describe('Key of the field that holds the number of the order; null where the profile has none.'),
  })
  .meta({ id: 'OrderMatch' });
export type OrderMatch = z.infer<typeof OrderMatch>;
