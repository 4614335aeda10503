// One line of an invoice against the line of the order that it is: what differs, with the arithmetic.
import type { OrderLineResult } from '../../contract/order-match.ts';
import type { StoredOrderDifference } from '../database/stored-record.ts';
import { sentence, type Said, type Sentence } from '../platform/sentences/sentence.ts';
import type { Pair } from './assign-lines.ts';
import { factorBetween, measureOf, packSizeIn } from './measure.ts';
import {
  allowed,
  count,
  money,
  NOTHING,
  placeOf,
  priceOf,
  round,
  type InvoiceLine,
  type KnownLine,
  type KnownReceipt,
  type Tolerance,
} from './order.ts';

/** What one line of the invoice comes to, in the unit of the order; negative where it gives back. */
export interface Comparison {
  /** Null where the units cannot be compared. */
  quantity: number | null;
  /** Paid for one; null where nothing says so. */
  price: number | null;
  amount: number | null;
  differences: StoredOrderDifference[];
}

interface Asked {
  line: InvoiceLine;
  pair: Pair;
  /** What earlier lines of the same document take of the order line. */
  before: number;
  credit: boolean;
  tolerance: Tolerance;
}

/** Amounts are printed in hundredths; what is less than one and a half is rounding. */
export const CENT = 0.0151;

export function compareLine({ line, pair, before, credit, tolerance }: Asked): Comparison {
  const { line: ordered } = pair.ordered;
  const differences: StoredOrderDifference[] = [];
  const differ = (result: OrderLineResult, column: string, detail: Sentence): void => {
    differences.push({ result, column, message: placed(line, pair, column, detail) });
  };
  const factor = factorOf(line, ordered);
  const price = priceOf(ordered);
  const sign = signOf(line, credit);
  if (pair.identity === 'doubtful')
    differ('article_differs', 'description', sentence('orders.article', articlesOf(line, ordered)));
  if (factor === null) {
    const units = { unit: line.unit ?? '', ordered: ordered.unit ?? '' };
    differ('unit_differs', 'unit', sentence('orders.unit', units));
    return { quantity: null, price: null, amount: line.amount, differences };
  }
  const remaining = ordered.quantity - ordered.used - before;
  const quantity = sign * quantityOf(line, factor, credit ? ordered.used : remaining);
  const paid = paidFor(line);
  const paidEach = paid === null || Math.abs(quantity) < NOTHING ? null : paid / Math.abs(quantity);
  for (const [result, detail] of quantityDifferences(quantity, ordered, before, tolerance))
    differ(result, 'quantity', detail);
  if (price !== null && paid === null) differ('price_differs', 'amount', sentence('orders.noAmount'));
  if (price !== null && paid !== null) {
    const expected = round(Math.abs(quantity) * price, 2);
    const over = round(paid - expected, 4);
    if (Math.abs(over) > Math.max(CENT, allowed(tolerance, expected))) {
      const values = {
        quantity: count(Math.abs(quantity)),
        price: money(paidEach ?? paid),
        amount: money(paid),
        ordered: money(price),
        expected: money(expected),
        difference: money(over),
      };
      const column = line.unit_price === null ? 'amount' : 'unit_price';
      differ('price_differs', column, sentence('orders.price', values));
    }
  }
  return { quantity, price: paidEach, amount: line.amount, differences };
}

/** "Line 3 on page 1, order 4500012 line 20: …"; of an order that stands on a document, with the page of that. */
function placed(line: InvoiceLine, { ordered }: Pair, column: string, detail: Sentence): Sentence {
  const values = { line: line.index + 1, order: ordered.order, position: ordered.line.number, detail };
  const order_page = ordered.paper === null ? undefined : placeOf(ordered.line, column)[0]?.page;
  if (order_page !== undefined)
    return line.page === null
      ? sentence('orders.lineOfPaper', { ...values, order_page })
      : sentence('orders.lineOnBothPages', { ...values, order_page, page: line.page });
  return line.page === null
    ? sentence('orders.line', values)
    : sentence('orders.lineOnPage', { ...values, page: line.page });
}

