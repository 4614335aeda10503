// Which orders a document belongs to: those that it names, else the one of its vendor that has exactly its lines. Pure.
import {
  isFitting,
  type MatchedOrder,
  type OrderMatch,
  type OrderProposal,
} from '../../contract/order-match.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { StoredOrderMatch, StoredOrderQuestion } from '../database/stored-record.ts';
import { sentence } from '../platform/sentences/sentence.ts';
import { checkOrders, type OrderCheck } from './check-orders.ts';
import { NOTHING, type Invoice, type KnownOrder, type Tolerance } from './order.ts';

/** A number of an order as the document names it, with the orders that have it. */
export interface NamedOrder {
  number: string;
  field: string | null;
  evidence: Evidence[];
  orders: DatedOrder[];
}

export interface DatedOrder extends KnownOrder {
  ordered_on: string | null;
}

interface Linked {
  invoice: Invoice;
  named: NamedOrder[];
  /** Whether the vendor has orders at all, or is not known. */
  ordering: boolean;
  /** Orders of the vendor that it may be for. */
  open: DatedOrder[];
  tolerance: Tolerance;
  /** Key of the field that holds the number of the order. */
  field: string | null;
}

const PROPOSALS = 5;

export const orderKey = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Null where nothing says that there is an order. */
export function linkOrders(linked: Linked): StoredOrderMatch | null {
  const { named } = linked;
  if (named.some(({ orders }) => orders.length > 0)) return byNumber(linked);
  if (named.length > 0 && !linked.ordering) return null;
  const questions = named.map(({ number, field }): StoredOrderQuestion => ({
    code: 'unknown',
    field,
    message: sentence('orders.unknown', { number }),
  }));
  if (questions.length > 0) return unclear(linked, proposalsOf(linked), questions);
  return byLines(linked);
}

function byNumber(linked: Linked): StoredOrderMatch {
  const { invoice, named, tolerance, field } = linked;
  const questions: StoredOrderQuestion[] = [];
  const found: { order: DatedOrder; name: NamedOrder }[] = [];
  for (const name of named) {
    const own = name.orders.filter(({ vendor_number }) => vendor_number === invoice.vendor_number);
    const candidates = own.length > 0 ? own : name.orders;
    if (candidates.length === 0)
      questions.push({
        code: 'unknown',
        field: name.field,
        message: sentence('orders.unknown', { number: name.number }),
      });
    if (candidates.length > 1) {
      const orders = candidates.map(({ external_id }) => external_id).join(', ');
      questions.push({ code: 'several', field: name.field, message: sentence('orders.several', { orders }) });
    } else for (const order of candidates) found.push({ order, name });
  }
  const distinct = found.filter(({ order }, i) => found.findIndex((one) => one.order.id === order.id) === i);
  if (distinct.length === 0) {
    const orders = named.flatMap((name) => name.orders);
    return unclear(
      linked,
      orders.slice(0, PROPOSALS).map((order) => proposalOf(linked, order)),
      questions,
    );
  }
  const fieldOf = ({ id }: KnownOrder) => distinct.find(({ order }) => order.id === id)?.name.field ?? null;
  const orders = distinct.map(({ order }) => order);
  const check = checkOrders(invoice, orders, tolerance, fieldOf, orderKey);
  return {
    ...resultOf({ ...check, questions: [...questions, ...check.questions] }),
    by: 'number',
    credit: invoice.credit,
    orders: distinct.map(({ order, name }) => matchedOrder(order, name)),
    proposals: [],
    field,
  };
}

/** One order that fits without any difference, and no other one that does: anything else is for a person. */
function byLines(linked: Linked): StoredOrderMatch | null {
  const { invoice, open, tolerance, field } = linked;
  if (open.length === 0 || invoice.lines.length === 0) return null;
  const checked = open.map((order) => ({
    order,
    check: checkOrders(invoice, [order], tolerance, () => null, orderKey),
  }));
  const fitting = checked.filter(
    ({ check: { lines, questions } }) =>
      questions.length === 0 && lines.length > 0 && lines.every(({ result }) => result === 'matched'),
  );
  const [only] = fitting;
  // What gives back says of which order, or somebody does.
  if (only !== undefined && fitting.length === 1 && !invoice.credit)
    return {
      ...resultOf(only.check),
      by: 'lines',
      credit: false,
      orders: [matchedOrder(only.order, { field: null, evidence: [] })],
      proposals: [],
      field,
    };
  const proposals = proposalsOf(linked);
  if (proposals.length === 0) return null;
  const orders = proposals.map(({ external_id }) => external_id).join(', ');
  const question =
    fitting.length > 1
      ? ({ code: 'several', field, message: sentence('orders.several', { orders }) } as const)
      : ({ code: 'proposed', field, message: sentence('orders.proposed', { orders }) } as const);
  return unclear(linked, proposals, [question]);
}

const proposalsOf = (linked: Linked): OrderProposal[] =>
  linked.open
    .map((order) => proposalOf(linked, order))
    .filter(({ fitting }) => fitting > 0)
    .toSorted((a, b) => b.fitting - a.fitting || a.order_id - b.order_id)
    .slice(0, PROPOSALS);

function proposalOf({ invoice, tolerance }: Linked, order: DatedOrder): OrderProposal {
  const { lines } = checkOrders(invoice, [order], tolerance, () => null, orderKey);
  const own = lines.filter(({ line }) => line !== null);
  return {
    order_id: order.id,
    external_id: order.external_id,
    ordered_on: order.ordered_on,
    fitting: own.filter(({ result }) => result === 'matched').length,
    lines: own.length,
  };
}

const unclear = (
  { invoice, field }: Linked,
  proposals: OrderProposal[],
  questions: StoredOrderQuestion[],
): StoredOrderMatch => ({
  result: 'unclear',
  by: null,
  credit: invoice.credit,
  orders: [],
  lines: [],
  total: null,
  questions,
  proposals,
  field,
});

const matchedOrder = (
  { id: order_id, external_id, vendor_number, currency, ordered_on }: DatedOrder,
  { field, evidence }: Pick<MatchedOrder, 'field' | 'evidence'>,
): MatchedOrder => ({ order_id, external_id, vendor_number, currency, ordered_on, field, evidence });

function resultOf(check: OrderCheck): OrderCheck & Pick<OrderMatch, 'result'> {
  const matched = check.questions.length === 0 && check.lines.every(({ result }) => isFitting(result));
  return { result: matched ? 'matched' : 'differs', ...check };
}

/** Whether anything of it can be invoiced still. */
export const isOpen = ({ active, lines }: KnownOrder): boolean =>
  active && lines.some(({ quantity, used }) => quantity - used > NOTHING);
