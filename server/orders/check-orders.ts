// A document against the orders that it belongs to: every line, and what holds for all of them. Pure.
import { ORDER_LINE_RESULTS, type OrderLineResult, type OrderTotal } from '../../contract/order-match.ts';
import type {
  StoredOrderDifference,
  StoredOrderLine,
  StoredOrderQuestion,
} from '../database/stored-record.ts';
import { sentence, type Said } from '../platform/sentences/sentence.ts';
import { assignLines, type OrderedLine, type Pair } from './assign-lines.ts';
import { CENT, compareLine, type Comparison } from './compare-line.ts';
import {
  allowed,
  count,
  money,
  NOTHING,
  openOf,
  placeOf,
  priceOf,
  round,
  type Invoice,
  type InvoiceLine,
  type KnownLine,
  type KnownOrder,
  type Tolerance,
} from './order.ts';

export interface OrderCheck {
  lines: StoredOrderLine[];
  /** Null where there are lines to compare. */
  total: OrderTotal | null;
  questions: StoredOrderQuestion[];
}

/**
 * @param orders at least one
 * @param fieldOf key of the field that names an order
 * @param keyOf how the number of an order is compared
 */
export function checkOrders(
  invoice: Invoice,
  orders: KnownOrder[],
  tolerance: Tolerance,
  fieldOf: (order: KnownOrder) => string | null,
  keyOf: (external_id: string) => string,
): OrderCheck {
  const costing = invoice.lines.filter(costs);
  const questions = orders.flatMap((order) => questionsOf(invoice, order, fieldOf(order)));
  if (costing.length === 0) {
    const whole = checkTotal(invoice, orders, tolerance, fieldOf(orders[0]!));
    return { ...whole, questions: [...questions, ...whole.questions] };
  }
  const ordered = orders.flatMap(({ id, external_id, lines, paper }) =>
    lines.map((line): OrderedLine => ({
      order_id: id,
      order: external_id,
      key: keyOf(external_id),
      line,
      paper,
    })),
  );
  const pairs = assignLines(costing, ordered);
  const taken = new Map<KnownLine, number>();
  const lines = costing.map((line, i) => {
    const pair = pairs[i]!;
    if (pair === null) return notOrdered(line, orders);
    const before = taken.get(pair.ordered.line) ?? 0;
    const compared = compareLine({ line, pair, before, credit: invoice.credit, tolerance });
    taken.set(pair.ordered.line, before + (compared.quantity ?? 0));
    return storedLine(line.index, pair, before, compared);
  });
  return { lines, total: null, questions };
}

/** A text between the lines costs nothing and is no line of an order. */
const costs = ({ amount, quantity, unit_price }: InvoiceLine): boolean =>
  amount === null ? quantity !== null || unit_price !== null : true;

function storedLine(
  line: number,
  { ordered: { order_id, order, line: ordered, paper } }: Pair,
  before: number,
  { quantity, price, amount, differences }: Comparison,
): StoredOrderLine {
  const invoiced = ordered.used;
  const remaining = ordered.quantity - invoiced - before - (quantity ?? 0);
  const order_price = priceOf(ordered);
  return {
    line,
    order_id,
    order,
    order_line: ordered.number,
    description: ordered.description,
    unit: ordered.unit,
    result: resultOf(differences),
    quantity: quantity === null ? null : round(quantity, 6),
    ordered: ordered.quantity,
    received: ordered.received,
    invoiced: round(invoiced, 6),
    remaining: round(remaining, 6),
    price: price === null ? null : round(price, 6),
    order_price: order_price === null ? null : round(order_price, 6),
    amount,
    place: paper,
    evidence: placeOf(ordered, differences[0]?.column ?? 'description'),
    receipts: ordered.receipts.map(({ number, paper: place, evidence }) => ({ number, place, evidence })),
    differences,
  };
}

const resultOf = (differences: StoredOrderDifference[]): OrderLineResult =>
  ORDER_LINE_RESULTS.find((result) => differences.some((one) => one.result === result)) ?? 'matched';

function notOrdered(line: InvoiceLine, orders: KnownOrder[]): StoredOrderLine {
  const values = {
    line: line.index + 1,
    order: orders.map(({ external_id }) => external_id).join(', '),
    article: [...line.articles, line.description].filter((text) => text !== '').join(' '),
    amount: line.amount === null ? '' : money(line.amount),
  };
  const message =
    line.page === null
      ? sentence('orders.notOrdered', values)
      : sentence('orders.notOrderedOnPage', { ...values, page: line.page });
  return {
    ...NO_LINE,
    line: line.index,
    result: 'not_ordered',
    amount: line.amount,
    differences: [{ result: 'not_ordered', column: 'description', message }],
  };
}

