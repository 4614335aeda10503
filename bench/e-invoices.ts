// Reads e-invoices (.xml) below a folder, writes each in CII and in UBL, and reads them again: how many say the same.
//   npx tsx bench/e-invoices.ts --data FOLDER
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { parseXml } from '../server/reading/formats/xml.ts';
import { inCurrentNames } from '../server/reading/e-invoice/earlier-names.ts';
import { invoiceModel } from '../server/reading/e-invoice/model/invoice-model.ts';
import { readEInvoice } from '../server/reading/e-invoice/read-e-invoice.ts';
import { writeEInvoice } from '../server/reading/e-invoice/writing/write-e-invoice.ts';
import { statementOf } from '../test/kit/samples/statement-of.ts';

const { data } = parseArgs({ options: { data: { type: 'string' } } }).values;
if (data === undefined) throw new Error('Name the folder: --data FOLDER');

const files = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.xml'),
);
const same = { cii: 0, ubl: 0 };
let read = 0;
for (const name of files.sort()) {
  const bytes = readFileSync(join(data, name));
  const original = readEInvoice(bytes, name);
  if (original === undefined || (original.syntax !== 'cii' && original.syntax !== 'ubl')) continue;
  read += 1;
  const statement = statementOf(invoiceModel(inCurrentNames(parseXml(bytes)!), original.syntax));
  for (const syntax of ['cii', 'ubl'] as const) {
    const again = readEInvoice(Buffer.from(writeEInvoice(statement, syntax)), name);
    const differing = (['values', 'lines', 'taxes', 'allowances'] as const).filter(
      (part) => !isDeepStrictEqual(again?.[part], original[part]),
    );
    if (differing.length === 0) same[syntax] += 1;
    else
      console.log(
        `${name} in ${syntax}: ${differing.map((part) => `${part}: ${JSON.stringify(original[part])} → ${JSON.stringify(again?.[part])}`).join('; ')}`,
      );
  }
}
console.log(
  `${read} e-invoices of ${files.length} files; the same again in CII: ${same.cii}, in UBL: ${same.ubl}`,
);
