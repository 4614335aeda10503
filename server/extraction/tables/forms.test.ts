// Forms of tables that few senders use: prices of a hundred pieces, gifts, rules and leaders, sums of groups, no headings.
import { expect, test } from 'vitest';
import { typedItems } from '../../../test/kit/typed-items.ts';

const HEADER = 'Pos  Artikel                  Menge     Preis         Betrag';

test('the price of a hundred pieces becomes that of one', () => {
  const { draft, items } = typedItems([
    HEADER,
    '1    Schraube M4              200       12,50/100     25,00',
    '2    Mutter M4                50        8,00          4,00',
    '                                        / 100',
    '3    Scheibe                  10        1,00          10,00',
    '',
    'Gesamtbetrag                                          39,00',
  ]);
  expect(items).toEqual([
    ['Schraube M4', 200, 0.125, 25],
    ['Mutter M4', 50, 0.08, 4],
    ['Scheibe', 10, 1, 10],
  ]);
  // The reviewer sees the printed price and of how many pieces it is.
  expect(draft.line_items[0]?.evidence.unit_price).toMatchObject([{ text: '12,50' }, { text: '100' }]);
  expect(draft.checks.filter(({ passed }) => !passed)).toEqual([]);
});

test('a hundred beside a price that does not lead to the amount changes nothing', () => {
  const { items } = typedItems([
    HEADER,
    '1    Schraube M4              200       12,50/100     24,00',
    '2    Scheibe                  10        1,00          10,00',
  ]);
  expect(items[0]?.slice(1)).toEqual([200, 12.5, 24]);
});

test('what costs nothing is an item without an amount', () => {
  const { items } = typedItems([
    HEADER,
    '1    Gartenbank Eiche         3         4,00          12,00',
    '2    Pflegeset                1                       kostenlos',
    '3    Pflanztopf               5         5,50          27,50',
    '',
    'Gesamtbetrag                                          39,50',
  ]);
  expect(items).toEqual([
    ['Gartenbank Eiche', 3, 4, 12],
    ['Pflegeset', 1, null, null],
    ['Pflanztopf', 5, 5.5, 27.5],
  ]);
});

test('rules and dotted leaders are no text', () => {
  const { items } = typedItems([
    HEADER,
    '1    Gartenbank ...........   3         4,00          12,00',
    '     ------------------------------------------------------',
    '2    Pflanztopf ...........   5         5,50          27,50',
    '     ------------------------------------------------------',
  ]);
  expect(items).toEqual([
    ['Gartenbank', 3, 4, 12],
    ['Pflanztopf', 5, 5.5, 27.5],
  ]);
});

test('the sum of a group is no item, whatever its label, and the next group follows', () => {
  const { items } = typedItems([
    'Artikel                  Menge     Preis         Betrag',
    'Gartenbank Eiche         3         4,00          12,00',
    'Pflanztopf               5         5,50          27,50',
    'Erdgeschoss Ende                                 39,50',
    'Stahlseil                2         1,50          3,00',
    'Wandhalter               1         2,00          2,00',
    'Keller Ende                                      5,00',
    'Dachziegel               4         1,00          4,00',
    'Haus                                             48,50',
    'Steuer dazu                                      9,22',
  ]);
  expect(items.map(([description]) => description)).toEqual([
    'Gartenbank Eiche',
    'Pflanztopf',
    'Stahlseil',
    'Wandhalter',
    'Dachziegel',
  ]);
});

test('amounts with four decimals keep them', () => {
  const { items } = typedItems([
    'Item                     Qty       Price         Amount',
    'Maintenance              3         369,101.0000  11,073.0300',
    'Paint                    2         4.0000        8.0000',
  ]);
  // Not one that its separators were lost from: there are both.
  expect(items[0]?.[3]).toBe(11_073.03);
});

test('a quantity beside a number of three figures is no thousand', () => {
  const { items } = typedItems([
    'Menge Nr.  Artikel                  Preis         Betrag',
    '    1 002  Gartenbank Eiche         4,00          4,00',
    '   20 003  Pflanztopf               5,50          110,00',
    '    3 004  Stahlseil                1,50          4,50',
  ]);
  expect(items.map(([, quantity]) => quantity)).toEqual([1, 20, 3]);
});

test('headings that stand close are the columns their words name', () => {
  const { items } = typedItems([
    '序号 品名',
    '                          单价        数量    金额',
    '1    花园长椅',
    '     红色',
    '                          4.00        3       12.00',
    '2    花盆',
    '     白色',
    '                          5.50        5       27.50',
  ]);
  expect(items).toEqual([
    ['花园长椅红色', 3, 4, 12],
    ['花盆白色', 5, 5.5, 27.5],
  ]);
});

test('a text that runs on below other headings is no number of theirs', () => {
  const { items } = typedItems([
    'Artikel              Menge     Preis         Betrag',
    'Gartenbank laut Bestellung 4711',
    '                         3      4,00          12,00',
    'Pflanztopf laut Bestellung 4712',
    '                         5      5,50          27,50',
  ]);
  expect(items).toEqual([
    ['Gartenbank laut Bestellung 4711', 3, 4, 12],
    ['Pflanztopf laut Bestellung 4712', 5, 5.5, 27.5],
  ]);
});

