// Orders with their receipts and an invoice that fits them, and the same with one thing changed: drawn, of companies that do not
// exist. Each says what has to be found.
import type { OrderLineResult, OrderQuestion } from '../../contract/order-match.ts';
import type { InvoiceLine, KnownLine } from '../../server/orders/order.ts';
import type { DatedOrder, NamedOrder } from '../../server/orders/link-orders.ts';
import type { Invoice } from '../../server/orders/order.ts';

export type Random = () => number;

export interface Triple {
  kind: string;
  invoice: Invoice;
  named: NamedOrder[];
  open: DatedOrder[];
  /** What has to be named: lines by their index, with the order line that the message names. */
  lines: { line: number; result: OrderLineResult; order_line: string | null }[];
  questions: OrderQuestion['code'][];
}

const THINGS = [
  ['Office chair', 'pcs', null],
  ['Hexagon screw M6x20 galvanised', 'box', 100],
  ['Copy paper A4 80 g white', 'carton', 5],
  ['Cleaning of the rooms', 'h', null],
  ['Cable H07RN-F 3x1.5', 'm', null],
  ['Nitrile gloves size L', 'pack', 50],
  ['Diesel oil', 'l', null],
  ['Steel plate 2 mm', 'kg', null],
  ['Coffee beans crema', 'box', 8],
  ['LED tube 1500 mm 22 W', 'pcs', null],
  ['Garden table teak', 'pcs', null],
  ['Wall paint matt', 'can', null],
] as const;

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
const whole = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));
const cents = (value: number): number => Math.round(value * 100) / 100;

const UNSTATED = { net_total: null, net_field: null, net_page: null };
const UNTOUCHED = { invoiced: 0, used: 0, receipts: [], places: {} };
let ids = 0;

