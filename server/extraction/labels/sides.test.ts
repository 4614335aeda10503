// What a field means by the paper that its profile is for.
import { expect, test } from 'vitest';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf } from '../../../test/kit/typed-page.ts';

const LINES = [
  'REKENING KORAN',
  '',
  'Nomor Rekening: 7300002117',
  'Nama: SITI RAHAYU',
  'No Pelanggan: 4411',
  'Mata Uang: IDR',
];

test('the account number of a statement is that of the bank account, on other papers the number of the customer', () => {
  const account = profileField('Account Number');
  const statement = profileOf([account, profileField('Closing Balance', 'amount')]);
  expect(extractedValues(statement, ...LINES)['account_number']).toBe('7300002117');
  expect(extractedValues(profileOf([account]), ...LINES)['account_number']).toBe('4411');
});
