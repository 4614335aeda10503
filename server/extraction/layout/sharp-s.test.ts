import { expect, test } from 'vitest';
import { isGerman, restoreSharpS } from './sharp-s.ts';

test.each([
  ['StraBe', 'Straße'],
  ['HauptstraBe', 'Hauptstraße'],
  ['GroB', 'Groß'],
  ['gemaB', 'gemaß'],
  ['StoBfanger', 'Stoßfanger'],
  ['AuBenlager', 'Außenlager'],
  ['weiB,', 'weiß,'],
])('%s', (read, meant) => {
  expect(restoreSharpS(read)).toBe(meant);
});

test.each([
  'Facebook',
  'FaceBook',
  'eBay',
  'AirBnb',
  'McBride',
  'YouBank',
  'JetBlue',
  'GmbH',
  'B',
  'AB-12',
  'TypB',
  'HRB',
])('%s stays', (text) => {
  expect(restoreSharpS(text)).toBe(text);
});

const wordsOf = (text: string) => text.split(' ').map((word) => ({ text: word }));

test('only German pages are corrected', () => {
  expect(isGerman(wordsOf('Rechnung Nr. 17 vom 3. Mai Betrag zahlbar bis 1. Juni'))).toBe(true);
  expect(isGerman(wordsOf('Invoice 17 of 3 May, total payable by 1 June, Brandt GmbH'))).toBe(false);
  expect(isGerman(wordsOf('Factuur van 3 mei, te betalen bedrag netto, datum 1 juni'))).toBe(false);
});
