// Line items of trades whose tables are built otherwise than those of goods: hotels, telephones, energy, hours, works.
import { expect, test } from 'vitest';
import { typedItems } from '../../../test/kit/typed-items.ts';

const itemsOf = (...lines: string[]) => typedItems(lines).items;

test('of the nights of a hotel the sum of all is no item', () => {
  expect(
    itemsOf(
      'Date         Description              Charges',
      '01/03/2026   Room charge              120.00',
      '02/03/2026   Parking                   24.50',
      '',
      'Total charges                         144.50',
      'Balance                               144.50',
    ),
  ).toEqual([
    ['Room charge', null, null, 120],
    ['Parking', null, null, 24.5],
  ]);
});

test('the sum of a delivery is no item, also after a single one', () => {
  expect(
    itemsOf(
      'Bezeichnung                    Menge    Einzelpreis    Gesamt',
      'Lieferschein 51112 vom 01.03.2026',
      'Stahlseil 5 m                  3        5,00           15,00',
      'Gartenbank Eiche               1        40,00          40,00',
      'Summe Lieferschein 51112                               55,00',
      'Lieferschein 51113 vom 02.03.2026',
      'Wandhalter 300 mm              2        10,00          20,00',
      'Summe Lieferschein 51113                               20,00',
      'Lieferschein 51114 vom 03.03.2026',
      'Pflanztopf                     1        7,50            7,50',
      '',
      'Nettobetrag                                            82,50',
    ).map(([, , , amount]) => amount),
  ).toEqual([15, 40, 20, 7.5]);
});

test('the hours of all rows are a sum too', () => {
  expect(
    itemsOf(
      'Date         Activity                 Hours    Rate     Amount',
      '01/03/2026   Workshop                 2.00     85.00    170.00',
      '02/03/2026   Programming              8.00     85.00    680.00',
      '             Total hours              10.00             850.00',
    ),
  ).toEqual([
    ['Workshop', 2, 85, 170],
    ['Programming', 8, 85, 680],
  ]);
});

test('a row whose numbers multiply is an item, though its text reads like a sum', () => {
  expect(
    itemsOf(
      'Description               Quantity     Rate      Amount',
      'Energy charge             2505 kWh     0.2843    712.17',
      'Climate change levy       2505 kWh     0.0205     51.35',
      '',
      'Subtotal                                         763.52',
    ),
  ).toEqual([
    ['Energy charge', 2505, 0.2843, 712.17],
    ['Climate change levy', 2505, 0.0205, 51.35],
  ]);
});

test('the title above a table of charges is none of its headings', () => {
  expect(
    itemsOf(
      'Service charges',
      'Description               Period                     Units      Amount',
      'National calls            01/03/2026 - 28/03/2026    253        34.31',
      'Data roaming zone 2       01/03/2026 - 28/03/2026    53         25.77',
    ),
  ).toEqual([
    ['National calls', 253, null, 34.31],
    ['Data roaming zone 2', 53, null, 25.77],
  ]);
});

test('of prices without and with tax the one that leads to the amount is meant', () => {
  expect(
    itemsOf(
      'Description           Qty    P.U. (HT)    TVA %    P.U. (TTC)    Total (TTC)',
      'Chargeur USB          4      10,00        20 %     12,00         48,00',
      'Lampe de bureau       2      20,00        20 %     24,00         48,00',
    ).map(([, quantity, price, amount]) => [quantity, price, amount]),
  ).toEqual([
    [4, 12, 48],
    [2, 24, 48],
  ]);
});

test('a column called goods that holds money is the amount', () => {
  expect(
    itemsOf(
      'Code       Description           Qty supplied    Price    Goods',
      'HB10500    Hex bolt M10 x 50     4               2.50     10.00',
      'TR20411    Ball valve brass      2               9.00     18.00',
    ),
  ).toEqual([
    ['Hex bolt M10 x 50', 4, 2.5, 10],
    ['Ball valve brass', 2, 9, 18],
  ]);
});

