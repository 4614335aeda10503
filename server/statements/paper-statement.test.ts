// Statements on paper: signs as they are printed, in two columns, or told by the balances alone.
import { expect, test } from 'vitest';
import { paperStatement } from './paper-statement.ts';

const head = { iban: 'DE02 1203 0000 0000 2020 51', opening_balance: '1000.00', closing_balance: '931.00' };
const line = (
  description: string,
  amount: number | null,
  rest: Record<string, string | number | null> = {},
) => ({
  description,
  quantity: null,
  unit_price: null,
  amount,
  date: '2026-03-20',
  ...rest,
});
const amounts = (items: ReturnType<typeof line>[], fields: Record<string, string | null> = head) =>
  paperStatement({ extracted_fields: fields, line_items: items, currency: 'EUR' })?.movements.map(
    ({ amount }) => Number(amount),
  );

test('as printed, where that comes to the closing balance', () => {
  expect(amounts([line('RE-1', -119), line('Refund', 50)])).toEqual([-119, 50]);
});

test('two columns', () => {
  const items = [line('RE-1', 119, { debit: 119 }), line('Refund', 50, { credit: 50 })];
  expect(amounts(items)).toEqual([-119, 50]);
});

test('without signs, by the balance after each movement or after some of them', () => {
  expect(amounts([line('RE-1', 119, { balance: 881 }), line('Refund', 50, { balance: 931 })])).toEqual([
    -119, 50,
  ]);
  expect(amounts([line('RE-1', 119), line('Refund', 50, { balance: 931 })])).toEqual([-119, 50]);
});

test('what does not come to the closing balance stays as printed', () => {
  expect(amounts([line('RE-1', 119, { balance: 700 })])).toEqual([119]);
});

test('each movement knows its line and its day; one without an account is told from no other', () => {
  const items = [line('no amount', null), line('RE-1', -69)];
  const read = paperStatement({ extracted_fields: head, line_items: items, currency: 'EUR' })!;
  expect(read).toMatchObject({ account: 'DE02120300000000202051', opening: '1000.00', closing: '931.00' });
  expect(read.movements).toMatchObject([{ line: 1, booked: '2026-03-20', purpose: 'RE-1' }]);
  expect(amounts(items, { opening_balance: '1' })).toBeUndefined();
});
