// Bank statements, and what their movements pay.
export const statements = {
  none: 'Bank statement {{id}} does not exist',
  noMovement: 'The bank statement has no movement {{id}}',
  unknownFormat:
    'This is no bank statement that can be read. Export it from the bank as CAMT.053 (XML), MT940 or CSV, and import that',
  manyMovements:
    'The file has {{count}} movements; at most {{most}} are imported at once. Import shorter periods',
  unread: 'Statement {{which}}: {{count}} lines could not be read as movements and are left out',
  difference:
    'Statement {{which}}: the closing balance differs by {{difference}} from the opening balance and the movements. Movements may be missing; ask the bank for the whole statement',
  noBalance: 'Statement {{which}}: a balance is missing, so nobody can tell whether movements are missing',
  empty: 'Statement {{which}} has no movements',
  named: 'Number {{number}} stands in what the payer wrote, but the amount is not what is open',
  shared: 'Several open documents have the number {{number}} that the payer wrote',
  sameAmount: 'The same party and the same amount, but no number that tells',
  isAside: 'Somebody has said that the movement pays no document. Take that back first',
  paysSomething: 'The movement pays a document. Take that back first',
  onDocument: 'The statement stands on document {{id}}. Delete or reject that document instead',
  columnsMissing:
    'A column for the day (booked on, or value date) and one for the amount, or for what was paid out and in, are needed; choose them',
  noRows: 'No row could be read as a movement. {{detail}}',
  rowNoDay: 'There is no day on which it was booked',
  rowDayUnclear: 'Day and month may be exchanged, and no other row tells. Say which comes first (day_first)',
  rowNoAmount: 'There is no amount, or none that can be read',
  rowNoCurrency: 'The currency is missing. Choose its column, or say the currency of the account',
  rowNoAccount:
    'Nothing says whose account this is. Choose the column of your own account, or say its number',
  paysAlready: 'The movement pays document {{id}} already',
  paysNot: 'The movement does not pay document {{id}}',
  notPayable: 'Document {{id}} cannot be paid: it is not approved, is paid already, or asks for no money',
  otherCurrency: 'The document is in {{currency}} and the movement in {{paid}}',
  moreThanOpen: 'Of the document {{open}} is open; the amount must be of that direction and no more',
  moreThanLeft: 'Of the movement {{left}} is left; enter no more than that',
} as const;
