// An address in one text falls into its parts; what cannot be told apart stays in its lines.
import { expect, test } from 'vitest';
import { countryCode, postalAddress, type PostalAddress } from './postal-address.ts';

test.each<[text: string, homes: string[], parts: PostalAddress]>([
  [
    'Musterweg 1, 12345 Musterstadt, DE',
    [],
    { lines: ['Musterweg 1'], postcode: '12345', city: 'Musterstadt', country: 'DE' },
  ],
  [
    'Papierhof\nMusterweg 1\nD-12345 Musterstadt',
    [],
    { lines: ['Papierhof', 'Musterweg 1'], postcode: '12345', city: 'Musterstadt', country: 'DE' },
  ],
  [
    'Musterweg 1, 5020 Salzburg',
    ['AT'],
    { lines: ['Musterweg 1'], postcode: '5020', city: 'Salzburg', country: 'AT' },
  ],
  [
    'Molenweg 3, 1234 AB Oosterdam, Netherlands',
    [],
    { lines: ['Molenweg 3'], postcode: '1234 AB', city: 'Oosterdam', country: 'NL' },
  ],
  [
    '7 High Street, London SW1A 1AA',
    [],
    { lines: ['7 High Street'], postcode: 'SW1A 1AA', city: 'London', country: 'GB' },
  ],
  [
    '1234 Main Street, Springfield, IL 62704, United States',
    [],
    { lines: ['1234 Main Street'], postcode: '62704', city: 'Springfield, IL', country: 'US' },
  ],
  [
    '12 Jalan Mawar, 50000 Kuala Lumpur, Selangor, Malaysia',
    [],
    { lines: ['12 Jalan Mawar'], postcode: '50000', city: 'Kuala Lumpur, Selangor', country: 'MY' },
  ],
  ['Storgatan 1, 111 22 Stockholm', [], { lines: ['Storgatan 1'], postcode: '111 22', city: 'Stockholm' }],
  ['12345 Main Street, Springfield', [], { lines: ['12345 Main Street', 'Springfield'] }],
  ['a, b, c, d, 12345 Ort', [], { lines: ['a', 'b', 'c, d'], postcode: '12345', city: 'Ort' }],
  ['郑州市金水区三全路9号', [], { lines: ['郑州市金水区三全路9号'] }],
  ['', [], { lines: [] }],
])('%s', (text, homes, parts) => expect(postalAddress(text, homes)).toEqual(parts));

test.each([
  ['DE', 'DE'],
  ['Deutschland', 'DE'],
  ['Malaysia', 'MY'],
  ['Nowhere', undefined],
  ['XX', undefined],
])('the country %s is %s', (text, code) => expect(countryCode(text)).toBe(code));
