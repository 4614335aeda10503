// Which columns line items have. Apart from the schemas, whose library stays on the server.

/** Columns that the line items of every profile have. */
export const LINE_COLUMNS = ['description', 'quantity', 'unit_price', 'amount'] as const;
export type EveryLineColumn = (typeof LINE_COLUMNS)[number];

export const isEveryLineColumn = (key: string): key is EveryLineColumn =>
  LINE_COLUMNS.some((column) => column === key);
