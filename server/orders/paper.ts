// What approved papers say of orders: a purchase order on paper is an order, a delivery note a receipt of one. Pure.
import type { Evidence } from '../../contract/evidence.ts';
import type { ExtractedFields, LineItem } from '../../contract/documents.ts';
import type { LineColumn, ProfileField } from '../../contract/profiles.ts';
import { OrderContent, ReceiptContent } from '../../contract/orders.ts';
import type { LinePlaces, ReceiptPlaces } from '../database/order-tables.ts';
import { fieldOf } from '../extraction/labels/understand-field.ts';
import { assignLines } from './assign-lines.ts';
import { orderKey } from './link-orders.ts';
import { factorBetween, measureOf, packSizeIn } from './measure.ts';
import { NOTHING, round, type InvoiceLine, type KnownOrder } from './order.ts';
import { invoiceLines, orderField } from './stated-orders.ts';
import type { NumberedOrder, OrderRow } from './store.ts';

/** Kinds of papers that orders and their receipts come on. */
export const ORDER_PAPERS = ['Purchase Order', 'Delivery Note'] as const;

export const isOrderPaper = (doc_type: string | null): boolean =>
  ORDER_PAPERS.some((one) => one === doc_type);

interface Paper {
  extracted_fields: ExtractedFields;
  line_items: LineItem[];
  evidence: Record<string, Evidence[]>;
  doc_date: string | null;
  currency: string | null;
  vendor_number: string | null;
}

interface PaperProfile {
  fields: ProfileField[];
  line_columns: LineColumn[];
}

/** Columns that are compared, first the one that stands for the line. */
const PLACED = ['description', 'quantity', 'unit_price', 'amount'];

/** Undefined where it names no number of an order, or no line that says what is ordered. */
export function orderOn(
  paper: Paper,
  { fields, line_columns }: PaperProfile,
): { order: NumberedOrder; places: OrderRow['places'] } | undefined {
  const external_id = valueOf(paper, orderField(fields));
  if (external_id === null) return undefined;
  const lines = invoiceLines(paper, line_columns).filter(isOrdered);
  const { currency, doc_date, vendor_number } = paper;
  const read = OrderContent.safeParse({
    vendor_number,
    currency: /^[A-Z]{3}$/.test(currency ?? '') ? currency : null,
    ordered_on: doc_date,
    lines: lines.map((line) => ({
      number: numberOf(line),
      article_numbers: line.articles,
      description: line.description,
      quantity: line.quantity ?? 1,
      unit: line.unit,
      pack_size: packSizeIn(line.description),
      unit_price: priceIn(line),
    })),
  });
  if (!read.success) return undefined;
  return {
    order: { external_id, ...read.data },
    places: Object.fromEntries(lines.map((line) => [numberOf(line), placesOf(paper, line.index)])),
  };
}

/** Lines of orders on paper are numbered as they stand there. */
const numberOf = ({ index }: InvoiceLine): string => String(index + 1);

/** A text between the lines orders nothing. */
const isOrdered = ({ quantity, amount }: InvoiceLine): boolean =>
  (quantity ?? 0) > NOTHING || (quantity === null && (amount ?? 0) > 0);

/** For one unit, discounts taken off where the amount says so. */
function priceIn({ quantity, amount, unit_price }: InvoiceLine): number | null {
  if (amount === null) return unit_price;
  return round(amount / (quantity ?? 1), 6);
}

const placesOf = ({ evidence }: Pick<Paper, 'evidence'>, index: number): LinePlaces =>
  Object.fromEntries(
    PLACED.flatMap((column) => {
      const [first] = evidence[`line_items[${index}].${column}`] ?? [];
      return first === undefined ? [] : [[column, [first]]];
    }),
  );

/** Undefined where it has no number of its own, or nothing on it is surely in a line of the order. */
export function receiptOn(
  paper: Paper,
  { fields, line_columns }: PaperProfile,
  order: KnownOrder,
): (ReceiptContent & { number: string; places: ReceiptPlaces }) | undefined {
  const number = valueOf(paper, fieldOf(fields, 'delivery_note_number')?.key ?? null);
  const lines = invoiceLines(paper, line_columns).filter(({ quantity }) => quantity !== null);
  const key = orderKey(order.external_id);
  const ordered = order.lines.map((line) => ({
    order_id: order.id,
    order: order.external_id,
    key,
    line,
    paper: null,
  }));
  const received = new Map<string, number>();
  const places: ReceiptPlaces = {};
  assignLines(lines, ordered).forEach((pair, i) => {
    // What may be another article has not come for sure.
    if (pair === null || pair.identity === 'doubtful') return;
    const { line } = pair.ordered;
    const size = line.pack_size ?? packSizeIn(line.description);
    const factor = factorBetween(measureOf(lines[i]!.unit), measureOf(line.unit), size);
    if (factor === null) return;
    const before = received.get(line.number) ?? 0;
    received.set(line.number, round(before + lines[i]!.quantity! * factor, 6));
    const { quantity, description = [] } = placesOf(paper, lines[i]!.index);
    places[line.number] = [...(places[line.number] ?? []), ...(quantity ?? description)];
  });
  const read = ReceiptContent.safeParse({
    received_on: valueOf(paper, dayField(fields)) ?? paper.doc_date,
    lines: [...received].map(([line, quantity]) => ({ line, quantity })),
  });
  return number === null || !read.success ? undefined : { number, ...read.data, places };
}

const dayField = (fields: ProfileField[]): string | null =>
  fieldOf(
    fields.filter(({ type }) => type === 'date'),
    'delivery_date',
  )?.key ?? null;

/** Numbers of orders and receipts are no longer. */
const LONGEST = 100;

function valueOf({ extracted_fields }: Pick<Paper, 'extracted_fields'>, key: string | null): string | null {
  const text = key === null ? '' : (extracted_fields[key] ?? '').trim();
  return text === '' || text.length > LONGEST ? null : text;
}
