// Line items without headings: what is their text, what are their numbers, what belongs to the item above.
import { expect, test } from 'vitest';
import { typedItems } from '../../../test/kit/typed-items.ts';

test('below its text a row of numbers with their currency is no text of its own, without headings', () => {
  const { items } = typedItems([
    'INVOICE 4711',
    '',
    'Garden bench oak',
    '                     44.50 USD       89.00 USD',
    'Water pump type B',
    '                      9.00 USD       16.88 USD',
    '',
    'Subtotal                             105.88 USD',
  ]);
  expect(items.map(([description, , , amount]) => [description, amount])).toEqual([
    ['Garden bench oak', 89],
    ['Water pump type B', 16.88],
  ]);
});

test('a discount below an item is taken off it without headings, too', () => {
  const { items } = typedItems([
    'FACTURA 4711',
    '',
    'Cable de acero       2,50      125,00 EUR    19 %     312,50',
    'Lote 77              1,00       10,00 EUR    19 %      10,00',
    'Dto. 10 %                                             -1,00',
    '',
    'Base imponible                                       321,50',
  ]);
  expect(items).toEqual([
    ['Cable de acero', 2.5, 125, 312.5],
    ['Lote 77', 1, 10, 9],
  ]);
});

test('a row of quantity, unit and price below its text is no text of its own', () => {
  const { items } = typedItems([
    'MERCADO MODELO LTDA',
    '',
    '001 7891234500012 ARROZ BRANCO 5KG',
    '1,000 Un x              23,90          23,90',
    '002 7891234500029 QUEIJO PRATO',
    '0,512 Kg x              49,90          25,55',
    '003 7891234500036 LEITE INTEGRAL 1L',
    '6,000 Cx x               4,79          28,74',
    '',
    'VALOR TOTAL R$                         78,19',
  ]);
  expect(items).toEqual([
    ['7891234500012 ARROZ BRANCO 5KG', 1, 23.9, 23.9],
    ['7891234500029 QUEIJO PRATO', 0.512, 49.9, 25.55],
    ['7891234500036 LEITE INTEGRAL 1L', 6, 4.79, 28.74],
  ]);
});

test('a sum that nothing names ends the list, where it is printed again below', () => {
  const { items } = typedItems([
    'MARCHE DU PORT',
    '',
    'MIMOLETTE                  1,60 A',
    'RAVIOLI                    2,47 A',
    'CREME DESSERT              1,30 A',
    '   payer                   5,37',
    'Espèces                    5,37',
    'A 5,5% TVA de              5,37         0,28',
  ]);
  expect(items.map(([description]) => description)).toEqual(['MIMOLETTE', 'RAVIOLI', 'CREME DESSERT']);
});

test('an item may cost as much as those above it together', () => {
  const { items } = typedItems([
    'MARCHE DU PORT',
    '',
    'MIMOLETTE                  1,60 A',
    'RAVIOLI                    2,40 A',
    'CREME DESSERT              4,00 A',
    'Total EUR                  8,00',
  ]);
  expect(items.map(([, , , amount]) => amount)).toEqual([1.6, 2.4, 4]);
});

test('the number of an article between its name and its price is skipped', () => {
  const { items } = typedItems([
    'HARBOUR BOOKS',
    '',
    'Winter Harvest',
    '  9780306406157',
    '  (1 @ 9.99)                9.99',
    'The Long Meadow',
    '  9780140328721',
    '  (1 @ 10.99)              10.99',
    'Subtotal                   20.98',
  ]);
  expect(items.map(([description, , , amount]) => [description, amount])).toEqual([
    ['Winter Harvest', 9.99],
    ['The Long Meadow', 10.99],
  ]);
});

test('a text that goes on below its number of pieces is one item', () => {
  const { items } = typedItems([
    'LAGOON GRILL',
    '',
    '2 Mixed Masala',
    '    Platter Full          650.00',
    '1 Harbour House',
    '    Platter Half          500.00',
    '10 Coke 300ml             250.00',
    'Subtotal                 1400.00',
  ]);
  expect(items.map(([description, quantity, , amount]) => [description, quantity, amount])).toEqual([
    ['Mixed Masala Platter Full', 2, 650],
    ['Harbour House Platter Half', 1, 500],
    ['Coke 300ml', 10, 250],
  ]);
});

