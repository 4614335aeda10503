// Tables whose headings, columns or pages are not what they seem: headings beside their cells, copies, unnamed sums.
import { expect, test } from 'vitest';
import { typedItems } from '../../../test/kit/typed-items.ts';

test('numbers that stand right of their headings belong to them in order', () => {
  const { items } = typedItems([
    'ID       Description         Hourly rate       Total hours     Total',
    '10       Data collection                40.00              20          800.00',
    '50       Report in PDF                  25.00              10          250.00',
    '',
    'Subtotal                                                              1050.00',
  ]);
  expect(items.map((item) => item.slice(0, 4))).toEqual([
    ['Data collection', 20, 40, 800],
    ['Report in PDF', 10, 25, 250],
  ]);
});

test('cells a blank apart are of two columns where white space runs down between them', () => {
  const boards = ['Oak', 'Cherry', 'Elm', 'Walnut', 'Maple'];
  const { items } = typedItems([
    'Sl No.   Item Name            Unit       Qty      Remarks',
    ...boards.map((wood, i) => `     ${i + 1}   ${`${wood} board`.padEnd(25)}Nos        ${11 + i} —`),
    '',
    'Made by                    Received by',
  ]);
  expect(items).toEqual(boards.map((wood, i) => [`${wood} board`, 11 + i, null, null]));
});

test('a cell below one heading is of no other, however many cells there are', () => {
  const { items } = typedItems([
    'Article   No.   Description                 Quantity  Unit',
    'AX-1001         Oak shelf   wide            2         pcs',
  ]);
  expect(items).toEqual([['Oak shelf wide', 2, null, null]]);
});

test('the last column is the amount, though its heading is missing', () => {
  const { items } = typedItems([
    'Description            Price       Qty',
    'Green tea with pearls  30,000        2                   60,000',
    'Yoghurt with aloe      32,000        1                   32,000',
    '',
    'Total                                                    92,000',
  ]);
  expect(items).toEqual([
    ['Green tea with pearls', 2, 30000, 60000],
    ['Yoghurt with aloe', 1, 32000, 32000],
  ]);
});

test('a name and its description in columns of their own are one text, a code is none of it', () => {
  const amounts = ['1         50,00           50,00', '2         75,00          150,00'];
  const { items } = typedItems([
    'Artículo          Descripción                 Cantidad  Precio         Importe',
    `Teclado           Muy plano, negro            ${amounts[0]!}`,
    `Altavoces         Ultrasonidos                ${amounts[1]!}`,
    '',
    'Total                                                                   200,00',
  ]);
  expect(items.map(([description]) => description)).toEqual([
    'Teclado Muy plano, negro',
    'Altavoces Ultrasonidos',
  ]);
  const coded = typedItems([
    'Artículo          Descripción                 Cantidad  Precio         Importe',
    `TEC-40017         Muy plano, negro            ${amounts[0]!}`,
    `ALT-20113         Ultrasonidos                ${amounts[1]!}`,
    '',
    'Total                                                                   200,00',
  ]);
  expect(coded.items.map(([description]) => description)).toEqual(['Muy plano, negro', 'Ultrasonidos']);
});

test('the code of an article is its text where nothing else describes it', () => {
  const { items } = typedItems([
    'Product ID        Unit price      Quantity      Total price',
    'K70L              5.00            150           750.00',
    '',
    'Total                                           750.00',
  ]);
  expect(items).toEqual([['K70L', 150, 5, 750]]);
});

test('copies of an invoice for others in one file do not multiply its items; pages of one table do', () => {
  const page = (copy: string, item = 'Gartenbank Eiche') => [
    `Rechnung 4711                                             ${copy}`,
    'Nordholz GmbH',
    'Lindenweg 4',
    '20095 Hamburg',
    'Datum: 04.03.2026',
    'Artikel                  Menge     Preis         Betrag',
    `${item}          3         4,00          12,00`,
    'Pflanztopf               5         5,50          27,50',
    '',
    'Gesamtbetrag                                     39,50',
  ];
  expect(typedItems(page('Original'), page('Kopie'), page('Ablage')).items).toEqual([
    ['Gartenbank Eiche', 3, 4, 12],
    ['Pflanztopf', 5, 5.5, 27.5],
  ]);
  expect(typedItems(page('Seite 1'), page('Seite 2', 'Wandhalter weiss')).items).toHaveLength(4);
});

test('figures of the row below do not keep a sum without a name among the items', () => {
  const { items } = typedItems([
    'Descripcion        Cantidad    Precio        Importe',
    'Crema de leche     1           2.85          2.85',
    'Salsa oriental     1           0.90          0.90',
    'Caldo de gallina   2           1.13          2.26',
    '',
    'Valor                          0.12          6.01',
    'Subtotal                                     5.89',
  ]);
  expect(items.map(([, , , amount]) => amount)).toEqual([2.85, 0.9, 2.26]);
});

test('headings for other columns than there are give way to rows that multiply and come to the total', () => {
  const { items } = typedItems([
    'Qty Description                                    Price',
    '1 Seasonal salad                       14.00       14.00',
    '2 Saddle of venison                    58.00      116.00',
    '3 Sparkling water                       9.80       29.40',
    '',
    'Total                                             159.40',
  ]);
  expect(items).toEqual([
    ['Seasonal salad', 1, 14, 14],
    ['Saddle of venison', 2, 58, 116],
    ['Sparkling water', 3, 9.8, 29.4],
  ]);
});

test('where dots and commas both part thousands, no figure has decimals', () => {
  const { items } = typedItems([
    'Barang             Jumlah      Harga         Total',
    'Kertas A4          5           55,000        275,000',
    'Binder klip        10          100,000       1,000,000',
    '',
    'Sub Total                                    1.275.000',
    'Total                                        1.275,000',
  ]);
  expect(items).toEqual([
    ['Kertas A4', 5, 55000, 275000],
    ['Binder klip', 10, 100000, 1000000],
  ]);
});
