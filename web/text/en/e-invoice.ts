// What is said of writing a document as an e-invoice.
export const eInvoice = {
  open: 'E-invoice …',
  title: 'E-invoice',
  format: 'Format',
  formats: {
    'xrechnung-ubl': 'XRechnung (UBL)',
    'xrechnung-cii': 'XRechnung (CII)',
    'factur-x': 'Factur-X, ZUGFeRD (CII)',
  },
  holds: 'All rules of {{profile}} hold.',
  broken_one: '{{count}} rule of {{profile}} would be broken',
  broken_other: '{{count}} rules of {{profile}} would be broken',
  hint: 'To complete the record, set it back to “Needs Review”. A field of the profile with a term among its aliases, such as BT-10, states that term.',
  completed: 'Completed from the master data, since the record does not say it',
  from: { vendor: 'Vendor {{name}}', contact: 'Contact {{name}}' },
  download: 'Download',
  pdf: 'PDF with the pages',
};

/** The document in other forms. */
export const files = {
  searchable: 'Searchable PDF',
  archive: 'Archive file (PDF/A-3)',
  markdown: 'Text (Markdown)',
};