test('pieces are counted before a measure and before a number in brackets', () => {
  const { items } = typedItems([
    'GASTHAUS AM SEE',
    '',
    '2 0.5l Apfelschorle        9,80',
    '1x(9) Nudelsuppe           6,50',
    '1x(403)Tee                 1,60',
    'Total                     17,90',
  ]);
  expect(items.map(([description, quantity]) => [description, quantity])).toEqual([
    ['0.5l Apfelschorle', 2],
    ['(9) Nudelsuppe', 1],
    ['(403)Tee', 1],
  ]);
});

test('several sums in one line end the list', () => {
  const { items } = typedItems([
    'Rechnung Nr. UK-44552',
    '',
    '  -  Beratungshonorar: £ 2.500,00',
    '  -  Reisekostenpauschale: £ 700,50',
    '',
    'Netto: £ 3.200,50 Mehrwertsteuer (20%): £ 640,10 Brutto: £ 3.840,60',
  ]);
  expect(items.map(([, , , amount]) => amount)).toEqual([2500, 700.5]);
});

test('amounts behind texts of different lengths end anywhere: their sum tells that they are items', () => {
  const { items } = typedItems([
    'HILLTOWN CLINIC',
    'Invoice 4711',
    'Date of service: 2026-03-15',
    'Board and lodging: $4,000',
    'Consultation: $600',
    'Tests: $1,300',
    'TOTAL AMOUNT: $5,900',
  ]);
  expect(items.map(([description, , , amount]) => [description, amount])).toEqual([
    ['Board and lodging', 4000],
    ['Consultation', 600],
    ['Tests', 1300],
  ]);
});

test('a sum that nothing legible names ends a list of several items', () => {
  const { items } = typedItems([
    'CORNER MARKET',
    'OAT FLAKES                 2.19 F',
    'ALMOND BUTTER              9.99 F',
    'HEAVY CREAM                3.39 F',
    'OAT FLAKES                 2.19 F',
    '  .00 BLA                 17.76',
  ]);
  expect(items.map(([, , , amount]) => amount)).toEqual([2.19, 9.99, 3.39, 2.19]);
});

test.each(['Total 2 item(s)', 'Sum 2 varer', 'Total 2 articles'])('"%s" ends the list', (total) => {
  const { items } = typedItems([
    'HARBOUR SHOP',
    'Cable 3m               149.00',
    'Carrier bag              5.00',
    `${total.padEnd(22)} 154.00`,
  ]);
  expect(items.map(([description]) => description)).toEqual(['Cable 3m', 'Carrier bag']);
});

test('labels of numbers name no item: what stands above them does', () => {
  const { items } = typedItems([
    'Invoice 4711',
    '',
    'Circuit boards, several layers',
    '  Origin: CN | Quantity: 10 | Price: 40.00 EUR | Line total: 400.00 EUR',
    'Granules of polypropylene',
    '  Origin: CN | Quantity: 100 | Price: 2.50 EUR | Line total: 250.00 EUR',
    'Total amount: 650.00 EUR',
  ]);
  expect(items).toEqual([
    ['Circuit boards, several layers', 10, 40, 400],
    ['Granules of polypropylene', 100, 2.5, 250],
  ]);
});

test('the price of an item told over several rows is no item', () => {
  const { items } = typedItems(['Service: development', 'Unit price: ¥50,000', 'Total: ¥50,000']);
  expect(items).toEqual([]);
});

test('where nothing has cents, thousands that are parted are prices', () => {
  const { items } = typedItems([
    'WARUNG PELABUHAN',
    'Jl. Kopi No. 12',
    'Kasir: 4',
    'Nasi Goreng              27.500',
    'Es Teh Manis              7.500',
    'Kerupuk                   4.000',
    'Total                    39.000',
    'Tunai                    50.000',
  ]);
  expect(items.map(([description, , , amount]) => [description, amount])).toEqual([
    ['Nasi Goreng', 27_500],
    ['Es Teh Manis', 7500],
    ['Kerupuk', 4000],
  ]);
});

test('the number of pieces before the total is none of an item', () => {
  const { items } = typedItems([
    'HARBOUR STORE',
    '',
    'Deo stick                 4.50',
    'Tea                       1.50',
    '2 TOTAL                   6.00',
    'CASH                     10.00',
  ]);
  expect(items.map(([description, , , amount]) => [description, amount])).toEqual([
    ['Deo stick', 4.5],
    ['Tea', 1.5],
  ]);
});
