// Items of receipts: where their text begins and ends, and where their list does.
import { expect, test } from 'vitest';
import { typedItems } from '../../../test/kit/typed-items.ts';

test('a number that no column parts from the words is part of the name', () => {
  const { items } = typedItems([
    'CORNER SHOP',
    '',
    'Battery No 4                   15.00',
    'Marker pen 2                    5.75',
    'Glue     3   1.50               4.50',
    '',
    'TOTAL                          25.25',
  ]);
  expect(items).toEqual([
    ['Battery No 4', null, null, 15],
    ['Marker pen 2', null, null, 5.75],
    ['Glue', 3, 1.5, 4.5],
  ]);
});

test('the name of what is counted may begin with a number', () => {
  const { items } = typedItems([
    'HARBOUR GRILL',
    '',
    '2 Lemonade               7.00',
    '1 500 Miles Burger',
    '    with fries          12.50',
    '1 Coffee                 3.10',
    '',
    'TOTAL                   22.60',
  ]);
  expect(items.map(([description, quantity]) => [description, quantity])).toEqual([
    ['Lemonade', 2],
    ['500 Miles Burger with fries', 1],
    ['Coffee', 1],
  ]);
});

const PUMP = ['HARBOUR FUEL', '', 'ARTICLE            VAT     AMOUNT', 'Diesel               6      20.40'];

test('what is paid for a single item is none, even where its labels are illegible', () => {
  const { items } = typedItems([
    ...PUMP,
    'T0T                         20.40',
    'Cabd payrnent               20.40',
    '',
    'NET 17.00 VAT 20% 3.40',
  ]);
  expect(items).toHaveLength(1);
});

test('goods for the same price are items where their sum is printed', () => {
  const goods = ['Oil                  6      20.40', 'Wax                  6      20.40'];
  expect(typedItems([...PUMP, ...goods, '', 'TOTAL                       61.20']).items).toHaveLength(3);
});

test('words that leave no room for the amount go on beside it', () => {
  const { items } = typedItems([
    'HARBOUR GRILL',
    '',
    'Lemonade                 7.00',
    'Grilled chicken with rice and',
    'lime leaves x 1         27.50',
    'Take away charge         4.00',
    '',
    'TOTAL                   38.50',
  ]);
  expect(items.map(([description, , , amount]) => [description, amount])).toEqual([
    ['Lemonade', 7],
    ['Grilled chicken with rice and lime leaves x 1', 27.5],
    ['Take away charge', 4],
  ]);
});

test('the bar code below a text is no part of it', () => {
  expect(
    typedItems([
      'Item                      Price     Qty      Amount',
      'Green tea 300g',
      '4006381333931             49.50      2        99.00',
      'Rice crackers',
      '5901234123457             10.00      3        30.00',
      'Total                                        129.00',
    ]).items,
  ).toEqual([
    ['Green tea 300g', 2, 49.5, 99],
    ['Rice crackers', 3, 10, 30],
  ]);
});

test('beside quantities of one the price is the amount', () => {
  const { items } = typedItems([
    'QUANTITY     ITEM NAME                 PRICE',
    '1            Screening                  11.00',
    '1            Vaccination                22.00',
    '',
    'Total: 33.00',
  ]);
  expect(items).toEqual([
    ['Screening', 1, 11, 11],
    ['Vaccination', 1, 22, 22],
  ]);
});

test('prices that add up to the total are amounts, whatever the quantities are', () => {
  const { items } = typedItems([
    'Product                    Quantity      Price',
    'Chestnut purée                 2          7.20',
    'Layer cake                     2         24.00',
    '',
    'Total: 31.20',
  ]);
  expect(items).toEqual([
    ['Chestnut purée', 2, null, 7.2],
    ['Layer cake', 2, null, 24],
  ]);
});
