// What every sample file says, whatever its format: an invoice of a company that does not exist.

export const TITLE = 'Invoice R-2041';
export const SENTENCE =
  'Please pay the amount that is due within 14 days of the date of this invoice to the account that you have from us.';
export const TABLE = [
  ['Description', 'Quantity', 'Price', 'Amount'],
  ['Garden chair', '2', '40.00', '80.00'],
  ['Delivery', '1', '20.00', '20.00'],
];
export const TOTAL = ['Total', '119.00'] as const;
/** Words in reading order that every reader must find. */
export const WORDS = [
  'Invoice',
  'R-2041',
  'Please',
  'invoice',
  'Garden',
  '80.00',
  'Delivery',
  'Total',
  '119.00',
];
export const LINES = [TITLE, SENTENCE, ...TABLE.map((row) => row.join('   ')), TOTAL.join('   ')];
