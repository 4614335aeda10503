// `npm run bench:line-columns -- --pdf DIR`: how well the further columns of line items are read from pages. The truth is the
// e-invoice that each PDF has inside, which is hidden from the reader. Units are left out: e-invoices state codes for them. A cell counts as
// printed where its value stands among the words of its line.
//   --errors      each cell that differs
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { LineColumn } from '../contract/profiles.ts';
import { profileNamed } from '../server/commands/explain.ts';
import { extract } from '../server/extraction/builtin/extract.ts';
import { column } from '../server/profiles/built-in-field.ts';
import { readFile } from '../server/reading/read-file.ts';
import { openReaderPool } from '../server/reading/reader-pool.ts';
import type { DraftLineItem } from '../server/extraction/draft.ts';
import type { EInvoice, LineTerm, Page, Reading } from '../server/reading/reading.ts';

const { values: options } = parseArgs({
  options: { pdf: { type: 'string', default: '' }, errors: { type: 'boolean', default: false } },
});

const ASKED: [LineTerm, LineColumn][] = [
  ['position', column('Position')],
  ['sku', column('Article Number')],
  ['tax_rate', column('Tax Rate', 'number')],
];

/** Cells of one column. `unprinted`: the e-invoice states one that the line on the page does not. */
interface Score {
  right: number;
  wrong: number;
  missing: number;
  unprinted: number;
}

const scores = new Map(
  ASKED.map(([term]) => [term, { right: 0, wrong: 0, missing: 0, unprinted: 0 } satisfies Score]),
);

const same = (found: string | number | undefined, stated: string) =>
  typeof found === 'number'
    ? found === Number(stated)
    : found?.replaceAll(/\W/gu, '') === stated.replaceAll(/\W/gu, '');

const numberOf = (text: string) =>
  /^[\d.,]+%?$/.test(text) ? Number(text.replace('%', '').replace(',', '.')) : null;

/** Whether a word at the height of what was read of the line says it: as text, or as a number. */
function isPrinted({ pages }: Reading, { evidence }: DraftLineItem, value: string): boolean {
  return Object.values(evidence)
    .flat()
    .some(({ page, box: [, top, , bottom] }) =>
      pages[page - 1]!.words.some(({ text, box: [, above, , below] }) => {
        const middle = (above + below) / 2;
        if (middle < top || middle > bottom) return false;
        return same(text, value) || numberOf(text) === Number(value);
      }),
    );
}

/** What a line says in a column of the page, once it was found there by its amount. */
function score(name: string, reading: Reading, stated: EInvoice): void {
  const profile = { ...profileNamed('Standard Invoice'), line_columns: ASKED.map(([, one]) => one) };
  const left = [...extract(reading, profile, { today: '2026-01-01', learned: [] }).line_items];
  for (const line of stated.lines) {
    const at = left.findIndex(({ amount }) => amount !== null && amount === Number(line.amount));
    const [found] = at === -1 ? [] : left.splice(at, 1);
    for (const [term, { key }] of ASKED) {
      const value = line.further?.[term];
      if (value === undefined || found === undefined) continue;
      const cell = found.further[key];
      const outcome =
        cell !== undefined
          ? same(cell, value)
            ? 'right'
            : 'wrong'
          : isPrinted(reading, found, value)
            ? 'missing'
            : 'unprinted';
      scores.get(term)![outcome] += 1;
      if (options.errors && (outcome === 'missing' || outcome === 'wrong'))
        console.log(`${name}: ${term} ${value}, found ${cell ?? 'nothing'}`);
    }
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const pool = openReaderPool(1);
try {
  for (const name of (await readdir(options.pdf)).filter((file) => file.endsWith('.pdf')).toSorted()) {
    const pages: Page[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const info = await readFile(pool, path.join(options.pdf, name), {
      filename: name,
      on_page: (page) => void pages.push(page),
    });
    if (info.e_invoice !== null) score(name, { ...info, pages, e_invoice: null }, info.e_invoice);
  }
} finally {
  await pool.close();
}
const sum = { right: 0, printed: 0, stated: 0 };
for (const [term, { right, wrong, missing, unprinted }] of scores) {
  const printed = right + wrong + missing;
  console.log(
    `${term.padEnd(10)} ${right} of ${printed} printed right, ${wrong} other, ${missing} not found; ${unprinted} not printed`,
  );
  sum.right += right;
  sum.printed += printed;
  sum.stated += printed + unprinted;
}
console.log(
  `${sum.right} of ${sum.printed} printed cells right (${percent(sum.right / sum.printed)}), of ${sum.stated} that e-invoices state ${percent(sum.right / sum.stated)}`,
);
