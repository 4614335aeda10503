// Check digits, with published examples of the standards and with single mistakes.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIban } from '../../lexicon/iban.ts';
import { checkVatId, isChineseRegistration, isLuhn, isUscc } from './check-digits.ts';

describe('IBAN', () => {
  test.each([
    'DE89 3704 0044 0532 0130 00',
    'GB29 NWBK 6016 1331 9268 19',
    'FR14 2004 1010 0505 0001 3M02 606',
  ])('%s is valid', (iban) => expect(isIban(iban)).toBe(true));

  test('any single wrong digit is noticed', () => {
    const iban = 'DE89370400440532013000';
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 21 }), fc.integer({ min: 1, max: 9 }), (at, more) => {
        const digit = (Number(iban[at]) + more) % 10;
        return !isIban(iban.slice(0, at) + digit + iban.slice(at + 1));
      }),
    );
  });

  test('the length of the country counts', () => expect(isIban('DE8937040044053201300')).toBe(false));
});

describe('Unified Social Credit Code', () => {
  test('a valid one, a wrong one, letters that are not used', () => {
    expect(isUscc('91350100M000100Y43')).toBe(true);
    expect(isUscc('91350100M000100Y44')).toBe(false);
    expect(isUscc('9135010OM000100Y43')).toBe(false);
  });
});

test('VAT numbers: form of the country, and check digit where one is known', () => {
  expect(checkVatId('DE136695976')).toEqual({ form: true, valid: true });
  expect(checkVatId('DE136695977')).toEqual({ form: true, valid: false });
  expect(checkVatId('FR40303265045')).toEqual({ form: true, valid: true });
  expect(checkVatId('IT00743110157')).toEqual({ form: true, valid: true });
  expect(checkVatId('BE0428759497')).toEqual({ form: true, valid: true });
  expect(checkVatId('XX123456789')).toEqual({ form: false, valid: null });
});

test('Luhn and the number of Chinese registration', () => {
  expect(isLuhn('79927398713')).toBe(true);
  expect(isLuhn('79927398710')).toBe(false);
  expect(isChineseRegistration('350583100189742')).toBe(true);
  expect(isChineseRegistration('350583100189743')).toBe(false);
});

test('the number of a Swiss company has a check digit, however it is written', () => {
  for (const uid of ['CHE123456788', 'CHE-123.456.788', 'CHE-123.456.788 MWST'])
    expect(checkVatId(uid)).toEqual({ form: true, valid: true });
  expect(checkVatId('CHE-123.456.789')).toEqual({ form: true, valid: false });
});
