// `npm run bench:parties`: how well the fields of invoices are read from many made-up layouts, in six languages.
//   --count N      invoices                      --errors      what was found instead
//   --seed N       the first of them; those from 1000 on teach the ranker
import { parseArgs } from 'node:util';
import { table } from './kit.ts';
import { makeInvoice } from './made-invoices.ts';
import { LAYOUTS } from './made-parties.ts';
import { scoreDocument, tally, type Tally } from './score-set.ts';
import { MADE_INVOICES } from './sets.ts';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    errors: { type: 'boolean', default: false },
  },
});
const today = '2026-11-21';
const sums = new Map<string, Tally>(LAYOUTS.map((layout) => [layout, tally()]));

for (let i = 0; i < Number(options.count); i++) {
  const { row, reading } = makeInvoice(Number(options.seed) + i);
  const sum = sums.get(row.layout ?? '') ?? tally();
  const { errors } = scoreDocument(MADE_INVOICES, row, reading, today, sum);
  if (options.errors) for (const error of errors) console.log(`${row.file} (${row.layout}): ${error}`);
}
const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(3));
const keys = [...new Set([...sums.values()].flatMap((sum) => [...sum.perField.keys()]))];
const rows = keys.map((key) => {
  const own = [...sums.values()].map((sum) => sum.perField.get(key) ?? { right: 0, all: 0 });
  const right = own.reduce((all, one) => all + one.right, 0);
  const count = own.reduce((all, one) => all + one.all, 0);
  return [key, share(right, count), ...own.map((one) => share(one.right, one.all))];
});
const totals = [...sums.values()].map((sum) => share(sum.perfect, sum.documents));
console.log(table(['field', 'all', ...LAYOUTS], [...rows, ['every field', '', ...totals]]));
