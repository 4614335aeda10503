// Vendors, orders and invoices of them, for suites on orders.
import type { z } from 'zod';
import type { DocumentRecord } from '../../contract/documents.ts';
import type { OrderContent, ReceiptContent } from '../../contract/orders.ts';
import type { Client } from './client.ts';
import type { TestService } from './service.ts';
import { until, untilProcessed, upload, type Place } from './upload.ts';

type OrderInput = z.input<typeof OrderContent>;
export type OrderLineInput = OrderInput['lines'][number];

export interface Bought {
  text: string;
  quantity: number;
  price: number;
  amount?: number;
  unit?: string;
}

export const orderBlockers = ({ blockers }: DocumentRecord) =>
  blockers.filter(({ kind, state }) => kind === 'order' && state !== 'resolved');

/** Lines of orders. */
export const SHELF = {
  number: '10',
  description: 'Oak shelf wide',
  quantity: 10,
  unit: 'pcs',
  unit_price: 12.5,
};
export const SCREWS = {
  number: '20',
  description: 'Wood screws zinc plated',
  quantity: 10,
  unit: 'box',
  pack_size: 12,
  unit_price: 24,
};

export const VENDOR = { number: '81001', name: 'Brackwater Supplies Ltd', tax: 'GB123456789' };

export type OrderKit = ReturnType<typeof orderKit>;

export function orderKit(service: TestService, place: Place) {
  const { api, admin } = service;
  let invoices = 0;
  const get = (id: number, client: Client = api) => client.call('getDocument', { params: { id } });
  return {
    get,

    newVendor: (tolerance: { order_tolerance_percent?: number; order_tolerance_amount?: number } = {}) =>
      api.call('putVendor', {
        params: { external_id: VENDOR.number },
        body: { name: VENDOR.name, tax_ids: [VENDOR.tax], ...tolerance },
      }),

    order: (external_id: string, lines: OrderLineInput[], rest: Partial<OrderInput> = {}) =>
      api.call('putOrder', {
        params: { external_id },
        body: { vendor_number: VENDOR.number, currency: 'EUR', lines, ...rest },
      }),

    receipt: (external_id: string, number: string, lines: z.input<typeof ReceiptContent>['lines']) =>
      api.call('putReceipt', { params: { external_id, number }, body: { lines } }),

    async invoice(
      order: string | null,
      bought: Bought[],
      {
        title = 'INVOICE',
        currency = 'EUR',
        total = bought.reduce((sum, { quantity, price, amount = quantity * price }) => sum + amount, 0),
        in: where = place,
      }: { title?: string; currency?: string; total?: number; in?: Place } = {},
    ): Promise<DocumentRecord> {
      const number = (invoices += 1);
      const rows = bought.map(({ text, quantity, price, amount = quantity * price, unit = 'pcs' }) => {
        const cells = [text.padEnd(34), String(quantity).padEnd(10), unit.padEnd(8)];
        return [...cells, price.toFixed(2).padEnd(12), amount.toFixed(2)].join('');
      });
      const lines = [
        VENDOR.name,
        `VAT ID: ${VENDOR.tax}`,
        '',
        title,
        '',
        `Invoice Number: O-${number}`,
        'Invoice Date: 2026-03-14',
        ...(order === null ? [] : [`PO Number: ${order}`]),
        '',
        'Description                       Quantity  Unit    Unit Price  Amount',
        ...rows,
        '',
        `Subtotal: ${currency} ${total.toFixed(2)}`,
        `Total Amount: ${currency} ${total.toFixed(2)}`,
        '',
      ];
      const { id } = await upload(api, where, lines.join('\n'), `order-${number}.txt`);
      return untilProcessed(api, id);
    },

    setStatus: (id: number, status: 'Approved' | 'Export' | 'Archived' | 'Ready', client: Client = admin) =>
      client.call('changeStatus', { params: { id }, body: { status } }),
    accept: ({ id, ...document }: DocumentRecord, client: Client = admin) =>
      client.call('acceptBlockers', {
        params: { id },
        body: { ids: orderBlockers({ id, ...document }).map((blocker) => blocker.id) },
      }),

    line: async (external_id: string, number = '10') => {
      const { lines } = await api.call('getOrder', { params: { external_id } });
      return lines.find((line) => line.number === number)!;
    },

    untilResult: (id: number, result: string | null) =>
      until(async () => {
        const now = await get(id);
        return (now.order_match?.result ?? null) === result && now;
      }, `the order to be ${result}`),
  };
}
