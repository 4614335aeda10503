// The taxes of a document by rate.
export const taxes = {
  title: 'Taxes by rate',
  rows: 'Rates',
  line: 'Rate {{number}}',
  add: 'Add a rate',
  remove: 'Remove the rates',
  columns: {
    rate: 'Rate, %',
    base: 'Taxable amount',
    tax: 'Tax',
    category: 'Category',
    exemption_reason: 'Reason for no tax',
  },
  categories: {
    S: 'Taxed',
    Z: 'Zero rate',
    E: 'Exempt',
    AE: 'Reverse charge',
    K: 'Intra-EU supply',
    G: 'Export',
    O: 'Outside scope',
    L: 'IGIC',
    M: 'IPSI',
  },
} as const;
