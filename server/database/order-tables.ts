// The tables of orders.
import type { Generated, Selectable } from 'kysely';
import type { Evidence } from '../../contract/evidence.ts';
import type { OrderLine, ReceiptLine } from '../../contract/orders.ts';
import type { Id, Json, JsonWithDefault, Timestamp } from './column-types.ts';

/** By column of a line item. */
export type LinePlaces = Record<string, Evidence[]>;

export type ReceiptPlaces = Record<string, Evidence[]>;

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
    /** The approved document that it stands on; null where it was imported or set by a program. */
    document_id: number | null;
    version: number | null;
    /** Where the cells of its lines stand on the pages of that document, by the numbers of the lines. */
    places: JsonWithDefault<Record<string, LinePlaces>>;
    revision: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  order_receipts: {
    order_id: number;
    number: string;
    received_on: string | null;
    lines: Json<ReceiptLine[]>;
    /** The approved delivery note that it is. */
    document_id: number | null;
    version: number | null;
    /** Where that says what has come, by the numbers of the lines of the order. */
    places: JsonWithDefault<ReceiptPlaces>;
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
