// Addresses of all kinds come out in one form.
import { expect, test } from 'vitest';
import { normalAddress } from './address-form.ts';

test.each([
  ['Musterstraße 12, DE 12345 Musterstadt', 'Musterstraße 12, 12345 Musterstadt, DE'],
  ['Musterstraße 12, D-12345 Musterstadt', 'Musterstraße 12, 12345 Musterstadt, DE'],
  ['Musterstraße 12, 12345 Musterstadt, Deutschland', 'Musterstraße 12, 12345 Musterstadt, DE'],
  ['Musterstraße 12, 12345 Musterstadt, DE', 'Musterstraße 12, 12345 Musterstadt, DE'],
  ['Exemple SARL - 3 rue du Port - 29200 Brest - France', '3 rue du Port, 29200 Brest, FR'],
  ['7 High Street, GB SW1A 1AA London', '7 High Street, SW1A 1AA London, GB'],
])('%s', (printed, normal) => expect(normalAddress(printed)).toBe(normal));

test.each([
  '12 Jalan Mawar, 50000 Kuala Lumpur, Malaysia',
  '郑州市金水区三全路9号',
  '1 Main St, Springfield, IL 62704',
  '',
])('as printed: %s', (printed) => expect(normalAddress(printed)).toBe(printed));
