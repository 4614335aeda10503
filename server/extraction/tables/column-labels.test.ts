// What the headings of line-item tables name.
import { expect, test } from 'vitest';
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
