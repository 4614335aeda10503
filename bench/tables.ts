// `npm run bench:tables`: how well line items are read from invoices of many made-up layouts, in seven languages.
//   --count N      invoices per language         --scan        as if scanned and recognised
//   --seed N       another lot of invoices       --errors      what was missed and made up, and where
import { parseArgs } from 'node:util';
import { extract } from '../server/extraction/builtin/extract.ts';
import type { Draft } from '../server/extraction/draft.ts';
import { makeInvoice, type MadeInvoice } from '../training/synth/invoices/make-invoice.ts';
import { misread, scanned } from '../training/synth/invoices/noise.ts';
import { random } from './random.ts';
import { drawStyle, type Style } from '../training/synth/invoices/style.ts';
import { WORDING, type Language } from '../training/synth/invoices/wording.ts';
import { addInvoice, describeLineItems, type LineItemSums } from './line-item-sums.ts';
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

const sums: LineItemSums = new Map();

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
  const [summary, ...details] = addInvoice(sums, traitsOf(style), items, draft.line_items);
  if (!options.errors || summary === undefined) return;
  const columns = style.columns.map(
    ({ name: column, heading, align }) => `${column}:${heading.join('/')}:${align}`,
  );
  console.log(`${name}: ${summary}; ${traitsOf(style).slice(2).join(', ')}; ${columns.join(' ')}`);
  for (const line of details) console.log(line);
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
const sorted = [...sums].toSorted(
  ([a], [b]) => Number(b === 'all') - Number(a === 'all') || a.localeCompare(b),
);
console.log(describeLineItems('invoices', sorted));
