// PDF files that hold several documents, with and without separator sheets.
import { linesDownFrom, pdfOfPages } from './samples/pdf.ts';
import type { TestService } from './service.ts';
import { untilProcessed, upload, type Place } from './upload.ts';

const A4_LINES = 46;

/** An invoice of one page that has nothing in common with one of another sender. */
export const invoicePage = (number: string, sender: string, goods: string): string =>
  linesDownFrom(800, [
    sender,
    `${number.length * 7} ${goods} Road, ${sender.split(' ')[0]}`,
    '',
    'INVOICE',
    `Invoice Number: ${number}`,
    `Invoice Date: 2026-03-${10 + goods.length}`,
    ...Array.from(
      { length: 8 },
      (_, i) =>
        `${i + 1}  ${goods} ${number}${i}    ${i + 2}    ${goods.length}${i}.50    ${goods.length}${i}${number.length}.00`,
    ),
    `Total: ${number.length}200.00 EUR`,
    'Page 1 of 1',
  ]);

/** A page of a contract that goes on with the one before. */
export const contractPage = (page: number, of: number): string =>
  linesDownFrom(800, [
    'services that the receiving party renders under this agreement and at the places in it,',
    ...Array.from(
      { length: A4_LINES },
      (_, i) => `the parties agree on point ${page}${i} of the work and its cost,`,
    ),
    'and for all other obligations that follow from the contract between the parties named,',
    `Page ${page} of ${of}`,
  ]);

export const threeInvoices = (): Buffer =>
  pdfOfPages([
    invoicePage('RE-1001', 'Muster GmbH', 'Oak shelf'),
    invoicePage('2026/77', 'Nordlicht Energie AG', 'Power for hall'),
    invoicePage('K-4711', 'Beispiel Partner KG', 'Advice in month'),
  ]);

export type BundleKit = ReturnType<typeof bundleKit>;

/** What suites on bundles do again and again, at one place. */
export function bundleKit({ api, admin }: TestService, place: Place) {
  return {
    record: (id: number) => api.call('getDocument', { params: { id } }),
    splitting: (split_bundles: boolean, split_from = 60) =>
      admin.call('saveSettings', { body: { split_bundles, split_from } }),
    async processed(content: Uint8Array, filename = 'scan.pdf', where = place) {
      const { id } = await upload(api, where, content, filename);
      return untilProcessed(api, id);
    },
  };
}
