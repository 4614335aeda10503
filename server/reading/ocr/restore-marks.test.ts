import { expect, test } from 'vitest';
import { restoreMarks } from './restore-marks.ts';

test.each([
  ['Verkaufer:', 'Verkäufer:'],
  ['Kaufer/Leistungsempfanger', 'Käufer/Leistungsempfänger'],
  ['Umsatzsteueraufschlusselung', 'Umsatzsteueraufschlüsselung'],
  ['UBERWEISUNG', 'ÜBERWEISUNG'],
  ['(fur', '(für'],
  ['gemaß', 'gemäß'],
  ['Geschäftsfuhrerin', 'Geschäftsführerin'],
  ['grune', 'grüne'],
])('%s is %s on a German page', (read, spelled) => {
  expect(restoreMarks(read, 'de')).toBe(spelled);
});

test.each([
  ['Unite(s)', 'Unité(s)'],
  ["l'echeance", "l'échéance"],
  ['GENERAL', 'GÉNÉRAL'],
  ['reglements', 'règlements'],
  ['reglementation', 'réglementation'],
])('%s is %s on a French page', (read, spelled) => {
  expect(restoreMarks(read, 'fr')).toBe(spelled);
});

test('words that exist without marks, names, codes and addresses stay', () => {
  for (const word of [
    'Grund',
    'Druck',
    'Natur',
    'Große',
    'fuhr',
    'Forderung',
    'Wahrung',
    'Uber',
    'Huber',
    'info@munchen.de',
  ])
    expect(restoreMarks(word, 'de')).toBe(word);
  for (const word of ['www.munchen.com', 'Munchen7', 'gebuhr.txt'])
    expect(restoreMarks(word, 'de')).toBe(word);
  for (const word of ['paye', 'regle', 'a', 'ou', 'du', 'cote']) expect(restoreMarks(word, 'fr')).toBe(word);
});
