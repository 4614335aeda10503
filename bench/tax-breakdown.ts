// `npm run bench:tax-breakdown -- --pdf DIR`: how well the taxes by rate are read from pages. The truth is the e-invoice that each
// PDF has inside, which is hidden from the reader.
//   --errors      each rate that differs
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { profileNamed } from '../server/commands/explain.ts';
import { extract } from '../server/extraction/builtin/extract.ts';
import type { DraftTaxLine } from '../server/extraction/draft.ts';
import { readFile } from '../server/reading/read-file.ts';
import { openReaderPool } from '../server/reading/reader-pool.ts';
import type { EInvoiceTax, Page, Reading } from '../server/reading/reading.ts';

const { values: options } = parseArgs({
  options: { pdf: { type: 'string', default: '' }, errors: { type: 'boolean', default: false } },
});

const score = { rates: 0, right: 0, category: 0, placed: 0, extra: 0, documents: 0, checked: 0 };

const sameNumber = (found: number | null, stated: string | null): boolean =>
  stated === null || Math.abs((found ?? Number.NaN) - Number(stated)) < 0.005;

const isSame = (found: DraftTaxLine, { rate, base, tax }: EInvoiceTax): boolean =>
  sameNumber(found.rate, rate ?? '0') && sameNumber(found.base, base) && sameNumber(found.tax, tax);

function compare(name: string, reading: Reading, stated: EInvoiceTax[]): void {
  const profile = { ...profileNamed('Standard Invoice'), tax_breakdown: true };
  const { tax_breakdown, checks } = extract(reading, profile, { today: '2026-01-01', learned: [] });
  const left = [...tax_breakdown];
  let right = 0;
  for (const tax of stated) {
    score.rates++;
    const at = left.findIndex((found) => isSame(found, tax));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (found !== undefined) {
      right++;
      if (found.category === tax.category) score.category++;
      if (['rate', 'base', 'tax'].every((column) => found.evidence[column] !== undefined)) score.placed++;
    } else if (options.errors) console.log(`${name}: ${JSON.stringify(tax)} not found`);
  }
  score.right += right;
  score.extra += left.length;
  score.documents++;
  if (checks.some(({ code, passed }) => code === 'taxRates' && passed)) score.checked += right;
  if (options.errors)
    for (const { evidence: _places, ...line } of left)
      console.log(`${name}: ${JSON.stringify(line)} instead`);
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
    const taxes = info.e_invoice?.taxes ?? [];
    if (taxes.length > 0) compare(name, { ...info, pages, e_invoice: null }, taxes);
  }
} finally {
  await pool.close();
}
const { rates, right, category, placed, extra, documents, checked } = score;
console.log(
  `${right} of ${rates} rates right in ${documents} documents (${((100 * right) / rates).toFixed(1)} %), ${checked} of them with a check that holds, ${category} with the category, ${placed} with places of rate, base and tax; ${extra} others found`,
);
