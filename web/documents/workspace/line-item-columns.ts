// The columns of line items, in the order of the contract.
export const COLUMNS = ['description', 'quantity', 'unit_price', 'amount'] as const;
export type Column = (typeof COLUMNS)[number];
