// The values that the columns of a template name.
import type { ColumnSource } from '../../../contract/export-columns.ts';
import type { ExportTemplateColumn, ExportTemplateInput } from '../../../contract/export-templates.ts';
import { compareDecimals } from '../../platform/decimal.ts';
import { isoSeconds } from '../../platform/clock.ts';
import { docUrl } from '../../settings/settings.ts';
import type { ProfileColumns, TableRow } from '../columns.ts';
import type { ExportRow } from '../selection.ts';
import { isReversed, reversed, type Booking } from './booking.ts';

export type ValueKind = 'text' | 'number' | 'date';

/** A row of the file before its cells are written. */
export interface SourceRow {
  row: ExportRow;
  /** The row of its table; undefined for the document as a whole. */
  at: TableRow | undefined;
  booking: Booking;
}

/** Null or empty: nothing is there. Dates are ISO, numbers decimal texts. */
export interface Value {
  kind: ValueKind;
  text: string | null;
}

interface Surroundings {
  layout: ExportTemplateInput['layout'];
  base_url: string;
  profiles: ProfileColumns[];
}

type Source = (given: SourceRow, column: ExportTemplateColumn, around: Surroundings) => string | null;

const SOURCES: Record<ColumnSource, [ValueKind, Source]> = {
  id: ['number', ({ row }) => String(row.id)],
  filename: ['text', ({ row }) => row.filename],
  link: ['text', ({ row }, _, { base_url }) => docUrl(base_url, row.id)],
  status: ['text', ({ row }) => row.status],
  contact: ['text', ({ row }) => row.contact_name],
  folder: ['text', ({ row }) => row.folder_name],
  profile: ['text', ({ row }) => row.profile_name],
  doc_type: ['text', ({ row }) => row.doc_type],
  created_at: ['date', ({ row }) => isoSeconds(row.created_at)],
  vendor: ['text', ({ row }) => row.vendor],
  vendor_number: ['text', ({ row }) => row.vendor_number],
  number: ['text', ({ row }) => row.number],
  doc_date: ['date', ({ row }) => row.doc_date],
  due_date: ['date', ({ row }) => row.due_date],
  due_or_doc_date: ['date', ({ row }) => row.due_date ?? row.doc_date],
  currency: ['text', ({ row }) => row.currency],
  total: ['number', ({ row }) => (isReversed(row) ? reversed(row.total) : row.total)],
  row: ['number', ({ at }) => String((at?.number ?? 0) + 1)],
  net: ['number', ({ booking }) => booking.net],
  tax: ['number', ({ booking }) => booking.tax],
  gross: ['number', ({ booking }) => booking.gross],
  tax_rate: ['number', ({ booking }) => booking.rate],
  tax_category: ['text', ({ booking }) => booking.category],
  exemption_reason: ['text', ({ booking }) => booking.exemption_reason],
  tax_key: ['text', ({ booking }) => booking.tax_key],
  debit_credit: ['text', (given, _, { layout }) => sideOf(given, layout === 'datev' ? SOLL_HABEN : 'DC')],
  soll_haben: ['text', (given) => sideOf(given, SOLL_HABEN)],
  expense_account: ['text', ({ booking }) => booking.expense_account],
  payable_account: ['text', ({ booking }) => booking.payable_account],
  cost_center: ['text', ({ booking }) => booking.cost_center],
  text: ['text', (_, { text }) => text],
};

/** Debit and credit in the German terms, which DATEV and SAP use. */
const SOLL_HABEN = 'SH';

/** The side of the expense account on which a row is posted: the first of two letters is debit, the second credit. */
function sideOf({ booking, row }: SourceRow, letters: string): string | null {
  const amount = booking.gross ?? booking.net ?? row.total;
  if (amount === null) return null;
  return letters.charAt((compareDecimals(amount, '0') ?? 0) < 0 ? 1 : 0);
}

export function valueOf(given: SourceRow, column: ExportTemplateColumn, around: Surroundings): Value {
  const [table, key] = column.source.split('.') as [string, string | undefined];
  if (key === undefined) {
    const [kind, value] = SOURCES[column.source as ColumnSource];
    return { kind, text: value(given, column, around) };
  }
  const { row, at } = given;
  const profile = around.profiles.find(({ profile_id }) => profile_id === row.profile_id);
  if (table === 'field')
    return {
      kind: kindOf(profile?.fields.find((field) => field.key === key)?.type),
      text: row.extracted_fields[key] ?? null,
    };
  const value = at?.row[key] ?? null;
  const type = profile?.line_columns.find((one) => one.key === key)?.type;
  return {
    kind: typeof value === 'number' ? 'number' : kindOf(type),
    text: value === null ? null : String(value),
  };
}

const NUMBERS = new Set(['amount', 'number', 'integer']);
const kindOf = (type: string | undefined): ValueKind =>
  type === 'date' ? 'date' : NUMBERS.has(type ?? '') ? 'number' : 'text';
