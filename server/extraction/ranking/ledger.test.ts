// What of a statement is the document's, and what is a single movement's.
import { expect, test } from 'vitest';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf } from '../../../test/kit/typed-page.ts';

const PROFILE = profileOf([
  profileField('Bank'),
  profileField('Statement Date', 'date'),
  profileField('Opening Balance', 'amount'),
  profileField('Closing Balance', 'amount'),
]);

const HEAD = ['Account Statement', 'Issue Date: 02/02/2026', ''];
const COLUMNS = 'Date          Type         Detail              Out         In          Balance';
const MOVEMENTS = [
  '03/01/2026    Card         Corner Grocery       32.30                   1,967.70',
  '09/01/2026    Int. Bank    Interest Paid                    9.33        1,977.03',
  '13/01/2026    Transfer     Rent               700.00                    1,277.03',
  '22/01/2026    Card         Fuel                77.03                    1,200.00',
  '30/01/2026    Transfer     Salary                       2,000.00        3,200.00',
];
const statement = (...lines: string[]) => extractedValues(PROFILE, ...lines);

test('the balance of the last movement closes, whatever the order of the rows', () => {
  for (const rows of [MOVEMENTS, MOVEMENTS.toReversed()])
    expect(statement(...HEAD, COLUMNS, ...rows)).toMatchObject({
      statement_date: '2026-02-02',
      opening_balance: null,
      closing_balance: '3200.00',
    });
});

test('three movements are enough where each balance follows from the one before', () => {
  const rows = MOVEMENTS.slice(0, 3);
  expect(statement(...HEAD, COLUMNS, ...rows)).toMatchObject({ closing_balance: '1277.03' });
  const other = rows.with(2, rows[2]!.replace('1,277.03', '1,311.00'));
  expect(statement(...HEAD, COLUMNS, ...other)['closing_balance']).not.toBe('1311.00');
});

test('a balance brought forward opens and does not close', () => {
  const forward = '              Balance Brought Forward                                     2,000.00';
  expect(statement(...HEAD, COLUMNS, forward, ...MOVEMENTS)).toMatchObject({
    opening_balance: '2000.00',
    closing_balance: '3200.00',
  });
});

test('a closing balance that is named stands, be it in a row of its own day', () => {
  const named = '31/01/2026    Closing balance                                           3,150.00';
  expect(statement(...HEAD, COLUMNS, ...MOVEMENTS, named)).toMatchObject({ closing_balance: '3150.00' });
});

test('days, names and column headings of movements are nobody and no date of the statement', () => {
  expect(statement('Account Statement', '', COLUMNS, ...MOVEMENTS)).toMatchObject({
    bank: null,
    statement_date: null,
  });
});

test('amounts that do not follow from each other are no balances', () => {
  const charges = MOVEMENTS.map((row, i) => row.replace(/[\d,]+\.\d\d$/, `${17 * i + 3}.50`));
  expect(statement(...HEAD, COLUMNS, ...charges)['closing_balance']).not.toBe('71.50');
});

const HOLDER = profileOf([profileField('Account Holder'), profileField('Closing Balance', 'amount')]);

test.each([
  ['days without a year', ['30/12', '05/01', '07/01', '12/01', '13/01']],
  ['names of months', ['30 Dec', '5 Jan', '7 Jan', '12 Jan', '13 Jan']],
])('rows that begin with %s are movements, and sums may have no decimals', (_, [opening, ...days]) => {
  const { account_holder } = extractedValues(
    HOLDER,
    'Banco Muestra S.A.',
    'Estado de cuenta',
    '',
    `${opening}      SALDO INICIAL                                   5.025.942`,
    ...days.map((day, i) => `${day}      SEGUROS MODELO SA              79.52${i}      4.94${i}.000`),
    '',
    '             SALDO FINAL                                     4.943.000',
  );
  expect(account_holder).not.toBe('SEGUROS MODELO SA');
});

test('a period above movements without a year is none of them', () => {
  const { statement_date } = extractedValues(
    PROFILE,
    'Muster Bank Ltd',
    'Statement Date   Amount Due',
    '01-07-2026       412.16',
    '',
    '02/06      PAYMENT          412.16',
    '03/06      CORNER GROCERY     4.20',
    '06/06      TRANSIT            1.38',
    '07/06      CAFE               4.20',
    '13/06      TOAST              3.20',
  );
  expect(statement_date).toBe('2026-07-01');
});
