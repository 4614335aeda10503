// Discount and freight of a record as allowances and charges: the sums decide which, the taxable amounts decide the rate.
import { describe, expect, test } from 'vitest';
import { brokenIn, field, FIELDS, saidIn, withFields } from '../../../test/kit/samples/stated-record.ts';
import { groupsIn, invoiceModel } from '../../reading/e-invoice/model/invoice-model.ts';
import { readEInvoice } from '../../reading/e-invoice/read-e-invoice.ts';
import { parseXml } from '../../reading/formats/xml.ts';

const AMOUNTS = [...FIELDS, field('Discount', 'amount'), field('Freight', 'amount')];
const line = (amount: number, tax_rate: number) => ({
  description: 'Paper',
  quantity: 1,
  unit_price: amount,
  amount,
  unit: 'boxes',
  tax_rate,
});

test.each(['cii', 'ubl'] as const)(
  'in %s discount and freight stand beside the lines, and every sum is right',
  (syntax) => {
    const record = withFields(
      { discount: '-2.00', freight: '7.00', subtotal: '25.00', tax: '4.75', total_amount: '29.75' },
      { tax_breakdown: [{ rate: 19, base: 25, tax: 4.75, category: 'S', exemption_reason: null }] },
    );
    const { xml, broken } = brokenIn(record, syntax, AMOUNTS);
    expect(broken).toEqual([]);
    expect(
      saidIn(
        xml,
        syntax,
        'BT-92',
        'BT-95',
        'BT-96',
        'BT-97',
        'BT-99',
        'BT-102',
        'BT-103',
        'BT-104',
        'BT-106',
        'BT-107',
        'BT-108',
        'BT-109',
      ),
    ).toEqual({
      'BT-92': '2.00',
      'BT-95': 'S',
      'BT-96': '19',
      'BT-97': 'Discount',
      'BT-99': '7.00',
      'BT-102': 'S',
      'BT-103': '19',
      'BT-104': 'Freight',
      'BT-106': '20',
      'BT-107': '2.00',
      'BT-108': '7.00',
      'BT-109': '25.00',
    });
  },
);

test('a subtotal above the freight is the sum of the lines', () => {
  const record = withFields(
    { freight: '5.00', tax: '4.75', total_amount: '29.75' },
    { tax_breakdown: [{ rate: 19, base: 25, tax: 4.75, category: 'S', exemption_reason: null }] },
  );
  const { xml, broken } = brokenIn(record, 'ubl', AMOUNTS);
  expect(broken).toEqual([]);
  expect(saidIn(xml, 'ubl', 'BT-106', 'BT-108', 'BT-109')).toEqual({
    'BT-106': '20',
    'BT-108': '5.00',
    'BT-109': '25.00',
  });
});

test('a discount that the lines have taken off, and freight that is a line, are not stated twice', () => {
  const { xml, broken } = brokenIn(withFields({ discount: '3.00', freight: '4.00' }), 'ubl', AMOUNTS);
  expect(broken).toEqual([]);
  expect(saidIn(xml, 'ubl', 'BT-92', 'BT-99', 'BT-107')).toEqual({});
});

const TWO_RATES = {
  line_items: [line(100, 19), line(50, 7)],
  tax_breakdown: [
    { rate: 19, base: 110, tax: 20.9, category: 'S' as const, exemption_reason: null },
    { rate: 7, base: 45, tax: 3.15, category: 'S' as const, exemption_reason: null },
  ],
};
const TWO_TOTALS = { subtotal: '155.00', tax: '24.05', total_amount: '179.05' };

test('with two rates each allowance has the rate whose taxable amount it explains', () => {
  const { xml, broken } = brokenIn(
    withFields({ ...TWO_TOTALS, discount: '5.00', freight: '10.00' }, TWO_RATES),
    'cii',
    AMOUNTS,
  );
  expect(broken).toEqual([]);
  expect(saidIn(xml, 'cii', 'BT-96', 'BT-103')).toEqual({ 'BT-96': '7', 'BT-103': '19' });
});

test('one discount over two rates is parted between them', () => {
  const { xml, broken } = brokenIn(
    withFields(
      { subtotal: '135.00', tax: '20.25', total_amount: '155.25', discount: '15.00' },
      {
        line_items: TWO_RATES.line_items,
        tax_breakdown: [
          { rate: 19, base: 90, tax: 17.1, category: 'S', exemption_reason: null },
          { rate: 7, base: 45, tax: 3.15, category: 'S', exemption_reason: null },
        ],
      },
    ),
    'ubl',
    AMOUNTS,
  );
  expect(broken).toEqual([]);
  const parts = groupsIn(invoiceModel(parseXml(xml)!, 'ubl'), 'BG-20');
  expect(parts.map((one) => [one.text('BT-92'), one.text('BT-96')])).toEqual([
    ['10', '19'],
    ['5', '7'],
  ]);
});

