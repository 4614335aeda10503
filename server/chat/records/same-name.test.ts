// Spellings of one name, and names that only look alike.
import { describe, expect, test } from 'vitest';
import { commonSpellings, isSameName, spellingOf } from './same-name.ts';

const same = (a: string, b: string) => isSameName(spellingOf(a), spellingOf(b));

describe('are one name', () => {
  test.each([
    ['GREEN LEAF MART SDN BHD', 'Green Leaf Mart Sdn. Bhd. (123456-X)'],
    ['GREEN LEAF MART SDN BHD', 'GREENLEAF MART S/B'],
    ['GREEN LEAF MART SDN BHD', 'GREEN LEAF MAR7 SDN BHD'],
    ['Brightwater Supplies Ltd', 'BRIGHTWATER SUPPLIES'],
    ['Kim Aik Hardware', 'Kim Air Hardware'],
    ['Northwind Traders GmbH', 'Northwind Traders GmbH & Co. KG'],
    ['深圳市明月科技有限公司', '深圳市明月科技'],
    ['HARBOUR CAFE', 'Harbour Cafe 200101012345'],
    ['Ltd', 'LTD'],
  ])('%s, %s', (a, b) => {
    expect(same(a, b)).toBe(true);
    expect(same(b, a)).toBe(true);
  });
});

describe('are two names', () => {
  test.each([
    ['Corner Store 12 Market Street', 'Corner Store 13 Market Street'],
    ['Longacre Stationery (M) Sdn Bhd', 'Longacre Stationery (T) Sdn Bhd'],
    ['Martin GmbH', 'Marten GmbH'],
    ['明月科技有限公司', '明日科技有限公司'],
    ['Green Leaf Mart', 'Green Leaf Mart Bakery'],
    ['Ltd', 'Inc'],
  ])('%s, %s', (a, b) => expect(same(a, b)).toBe(false));
});

test('the commonest spelling stands for all', () => {
  const names = [
    'Harbour Cofee Roasters',
    'Harbour Coffee Roasters',
    'HARBOUR CAFE',
    'Harbour Coffee Roasters',
  ];
  expect([...commonSpellings(names)]).toEqual([
    ['Harbour Coffee Roasters', 'Harbour Coffee Roasters'],
    ['Harbour Cofee Roasters', 'Harbour Coffee Roasters'],
    ['HARBOUR CAFE', 'HARBOUR CAFE'],
  ]);
});