const articlesOf = (line: InvoiceLine, ordered: KnownLine) => ({
  article: [...line.articles, line.description].filter((text) => text !== '').join(' '),
  ordered: [...ordered.article_numbers, ordered.description].filter((text) => text !== '').join(' '),
});

/** A line gives back where the document does, or where it is negative within one that does not. */
function signOf({ quantity, amount }: InvoiceLine, credit: boolean): 1 | -1 {
  if (credit) return -1;
  return (quantity ?? 0) < 0 || (amount ?? 0) < 0 ? -1 : 1;
}

/** How many units of the order are one of the invoice. Where one side names none, what the price says. */
function factorOf(line: InvoiceLine, ordered: KnownLine): number | null {
  const [own, other] = [measureOf(line.unit), measureOf(ordered.unit)];
  const size = ordered.pack_size ?? packSizeIn(ordered.description) ?? packSizeIn(line.description);
  if (own !== null && other !== null) return factorBetween(own, other, size);
  const price = priceOf(ordered);
  const paid = paidFor(line);
  if (size === null || price === null || paid === null || line.quantity === null) return 1;
  const fits = (factor: number) => Math.abs(Math.abs(line.quantity!) * factor * price - paid) <= CENT;
  return [1, 1 / size, size].find(fits) ?? 1;
}

/** Without a quantity, a line is for all that remains: its amount tells whether that is so. */
const quantityOf = ({ quantity }: InvoiceLine, factor: number, remaining: number): number =>
  quantity === null ? Math.max(remaining, 0) : Math.abs(quantity) * factor;

/** What the line costs; its amount counts before quantity and price, which discounts come off. */
function paidFor({ amount, quantity, unit_price }: InvoiceLine): number | null {
  if (amount !== null) return Math.abs(amount);
  return quantity === null || unit_price === null ? null : Math.abs(quantity * unit_price);
}

function* quantityDifferences(
  quantity: number,
  ordered: KnownLine,
  before: number,
  tolerance: Tolerance,
): Generator<[OrderLineResult, Sentence]> {
  const taken = ordered.used + before;
  const values = {
    quantity: count(Math.abs(quantity)),
    ordered: count(ordered.quantity),
    taken: count(taken),
  };
  if (quantity < 0) {
    if (-quantity > taken + NOTHING) yield ['quantity_differs', sentence('orders.credited', values)];
    return;
  }
  if (quantity < NOTHING && taken < ordered.quantity)
    yield ['quantity_differs', sentence('orders.noQuantity')];
  const over = taken + quantity - ordered.quantity;
  if (taken > NOTHING && ordered.quantity - taken < NOTHING)
    yield ['already_invoiced', sentence('orders.invoiced', { ...values, remaining: '0' })];
  else if (over > NOTHING && !isAllowed(over, ordered, tolerance)) {
    const detail = { ...values, over: count(over), remaining: count(ordered.quantity - taken) };
    yield taken > NOTHING
      ? ['already_invoiced', sentence('orders.invoiced', detail)]
      : ['over_delivered', sentence('orders.over', detail)];
  }
  if (ordered.received === null) return;
  const unreceived = taken + quantity - ordered.received;
  if (unreceived > NOTHING && !isAllowed(unreceived, ordered, tolerance)) {
    const counts = { ...values, received: count(ordered.received), over: count(unreceived) };
    const receipts = ordered.receipts.map(named);
    yield [
      'quantity_differs',
      receipts.length === 0
        ? sentence('orders.received', counts)
        : sentence('orders.receivedBy', { ...counts, receipts }),
    ];
  }
}

/** With the page of the delivery note that says so. */
function named({ number, paper, evidence: [place] }: KnownReceipt): Said {
  if (paper === null || place === undefined) return number;
  return sentence('orders.receiptPage', { receipt: number, page: place.page });
}

/** A quantity counts by what it costs; without a price, only the percentage says anything. */
function isAllowed(over: number, ordered: KnownLine, tolerance: Tolerance): boolean {
  const price = priceOf(ordered);
  if (price !== null && price > 0)
    return over * price <= allowed(tolerance, ordered.quantity * price) + NOTHING;
  return over <= allowed({ ...tolerance, amount: null }, ordered.quantity) + NOTHING;
}