test('where no way fits, the category is left out and named', () => {
  const { broken } = brokenIn(
    withFields({ ...TWO_TOTALS, discount: '6.00', freight: '11.00' }, TWO_RATES),
    'ubl',
    AMOUNTS,
  );
  expect(broken.map(({ id }) => id)).toEqual(expect.arrayContaining(['BR-32', 'BR-37']));
});

test('fields can state allowances by their terms', () => {
  const fields = [...FIELDS, field('Nachlass', 'amount', ['BT-107']), field('Grund', 'text', ['BT-97'])];
  const record = withFields(
    { nachlass: '5.00', grund: 'Treue', subtotal: '15.00', tax: '2.85', total_amount: '17.85' },
    { tax_breakdown: [{ rate: 19, base: 15, tax: 2.85, category: 'S', exemption_reason: null }] },
  );
  const { xml, broken } = brokenIn(record, 'ubl', fields);
  expect(broken).toEqual([]);
  expect(saidIn(xml, 'ubl', 'BT-92', 'BT-97', 'BT-107')).toEqual({
    'BT-92': '5.00',
    'BT-97': 'Treue',
    'BT-107': '5.00',
  });
});

const PEPPOL = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const SUMS = /^(?:BR-|PEPPOL-EN16931-R(?:04\d|12\d))/;

describe.each(['cii', 'ubl'] as const)('the discount of a line in %s', (syntax) => {
  /** One line of 4 x 10.00, whatever it comes to in the end. */
  const written = (discount: number, amount: number, quantity = 4) => {
    const tax = amount * 0.19;
    const record = withFields(
      { subtotal: amount.toFixed(2), tax: tax.toFixed(2), total_amount: (amount + tax).toFixed(2) },
      {
        line_items: [{ description: 'Paper', quantity, unit_price: 10, amount, unit: 'boxes', discount }],
        tax_breakdown: [{ rate: 19, base: amount, tax, category: 'S', exemption_reason: null }],
      },
    );
    const { xml, broken } = brokenIn(record, syntax, FIELDS, PEPPOL);
    return { xml, broken: broken.map(({ id }) => id).filter((id) => SUMS.test(id)) };
  };
  const TERMS = ['BT-136', 'BT-137', 'BT-138', 'BT-139', 'BT-141', 'BT-145'] as const;

  test.each([
    ['a sum', 6, 34, { 'BT-136': '6.00', 'BT-139': 'Discount' }, '6.00'],
    ['a sum with the sign of what is taken off', -6, 34, { 'BT-136': '6.00', 'BT-139': 'Discount' }, '6.00'],
    [
      'a percentage',
      25,
      30,
      { 'BT-136': '10.00', 'BT-137': '40.00', 'BT-138': '25', 'BT-139': 'Discount' },
      '10.00',
    ],
    ['a sum for each piece', 2, 32, { 'BT-136': '8.00', 'BT-139': 'Discount' }, '8.00'],
    ['a surcharge', -3, 43, { 'BT-141': '3.00', 'BT-145': 'ABK' }, '-3.00'],
    ['all of it', 40, 0, { 'BT-136': '40.00', 'BT-139': 'Discount' }, '40.00'],
  ])('%s is its allowance or its charge, and no rule is broken', (_, discount, amount, terms, again) => {
    const { xml, broken } = written(discount, amount);
    expect(broken).toEqual([]);
    expect(saidIn(xml, syntax, ...TERMS)).toEqual(terms);
    expect(readEInvoice(xml, 'x')!.lines[0]!.further!.discount).toBe(again);
  });

  test('goods that come back take their discount with them', () => {
    const { xml, broken } = written(-6, -34, -4);
    expect(broken).toEqual([]);
    expect(readEInvoice(xml, 'x')!.lines[0]!.further!.discount).toBe('-6.00');
  });

  test('what the price has taken off already is not stated again', () => {
    const { xml, broken } = written(6, 40);
    expect(broken).toEqual([]);
    expect(saidIn(xml, syntax, ...TERMS)).toEqual({});
  });

  test('what it does not explain is named by the rule', () => {
    const { xml, broken } = written(5, 34);
    expect(broken).toEqual(['PEPPOL-EN16931-R120']);
    expect(saidIn(xml, syntax, ...TERMS)).toEqual({});
  });
});
