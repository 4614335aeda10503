// Which field holds what of the allowances and charges of an e-invoice, and which column what of a line.
import { expect, test } from 'vitest';
import { plainField } from '../../../contract/plain-field.ts';
import type { EInvoice, EInvoiceAllowance } from '../../reading/reading.ts';
import { draftItems } from '../builtin/draft-items.ts';
import { understandField } from '../labels/understand-field.ts';
import { structuredSourceOf, structuredValue } from './structured-source.ts';

const charge = (amount: string, reason: string | null, code: string | null = null): EInvoiceAllowance => ({
  charge: true,
  amount,
  reason,
  code,
});
const invoiceWith = (allowances: EInvoiceAllowance[], values: Record<string, string>): EInvoice => ({
  syntax: 'ubl',
  origin: 'x.xml',
  values: { invoice_number: 'R-1', ...values },
  lines: [],
  allowances,
});

/** What fields of these labels hold. */
function held(invoice: EInvoice, ...labels: string[]) {
  const meanings = labels.map((label) => understandField(plainField(label, label.toLowerCase(), 'amount')));
  const source = structuredSourceOf({ e_invoice: invoice, pages: [] }, meanings)!;
  return meanings.map((meaning) => structuredValue(source, meaning));
}

const CHARGES = [
  charge('4.00', null, 'FC'),
  charge('2.00', 'Frachtkosten', 'ABK'),
  charge('1.50', 'Minimum order', 'ZZZ'),
];

test('freight is told by its code or its reason, and the surcharge has the rest', () => {
  const invoice = invoiceWith(CHARGES, { charge_total: '7.50', allowance_total: '3.00' });
  expect(held(invoice, 'Discount', 'Freight', 'Surcharge')).toEqual(['3.00', '6.00', '1.50']);
});

test('without a field for freight the surcharge has all charges; without other charges it has none', () => {
  expect(held(invoiceWith(CHARGES, { charge_total: '7.50' }), 'Surcharge')).toEqual(['7.50']);
  const freight = invoiceWith(CHARGES.slice(0, 1), { charge_total: '4.00' });
  expect(held(freight, 'Freight', 'Surcharge')).toEqual(['4.00', undefined]);
});

test('a discount that takes no part in the charges is no freight', () => {
  const off = { charge: false, amount: '5.00', reason: 'Freight allowance', code: null };
  expect(held(invoiceWith([off], { allowance_total: '5.00' }), 'Freight', 'Discount')).toEqual([
    undefined,
    '5.00',
  ]);
});

test('a column in percent has the percentage of a line, another one its sum', () => {
  const source = structuredSourceOf(
    {
      e_invoice: {
        ...invoiceWith([], {}),
        lines: [
          ['20.00', '10'],
          ['3.00', undefined],
        ].map(([discount, percent]) => ({
          description: 'Paper',
          quantity: '1',
          unit_price: '200',
          amount: '180',
          further: { discount: discount!, ...(percent !== undefined && { discount_percent: percent }) },
        })),
      },
      pages: [],
    },
    [],
  );
  const columns = ['Discount', 'Disc. %'].map((label) => ({
    label,
    key: label,
    type: 'number' as const,
    required: false,
    aliases: [],
  }));
  const items = draftItems([], source, { columns, byRow: new Map() });
  expect(items.map(({ further }) => further)).toEqual([{ Discount: 20, 'Disc. %': 10 }, { Discount: 3 }]);
});
