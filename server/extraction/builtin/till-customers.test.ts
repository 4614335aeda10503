// Receipts of tills name no customer: what looks like a heading for one is something else.
import { expect, test } from 'vitest';
import { readingOfPages, typedPage } from '../../../test/kit/typed-page.ts';
import { builtInProfiles } from '../../profiles/built-in.ts';
import { extract } from './extract.ts';

const PROFILE = builtInProfiles.find(({ built_in }) => built_in === 'universal');

function customerOn(...lines: string[]): string | null | undefined {
  if (PROFILE === undefined) return undefined;
  const reading = readingOfPages([typedPage(lines, 1, 'ocr')]);
  const { fields } = extract(reading, PROFILE, { today: '2026-11-21', learned: [] });
  return fields['customer']?.value;
}

const SHOP = ['      Casa Marisol', '   7971 Harbour Street', '   Millbridge, FL 33155', ''];
const SUMS = [
  'Soup           1    $8.95',
  'Subtotal            $8.95',
  'Tax                 $0.72',
  'Total               $9.67',
];

test('how many guests there were', () => {
  expect(
    customerOn(...SHOP, 'TABLE: 13 - 1 Guest', 'Your Server was Rosalind', '3/12/2016 1:13 PM', ...SUMS),
  ).toBe(null);
});

test('a word that only begins like a heading is none that was misread', () => {
  expect(
    customerOn(
      ...SHOP,
      ...SUMS,
      'VISA CREDIT        Chip',
      'PURCHASE           APPROVED',
      'AUTH CODE: 029484',
    ),
  ).toBe(null);
  expect(
    customerOn(
      'RECEIPT',
      'Harbour Parking',
      'Valid on date of purchase',
      'Not Authorized For',
      'Residents',
      'Total Due: $7.00',
    ),
  ).toBe(null);
});

test('the line above a heading that has the number of a card', () => {
  expect(
    customerOn(
      'SIA OZOLS LATVIA',
      'Jur. adrese: Rīga, Liepu iela 161',
      'Elektroniska izdruka',
      'KLIENTS:           XXXXXXXXXXX3991',
      'Piens 1l            1,09',
      'Maize               0,65',
      'Kopā EUR            1,74',
      'Skaidra nauda       2,00',
      'Atlikums            0,26',
    ),
  ).toBe(null);
});

test('who serves, and names without a heading', () => {
  expect(
    customerOn(
      'KEDAI MELATI',
      'GOOD HIANG',
      'LOT 2, JALAN MAWAR',
      '52100 KUALA LUMPUR',
      '',
      'ALEX',
      'Nasi lemak          8.50',
      'TOTAL RM            8.50',
      'CASH               10.00',
      'CHANGE              1.50',
    ),
  ).toBe(null);
});
