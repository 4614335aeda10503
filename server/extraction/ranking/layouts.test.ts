// Whose name, address and number it is, on layouts without a letterhead; what was paid before without a label.
import { expect, test } from 'vitest';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf } from '../../../test/kit/typed-page.ts';

const valuesOf = (lines: string[], ...fields: ReturnType<typeof profileField>[]) =>
  extractedValues(profileOf(fields), ...lines);

test('the heading of a block is no part of the address below it', () => {
  const lines = ['Verkäufer', 'Kornblum Druck GmbH', 'Lange Gasse 7', '04109 Neustadt', '', 'Rechnung 118'];
  expect(valuesOf(lines, profileField('Seller Name'), profileField('Seller Address'))).toEqual({
    seller_name: 'Kornblum Druck GmbH',
    seller_address: 'Lange Gasse 7, 04109 Neustadt, DE',
  });
  expect(valuesOf(['Verkäufer', 'Rechnung 118'], profileField('Seller Address'))).toEqual({
    seller_address: null,
  });
});

test('the sender line above the window belongs to the sender alone', () => {
  const lines = [
    ...Array.from({ length: 8 }, () => ''),
    'Kornblum Druck GmbH - Lange Gasse 7 - 04109 Neustadt',
    'Gemeinde Altenbach',
    'Am Anger 3',
    '04110 Altenbach',
    '',
    'Rechnung 118 vom 02.03.2026',
  ];
  expect(valuesOf(lines, profileField('Seller Address'), profileField('Buyer Address'))).toEqual({
    seller_address: 'Lange Gasse 7, 04109 Neustadt, DE',
    buyer_address: 'Am Anger 3, 04110 Altenbach, DE',
  });
});

test('a footer goes on after the address', () => {
  const lines = [
    'Gemeinde Altenbach',
    'Am Anger 3',
    '04110 Altenbach',
    '',
    'Rechnung 118 vom 02.03.2026',
    ...Array.from({ length: 56 }, () => ''),
    'Kornblum Druck GmbH | Lange Gasse 7 | 04109 Neustadt | Amtsgericht Neustadt HRB 1180',
  ];
  expect(valuesOf(lines, profileField('Seller Name'), profileField('Seller Address'))).toEqual({
    seller_name: 'Kornblum Druck GmbH',
    seller_address: 'Lange Gasse 7, 04109 Neustadt, DE',
  });
});

test('an address printed with and without its country is complete', () => {
  const lines = [
    ...Array.from({ length: 8 }, () => ''),
    'Kornblum Druck GmbH - Lange Gasse 7 - 04109 Neustadt - Deutschland',
    'Gemeinde Altenbach',
    'Am Anger 3',
    '04110 Altenbach',
    '',
    'Rechnung 118 vom 02.03.2026',
    ...Array.from({ length: 47 }, () => ''),
    'Kornblum Druck GmbH | Lange Gasse 7 | 04109 Neustadt | Amtsgericht Neustadt HRB 1180',
  ];
  expect(valuesOf(lines, profileField('Seller Address'))).toEqual({
    seller_address: 'Lange Gasse 7, 04109 Neustadt, DE',
  });
});

test('a name without a legal form in the footer, and a number that begins with a letter', () => {
  const lines = [
    'Gemeinde Altenbach',
    'Am Anger 3',
    '04110 Altenbach',
    '',
    'Rechnung R65313 vom 02.03.2026',
    ...Array.from({ length: 56 }, () => ''),
    'Kornblum & Sohn | Lange Gasse 7 | 04109 Neustadt | Tel. 0341 118118',
  ];
  expect(valuesOf(lines, profileField('Seller Name'), profileField('Invoice Number'))).toEqual({
    seller_name: 'Kornblum & Sohn',
    invoice_number: 'R65313',
  });
});

test('a box of the post ends a name', () => {
  const name = profileField('Advertiser');
  expect(valuesOf(['Advertiser: Friends of Rivers PO Box 12 Salem'], name)).toEqual({
    advertiser: 'Friends of Rivers',
  });
  expect(valuesOf(['Advertiser: Rivers (20417)'], name)).toEqual({ advertiser: 'Rivers (20417)' });
});

test('what was paid before is the total less what is left', () => {
  const lines = [
    'Facture 118',
    '',
    'Règlement        Date             Montant',
    'Virement         05/11/2026       201,00',
    '',
    'Total HT         624,90',
    'Total taxes      46,25',
    'Total TTC        671,15',
    'Solde à payer    470,15',
  ];
  expect(valuesOf(lines, profileField('Prepaid', 'amount'), profileField('Due Payable', 'amount'))).toEqual({
    prepaid: '201.00',
    due_payable: '470.15',
  });
});
