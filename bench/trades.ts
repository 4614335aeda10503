// `npm run bench:trades`: how well line items are read from invoices of trades with tables of their own kind: hotels, telephones,
// energy, freight, hours, credits, buildings and others.
//   --count N      invoices of each trade       --scan        as if scanned and recognised
//   --seed N       another lot of invoices      --errors      what was missed and made up
import { parseArgs } from 'node:util';
import { extract } from '../server/extraction/builtin/extract.ts';
import type { DraftLineItem } from '../server/extraction/draft.ts';
import { matchItems } from './compare.ts';
import { misread, scanned } from './invoices/noise.ts';
import type { MadeItem } from './invoices/press.ts';
import { makeTradeInvoice, TRADES } from './invoices/trades/make-trade-invoice.ts';
import { table } from './kit.ts';
import { random } from './random.ts';
import { SETS } from './sets.ts';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    scan: { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
  },
});

interface Sum {
  invoices: number;
  /** Invoices of which every line is right. */
  perfect: number;
  truth: number;
  predicted: number;
  matched: number;
  /** Matched lines whose quantity and price are right too. */
  whole: number;
}

const sums = new Map<string, Sum>();

function count(name: string, truth: MadeItem[], found: DraftLineItem[]): void {
  const { missed, invented, pairs } = matchItems(found, truth);
  const partial = pairs.filter(
    ([item, wanted]) =>
      (wanted.quantity !== null && item.quantity !== wanted.quantity) ||
      (wanted.unit_price !== null && item.unit_price !== wanted.unit_price),
  );
  for (const key of ['all', name.replace(/ \w\w$/, '')]) {
    const sum = sums.get(key) ?? { invoices: 0, perfect: 0, truth: 0, predicted: 0, matched: 0, whole: 0 };
    sums.set(key, sum);
    sum.invoices++;
    sum.perfect += Number(missed.length + invented.length === 0);
    sum.truth += truth.length;
    sum.predicted += found.length;
    sum.matched += pairs.length;
    sum.whole += pairs.length - partial.length;
  }
  if (!options.errors || missed.length + invented.length + partial.length === 0) return;
  console.log(`${name}: ${missed.length} of ${truth.length} missed, ${invented.length} made up`);
  for (const item of missed.slice(0, 3)) console.log(`  missed ${JSON.stringify(item)}`);
  for (const [{ quantity, unit_price }, wanted] of partial.slice(0, 2))
    console.log(`  in part ${JSON.stringify({ quantity, unit_price })} of ${JSON.stringify(wanted)}`);
  for (const { description, quantity, unit_price, amount } of invented.slice(0, 3))
    console.log(`  made up ${JSON.stringify({ description, quantity, unit_price, amount })}`);
}

const profile = SETS.find(({ profile: own }) => own.line_items)?.profile;
if (profile === undefined) throw new Error('No profile has line items.');
for (const [at, trade] of TRADES.entries()) {
  for (let i = 0; i < Number(options.count); i++) {
    const dice = random(Number(options.seed) * 1_000_003 + at * 10_007 + i * 7919);
    const { trade: name, reading, items } = makeTradeInvoice(trade, dice);
    const seen = options.scan ? scanned(reading, dice) : reading;
    const draft = extract(seen, profile, { today: '2026-11-21', learned: [] });
    if (options.scan)
      for (const item of [...items, ...draft.line_items]) item.description = misread(item.description ?? '');
    count(name, items, draft.line_items);
  }
}
const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(3));
console.log(
  table(
    ['trade', 'count', 'all lines', 'recall', 'precision', 'quantity and price'],
    [...sums].map(([name, sum]) => [
      name,
      sum.invoices,
      share(sum.perfect, sum.invoices),
      share(sum.matched, sum.truth),
      share(sum.matched, sum.predicted),
      share(sum.whole, sum.matched),
    ]),
  ),
);
