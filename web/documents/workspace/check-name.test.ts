import { expect, test } from 'vitest';
import { readCheckName } from './check-name.ts';

test('checks are known by their names, with the line or the field they are about', () => {
  expect(readCheckName('Line items add up')).toEqual({ key: 'lineItems' });
  expect(readCheckName('Quantity times price, line 3')).toEqual({ key: 'quantity', line: '3' });
  expect(readCheckName('E-invoice data agree with the page: Total')).toEqual({
    key: 'eInvoice',
    field: 'Total',
  });
});

test('what is not known stays as the service gave it', () => {
  expect(readCheckName('Weights add up')).toBeUndefined();
  expect(readCheckName('Weights add up, line 3')).toBeUndefined();
  expect(readCheckName('toString')).toBeUndefined();
});
