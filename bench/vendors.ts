// `npm run bench:vendors [-- --vendors 100000]`: vendors that do not exist are imported, and imported again with one in a hundred
// changed. Seeded: the same in every run.
import { parseArgs } from 'node:util';
import { machine, table, withService } from './kit.ts';
import { random } from './random.ts';
import { drawVendors } from './vendors/draw-vendors.ts';
import { csvOf, importCsv } from './vendors/import.ts';

const { values: options } = parseArgs({ options: { vendors: { type: 'string', default: '100000' } } });

await withService({}, [], async (service) => {
  const vendors = drawVendors(random(23), Number(options.vendors));
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
});
