// `npm run bench:line-columns -- --pdf DIR`: how well the further columns of line items are read from pages. The truth is the
// e-invoice that each PDF has inside, which is hidden from the reader. Units are left out: e-invoices state codes for them.
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
import type { EInvoice, LineTerm, Page, Reading } from '../server/reading/reading.ts';

const { values: options } = parseArgs({
  options: { pdf: { type: 'string', default: '' }, errors: { type: 'boolean', default: false } },
});

const ASKED: [LineTerm, LineColumn][] = [
  ['position', column('Position')],
  ['sku', column('Article Number')],
  ['tax_rate', column('Tax Rate', 'number')],
];

/** Cells of one column. `missing`: the e-invoice states one, the page may or may not. */
interface Score {
  right: number;
  wrong: number;
  missing: number;
}

const scores = new Map(ASKED.map(([term]) => [term, { right: 0, wrong: 0, missing: 0 } satisfies Score]));

const same = (found: string | number | undefined, stated: string) =>
  typeof found === 'number'
    ? found === Number(stated)
    : found?.replaceAll(/\W/gu, '') === stated.replaceAll(/\W/gu, '');

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
      const outcome = cell === undefined ? 'missing' : same(cell, value) ? 'right' : 'wrong';
      scores.get(term)![outcome] += 1;
      if (options.errors && outcome !== 'right')
        console.log(`${name}: ${term} ${value}, found ${cell ?? 'nothing'}`);
    }
  }
}

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
for (const [term, { right, wrong, missing }] of scores) {
  const all = right + wrong + missing;
  console.log(
    `${term.padEnd(10)} ${right} of ${all} right, ${wrong} other, ${missing} not found; of those found ${((100 * right) / (right + wrong)).toFixed(1)} % right`,
  );
}
