import { expect, test } from 'vitest';
import { accountIn, printAccount } from './account.ts';

test.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000', 'DE', true],
  ['de89370400440532013000', 'DE89370400440532013000', 'DE', true],
  ['Commerzbank DE89 3704 0044 0532 0130 00 BIC COBADEFF', 'DE89370400440532013000', 'DE', true],
  ['DE89 3704 0044 0532 0130 01', 'DE89370400440532013001', 'DE', false],
  ['DE8937040044053201300', 'DE8937040044053201300', 'DE', false],
  ['ＤＥ８９３７０４００４４０５３２０１３０００', 'DE89370400440532013000', 'DE', true],
  ['12-34-56 12345678', '12345612345678', null, null],
  ['中国工商银行 6222 0200 0000 1234', '6222020000001234', null, null],
])('%s', (text, key, country, valid) => {
  expect(accountIn(text)).toEqual({ key, country, valid });
});

test('what names no account', () => {
  for (const text of ['', 'cash', '1234', 'n/a']) expect(accountIn(text)).toBeUndefined();
});

test('IBANs are printed in groups, other numbers as they are', () => {
  expect(printAccount('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(printAccount('6222020000001234')).toBe('6222020000001234');
});
