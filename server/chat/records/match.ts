// Which documents a query means: every filter holds for them.
import type { LineItem } from '../../../contract/documents.ts';
import type { FolderRecord } from './folder-record.ts';
import type { Filter } from '../questions/query.ts';
import { hasAll } from './has-words.ts';
import { compareDecimals, isDecimal } from '../../platform/decimal.ts';

export const matches = (record: FolderRecord, filters: readonly Filter[]): boolean =>
  filters.every((filter) => holds(record, filter));

/** What a record says apart from extracted fields. */
const OWN: Record<string, (record: FolderRecord) => string | null> = {
  status: ({ status }) => status,
  doc_type: ({ doc_type }) => doc_type,
  pages: ({ page_count }) => String(page_count),
  uploaded: ({ uploaded }) => uploaded,
  confidence: ({ confidence }) => confidence?.toString() ?? null,
  currency: (record) => printedCurrency(record) ?? record.home_currency ?? null,
  duplicate: ({ duplicate_of }) => (duplicate_of === null ? null : 'yes'),
  payment: ({ paid }) => (paid == null ? null : paid ? 'paid' : 'open'),
  checks: ({ failed_checks }) => (failed_checks.length > 0 ? 'failed' : null),
};

/** Whether every document has it, from elsewhere than the page. */
export const isOfRecord = (field: string): boolean => Object.hasOwn(OWN, field);

/** The value of a field of the record, those that are no extracted fields included. */
export function valueOf(record: FolderRecord, field: string): string | null {
  const own = isOfRecord(field) ? OWN[field] : undefined;
  if (own !== undefined) return own(record);
  return (
    record.values.get(field)?.value ??
    record.values.get(otherId(field))?.value ??
    record.values.get(field === OF_KIND[record.doc_type ?? '']?.date ? 'date' : '')?.value ??
    ownNumber(record, field)
  );
}

export const currenciesOf = (records: readonly FolderRecord[]): string[] => [
  ...new Set(records.flatMap((record) => valueOf(record, 'currency') ?? [])),
];

export const printedCurrency = ({ values, currency }: FolderRecord): string | null =>
  values.get('currency')?.value ?? currency;

/** Where a record has one number for taxes, people ask for it by either name; where nobody is named, for the seller's. */
function otherId(field: string): string {
  const [, role = 'seller', id] = /^(?:(\w+)\.)?(vat_id|tax_number)$/.exec(field) ?? [];
  return id === undefined ? '' : `${role}.${id === 'vat_id' ? 'tax_number' : 'vat_id'}`;
}

/** Whether a line is one of those that are asked for. */
export function isAsked(
  record: FolderRecord,
  { description, tax_rate }: LineItem,
  { words, tax_rate: rate }: Extract<Filter, { kind: 'items' }>,
): boolean {
  return (
    hasAll(description, words) &&
    (rate === undefined ||
      (tax_rate == null ? valueOf(record, 'tax_rate') === `${rate} %` : tax_rate === rate))
  );
}

/** What a document calls its own number is its number by any name; that of an order is the order's. */
function ownNumber({ values, doc_type }: FolderRecord, field: string): string | null {
  const of_kind = OF_KIND[doc_type ?? '']?.number ?? '';
  if (!OWN_NUMBERS.includes(field) && field !== of_kind) return null;
  const names = field === 'invoice_number' ? OWN_NUMBERS : [...OWN_NUMBERS, of_kind];
  return names.flatMap((name) => values.get(name)?.value ?? [])[0] ?? null;
}
const OWN_NUMBERS = ['document_number', 'invoice_number'];
/** What the own number and date of a document are kept as that is no invoice. */
const OF_KIND: Record<string, { number: string; date?: string }> = {
  'Purchase Order': { number: 'order_number', date: 'order_date' },
  'Delivery Note': { number: 'delivery_note_number', date: 'delivery_date' },
  Quotation: { number: 'quote_number' },
  Check: { number: 'check_number' },
  'Bill of Lading': { number: 'bill_of_lading_number' },
  Ticket: { number: 'receipt_number', date: 'departure_date' },
};

function holds(record: FolderRecord, filter: Filter): boolean {
  switch (filter.kind) {
    case 'date': {
      const value =
        valueOf(record, filter.field) ?? (filter.field === 'due_date' ? null : valueOf(record, 'date'));
      return (
        value !== null &&
        filter.ranges.some(({ from, to }) => (from === null || value >= from) && (to === null || value <= to))
      );
    }
    case 'value': {
      const value = valueOf(record, filter.field);
      return (value !== null && filter.values.includes(value)) !== (filter.except ?? false);
    }
    case 'number':
      return isWithin(valueOf(record, filter.field), filter);
    case 'missing':
      return valueOf(record, filter.field) === null;
    case 'items':
      return record.items.some((item) => isAsked(record, item, filter));
    case 'documents':
      return filter.ids.includes(record.id);
  }
}

function isWithin(
  value: string | null,
  { at_least, at_most, inclusive }: Extract<Filter, { kind: 'number' }>,
): boolean {
  if (value === null || !isDecimal(value)) return false;
  const least = inclusive ? 0 : 1;
  return (
    (at_least === null || (compareDecimals(value, at_least) ?? -1) >= least) &&
    (at_most === null || (compareDecimals(value, at_most) ?? 1) <= -least)
  );
}
