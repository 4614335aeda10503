// `npm run bench:orders [-- --lines 500 --runs 20 --seed 23]`: an invoice with as many lines as its order, in another sequence, is
// compared with it. The same in every run of a seed.
import { parseArgs } from 'node:util';
import { checkOrders } from '../server/orders/check-orders.ts';
import { orderKey } from '../server/orders/link-orders.ts';
import type { InvoiceLine, KnownLine, KnownOrder } from '../server/orders/order.ts';
import { machine, table } from './kit.ts';
import { random } from './random.ts';

const { values: options } = parseArgs({
  options: {
    lines: { type: 'string', default: '500' },
    runs: { type: 'string', default: '20' },
    seed: { type: 'string', default: '23' },
  },
});

const dice = random(Number(options.seed));
const WORDS = ['screw', 'bolt', 'washer', 'bracket', 'hinge', 'panel', 'sleeve', 'gasket', 'valve', 'spring'];
const MADE_OF = ['steel', 'brass', 'zinc', 'nylon', 'rubber', 'copper'];

/** Every second line has an article number; the others are told by their words. */
const lines = Array.from({ length: Number(options.lines) }, (_, i): KnownLine => ({
  number: String((i + 1) * 10),
  article_numbers: i % 2 === 0 ? [`AX-${100_000 + i}`] : [],
  description: `${dice.pick(MADE_OF)} ${dice.pick(WORDS)} ${dice.between(2, 90)} x ${i}`,
  quantity: dice.between(1, 500),
  unit: 'pcs',
  pack_size: null,
  unit_price: dice.between(10, 90_000) / 100,
  price_per: 1,
  invoiced: 0,
  received: null,
  used: 0,
  receipts: [],
  places: {},
}));
const order: KnownOrder = {
  id: 1,
  external_id: '4500001',
  vendor_number: null,
  currency: 'EUR',
  paper: null,
  active: true,
  lines,
};
const invoiced = lines
  .map((line) => ({ line, at: dice.next() }))
  .toSorted((a, b) => a.at - b.at)
  .map(({ line }, index): InvoiceLine => ({
    index,
    page: 1,
    description: line.description,
    articles: line.article_numbers,
    quantity: line.quantity,
    unit: 'pcs',
    unit_price: line.unit_price,
    amount: Math.round(line.quantity * line.unit_price! * 100) / 100,
    orders: [],
  }));
const invoice = {
  currency: 'EUR',
  vendor_number: null,
  credit: false,
  net_total: null,
  net_field: null,
  net_page: null,
  lines: invoiced,
};

const took: number[] = [];
/** What else the machine does is not in it. */
const processor: number[] = [];
let matched = 0;
for (let run = 0; run < Number(options.runs); run++) {
  const started = performance.now();
  const before = process.cpuUsage();
  const check = checkOrders(invoice, [order], { percent: null, amount: null }, () => null, orderKey);
  took.push(performance.now() - started);
  const { user, system } = process.cpuUsage(before);
  processor.push((user + system) / 1000);
  matched = check.lines.filter(({ result }) => result === 'matched').length;
}
const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))]!.toFixed(0);
process.stdout.write(
  `${machine()}\n\n${table(
    ['lines', 'matched', 'median ms', 'p95 ms', 'slowest ms', 'processor p95 ms'],
    [[lines.length, matched, at(took, 0.5), at(took, 0.95), at(took, 1), at(processor, 0.95)]],
  )}\n`,
);
