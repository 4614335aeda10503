// Allowances in rows of their own: the amount of an item is what it costs in the end.
import { expect, test } from 'vitest';
import { typedItems } from '../../../test/kit/typed-items.ts';

const itemsOf = (...rows: string[]) => itemsOfPages(rows);

/** Only the first page has a header. */
const itemsOfPages = (rows: string[], ...others: string[][]) =>
  typedItems(['Pos  Artikel                  Menge   Preis    Betrag', ...rows], ...others);

test('a discount below its item is taken off', () => {
  const { draft, items } = itemsOf(
    '1    Gartenbank Eiche         3       4,00     12,00',
    '                              abzgl.  16,7% Rabatt -2,00',
    '2    Pflanztopf               5       5,50     27,50',
    '',
    'Zwischensumme                                  37,50',
  );
  expect(items).toEqual([
    ['Gartenbank Eiche', 3, 4, 10],
    ['Pflanztopf', 5, 5.5, 27.5],
  ]);
  // The reviewer sees both numbers that it is made of.
  expect(draft.line_items[0]?.evidence['amount']).toMatchObject([
    { text: '12,00', match: 'fuzzy' },
    { text: '2,00', match: 'fuzzy' },
  ]);
  expect(draft.checks.filter(({ passed }) => !passed)).toEqual([]);
});

test('discounts that the amount has already are details', () => {
  const { items } = itemsOf(
    '1    Stahlblech               10      100,00   850,00',
    '     Abschlag Lagerware       10 %             -100,00',
    '     Abschlag Mengenrabatt                     -50,00',
    '2    Pflanztopf               5       5,50     27,50',
  );
  expect(items).toEqual([
    ['Stahlblech', 10, 100, 850],
    ['Pflanztopf', 5, 5.5, 27.5],
  ]);
});

test('a discount on everything is no part of the last item', () => {
  const { items } = itemsOf(
    '1    Gartenbank Eiche         3       40,00    120,00',
    '2    Pflanztopf               4       20,00    80,00',
    '     Rabatt 10 %                               -20,00',
  );
  expect(items).toEqual([
    ['Gartenbank Eiche', 3, 40, 120],
    ['Pflanztopf', 4, 20, 80],
    ['Rabatt 10 %', null, null, -20],
  ]);
});

test('how a price came about is no part of the text', () => {
  const { items } = itemsOf(
    '1    Gartenbank Eiche         3       4,00     12,00',
    '     mit Lehne',
    '     Bruttopreis: 5,00',
    '     geliefert am 02.03.2026',
    '2    Preisliste 2026          5       5,50     27,50',
  );
  expect(items.map(([description]) => description)).toEqual([
    'Gartenbank Eiche mit Lehne',
    'Preisliste 2026',
  ]);
});

test('a page without a header whose items all have discounts goes on with the table', () => {
  const discount = '     Rabatt 10 %                               -1,00';
  const { items } = itemsOfPages(
    ['1    Gartenbank Eiche         1       10,00    10,00', discount],
    [
      '2    Pflanztopf               2       5,00     10,00',
      discount,
      '3    Torf                     5       2,00     10,00',
      discount,
      'Summe netto                                    27,00',
    ],
  );
  expect(items).toEqual([
    ['Gartenbank Eiche', 1, 10, 9],
    ['Pflanztopf', 2, 5, 9],
    ['Torf', 5, 2, 9],
  ]);
});
