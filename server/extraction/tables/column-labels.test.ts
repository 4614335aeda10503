// What the headings of line-item tables name.
import { expect, test } from 'vitest';
import { typedItems } from '../../../test/kit/typed-items.ts';
import { columnLabel } from './column-labels.ts';

test.each([
  ['项目名称', 'description'],
  ['车牌号', 'other'],
  ['类型', 'other'],
  ['通行日期起', 'date'],
  ['通行日期止', 'date'],
  ['金 额', 'amount'],
  ['税 额', 'tax_amount'],
])('on the invoice of a toll road, %s heads %s', (heading, role) => {
  expect(columnLabel(heading)?.role).toBe(role);
});

test('headings of Chilean invoices', () => {
  const { items } = typedItems([
    'Item   Codigo   Nombre Item             Cantidad    Precio Unit.       Monto',
    '1      4711     Carga de gas a granel        100       17.731,09   1.773.109',
    '',
    'Monto Neto    1.773.109',
  ]);
  expect(items).toEqual([['Carga de gas a granel', 100, 17_731.09, 1_773_109]]);
});
