// How receipts and invoices say in which way they were or are to be paid.
import { expect, test } from 'vitest';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import { extract } from '../builtin/extract.ts';

function methodIn(...lines: string[]): string | null {
  const profile = profileOf([profileField('Payment Method'), profileField('Total Amount', 'amount')]);
  const { fields } = extract(typedReading(lines), profile, { today: '2026-11-22', learned: [] });
  return fields['payment_method']!.value;
}

test.each([
  ['BAR', ['SUMME EUR 7,22', 'Geg. BAR EUR 10,00', 'Rückgeld BAR EUR 2,78']],
  ['VISA', ['TOTAL          49.78', 'VISA           49.78', '************4432']],
  ['Visa', ['Amount Paid 26.34', 'Visa **** 1234']],
  ['CB', ['TOTAL TTC 8,30 EUR', 'CB 8,30']],
  ['TARJETA BANCARIA', ['TOTAL (€)  12,70', 'TARJETA BANCARIA  12,70']],
  ['微信支付', ['应收：  19.00', '微信支付：  19.00']],
  ['Cash', ['Total 5.20', 'Cash 10.00', 'Change 4.80']],
  ['Lastschrift', ['Summe 59,50 EUR', 'Der Betrag wird am 3. Mai per Lastschrift eingezogen.']],
  ['bank transfer', ['Total 59.50 EUR', 'Payment by bank transfer within 14 days.']],
  ['virement bancaire', ['Total TTC 59,50 EUR', 'Règlement par virement bancaire à 30 jours.']],
])('%s', (method, lines) => expect(methodIn(...lines)).toBe(method));

test('what a shop accepts, and words that only look like it, are none', () => {
  expect(
    methodIn('We accept Visa and Mastercard 24.00', 'Chocolate bar 1.20', 'Barcode 40.10', 'Total 1.20'),
  ).toBeNull();
});
