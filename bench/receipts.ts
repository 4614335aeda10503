// `npm run bench:receipts`: how well the fields of till receipts are read from many made-up makes, of eleven countries.
//   --count N      receipts                      --errors      what was found instead
//   --seed N       the first of them; those from 1000 on teach the ranker
//   --scan         as if scanned and recognised  --ocr         drawn as photographs and read by the service's reader
import { parseArgs } from 'node:util';
import type { Draft } from '../server/extraction/draft.ts';
import { bare } from '../training/synth/invoices/noise.ts';
import { table } from './kit.ts';
import { random, type Random } from './random.ts';
import { makeReceipt, type MadeReceipt } from '../training/synth/receipts/make-receipt.ts';
import { photographed } from '../training/synth/receipts/photograph.ts';
import { bareRow, recognised } from '../training/synth/receipts/recognised.ts';
import { extract } from '../server/extraction/builtin/extract.ts';
import { scoreFound, tally, type Tally } from './score-set.ts';
import { MADE_RECEIPTS } from './sets.ts';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    errors: { type: 'boolean', default: false },
    scan: { type: 'boolean', default: false },
    ocr: { type: 'boolean', default: false },
  },
});
const today = '2026-11-21';
const sums = new Map<string, Tally>();

/** No receipt prints the code of its country, which addresses of Europe are kept with. */
function withoutCountry(draft: Draft): Draft {
  const { address } = draft.fields;
  if (address?.value) address.value = address.value.replace(/, (?:DE|ES|FR|GB|IT|NL)$/, '');
  return draft;
}

/** Whether recognition keeps the accents is another question than whether the receipt is understood. */
function withoutMarks(draft: Draft): Draft {
  for (const field of Object.values(draft.fields)) if (field.value !== null) field.value = bare(field.value);
  return draft;
}

async function photo({ row, reading }: MadeReceipt, dice: Random): Promise<MadeReceipt> {
  return { row: bareRow(row), reading: await photographed(reading, dice) };
}

for (let i = 0; i < Number(options.count); i++) {
  const seed = Number(options.seed) + i;
  const made = makeReceipt(seed);
  const source = random(seed * 31 + 7);
  const read = options.scan || options.ocr;
  const { row, reading } = options.scan
    ? recognised(made, source)
    : options.ocr
      ? await photo(made, source)
      : made;
  const name = row.layout ?? '';
  const sum = sums.get(name) ?? tally();
  sums.set(name, sum);
  const draft = extract(reading, MADE_RECEIPTS.profile, { today, learned: [] });
  const { errors } = scoreFound(row, withoutCountry(read ? withoutMarks(draft) : draft), sum);
  if (!options.errors) continue;
  for (const error of errors) console.log(`${row.file} (${name}): ${error}`);
}
const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(3));
const names = [...sums.keys()].toSorted((a, b) => a.localeCompare(b));
const own = names.map((name) => sums.get(name) ?? tally());
const rows = ['company', 'date', 'address', 'total'].map((key) => {
  const all = own.map((sum) => sum.perField.get(key) ?? { right: 0, all: 0 });
  const right = all.reduce((total, one) => total + one.right, 0);
  const count = all.reduce((total, one) => total + one.all, 0);
  return [key, share(right, count), ...all.map((one) => share(one.right, one.all))];
});
const documents = own.reduce((total, one) => total + one.documents, 0);
const perfect = own.reduce((total, one) => total + one.perfect, 0);
console.log(
  table(
    ['field', 'all', ...names],
    [
      ...rows,
      ['every field', share(perfect, documents), ...own.map((sum) => share(sum.perfect, sum.documents))],
      ['receipts', documents, ...own.map((sum) => sum.documents)],
    ],
  ),
);
