// What the rows of a file say of orders and receipts: a row is a line, and rows of one number are one order, or one receipt.
import { ORDER_FIELDS, RECEIPT_FIELDS, type OrderField, type ReceiptField } from '../../contract/orders.ts';
import { RectoError } from '../platform/errors.ts';
import { sentence, wrongValue } from '../platform/sentences/sentence.ts';
import { dayIn, decimalMark, listIn, numberIn, textIn, truthIn, type DecimalMark } from './cells.ts';
import type { Layout } from './columns.ts';
import type { Cell, Table } from './read-table.ts';
import type { Entry } from './run-import.ts';

export const ORDERS = { name: 'orders', form: '/api/orders', fields: ORDER_FIELDS } as const;
export const RECEIPTS = { name: 'receipts', form: '/api/orders', fields: RECEIPT_FIELDS } as const;

type Field = OrderField | ReceiptField;

const NUMBERS = new Set<Field>(['quantity', 'pack_size', 'unit_price', 'price_per', 'invoiced']);
const DAYS = new Set<Field>(['ordered_on', 'received_on']);
/** Of an order or a receipt as a whole; every row of it says the same, or nothing. */
const HEAD = new Set<Field>(['vendor_number', 'currency', 'ordered_on', 'active', 'received_on']);
const KEYS = new Set<Field>(['external_id', 'receipt']);

/** Between the number of an order and that of its receipt. */
export const APART = '\n';

export function entriesOf(table: Table, layout: Layout<Field>): Entry[] {
  const positions = layout.flatMap(([field, at]) => (NUMBERS.has(field) ? at : []));
  const mark = decimalMark(table.rows, positions);
  const isReceipt = layout.some(([field]) => field === 'receipt');
  const entries = new Map<string, Entry>();
  for (const { number: row, cells } of table.rows) {
    const values = (field: Field) => {
      const at = layout.find(([name]) => name === field)?.[1] ?? [];
      return at.map((i) => cells[i] ?? '');
    };
    const order = textIn(values('external_id'));
    const key = isReceipt ? `${order}${APART}${textIn(values('receipt'))}` : order;
    const entry = entries.get(key) ?? { row, rows: 0, key: order === '' ? '' : key, given: { lines: [] } };
    entries.set(key, entry);
    entry.rows += 1;
    try {
      takeRow(entry, layout, values, mark);
    } catch (error) {
      if (!(error instanceof RectoError)) throw error;
      entry.wrong ??= { row, said: error.sentence };
    }
  }
  return [...entries.values()];
}

function takeRow(
  entry: Entry,
  layout: Layout<Field>,
  values: (field: Field) => Cell[],
  mark: DecimalMark | null,
): void {
  const line: Record<string, unknown> = {};
  for (const [field] of layout) {
    if (KEYS.has(field)) continue;
    const value = valueOf(field, values(field), mark);
    if (value === undefined) continue;
    if (!HEAD.has(field)) line[field === 'line' ? 'number' : field] = value;
    else if (entry.given[field] === undefined || entry.given[field] === value) entry.given[field] = value;
    else
      throw new RectoError(
        'invalid',
        wrongValue(field, sentence('setup.orderDiffers', { field: textOf(entry.given[field]) })),
      );
  }
  (entry.given['lines'] as unknown[]).push(line);
}

/** Undefined for an empty cell: the field has its default. */
function valueOf(field: Field, cells: Cell[], mark: DecimalMark | null): unknown {
  if (field === 'article_numbers') return listIn(cells);
  const text = textIn(cells);
  if (text === '') return undefined;
  if (NUMBERS.has(field)) return numberIn(text, mark);
  if (DAYS.has(field)) return dayIn(text);
  return field === 'active' ? truthIn(text) : text;
}

/** Cells are texts or numbers. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
