// What a column of an export template can hold, and how it is written. Apart from the schemas, whose library stays on the server.

/** Of the document, its vendor, the row, and the bookkeeping; `field.<key>` and `line.<key>` come besides. */
export const COLUMN_SOURCES = [
  'id',
  'filename',
  'link',
  'status',
  'contact',
  'folder',
  'profile',
  'doc_type',
  'created_at',
  'vendor',
  'vendor_number',
  'number',
  'doc_date',
  'due_date',
  'due_or_doc_date',
  'currency',
  'total',
  'row',
  'net',
  'tax',
  'gross',
  'tax_rate',
  'tax_category',
  'exemption_reason',
  'tax_key',
  'debit_credit',
  'soll_haben',
  'expense_account',
  'payable_account',
  'cost_center',
  'text',
] as const;
export type ColumnSource = (typeof COLUMN_SOURCES)[number];

/**
 * Whether the numbers of a column can be added up: those of the row itself. Rows for line items or tax rates repeat what the
 * document says, and a sum of that would count it several times.
 */
export function isSummable(source: string, rows: 'documents' | 'lines' | 'taxes'): boolean {
  if (rows === 'lines') return source === 'net' || source.startsWith('line.');
  if (source === 'net' || source === 'tax' || source === 'gross') return true;
  return rows === 'documents' && (source === 'total' || source.startsWith('field.'));
}

/** How a date is written; letters as in ISO 8601 descriptions. */
export const DATE_FORMATS = [
  'YYYY-MM-DD',
  'DD.MM.YYYY',
  'DD/MM/YYYY',
  'MM/DD/YYYY',
  'YYYYMMDD',
  'DDMMYYYY',
  'DDMMYY',
  'DDMM',
] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

export const TEMPLATE_LAYOUTS = ['table', 'datev'] as const;
export const TEMPLATE_ENCODINGS = ['utf-8-bom', 'utf-8', 'windows-1252'] as const;
export const TEMPLATE_SEPARATORS = [',', ';', '\t', '|'] as const;
export const TEMPLATE_QUOTES = ['needed', 'texts'] as const;
export const DECIMAL_SIGNS = ['.', ','] as const;

/** How many templates an installation has at most. */
export const MOST_TEMPLATES = 100;
/** How many documents, problems and rows a preview names. */
export const PREVIEW_MOST = 100;
export const PREVIEW_ROWS = 20;
