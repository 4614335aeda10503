// How long it takes to import vendors, the first time and again with a few of them changed.
import { toCsv } from '../../server/platform/spreadsheet/csv.ts';
import type { VendorImport } from '../../contract/vendors.ts';
import type { BenchService } from '../kit.ts';
import type { DrawnVendor } from './draw-vendors.ts';

const COLUMNS = ['external_id', 'name', 'tax_ids', 'ibans', 'addresses', 'email_domains'] as const;

export const csvOf = (vendors: DrawnVendor[]): string =>
  toCsv([
    [...COLUMNS],
    ...vendors.map((vendor) =>
      COLUMNS.map((column) => {
        const value = vendor[column];
        return typeof value === 'string' ? value : value.join('|');
      }),
    ),
  ]);

/** @returns what was done, and the seconds until it was answered */
export async function importCsv(
  { url, token }: BenchService,
  csv: string,
): Promise<{ report: VendorImport; seconds: number }> {
  const form = new FormData();
  form.set('file', new Blob([csv]), 'vendors.csv');
  const started = performance.now();
  const response = await fetch(`${url}/api/vendors/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`The import answered ${response.status}: ${await response.text()}`);
  const report = (await response.json()) as VendorImport;
  return { report, seconds: (performance.now() - started) / 1000 };
}
