// Which columns line items have. Apart from the schemas, whose library stays on the server.

/** Columns that the line items of every profile have. */
export const LINE_COLUMNS = ['description', 'quantity', 'unit_price', 'amount'] as const;
export type EveryLineColumn = (typeof LINE_COLUMNS)[number];

/** What of the bookkeeping a field or a column says; its values are proposed from approved documents, not read. */
export const CODINGS = ['account', 'cost_center', 'tax_code', 'other'] as const;
export type Coding = (typeof CODINGS)[number];

export const isEveryLineColumn = (key: string): key is EveryLineColumn =>
  LINE_COLUMNS.some((column) => column === key);

/** Columns whose cells are JSON numbers; those of other columns are strings. */
export const isNumberColumn = (type: string): boolean => type === 'number' || type === 'amount';

/** The cell that a text makes in a column of a type; undefined where it is of another one. Dates are ISO, numbers have a decimal point. */
export function typedCell(text: string, type: string): string | number | undefined {
  if (isNumberColumn(type)) return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
  if (type === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
  return text === '' ? undefined : text;
}
