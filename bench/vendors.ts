// `npm run bench:vendors [-- --vendors 100000 --invoices 300 --seed 23 --errors]`: vendors that do not exist are imported, and
// imported again with one in a hundred changed; then drawn invoices look for their vendor among them. The same in every run of a
// seed.
import { parseArgs } from 'node:util';
import { machine, table, withService } from './kit.ts';
import { random } from './random.ts';
import { drawInvoices } from './vendors/draw-invoices.ts';
import { drawVendors } from './vendors/draw-vendors.ts';
import { csvOf, importCsv } from './vendors/import.ts';
import { measureMatching } from './vendors/matching.ts';

const { values: options } = parseArgs({
  options: {
    vendors: { type: 'string', default: '100000' },
    invoices: { type: 'string', default: '300' },
    seed: { type: 'string', default: '23' },
    errors: { type: 'boolean', default: false },
  },
});

await withService({}, [], async (service) => {
  const seed = Number(options.seed);
  const vendors = drawVendors(random(seed), Number(options.vendors));
  const changed = vendors.map((vendor, i) =>
    i % 100 === 0 ? { ...vendor, name: `${vendor.name} 2` } : vendor,
  );
  const rows: (string | number)[][] = [];
  for (const [name, list] of [
    ['first', vendors],
    ['again, one in a hundred changed', changed],
  ] as const) {
    const { report, seconds } = await importCsv(service, csvOf(list));
    rows.push([
      name,
      report.rows,
      report.new,
      report.changed,
      report.unchanged,
      report.refused,
      seconds.toFixed(1),
    ]);
  }
  console.log(machine());
  console.log(table(['import', 'rows', 'new', 'changed', 'the same', 'refused', 'seconds'], rows));
  const invoices = drawInvoices(random(seed + 1), changed, Number(options.invoices));
  const { precision, recall, declined, wrong, missed, ms } = await measureMatching(service, invoices);
  console.log(
    table(
      ['matching', 'invoices', 'precision', 'recall', 'decoys declined', 'p50 ms', 'p95 ms', 'max ms'],
      [
        [
          'drawn invoices',
          invoices.length,
          precision.toFixed(4),
          recall.toFixed(4),
          declined.toFixed(4),
          ...[ms.p50, ms.p95, ms.max].map((time) => time.toFixed(1)),
        ],
      ],
    ),
  );
  if (!options.errors) return;
  for (const { invoice, found } of wrong) console.log('wrong', found, JSON.stringify(invoice));
  for (const invoice of missed) console.log('missed', JSON.stringify(invoice));
});