test('a heading goes on behind a joint: "Descrizione dei beni"', () => {
  expect(
    itemsOf(
      'Qta Descrizione dei beni                   Importo',
      '20  Carta A4 500 fogli                      999,80',
      '2   Pompa acqua tipo B                      250,00',
      '',
      'Totale imponibile                         1.249,80',
    ),
  ).toEqual([
    ['Carta A4 500 fogli', 20, null, 999.8],
    ['Pompa acqua tipo B', 2, null, 250],
  ]);
});

test('pieces and price within the text: numbers of the text itself do not count', () => {
  expect(
    itemsOf(
      "8 h main d'oeuvre à 20,74                   165,92",
      '21 m câble 3 x 1,5 mm² à 12,72              267,12',
      '',
      'Total HT                                    433,04',
    ),
  ).toEqual([
    ["h main d'oeuvre", 8, 20.74, 165.92],
    ['m câble 3 x 1,5 mm²', 21, 12.72, 267.12],
  ]);
});

test('the sign of what is taken back may stand behind the currency', () => {
  expect(
    itemsOf(
      'Descrizione               Quantità    Prezzo      Importo',
      'Carta A4 500 fogli        20-         49,99 €     999,80 €-',
      'Pompa acqua tipo B        2           125,00 €    250,00 €',
    ).map(([, , , amount]) => amount),
  ).toEqual([-999.8, 250]);
});

test('groups go on overleaf after a sum: the sums of groups there do not count against it', () => {
  const { items } = typedItems(
    [
      'Désignation              Qté    P.U. HT    Total HT',
      'Tuile rouge              2      10,00      20,00',
      'Câble acier              1      30,00      30,00',
      'Sous-total lot 1                           50,00',
    ],
    [
      'Papier A4                3      5,00       15,00',
      'Support mural            1      25,00      25,00',
      'Total lot 2                                40,00',
      'Banc de jardin           1      80,00      80,00',
      'Total lot 3                                80,00',
      '',
      'Total HT                                   170,00',
    ],
  );
  expect(items.map(([, , , amount]) => amount)).toEqual([20, 30, 15, 25, 80]);
});

test('without headings, codes beside a text that runs up to them are no part of it', () => {
  expect(
    itemsOf(
      '1   Staffa a muro 300 mm   K-9782    0,99      150      148,50',
      '2   Manutenzione mensile d AB-6270   12,50     2         25,00',
      '3   Canalina 40x60         K-1820    2,00      10        20,00',
      '4   Carta A4 500 fogli     TR-2444   12,50     10       125,00',
      '',
      'Totale                                                 318,50',
    ),
  ).toEqual([
    ['Staffa a muro 300 mm', 150, 0.99, 148.5],
    ['Manutenzione mensile d', 2, 12.5, 25],
    ['Canalina 40x60', 10, 2, 20],
    ['Carta A4 500 fogli', 10, 12.5, 125],
  ]);
});

test('without headings, the pieces stand before the text, and what has a unit is no price', () => {
  expect(
    itemsOf(
      '10   12,00 Canalina 40x60          49,99 EUR    599,88 EUR',
      '20       3 Pompa acqua tipo B      899,00 EUR   2.697,00 EUR',
      '30     150 Vernice bianca          2,50 EUR     375,00 EUR',
      '',
      'Totale                                          3.671,88 EUR',
    ),
  ).toEqual([
    ['Canalina 40x60', 12, 49.99, 599.88],
    ['Pompa acqua tipo B', 3, 899, 2697],
    ['Vernice bianca', 150, 2.5, 375],
  ]);
  expect(
    itemsOf(
      'Staffa a muro 300 mm     2.805,80    150 pz     420.870,00',
      'Consegna in cantiere     1.677,26    0,50 h         838,63',
      '',
      'Totale                                         421.708,63',
    ).map(([, quantity, price]) => [quantity, price]),
  ).toEqual([
    [150, 2805.8],
    [0.5, 1677.26],
  ]);
});

test('the price of a unit: "Tarief Eenheid"', () => {
  expect(
    itemsOf(
      'Nr.  Omschrijving          Tarief Eenheid    Bedrag',
      '10   Advies op locatie     125,00 uur        937,50',
      '20   Dakpan klei rood      3,50 st           350,00',
    ).map(([, , price]) => price),
  ).toEqual([125, 3.5]);
});
