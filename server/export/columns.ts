// The columns of CSV and workbook: those of the reference, then the fields of each profile that occurs, then the review.
import { LINE_COLUMNS } from '../../contract/line-columns.ts';
import type { LineColumn, ProfileField } from '../../contract/profiles.ts';
import type { Cell } from '../platform/spreadsheet/xlsx.ts';
import type { TableQuery } from '../../contract/exports.ts';
import type { RecordRow, RecordTable } from '../../contract/record-tables.ts';
import { ALLOWANCE_COLUMNS, type AllowanceColumn } from '../../contract/allowance-columns.ts';
import { TAX_COLUMNS, type TaxColumn } from '../../contract/tax-columns.ts';
import type { ExportRow } from './selection.ts';
import { paymentOf } from '../documents/payment.ts';
import { say } from '../platform/sentences/say.ts';

export interface ProfileColumns {
  profile_id: number;
  name: string;
  /** Of all versions that occur, those of the newest first. */
  fields: ProfileField[];
  line_columns: LineColumn[];
}

/** One row of a table of a document. */
export interface TableRow {
  row: RecordRow;
  /** From 0. */
  number: number;
}

interface Shown {
  heading: string;
  kind: 'text' | 'number' | 'date' | 'time';
}
interface DocumentColumn extends Shown {
  value: (row: ExportRow) => string | null;
}
interface RowColumn extends Shown {
  /** Of a row of the table; its number is from 0. */
  inRow: (row: RecordRow, number: number) => string | null;
}
export type Column = DocumentColumn | RowColumn;

const FIXED: DocumentColumn[] = [
  { heading: 'id', kind: 'number', value: (row) => String(row.id) },
  { heading: 'filename', kind: 'text', value: (row) => row.filename },
  { heading: 'status', kind: 'text', value: (row) => row.status },
  { heading: 'contact', kind: 'text', value: (row) => row.contact_name },
  { heading: 'folder', kind: 'text', value: (row) => row.folder_name },
  {
    heading: 'confidence_score',
    kind: 'number',
    value: ({ confidence_score: score }) => (score === null ? null : String(score)),
  },
  { heading: 'created_at', kind: 'time', value: (row) => `${row.created_at.toISOString().slice(0, 19)}Z` },
];

/** What people do with a document, behind all that the reference names. */
const REVIEW: DocumentColumn[] = [
  { heading: 'rejection_reason', kind: 'text', value: ({ rejection }) => rejectionOf(rejection) },
  { heading: 'assignee', kind: 'text', value: ({ assignee_name }) => assignee_name },
  { heading: 'open_blockers', kind: 'text', value: ({ blockers }) => openBlockers(blockers) },
  { heading: 'vendor_number', kind: 'text', value: ({ vendor_number }) => vendor_number },
  { heading: 'payee_result', kind: 'text', value: ({ payee }) => payee?.result ?? null },
  {
    heading: 'order_numbers',
    kind: 'text',
    value: ({ order_match }) => order_match?.orders.map(({ external_id }) => external_id).join(', ') || null,
  },
  { heading: 'order_result', kind: 'text', value: ({ order_match }) => order_match?.result ?? null },
  { heading: 'payment_status', kind: 'text', value: (row) => paymentOf(row)?.status ?? null },
  { heading: 'open_amount', kind: 'number', value: (row) => paymentOf(row)?.open ?? null },
];

const rejectionOf = (rejection: ExportRow['rejection']): string | null => {
  if (rejection === null) return null;
  return rejection.note === null ? rejection.reason : `${rejection.reason}: ${rejection.note}`;
};

/** In English, as everything that leaves the service for other programs. */
function openBlockers(blockers: ExportRow['blockers']): string | null {
  const open = blockers.filter(({ state }) => state === 'open').map(({ message }) => say(message));
  return open.length === 0 ? null : open.join('; ');
}

