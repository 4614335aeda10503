import { expect, test } from 'vitest';
import { profileField } from '../../test/kit/typed-page.ts';
import { understandField } from '../extraction/labels/understand-field.ts';
import { isConstant } from './lesson.ts';

const vendor = understandField(profileField('Vendor'));
const address = understandField(profileField('Vendor Address'));

test('what a sender prints on every document is remembered as it is', () => {
  expect(isConstant(vendor, 'Nordkai Stauerei GmbH')).toBe(true);
  expect(isConstant(address, 'Am Sandtorkai 14, 20457 Hamburg')).toBe(true);
  expect(isConstant(understandField(profileField('Currency')), 'EUR')).toBe(true);
});

test('too short a value would be found again in anything', () => {
  expect(isConstant(address, 'DE')).toBe(false);
});

test('what differs from document to document is not', () => {
  expect(isConstant(understandField(profileField('Invoice Number')), 'N-1001')).toBe(false);
  expect(isConstant(understandField(profileField('Total Amount', 'amount')), '210.00')).toBe(false);
});
