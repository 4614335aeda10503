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
