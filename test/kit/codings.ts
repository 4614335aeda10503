// Invoices of vendors whose accounts are proposed: making vendors, documents of theirs, and changing those.
import type { DocumentRecord } from '../../contract/documents.ts';
import type { TestService } from './service.ts';
import { untilProcessed, upload, type Place } from './upload.ts';

export type CodingKit = ReturnType<typeof codingKit>;

/** Documents are filed at the place, and read with the profile. */
export function codingKit({ api }: TestService, place: Place, profile_id: number) {
  let made = 0;
  return {
    put: (external_id: string, name: string, more = {}) =>
      api.call('putVendor', { params: { external_id }, body: { name, ...more } }),
    edit: (id: number, body: object) => api.call('editDocument', { params: { id }, body }),
    get: (id: number) => api.call('getDocument', { params: { id } }),
    /** A processed one with a number and amounts of its own. */
    async invoice(
      vendor: string,
      items: string[] = ['Oak shelf'],
      { at = place, read_with = profile_id }: { at?: Place; read_with?: number } = {},
    ): Promise<DocumentRecord> {
      made += 1;
      const text = [
        vendor,
        '12 Harbour Road, Bristol BS1 4QA',
        '',
        'INVOICE',
        '',
        `Invoice Number: K-${made}`,
        'Invoice Date: 2026-03-14',
        '',
        'Description          Quantity   Unit Price   Amount',
        ...items.map((item) => `${item.padEnd(20)} 1          ${made}0.00        ${made}0.00`),
        '',
        `Total: EUR ${made * 10 * items.length}.00`,
        '',
      ].join('\n');
      const { id } = await upload(api, at, text, `K-${made}.txt`, { profile_id: read_with });
      return untilProcessed(api, id);
    },
  };
}
