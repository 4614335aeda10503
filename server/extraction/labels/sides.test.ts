// What a field means by the paper that its profile is for.
import { describe, expect, test } from 'vitest';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf } from '../../../test/kit/typed-page.ts';

const LINES = [
  'REKENING KORAN',
  '',
  'Nomor Rekening: 7300002117',
  'Nama: SITI RAHAYU',
  'No Pelanggan: 4411',
  'Mata Uang: IDR',
];

test('the account number of a statement is that of the bank account, on other papers the number of the customer', () => {
  const account = profileField('Account Number');
  const statement = profileOf([account, profileField('Closing Balance', 'amount')]);
  expect(extractedValues(statement, ...LINES)['account_number']).toBe('7300002117');
  expect(extractedValues(profileOf([account]), ...LINES)['account_number']).toBe('4411');
});

const NOTE = [
  'Orbis Seven Ltd',
  '12 Quay Street',
  'Northport, NP1 4AB',
  '',
  'DELIVERY NOTE',
  '',
  'Order No: 4711',
];
const TO = ['Customer: Mill Lane Bakery Ltd', '7 Mill Lane', 'Southport, SP2 8TR'];

test('who the goods are delivered to gets a delivery note, but is not the buyer on other papers', () => {
  const asked = (...labels: string[]) => profileOf(labels.map((label) => profileField(label)));
  const places = ['FROM                DELIVER TO', 'Orbis Pickup        Mill Lane Bakery Co.'];
  const lines = [...NOTE.with(3, 'DONE'), '', ...places, '', 'Xop 17'];
  expect(extractedValues(asked('Supplier', 'Recipient', 'Delivery Number'), ...lines)).toMatchObject({
    supplier: 'Orbis Seven Ltd',
    recipient: 'Mill Lane Bakery Co.',
  });
});

describe('who asks for the day of a delivery and not for that of the order has delivery notes', () => {
  const fields = [profileField('Supplier'), profileField('Recipient'), profileField('PO Number')];
  const delivery = profileOf([...fields, profileField('Delivery Date', 'date')]);
  const order = profileOf([...fields, profileField('Order Date', 'date')]);

  test('which the supplier writes, as the buyer writes orders', () => {
    expect(extractedValues(delivery, ...NOTE, '', ...TO)).toMatchObject({
      supplier: 'Orbis Seven Ltd',
      recipient: 'Mill Lane Bakery Ltd',
      po_number: '4711',
    });
    const placed = extractedValues(
      order,
      ...NOTE.with(4, 'PURCHASE ORDER'),
      '',
      'Supplier: Mill Lane Bakery Ltd',
    );
    expect(placed).toMatchObject({ supplier: 'Mill Lane Bakery Ltd' });
  });

  test.each([
    ['labelled as any date', 'Date: 2026-03-05'],
    ['labelled as the day of issue', 'Date of issue: 2026-03-05'],
    ['without a label', 'Northport, 2026-03-05'],
  ])('which are dated by the day of the delivery, %s', (_how, date) => {
    expect(extractedValues(delivery, ...NOTE, date, '', ...TO)['delivery_date']).toBe('2026-03-05');
  });

  test('unless they print the delivery besides, or the profile is one for bills', () => {
    const lines = [...NOTE, 'Date: 2026-03-05', '', ...TO];
    expect(extractedValues(delivery, ...lines, '', 'Delivered on: 2026-03-09')['delivery_date']).toBe(
      '2026-03-09',
    );
    const bill = profileOf([profileField('Invoice Number'), profileField('Delivery Date', 'date')]);
    expect(extractedValues(bill, ...lines)['delivery_date']).toBeNull();
  });
});
