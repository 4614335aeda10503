// Which columns the allowances and charges of a document have. Apart from the schemas, whose library stays on the server.

export const ALLOWANCE_COLUMNS = [
  'type',
  'reason',
  'amount',
  'tax_rate',
  'tax_category',
  'reason_code',
  'percent',
  'base',
] as const;
export type AllowanceColumn = (typeof ALLOWANCE_COLUMNS)[number];

export const ALLOWANCE_TYPES = ['allowance', 'charge'] as const;
export type AllowanceType = (typeof ALLOWANCE_TYPES)[number];
