// `npm run bench:parties`: how well the fields of invoices are read from many made-up layouts, in six languages.
//   --count N      invoices                      --errors      what was found instead
//   --seed N       the first of them; those from 1000 on teach the ranker
//   --letters      on letters of business with more around the addresses, also of Asia
//   --scan         as if scanned and recognised
import { parseArgs } from 'node:util';
import { extract } from '../server/extraction/builtin/extract.ts';
import type { Draft } from '../server/extraction/draft.ts';
import { misread, scanned } from '../training/synth/invoices/noise.ts';
import { share, table } from './kit.ts';
import { LETTERS } from '../training/synth/letters/letter-forms.ts';
import { makeInvoice, makeLetter } from '../training/synth/letters/made-invoices.ts';
import { LAYOUTS } from '../training/synth/letters/made-parties.ts';
import { random } from './random.ts';
import { scoreFound, tally, type Tally } from './score-set.ts';
import { MADE_INVOICES, type TruthRow } from './sets.ts';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    errors: { type: 'boolean', default: false },
    letters: { type: 'boolean', default: false },
    scan: { type: 'boolean', default: false },
  },
});
const today = '2026-11-21';
const layouts = options.letters ? LETTERS : LAYOUTS;
const sums = new Map<string, Tally>(layouts.map((layout) => [layout, tally()]));

/** What was printed and what was read, both without what recognition loses whatever it is understood as. */
function misreadBoth(draft: Draft, row: TruthRow): TruthRow {
  for (const field of Object.values(draft.fields))
    if (field.value !== null) field.value = misread(field.value);
  const truth = Object.entries(row.truth).map(([key, value]) => [
    key,
    typeof value === 'string' ? misread(value) : value,
  ]);
  return { ...row, truth: Object.fromEntries(truth) as TruthRow['truth'] };
}

for (let i = 0; i < Number(options.count); i++) {
  const seed = Number(options.seed) + i;
  const { row, reading } = options.letters ? makeLetter(seed) : makeInvoice(seed);
  const sum = sums.get(row.layout ?? '') ?? tally();
  const seen = options.scan ? scanned(reading, random(seed)) : reading;
  const draft = extract(seen, MADE_INVOICES.profile, { today, learned: [] });
  const { errors } = scoreFound(options.scan ? misreadBoth(draft, row) : row, draft, sum);
  if (options.errors) for (const error of errors) console.log(`${row.file} (${row.layout}): ${error}`);
}
const keys = [...new Set([...sums.values()].flatMap((sum) => [...sum.perField.keys()]))];
const rows = keys.map((key) => {
  const own = [...sums.values()].map((sum) => sum.perField.get(key) ?? { right: 0, all: 0 });
  const right = own.reduce((all, one) => all + one.right, 0);
  const count = own.reduce((all, one) => all + one.all, 0);
  return [key, share(right, count), ...own.map((one) => share(one.right, one.all))];
});
const totals = [...sums.values()].map((sum) => share(sum.perfect, sum.documents));
const documents = [...sums.values()].reduce((all, sum) => all + sum.documents, 0);
const perfect = [...sums.values()].reduce((all, sum) => all + sum.perfect, 0);
console.log(
  table(['field', 'all', ...layouts], [...rows, ['every field', share(perfect, documents), ...totals]]),
);
