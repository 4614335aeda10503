// What is taken off a document as a whole, or added to it.
export const allowances = {
  title: 'Allowances and charges',
  rows: 'Allowances and charges: rows',
  line: 'Allowance or charge {{number}}',
  add: 'Add an allowance or charge',
  remove: 'Remove the selected rows',
  columns: {
    type: 'Type',
    reason: 'Reason',
    amount: 'Amount',
    tax_rate: 'Tax rate, %',
    tax_category: 'Tax category',
    reason_code: 'Reason code',
    percent: 'Percent',
    base: 'Base amount',
  },
  types: { allowance: 'Allowance', charge: 'Charge' },
} as const;
