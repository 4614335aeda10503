// Purchase orders and delivery notes as papers print them.
import type { DocumentRecord } from '../../contract/documents.ts';
import { VENDOR } from './orders.ts';
import type { TestService } from './service.ts';
import { untilProcessed, upload, type Place } from './upload.ts';

/** Of the buyer, at the foot of its orders. */
const OWN_ACCOUNT = 'DE89 3704 0044 0532 0130 00';

export interface OrderedLine {
  article: string;
  text: string;
  quantity: number;
  unit: string;
  price?: number;
}

export const SHELF = { article: 'AX-1001', text: 'Oak shelf wide', quantity: 10, unit: 'pcs', price: 12.5 };
export const SCREWS = {
  article: 'BQ-2002',
  text: 'Wood screws, box of 12',
  quantity: 10,
  unit: 'box',
  price: 24,
};

export function orderPapers({ api }: TestService, place: Place) {
  let papers = 0;

  async function paper(head: string[], lines: OrderedLine[], foot: string[] = []): Promise<DocumentRecord> {
    const priced = lines.some(({ price }) => price !== undefined);
    const rows = lines.map(({ article, text, quantity, unit, price }) => {
      const cells = [article.padEnd(12), text.padEnd(34), String(quantity).padEnd(10), unit.padEnd(8)];
      const money = price === undefined ? [] : [price.toFixed(2).padEnd(12), (quantity * price).toFixed(2)];
      return [...cells, ...money].join('');
    });
    const heading = `Article No. Description                       Quantity  Unit    ${priced ? 'Unit Price  Amount' : ''}`;
    const content = [...head, '', heading, ...rows, '', ...foot, ''].join('\n');
    const { id } = await upload(api, place, content, `paper-${(papers += 1)}.txt`);
    return untilProcessed(api, id);
  }

  return {
    purchaseOrder(number: string, lines: OrderedLine[], supplier = VENDOR.name): Promise<DocumentRecord> {
      const total = lines.reduce((sum, { quantity, price = 0 }) => sum + quantity * price, 0);
      const head = [
        'Harbour Furniture GmbH',
        '',
        'PURCHASE ORDER',
        '',
        `PO Number: ${number}`,
        'Order Date: 2026-03-02',
        `Supplier: ${supplier}`,
        'Currency: EUR',
      ];
      return paper(head, lines, [`Total Amount: EUR ${total.toFixed(2)}`, `IBAN: ${OWN_ACCOUNT}`]);
    },

    deliveryNote(order: string, number: string, lines: OrderedLine[]): Promise<DocumentRecord> {
      const head = [
        VENDOR.name,
        '',
        'DELIVERY NOTE',
        '',
        `Delivery Note Number: ${number}`,
        `Order Number: ${order}`,
        'Delivery Date: 2026-03-20',
        'Recipient: Harbour Furniture GmbH',
      ];
      return paper(
        head,
        lines.map(({ price: _none, ...line }) => line),
      );
    },
  };
}