const NO_LINE = {
  order_id: null,
  order: null,
  order_line: null,
  description: null,
  unit: null,
  quantity: null,
  ordered: null,
  received: null,
  invoiced: null,
  remaining: null,
  price: null,
  order_price: null,
  place: null,
  evidence: [],
  receipts: [],
};

function questionsOf(invoice: Invoice, order: KnownOrder, field: string | null): StoredOrderQuestion[] {
  const { external_id, vendor_number, currency, active } = order;
  const found: StoredOrderQuestion[] = [];
  if (vendor_number !== null && invoice.vendor_number !== null && vendor_number !== invoice.vendor_number) {
    const values = { order: external_id, ordered: vendor_number, vendor: invoice.vendor_number };
    found.push({ code: 'vendor', field, message: sentence('orders.vendor', values) });
  }
  if (currency !== null && invoice.currency !== null && currency !== invoice.currency) {
    const values = { order: external_id, ordered: currency, currency: invoice.currency };
    found.push({ code: 'currency', field, message: sentence('orders.currency', values) });
  }
  if (!active)
    found.push({ code: 'closed', field, message: sentence('orders.closed', { order: external_id }) });
  return found;
}

/** Without lines, a document is for all that remains of its orders, or a person says what it is for. */
function checkTotal(
  invoice: Invoice,
  orders: KnownOrder[],
  tolerance: Tolerance,
  field: string | null,
): OrderCheck {
  const { credit, net_total: invoiced, net_field } = invoice;
  const order = orders.map(({ external_id }) => external_id);
  if (credit) {
    const message = sentence('orders.creditLines', { order });
    return { lines: [], total: null, questions: [{ code: 'lines', field, message }] };
  }
  const rest = orders.flatMap(({ id, external_id, lines, paper }) =>
    lines
      .map((line) => ({ id, external_id, paper, line, quantity: openOf(line) }))
      .filter(({ quantity }) => quantity > NOTHING),
  );
  const priced = rest.flatMap(({ line, quantity }) => {
    const price = priceOf(line);
    return price === null ? [] : [{ quantity, price }];
  });
  const remaining =
    priced.length < rest.length
      ? null
      : round(
          priced.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
          2,
        );
  const difference = invoiced === null || remaining === null ? null : round(invoiced - remaining, 2);
  const total = { field: net_field, invoiced, remaining, difference };
  const fits =
    difference !== null &&
    remaining! > 0 &&
    Math.abs(difference) <= Math.max(CENT, allowed(tolerance, remaining!));
  const lines = rest.map(({ id, external_id, paper, line, quantity }) => {
    const ordered: OrderedLine = { order_id: id, order: external_id, key: '', line, paper };
    const compared = { quantity: fits ? quantity : null, price: null, amount: null, differences: [] };
    const stored = storedLine(0, { ordered, identity: 'number' }, 0, compared);
    return { ...stored, line: null, result: fits ? ('covered' as const) : ('not_compared' as const) };
  });
  if (fits) return { lines, total, questions: [] };
  if (difference === null) {
    const message = sentence('orders.nothingToCompare', { order });
    return { lines, total, questions: [{ code: 'lines', field, message }] };
  }
  const values = {
    total: onPage(money(invoiced!), invoice.net_page),
    sum: sumOf(priced, remaining!),
    order: orders.map(placedOrder),
    difference: money(difference),
  };
  const message = sentence('orders.totalDiffers', values);
  return { lines, total, questions: [{ code: 'total', field: net_field ?? field, message }] };
}

const onPage = (text: string, page: number | null | undefined): Said =>
  page == null ? text : sentence('orders.onPage', { text, page });

/** With the page that its lines begin on. */
const placedOrder = ({ external_id, paper, lines: [first] }: KnownOrder): Said =>
  onPage(external_id, paper === null || first === undefined ? null : placeOf(first, 'description')[0]?.page);

interface Priced {
  quantity: number;
  price: number;
}

/** Lines beyond these are counted: the screen shows each with its own arithmetic. */
const MOST_TERMS = 6;

function sumOf(priced: Priced[], remaining: number): Said {
  if (priced.length === 0) return money(remaining);
  if (priced.length > MOST_TERMS)
    return sentence('orders.sumOfLines', { lines: priced.length, sum: money(remaining) });
  const terms = priced.map(({ quantity, price }) => `${count(quantity)} × ${money(price)}`);
  return `${terms.join(' + ')} = ${money(remaining)}`;
}