test('of columns without names those that multiply are found behind a discount', () => {
  const { items } = typedItems([
    'Rechnung 2026-0412',
    '',
    '1    Gartenbank Eiche         3         4,00     12,00     10 %     10,80',
    '2    Pflanztopf               5         5,50     27,50     20 %     22,00',
    '3    Stahlseil                2         1,50     3,00      10 %     2,70',
    '',
    'Gesamtbetrag                                                        35,50',
  ]);
  expect(items).toEqual([
    ['Gartenbank Eiche', 3, 4, 10.8],
    ['Pflanztopf', 5, 5.5, 22],
    ['Stahlseil', 2, 1.5, 2.7],
  ]);
});

test('columns without names go on overleaf, and the head of the page is none of their items', () => {
  const page = (head: string, from: number) => [
    'Holm & Berg                              Rechnung 7278879',
    head,
    '',
    '',
    ...[0, 1, 2].map((i) => `${from + i}    Gartenbank Eiche         A-10${i}      ${from + i}4,00`),
  ];
  const { items } = typedItems(
    page('Miller GmbH', 1),
    page('Miller GmbH                              Auftrag 4250307', 4),
  );
  expect(items.map(([, , , amount]) => amount)).toEqual([14, 24, 34, 44, 54, 64]);
});

test('the discount on the first item is taken off where no column has prices', () => {
  const { items } = typedItems([
    'Pos  Artikel                  Menge     Betrag',
    '1    Gartenbank Eiche         3         120,00',
    '     abzgl. 10 % Rabatt                 -12,00',
    '2    Pflanztopf               4         80,00',
    '',
    'Gesamtbetrag                            188,00',
  ]);
  expect(items.map(([, , , amount]) => amount)).toEqual([108, 80]);
});

test('the heading of texts that stand above their numbers names them', () => {
  const { items } = typedItems([
    '      Leistung',
    'Menge                  Artikel    Preis      Betrag',
    '      Gartenbank Eiche',
    '3                      AB-1001    4,00       12,00',
    '      Pflanztopf',
    '5                      AB-1002    5,50       27,50',
  ]);
  expect(items).toEqual([
    ['Gartenbank Eiche', 3, 4, 12],
    ['Pflanztopf', 5, 5.5, 27.5],
  ]);
});

test('a repeated header that recognition ran together continues its table', () => {
  const { items } = typedItems(
    [
      'Menge  Artikel                 Einzelpreis     Steuer     Betrag',
      '3      Gartenbank Eiche        4,00            19 %       12,00',
    ],
    [
      'Menge  Artikel                 EinzelpreisSteuer          Betrag',
      '5      Pflanztopf              5,50            19 %       27,50',
      '2      Stahlseil               1,50            19 %       3,00',
    ],
  );
  expect(items.map(([description]) => description)).toEqual(['Gartenbank Eiche', 'Pflanztopf', 'Stahlseil']);
});

test('the head of the next page is no text of its first item', () => {
  const { items } = typedItems(
    [
      'Menge  Artikel                 Preis     Betrag',
      '       Gartenbank Eiche',
      '3      mit Lehne               4,00      12,00',
      '',
      '       Pflanztopf',
      '5      aus Ton                 5,50      27,50',
    ],
    [
      '       Rechnung 2026-0412',
      '',
      '',
      '       Stahlseil',
      '2      verzinkt                1,50      3,00',
    ],
  );
  expect(items.map(([description]) => description)).toEqual([
    'Gartenbank Eiche mit Lehne',
    'Pflanztopf aus Ton',
    'Stahlseil verzinkt',
  ]);
});

test('all items of a receipt, of which only some show how many and at what price', () => {
  const { items } = typedItems([
    'BANANEN                       1,59 B',
    '   0,795 kg x 2,00 EUR/kg',
    'VOLLMILCH 3,5%                1,19 B',
    'MINERALWASSER      6 x 0,49   2,94 A',
    'PFAND 0,25 EUR     6 x 0,25   1,50 A',
    'SUMME            EUR          7,22',
    'A= 19,0%       3,73    0,71   4,44',
    'B=  7,0%       2,60    0,18   2,78',
  ]);
  expect(items).toEqual([
    ['BANANEN', null, null, 1.59],
    ['VOLLMILCH 3,5%', null, null, 1.19],
    ['MINERALWASSER', 6, 0.49, 2.94],
    ['PFAND 0,25 EUR', 6, 0.25, 1.5],
  ]);
});

test('the number before an item of a receipt is its quantity, or its position where it rises', () => {
  const total = 'TOTAL                  8.30';
  const text = (...leads: number[]) => [
    `${leads[0]} BAGUETTE TRADITION     2.60`,
    `${leads[1]} PAIN COMPLET           2.10`,
    `${leads[2]} CROISSANT              3.60`,
    total,
  ];
  expect(typedItems(text(2, 1, 3)).items).toEqual([
    ['BAGUETTE TRADITION', 2, null, 2.6],
    ['PAIN COMPLET', 1, null, 2.1],
    ['CROISSANT', 3, null, 3.6],
  ]);
  expect(typedItems(text(1, 2, 3)).items.map(([description, quantity]) => [description, quantity])).toEqual([
    ['BAGUETTE TRADITION', null],
    ['PAIN COMPLET', null],
    ['CROISSANT', null],
  ]);
});
