// Which columns line items have. Apart from the schemas, whose library stays on the server.

/** Columns that the line items of every profile have. */
export const LINE_COLUMNS = ['description', 'quantity', 'unit_price', 'amount'] as const;
export type EveryLineColumn = (typeof LINE_COLUMNS)[number];

/** What of the bookkeeping a field or a column says; its values are proposed from approved documents, not read. */
export const CODINGS = ['account', 'cost_center', 'tax_code', 'other'] as const;
export type Coding = (typeof CODINGS)[number];

export const isEveryLineColumn = (key: string): key is EveryLineColumn =>
  LINE_COLUMNS.some((column) => column === key);
