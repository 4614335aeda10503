// Addresses of all kinds come out in one form.
import { expect, test } from 'vitest';
import { addressEnd, normalAddress } from './address-form.ts';

test.each([
  ['Musterstraße 12, DE 12345 Musterstadt', 'Musterstraße 12, 12345 Musterstadt, DE'],
  ['Musterstraße 12, D-12345 Musterstadt', 'Musterstraße 12, 12345 Musterstadt, DE'],
  ['Musterstraße 12, 12345 Musterstadt, Deutschland', 'Musterstraße 12, 12345 Musterstadt, DE'],
  ['Musterstraße 12, 12345 Musterstadt, DE', 'Musterstraße 12, 12345 Musterstadt, DE'],
  ['Exemple SARL - 3 rue du Port - 29200 Brest - France', '3 rue du Port, 29200 Brest, FR'],
  ['Musterstraße 12, D – 12345 Musterstadt', 'Musterstraße 12, 12345 Musterstadt, DE'],
  ['Musterstraße 12, D12345 Musterstadt', 'Musterstraße 12, 12345 Musterstadt, DE'],
  ['Musterstraße 12, 12345 Musterstadt (Deutschland)', 'Musterstraße 12, 12345 Musterstadt, DE'],
  ['Musterstraße 12, 12345 Musterstadt / Germany', 'Musterstraße 12, 12345 Musterstadt, DE'],
  ['3 rue du Port, 29200 Brest France', '3 rue du Port, 29200 Brest, FR'],
  ['7 High Street, GB SW1A 1AA London', '7 High Street, SW1A 1AA London, GB'],
])('%s', (printed, normal) => expect(normalAddress(printed)).toBe(normal));

test.each<[printed: string, homes: string[], normal: string]>([
  ['Musterstraße 12, 12345 Musterstadt', ['DE'], 'Musterstraße 12, 12345 Musterstadt, DE'],
  ['Musterweg 1, 5020 Salzburg', ['DE', 'AT'], 'Musterweg 1, 5020 Salzburg, AT'],
  ['3 rue du Port, 29200 Brest', ['DE', 'FR'], '3 rue du Port, 29200 Brest, FR'],
  ['Molenweg 3, 1234 AB Oosterdam', [], 'Molenweg 3, 1234 AB Oosterdam, NL'],
  ['7 High Street, London SW1A 1AA', ['DE'], '7 High Street, London SW1A 1AA, GB'],
  ['Musterstraße 12, 12345 Musterstadt, Deutschland', ['AT'], 'Musterstraße 12, 12345 Musterstadt, DE'],
])('without its country: %s', (printed, homes, normal) => expect(normalAddress(printed, homes)).toBe(normal));

test.each([
  ['Ecke 12, 12345 Stadt', []],
  ['Musterstraße 12', ['DE']],
  ['3 rue du Port, 29200 Brest', ['DE']],
])('no country is made up: %s', (printed, homes) => expect(normalAddress(printed, homes)).toBe(printed));

test.each([
  ['Musterweg 1 - 12345 Musterstadt - ', 'Tel. 0123 456789'],
  ['Musterweg 1 · 12345 Musterstadt · Deutschland · ', 'IBAN DE00'],
  ['3 rue du Port, 29200 Brest, France, ', '02 98 00 00 00'],
  ['77 Main St | Rockport, TX 79852 | ', 'Registered in England No. 12'],
  ['12 Jalan Mawar, 50000 Kuala Lumpur, Selangor', ''],
  ['Musterweg 1', ''],
])('what follows an address in its line is none of it: %s%s', (address, rest) =>
  expect((address + rest).slice(0, addressEnd(address + rest))).toBe(
    rest === '' ? address : address.slice(0, rest.startsWith('02') ? -2 : -3),
  ),
);

test.each([
  '12 Jalan Mawar, 50000 Kuala Lumpur, Malaysia',
  '郑州市金水区三全路9号',
  '1 Main St, Springfield, IL 62704',
  'Route d’Esch 1, 1234 Luxembourg',
  '',
])('as printed: %s', (printed) => expect(normalAddress(printed)).toBe(printed));
