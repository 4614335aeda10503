// What a record says of orders: their numbers, wherever they stand, and its line items as they are compared. Pure.
import type { Evidence, ExternalRefs, ExtractedFields, LineItem } from '../../contract/documents.ts';
import type { LineColumn, ProfileField } from '../../contract/profiles.ts';
import type { ConceptId } from '../lexicon/language.ts';
import { fieldOf, understandField } from '../extraction/labels/understand-field.ts';
import { partOf } from '../extraction/tables/cell-parts.ts';
import { columnOf, roleOf } from '../extraction/tables/further-cells.ts';
import { orderKey } from './link-orders.ts';
import type { InvoiceLine } from './order.ts';

/** A number of an order with its places on the pages. */
export interface StatedNumber {
  number: string;
  /** As it is compared. */
  keys: string[];
  /** Key of its field; null for a reference, and for what a line says. */
  field: string | null;
  evidence: Evidence[];
}

interface StatingRecord {
  extracted_fields: ExtractedFields;
  external_refs: ExternalRefs;
  line_items: LineItem[];
  evidence: Record<string, Evidence[]>;
}

const NUMBERS: readonly ConceptId[] = ['order_number', 'alternative_order_number'];
/** How programs call the record of an order. */
const ORDER_RECORD = /^(?:purchase[ _-]?)?order$|^po$/i;

const isOrderNumber = (field: ProfileField): boolean => {
  const { concept } = understandField(field);
  return concept !== null && NUMBERS.includes(concept.id);
};

/** Key of the field that holds the number of the order; null where the profile has none. */
export const orderField = (fields: ProfileField[]): string | null =>
  (fieldOf(fields, 'order_number') ?? fields.find(isOrderNumber))?.key ?? null;

/** Several numbers may stand in one field; those of lines stand in columns. */
export function namedIn(
  { extracted_fields, external_refs, evidence }: StatingRecord,
  fields: ProfileField[],
  lines: InvoiceLine[],
): StatedNumber[] {
  const ofFields = fields.filter(isOrderNumber).flatMap(({ key }) =>
    numbersIn(extracted_fields[key] ?? '').map((number): StatedNumber => ({
      number,
      keys: [orderKey(number)],
      field: key,
      evidence: evidence[key] ?? [],
    })),
  );
  const ofRefs = Object.values(external_refs).flatMap(({ record_type, record_id }): StatedNumber[] =>
    ORDER_RECORD.test(record_type ?? '') && record_id !== undefined
      ? [{ number: record_id, keys: [orderKey(record_id)], field: null, evidence: [] }]
      : [],
  );
  const ofLines = lines.flatMap(({ orders }) =>
    orders.map((key): StatedNumber => ({ number: key, keys: [key], field: null, evidence: [] })),
  );
  const all = [...ofFields, ...ofRefs, ...ofLines].filter(({ keys }) => keys.some(isNumber));
  return all.filter(({ keys }, i) => all.findIndex((other) => other.keys[0] === keys[0]) === i);
}

/** A number of an order has figures: "as agreed" is none. */
const isNumber = (key: string): boolean => key.length >= 2 && /\d/.test(key);

/** "4500012 / 4500013": parts that are numbers by themselves. Blanks within one number stay. */
function numbersIn(text: string): string[] {
  const parts = text.split(/\s*(?:[,;&+|\n]|\s\/\s)\s*/).filter((part) => isNumber(orderKey(part)));
  return parts.length > 1 ? parts : [text.trim()].filter((one) => one !== '');
}

/** The line items with what their columns hold, by the names of the columns. */
export function invoiceLines(
  { line_items, evidence }: Pick<StatingRecord, 'line_items' | 'evidence'>,
  columns: LineColumn[],
): InvoiceLine[] {
  const articles = columns.filter(isArticle);
  const unit = columnOf(columns, 'unit');
  const orders = columns.filter((column) => partOf(column) === 'order_number');
  return line_items.map((item, index) => ({
    index,
    page: pageOf(index, evidence),
    description: item.description,
    articles: articles.flatMap(({ key }) => textIn(item[key])),
    quantity: item.quantity,
    unit: unit === undefined ? null : (textIn(item[unit.key])[0] ?? null),
    unit_price: item.unit_price,
    amount: item.amount,
    orders: orders.flatMap(({ key }) => textIn(item[key]).map(orderKey)).filter(isNumber),
  }));
}

const ARTICLES = new Set(['sku', 'buyer_sku', 'gtin']);

const isArticle = (column: LineColumn): boolean =>
  roleOf(column) === 'sku' || ARTICLES.has(partOf(column) ?? '');

const textIn = (value: string | number | null | undefined): string[] => {
  const text = String(value ?? '').trim();
  return text === '' ? [] : [text];
};

function pageOf(index: number, evidence: Record<string, Evidence[]>): number | null {
  for (const column of ['description', 'amount', 'quantity', 'unit_price'])
    for (const { page } of evidence[`line_items[${index}].${column}`] ?? []) return page;
  return null;
}
