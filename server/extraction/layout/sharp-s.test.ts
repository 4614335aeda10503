import { expect, test } from 'vitest';
import { restoreSharpS } from './sharp-s.ts';

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