/** What a row says of its line item: the number of the line, then its columns; keys are shared by all profiles. */
function lineColumns(profiles: ProfileColumns[]): RowColumn[] {
  const further = profiles.flatMap(({ line_columns }) => line_columns);
  const kinds = new Map(further.map(({ key, type }) => [key, kindOf(type)]));
  const cell = (key: string, kind: Column['kind']): RowColumn => ({
    heading: `line_${key}`,
    kind,
    inRow: (row) => textOf(row[key]),
  });
  return [
    { heading: 'line', kind: 'number', inRow: (_, number) => String(number + 1) },
    ...LINE_COLUMNS.map((key) => cell(key, key === 'description' ? 'text' : 'number')),
    ...[...kinds].map(([key, kind]) => cell(key, kind)),
  ];
}

const textOf = (value: string | number | null | undefined): string | null =>
  value === undefined || value === null ? null : String(value);

/** The table of the record that has a row each; undefined where each document has one. */
export const TABLE_OF = {
  documents: undefined,
  lines: 'line_items',
  allowances: 'allowances',
  taxes: 'tax_breakdown',
} as const satisfies Record<TableQuery['rows'], RecordTable | undefined>;

/** What a file has a row for each: the rows of the table of a document, or once nothing where there are none. */
export function* tableRowsOf({ rows }: Pick<ExportRow, 'rows'>): Iterable<TableRow | undefined> {
  if (rows.length === 0) yield undefined;
  for (const [number, row] of rows.entries()) yield { row, number };
}

/** What a row of a table with fixed columns says: its number, then its columns. */
const fixedColumns = (name: string, keys: readonly string[], texts: readonly string[]): RowColumn[] => [
  { heading: name, kind: 'number', inRow: (_, number) => String(number + 1) },
  ...keys.map((key): RowColumn => ({
    heading: `${name}_${key}`,
    kind: texts.includes(key) ? 'text' : 'number',
    inRow: (row) => textOf(row[key]),
  })),
];

const TAX_TEXTS: TaxColumn[] = ['category', 'exemption_reason'];
const ALLOWANCE_TEXTS: AllowanceColumn[] = ['type', 'reason', 'tax_category', 'reason_code'];

/** What the rows of each table say; nothing where each document has one. */
const ROW_COLUMNS: Record<TableQuery['rows'], (profiles: ProfileColumns[]) => RowColumn[]> = {
  documents: () => [],
  lines: (profiles) => lineColumns(profiles),
  allowances: () => fixedColumns('allowance', ALLOWANCE_COLUMNS, ALLOWANCE_TEXTS),
  taxes: () => fixedColumns('tax_line', TAX_COLUMNS, TAX_TEXTS),
};

/** Each profile's fields are columns of their own; a key that several profiles have carries the profile's name. */
export function columnsOf(profiles: ProfileColumns[], rows: TableQuery['rows']): Column[] {
  const fields = profiles.flatMap((profile) => profile.fields.map((field) => ({ profile, field })));
  const shared = (key: string) => fields.filter(({ field }) => field.key === key).length > 1;
  return [
    ...FIXED,
    ...fields.map(({ profile, field }): Column => {
      const { key, type } = field;
      return {
        heading: shared(key) ? `${key} (${profile.name})` : key,
        kind: kindOf(type),
        value: (row) => (row.profile_id === profile.profile_id ? (row.extracted_fields[key] ?? null) : null),
      };
    }),
    ...ROW_COLUMNS[rows](profiles),
    ...REVIEW,
  ];
}

function kindOf(type: ProfileField['type'] | LineColumn['type']): Column['kind'] {
  if (type === 'amount' || type === 'number' || type === 'integer') return 'number';
  return type === 'date' ? 'date' : 'text';
}

/**
 * The rows of a document, one cell for each column. What the rows share is made once: of a hundred thousand lines nothing else would
 * take as much memory.
 */
export function* cellRows<Made>(
  document: ExportRow,
  columns: Column[],
  make: (column: Column, value: string | null, document: ExportRow) => Made,
): Iterable<Made[]> {
  const shared = columns.map((column) =>
    make(column, 'value' in column ? column.value(document) : null, document),
  );
  for (const at of tableRowsOf(document))
    yield at === undefined
      ? shared
      : columns.map((column, i) =>
          'value' in column ? shared[i]! : make(column, column.inRow(at.row, at.number), document),
        );
}

export function cellOf({ kind }: Column, value: string | null, { created_at }: ExportRow): Cell {
  if (kind === 'time') return { type: 'time', value: created_at };
  return value === null ? null : { type: kind, value };
}
