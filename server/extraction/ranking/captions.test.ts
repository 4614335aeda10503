// Captions that no catalog knows are nobody's names.
import { expect, test } from 'vitest';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf } from '../../../test/kit/typed-page.ts';

const PAYSLIP = profileOf([
  profileField('Employer'),
  profileField('Employee'),
  profileField('Pay Date', 'date'),
  profileField('Net Pay', 'amount'),
]);

test('one among captions in a row is none, and the name stands below its own', () => {
  expect(
    extractedValues(
      PAYSLIP,
      'Harbour Mills Ltd',
      '',
      'Employee Name      Quorl        Check No.   Pay Period             Pay Date',
      'Wanda Pruitt       ABC-DE       70812       01/08/2026-14/08/2026  15/08/2026',
    ),
  ).toMatchObject({ employee: 'Wanda Pruitt', pay_date: '2026-08-15' });
});

test('one below a caption, beside a value, is none', () => {
  expect(
    extractedValues(
      PAYSLIP,
      'Harbour Mills Ltd',
      '',
      'Pay Date            15 August 2026',
      'Employee Name       Wanda',
      'Quorl/Position      Project Lead',
    ),
  ).toMatchObject({ employee: 'Wanda' });
});

test('headings side by side have the names below them', () => {
  const invoice = profileOf([profileField('Buyer Name'), profileField('Invoice Number')]);
  expect(
    extractedValues(
      invoice,
      'Bill To              Ship To              Invoice Number    A-17',
      'Wanda Pruitt         Wanda Pruitt         Invoice Date      15 August 2026',
    ),
  ).toMatchObject({ buyer_name: 'Wanda Pruitt', invoice_number: 'A-17' });
});

test('a colon that stands apart from its label is no part of the name', () => {
  expect(extractedValues(PAYSLIP, 'Employee Name      : Wanda Pruitt')).toMatchObject({
    employee: 'Wanda Pruitt',
  });
});

test('the first invoice of all has one digit, and a number sign belongs to its label', () => {
  const invoice = profileOf([profileField('Invoice Number'), profileField('Buyer Name')]);
  expect(
    extractedValues(
      invoice,
      'Facturé à                  Facture n°     1',
      'Conseil Pruitt SARL        Date           3 avril 2026',
    ),
  ).toEqual({ invoice_number: '1', buyer_name: 'Conseil Pruitt SARL' });
});

test('on an order, a date without more is the day of the order', () => {
  const order = profileOf([profileField('PO Number'), profileField('Order Date', 'date')]);
  expect(extractedValues(order, 'PURCHASE ORDER', 'Order No.   4711', 'Date        18 June 2026')).toEqual({
    po_number: '4711',
    order_date: '2026-06-18',
  });
});