export function drawOrder(random: Random, vendor_number = '70001'): DatedOrder {
  const id = ++ids;
  const things = THINGS.map((thing) => ({ thing, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, whole(random, 2, 8));
  const numbered = random() < 0.7;
  const lines = things.map(({ thing: [description, unit, pack_size] }, i): KnownLine => {
    const quantity = whole(random, 2, 60);
    return {
      number: String((i + 1) * 10),
      article_numbers: numbered
        ? [`${pick(random, ['AX', 'BQ', 'ZT'])}-${whole(random, 1000, 9999)}${i}`]
        : [],
      description,
      quantity,
      unit,
      pack_size,
      unit_price: cents(2 + random() * 300),
      price_per: 1,
      received: random() < 0.6 ? quantity : null,
      ...UNTOUCHED,
    };
  });
  for (const line of lines) line.received = lines[0]!.received === null ? null : line.quantity;
  return {
    id,
    external_id: `45${String(100_000 + id)}`,
    vendor_number,
    currency: 'EUR',
    active: true,
    ordered_on: '2026-03-02',
    paper: null,
    lines,
  };
}

/** A line of an invoice as papers print it: in the unit of the order or in pieces, misspelt at times, its number in its text. */
function invoiced(random: Random, line: KnownLine, index: number, quantity = line.quantity): InvoiceLine {
  const pieces = line.pack_size !== null && random() < 0.3 ? line.pack_size : 1;
  const inText = random() < 0.3;
  const text = random() < 0.2 ? misspelt(random, line.description) : line.description;
  const unit_price = line.unit_price! / pieces;
  return {
    index,
    page: 1 + Math.floor(index / 5),
    description: inText ? [...line.article_numbers, text].join(' ') : text,
    articles: inText ? [] : line.article_numbers,
    quantity: quantity * pieces,
    unit: pieces > 1 ? pick(random, ['pcs', 'Stk', 'C62', '个']) : line.unit,
    unit_price: Math.round(unit_price * 10_000) / 10_000,
    amount: cents(quantity * line.unit_price!),
    orders: [],
  };
}

function misspelt(random: Random, text: string): string {
  const [first, ...rest] = text.split(' ');
  if (first === undefined || first.length < 5 || /\d/.test(first)) return text;
  const at = whole(random, 1, first.length - 2);
  return [first.slice(0, at) + first.slice(at + 1), ...rest].join(' ');
}

const named = (order: DatedOrder): NamedOrder => ({
  number: order.external_id,
  field: 'po_number',
  evidence: [],
  orders: [order],
});

const invoiceOf = (lines: InvoiceLine[]): Invoice => ({
  currency: 'EUR',
  vendor_number: '70001',
  credit: false,
  ...UNSTATED,
  lines,
});

function honest(random: Random): Triple {
  const order = drawOrder(random);
  const lines = order.lines.map((line, i) => invoiced(random, line, i));
  // Papers print lines in an order of their own.
  if (random() < 0.4) lines.reverse();
  for (const [i, line] of lines.entries()) Object.assign(line, { index: i, page: 1 + Math.floor(i / 5) });
  return {
    kind: 'honest',
    invoice: invoiceOf(lines),
    named: [named(order)],
    open: [order],
    lines: [],
    questions: [],
  };
}

interface Aimed {
  line: InvoiceLine;
  ordered: KnownLine;
}

/** A line of the invoice with the line of the order that it is of. */
function aim(random: Random, { invoice, named: [name] }: Triple): Aimed {
  const line = pick(random, invoice.lines);
  const ordered = name!.orders[0]!.lines.find(
    (one) => cents(one.quantity * one.unit_price!) === line.amount,
  )!;
  return { line, ordered };
}

const expectLine = (triple: Triple, { line, ordered }: Aimed, result: OrderLineResult): void =>
  void triple.lines.push({ line: line.index, result, order_line: ordered.number });

function scale(line: InvoiceLine, factor: number): void {
  line.quantity = line.quantity! * factor;
  line.amount = cents(line.amount! * factor);
}

/** Each changes one thing, or draws another situation; what has to be found follows from it. */
const KINDS: Record<string, (random: Random) => Triple> = {
  honest,
  'by lines': (random) => ({ ...honest(random), named: [] }),
  'part invoice': (random) => {
    const triple = honest(random);
    triple.invoice.lines = triple.invoice.lines.slice(0, whole(random, 1, triple.invoice.lines.length));
    for (const line of triple.invoice.lines) scale(line, 0.5);
    return triple;
  },
  price: (random) => {
    const triple = honest(random);
    const aimed = aim(random, triple);
    const change = pick(random, [1.01, 1.05, 1.5, 0.9, 2]);
    aimed.line.unit_price = aimed.line.unit_price! * change;
    aimed.line.amount = cents(aimed.line.amount! * change);
    if (Math.abs(aimed.line.amount - aimed.ordered.quantity * aimed.ordered.unit_price!) < 0.02)
      return honest(random);
    expectLine(triple, aimed, 'price_differs');
    return triple;
  },
  'too many': (random) => {
    const triple = honest(random);
    const aimed = aim(random, triple);
    scale(aimed.line, pick(random, [1.1, 2, 10]));
    expectLine(triple, aimed, 'over_delivered');
    return triple;
  },
  'part delivery': (random) => {
    const triple = honest(random);
    const aimed = aim(random, triple);
    for (const line of triple.named[0]!.orders[0]!.lines) line.received = line.quantity;
    aimed.ordered.received = Math.floor(aimed.ordered.quantity / 2);
    expectLine(triple, aimed, 'quantity_differs');
    return triple;
  },
  unit: (random) => {
    const triple = honest(random);
    const aimed = aim(random, triple);
    aimed.line.unit = aimed.ordered.unit === 'h' ? 'kg' : 'h';
    expectLine(triple, aimed, 'unit_differs');
    return triple;
  },
  'pieces for packs': (random) => {
    const triple = honest(random);
    const found = triple.invoice.lines
      .map((line) => ({
        line,
        ordered: triple.named[0]!.orders[0]!.lines.find(
          (one) => cents(one.quantity * one.unit_price!) === line.amount,
        )!,
      }))
      .find(({ line, ordered }) => ordered.pack_size !== null && line.unit === ordered.unit);
    if (found === undefined) return triple;
    // As many pieces as packs were ordered, at the price of the packs.
    found.line.unit = 'pcs';
    expectLine(triple, found, 'price_differs');
    return triple;
  },
  currency: (random) => {
    const triple = honest(random);
    triple.invoice.currency = pick(random, ['USD', 'CHF', 'CNY']);
    triple.questions.push('currency');
    return triple;
  },
  'not ordered': (random) => {
    const triple = honest(random);
    const index = triple.invoice.lines.length;
    const extra = pick(random, ['Freight and packing', 'Express surcharge', 'Pallet deposit']);
    const line = { index, page: 2, description: extra, articles: [], orders: [], quantity: 1, unit: null };
    triple.invoice.lines.push({ ...line, unit_price: 49, amount: 49 });
    triple.lines.push({ line: index, result: 'not_ordered', order_line: null });
    return triple;
  },
  'other article': (random) => {
    const triple = honest(random);
    const aimed = aim(random, triple);
    // The same thing in another size, at the price of the one that was ordered.
    aimed.ordered.description += ' size 42';
    aimed.line.description = `${aimed.ordered.description.slice(0, -2)}43`;
    aimed.line.articles = [];
    expectLine(triple, aimed, 'article_differs');
    return triple;
  },
  'invoiced already': (random) => {
    const triple = honest(random);
    const aimed = aim(random, triple);
    aimed.ordered.used = pick(random, [1, aimed.ordered.quantity / 2, aimed.ordered.quantity]);
    if (aimed.ordered.received !== null) aimed.ordered.received = aimed.ordered.quantity * 2;
    expectLine(triple, aimed, 'already_invoiced');
    return triple;
  },
  'wrong order': (random) => {
    const triple = honest(random);
    const other = drawOrder(random);
    const wrong = drawOrder(random, '70002');
    wrong.lines = other.lines
      .slice(0, 1)
      .map((line) => ({ ...line, description: 'Something else entirely' }));
    triple.named = [named(wrong)];
    triple.open = [];
    triple.questions.push('vendor');
    for (const { index } of triple.invoice.lines)
      triple.lines.push({ line: index, result: 'not_ordered', order_line: null });
    return triple;
  },
  'unknown order': (random) => {
    const triple = honest(random);
    triple.named = [{ number: '99-4711', field: 'po_number', evidence: [], orders: [] }];
    triple.questions.push('unknown');
    return triple;
  },
  collective: (random) => collective(random),
  'collective, one price': (random) => {
    const triple = collective(random);
    const line = pick(random, triple.invoice.lines);
    const order = triple.named.find(({ orders }) => line.orders.includes(orders[0]!.external_id))!.orders[0]!;
    const ordered = order.lines.find((one) => cents(one.quantity * one.unit_price!) === line.amount)!;
    line.amount = cents(line.amount! * 1.2);
    line.unit_price = line.unit_price! * 1.2;
    triple.lines.push({ line: line.index, result: 'price_differs', order_line: ordered.number });
    return triple;
  },
  'credit note': (random) => {
    const triple = honest(random);
    triple.invoice.credit = true;
    for (const line of triple.named[0]!.orders[0]!.lines) line.used = line.quantity;
    return triple;
  },
  'credit note of too many': (random) => {
    const triple = honest(random);
    triple.invoice.credit = true;
    for (const line of triple.named[0]!.orders[0]!.lines) line.used = line.quantity;
    const aimed = aim(random, triple);
    aimed.ordered.used = Math.floor(aimed.ordered.quantity / 2);
    expectLine(triple, aimed, 'quantity_differs');
    return triple;
  },
  'two orders alike': (random) => {
    const triple = honest(random);
    const [order] = triple.open;
    triple.named = [];
    triple.open = [order!, { ...structuredClone(order!), id: ++ids, external_id: `46${ids}` }];
    triple.questions.push('several');
    return triple;
  },
};

function collective(random: Random): Triple {
  const orders = [drawOrder(random), drawOrder(random), drawOrder(random)];
  let index = 0;
  const lines = orders.flatMap((order) =>
    order.lines.map((line) => ({ ...invoiced(random, line, index++), orders: [order.external_id] })),
  );
  return {
    kind: 'collective',
    invoice: invoiceOf(lines),
    named: orders.map(named),
    open: orders,
    lines: [],
    questions: [],
  };
}

export const TRIPLE_KINDS = Object.keys(KINDS);

export const drawTriple = (random: Random, i: number): Triple => {
  const kind = TRIPLE_KINDS[i % TRIPLE_KINDS.length]!;
  return { ...KINDS[kind]!(random), kind };
};
