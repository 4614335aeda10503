// Codes of checks; apart from the contract of checks, so that pages load no more than these.

/** What can be checked. */
export const CHECK_CODES = [
  'required',
  'netPlusTax',
  'payable',
  'lineItems',
  'quantity',
  'dueDate',
  'period',
  'effective',
  'ordered',
  'future',
  'currency',
  'capitals',
  'iban',
  'vat',
  'creditCode',
  'duplicate',
  'eInvoice',
  'eInvoiceRule',
  'signature',
  'taxRates',
  'taxTotal',
  'taxBases',
] as const;
