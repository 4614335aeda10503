// `npm run bench:trades`: how well line items are read from invoices of trades with tables of their own kind: hotels, telephones,
// energy, freight, hours, credits, buildings and others.
//   --count N      invoices of each trade       --scan        as if scanned and recognised
//   --seed N       another lot of invoices      --errors      what was missed and made up
import { parseArgs } from 'node:util';
import { extract } from '../server/extraction/builtin/extract.ts';
import { misread, scanned } from '../training/synth/invoices/noise.ts';
import { makeTradeInvoice, TRADES } from '../training/synth/invoices/trades/make-trade-invoice.ts';
import { addInvoice, describeLineItems, type LineItemSums } from './line-item-sums.ts';
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

const sums: LineItemSums = new Map();
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
    const report = addInvoice(sums, ['all', name.replace(/ \w\w$/, '')], items, draft.line_items);
    if (options.errors && report.length > 0)
      console.log([`${name}: ${report[0]}`, ...report.slice(1)].join('\n'));
  }
}
console.log(describeLineItems('trade', sums));
