// Vendors and invoices that name bank accounts, for suites on the payee.
import { random } from '../../bench/random.ts';
import { makeIban } from '../../bench/vendors/draw-vendors.ts';
import type { DocumentRecord } from '../../contract/documents.ts';
import type { Client } from './client.ts';
import type { TestService } from './service.ts';
import { until, untilProcessed, upload, type Place } from './upload.ts';

export interface PaidVendor {
  number: string;
  name: string;
  domain: string;
}

export const payeeBlockers = ({ blockers }: DocumentRecord) =>
  blockers.filter(({ kind, state }) => kind.startsWith('payee') && state !== 'resolved');

export type PayeeKit = ReturnType<typeof payeeKit>;

export function payeeKit(service: TestService, place: Place) {
  const { api, admin } = service;
  const dice = random(7);
  let vendors = 0;
  let invoices = 0;
  const get = (id: number, client: Client = api) => client.call('getDocument', { params: { id } });
  return {
    iban: (country = 'DE') => makeIban(dice, country),
    get,

    async newVendor(stem: string, ibans: string[] = []): Promise<PaidVendor> {
      const number = String(60_000 + (vendors += 1));
      const name = `${stem} GmbH`;
      const domain = `${stem.toLowerCase()}.example`;
      await api.call('putVendor', {
        params: { external_id: number },
        body: { name, ibans, email_domains: [domain] },
      });
      return { number, name, domain };
    },

    async invoice(
      vendor: PaidVendor,
      account: string | null,
      { domain = vendor.domain, in: where = place }: { domain?: string; in?: Place } = {},
    ): Promise<DocumentRecord> {
      const number = (invoices += 1);
      const lines = [
        vendor.name,
        '',
        'INVOICE',
        '',
        `Invoice Number: P-${number}`,
        'Invoice Date: 2026-03-14',
        '',
        'Bill To: Harrow Joinery Ltd',
        '',
        'Description        Quantity   Unit Price   Amount',
        `Oak shelf          1          ${100 + number}.00       ${100 + number}.00`,
        '',
        `Total: EUR ${100 + number}.00`,
        '',
        ...(account === null ? [] : [`IBAN: ${account.replaceAll(/(.{4})/g, '$1 ').trim()}`]),
        `billing@${domain}`,
        '',
      ];
      const { id } = await upload(api, where, lines.join('\n'), `payee-${number}.txt`);
      return untilProcessed(api, id);
    },

    setStatus: (id: number, status: 'Approved' | 'Export' | 'Archived', client: Client = admin) =>
      client.call('changeStatus', { params: { id }, body: { status } }),
    accept: ({ id }: DocumentRecord, client: Client = admin) =>
      client.call('acceptBlockers', { params: { id }, body: { ids: ['payee_changed:payee'] } }),

    /** What the document has taught of its vendor. */
    taught: ({ id }: Pick<DocumentRecord, 'id'>) =>
      service.ctx.db
        .selectFrom('vendor_payees')
        .select(['kind', 'value', 'at', 'evidence'])
        .where('document_id', '=', id)
        .orderBy('value')
        .execute(),

    untilResult: (id: number, result: string) =>
      until(async () => {
        const now = await get(id);
        return now.payee?.result === result && now;
      }, `the payee to be ${result}`),
  };
}
