// What orders, their receipts and the lines of an invoice are, apart from where they are kept.
import type { Evidence } from '../../contract/evidence.ts';
import type { OrderLine } from '../../contract/orders.ts';
import type { LinePlaces } from '../database/order-tables.ts';

/** A line of an order with what has become of it, in its own unit. */
export interface KnownLine extends OrderLine {
  /** Null where the order has no receipts: nothing is said of deliveries. */
  received: number | null;
  /** The receipts that brought it. */
  receipts: KnownReceipt[];
  /** Invoiced by other documents and before the service knew of the order; credit notes taken off. */
  used: number;
  /** Where its cells stand on the document that the order is; none for others. */
  places: LinePlaces;
}

export interface KnownReceipt {
  number: string;
  /** The delivery note that it stands on; null where there is none, or it lies in the trash. */
  paper: Paper | null;
  /** Where that says how much has come. */
  evidence: Evidence[];
}

/** A version of a document. */
export interface Paper {
  document_id: number;
  contact_id: number;
  version: number;
}

export interface KnownOrder {
  id: number;
  external_id: string;
  vendor_number: string | null;
  currency: string | null;
  active: boolean;
  lines: KnownLine[];
  /** The document that it stands on; null where there is none, or it lies in the trash. */
  paper: Paper | null;
}

export interface InvoiceLine {
  /** Index into the line items. */
  index: number;
  /** Page that it stands on; null where no place is known. */
  page: number | null;
  description: string;
  /** Article numbers, as they are printed. */
  articles: string[];
  quantity: number | null;
  unit: string | null;
  unit_price: number | null;
  amount: number | null;
  /** Keys of the order that the line itself names. */
  orders: string[];
}

/** Of a vendor; null where a limit does not hold. Where both hold, the smaller one counts; where none, nothing may differ. */
export interface Tolerance {
  percent: number | null;
  amount: number | null;
}

export interface Invoice {
  currency: string | null;
  vendor_number: string | null;
  /** Whether it gives back: a credit note. */
  credit: boolean;
  /** Before tax, where the record says so. */
  net_total: number | null;
  /** Key of the field that it stands in; null where the profile has none. */
  net_field: string | null;
  /** Page that it stands on; null where no place is known. */
  net_page: number | null;
  lines: InvoiceLine[];
}

/** Where the cell of a column stands, or what stands for the line. */
export const placeOf = ({ places }: KnownLine, column: string): Evidence[] =>
  places[column] ?? places['description'] ?? Object.values(places)[0] ?? [];

/** The most that an amount may differ from `expected`. */
export function allowed({ percent, amount }: Tolerance, expected: number): number {
  const limits = [
    ...(percent === null ? [] : [(Math.abs(expected) * percent) / 100]),
    ...(amount === null ? [] : [amount]),
  ];
  return limits.length === 0 ? 0 : Math.min(...limits);
}

/** Price of one unit of the order; null where the order states none. */
export const priceOf = ({ unit_price, price_per }: OrderLine): number | null =>
  unit_price === null ? null : unit_price / price_per;

/** Quantities below this are nothing. */
export const NOTHING = 1e-6;

export const round = (value: number, decimals: number): number =>
  Math.round((value + Number.EPSILON * Math.sign(value)) * 10 ** decimals) / 10 ** decimals;

/** "12.50", "0.0125" */
export function money(value: number): string {
  const exact = round(value, 4);
  return Math.abs(exact * 100 - Math.round(exact * 100)) < 1e-6 ? exact.toFixed(2) : String(exact);
}

/** "10", "0.125" */
export const count = (value: number): string => String(round(value, 4));

/** What can be invoiced still: where there are receipts, of what has come. */
export const openOf = ({
  quantity,
  received,
  used,
}: Pick<KnownLine, 'quantity' | 'received' | 'used'>): number =>
  Math.min(quantity, received ?? quantity) - used;
