// What is told of movements of a bank account. For the service and the pages; it brings no schema with it.

/** Whether a movement pays documents, and by whose decision. */
export const MOVEMENT_STATES = ['paying', 'decided', 'proposed', 'none'] as const;
export type MovementState = (typeof MOVEMENT_STATES)[number];

/** What a column of a table can hold. */
export const BANK_FIELDS = [
  'booked',
  'valued',
  'amount',
  'debit',
  'credit',
  'direction',
  'currency',
  'name',
  'account',
  'purpose',
  'reference',
  'bank_id',
  'own_account',
  'balance',
] as const;
export type BankField = (typeof BANK_FIELDS)[number];
