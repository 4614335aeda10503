// `npm run bench:tables`: how well line items are read from invoices of many made-up layouts, in seven languages.
//   --count N      invoices per language         --scan        as if scanned and recognised
//   --seed N       another lot of invoices       --errors      what was missed and made up, and where
import { parseArgs } from 'node:util';
import { extract } from '../server/extraction/builtin/extract.ts';
import type { Draft } from '../server/extraction/draft.ts';
import { matchItems } from './compare.ts';
import { makeInvoice, type MadeInvoice } from './invoices/make-invoice.ts';
import { misread, scanned } from './invoices/noise.ts';
import { random } from './random.ts';
import { drawStyle, type Style } from './invoices/style.ts';
import { WORDING, type Language } from './invoices/wording.ts';
import { table } from './kit.ts';
import { SETS } from './sets.ts';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    scan: { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
    language: { type: 'string', multiple: true },
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

function sumOf(name: string): Sum {
  const sum = sums.get(name) ?? { invoices: 0, perfect: 0, truth: 0, predicted: 0, matched: 0, whole: 0 };
  sums.set(name, sum);
  return sum;
}

/** The traits by which the figures are broken down. */
const traitsOf = (style: Style): string[] => [
  'all',
  `language ${style.language}`,
  `header ${style.header}`,
  `descriptions ${style.descriptions}`,
  `numbers on ${style.numbers_on} line`,
  `columns ${style.columns.length > 6 ? 'many' : style.columns.length > 3 ? 'some' : 'few'}`,
  `align ${style.columns.find(({ name }) => name === 'unit_price')?.align ?? 'no price'}`,
  ...(style.unit_in_quantity ? [`unit ${style.unit_glued ? 'glued to' : 'in'} quantity`] : []),
  ...(style.identifiers === 'none' ? [] : [`identifiers ${style.identifiers}`]),
  ...(style.introduction ? ['introduction'] : []),
  ...(style.allowances > 0 ? ['allowances'] : []),
  ...style.columns.flatMap(({ name }) =>
    ['discount', 'list_amount', 'tax_amount', 'gross_amount', 'date'].includes(name)
      ? [`column ${name}`]
      : [],
  ),
  ...(style.decimals === 2 ? [] : [`${style.decimals} decimals`]),
  ...(style.sections ? ['sections'] : []),
  ...(style.remarks ? ['remarks'] : []),
  ...(style.items > 20 ? [`long, ${style.header_repeated ? 'header repeated' : 'header once'}`] : []),
  ...(style.items > 20 && style.carried ? ['carried over'] : []),
  ...(style.currency.startsWith('code') ? ['currency code'] : []),
  ...Object.entries(style.habits).flatMap(([habit, value]) =>
    value === false || value === 'no' || value === 'none' || value === 0 ? [] : [`habit ${habit}`],
  ),
];

function judge({ style, items }: MadeInvoice, draft: Draft, name: string): void {
  const { missed, invented, pairs } = matchItems(draft.line_items, items);
  const partial = pairs.filter(
    ([found, truth]) =>
      (truth.quantity !== null && found.quantity !== truth.quantity) ||
      (truth.unit_price !== null && found.unit_price !== truth.unit_price),
  );
  const whole = pairs.length - partial.length;
  for (const trait of traitsOf(style)) {
    const sum = sumOf(trait);
    sum.invoices++;
    sum.perfect += Number(missed.length + invented.length === 0);
    sum.truth += items.length;
    sum.predicted += draft.line_items.length;
    sum.matched += pairs.length;
    sum.whole += whole;
  }
  if (!options.errors || missed.length + invented.length + partial.length === 0) return;
  const columns = style.columns.map(
    ({ name: column, heading, align }) => `${column}:${heading.join('/')}:${align}`,
  );
  console.log(
    `${name}: ${missed.length} of ${items.length} missed, ${invented.length} made up, ${partial.length} in part; ${traitsOf(style).slice(2).join(', ')}; ${columns.join(' ')}`,
  );
  for (const item of missed.slice(0, 3)) console.log(`  missed ${JSON.stringify(item)}`);
  for (const [{ quantity, unit_price }, truth] of partial.slice(0, 2))
    console.log(`  in part ${JSON.stringify({ quantity, unit_price })} of ${JSON.stringify(truth)}`);
  for (const { description, quantity, unit_price, amount } of invented.slice(0, 3))
    console.log(`  made up ${JSON.stringify({ description, quantity, unit_price, amount })}`);
}

const profile = SETS.find(({ profile: own }) => own.line_items)?.profile;
if (profile === undefined) throw new Error('No profile has line items.');
const today = '2026-11-21';
const languages = (options.language ?? Object.keys(WORDING)) as Language[];
for (const language of languages) {
  for (let i = 0; i < Number(options.count); i++) {
    const source = random(
      Number(options.seed) * 1_000_003 + i * 7919 + language.charCodeAt(0) * 31 + language.charCodeAt(1),
    );
    const invoice = makeInvoice(drawStyle(source, language), source);
    const reading = options.scan ? scanned(invoice.reading, source) : invoice.reading;
    const draft = extract(reading, profile, { today, learned: [] });
    // Whether recognition keeps the letters is another question than whether the table is understood.
    if (options.scan)
      for (const item of [...invoice.items, ...draft.line_items])
        item.description = misread(item.description ?? '');
    judge(invoice, draft, `${language} ${i}`);
  }
}
const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(3));
const rows = [...sums]
  .toSorted(([a], [b]) => Number(b === 'all') - Number(a === 'all') || a.localeCompare(b))
  .map(([name, sum]) => [
    name,
    sum.invoices,
    share(sum.perfect, sum.invoices),
    share(sum.matched, sum.truth),
    share(sum.matched, sum.predicted),
    share(sum.whole, sum.matched),
  ]);
console.log(table(['invoices', 'count', 'all lines', 'recall', 'precision', 'quantity and price'], rows));
