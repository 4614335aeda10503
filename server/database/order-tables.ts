// The tables of orders.
import type { Generated, Selectable } from 'kysely';
import type { OrderLine, ReceiptLine } from '../../contract/orders.ts';
import type { Id, Json, Timestamp } from './column-types.ts';

export interface OrderTables {
  orders: {
    id: Id;
    external_id: string;
    /** The number as it is compared. */
    key: string;
    vendor_number: string | null;
    currency: string | null;
    ordered_on: string | null;
    active: Generated<boolean>;
    lines: Json<OrderLine[]>;
    search: string;
    revision: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  order_receipts: {
    order_id: number;
    number: string;
    received_on: string | null;
    lines: Json<ReceiptLine[]>;
  };
  /** What approved documents have used of the lines of orders. */
  order_uses: {
    document_id: number;
    order_id: number;
    line: string;
    quantity: number;
    active: Generated<boolean>;
    at: Timestamp;
  };
  import_columns: { content: string; heading: string; field: string | null; updated_at: Timestamp };
}

export type OrderRow = Selectable<OrderTables['orders']>;
