// Papers that are no bills: statements, payslips, orders, checks, with the fields that offices ask for.
import { expect, test } from 'vitest';
import type { FieldType } from '../../../contract/profiles.ts';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf } from '../../../test/kit/typed-page.ts';

const valuesOf = (fields: Record<string, FieldType>, ...lines: string[]) =>
  extractedValues(
    profileOf(Object.entries(fields).map(([label, type]) => profileField(label, type))),
    ...lines,
  );

test('a bank statement comes from the bank', () => {
  const fields: Record<string, FieldType> = {
    Bank: 'text',
    'Account Holder': 'text',
    'Opening Balance': 'amount',
    'Closing Balance': 'amount',
  };
  expect(
    valuesOf(
      fields,
      'Harbour Savings Bank',
      '12 Quay Street',
      'Northport, NP1 4AB',
      '',
      'Ms Ada Example',
      '7 Mill Lane',
      'Southport, SP2 8TR',
      '',
      'Statement of account',
      'Date          Description                    Amount',
      'Previous balance                             412.16',
      '02/07/2026    Transfer to savings           -100.00',
      '05/07/2026    Salary                        1200.00',
      'New balance                                 1512.16',
    ),
  ).toMatchObject({
    bank: 'Harbour Savings Bank',
    opening_balance: '412.16',
    closing_balance: '1512.16',
  });
});

test.each([
  [
    'German',
    ['Abrechnungszeitraum 01.03.2026 bis 31.03.2026', 'Gesamtbrutto', 'Auszahlungsbetrag', 'Arbeitgeber'],
  ],
  ['French', ['Période du 01.03.2026 au 31.03.2026', 'Salaire brut', 'Net à payer', 'Employeur']],
  ['Polish', ['Okres 01.03.2026 - 31.03.2026', 'Wynagrodzenie brutto', 'Do wypłaty', 'Pracodawca']],
  ['Dutch', ['Loonperiode 01.03.2026 - 31.03.2026', 'Totaal brutoloon', 'Uit te betalen netto', 'Werkgever']],
  [
    'Italian',
    ['Periodo 01.03.2026 - 31.03.2026', 'Totale retribuzione', 'Netto da corrispondere', 'Azienda'],
  ],
  ['Czech', ['Období 01.03.2026 - 31.03.2026', 'Hrubé příjmy', 'K výplatě celkem', 'Zaměstnavatel']],
  [
    'Hungarian',
    ['Elszámolási időszak 01.03.2026 - 31.03.2026', 'Bruttó jövedelem', 'Nettó munkabér', 'Munkáltató'],
  ],
  ['Norwegian', ['Lønnsperiode 01.03.2026 - 31.03.2026', 'Sum brutto', 'Nettoutbetaling', 'Arbeidsgiver']],
  [
    'Indonesian',
    ['Periode 01.03.2026 - 31.03.2026', 'Total penghasilan', 'Jumlah gaji bersih', 'Nama perusahaan'],
  ],
])('a payslip in %s', (_language, [period, gross, net, employer]) => {
  expect(
    valuesOf(
      {
        Employer: 'text',
        'Period From': 'date',
        'Period To': 'date',
        'Gross Pay': 'amount',
        'Net Pay': 'amount',
      },
      `${employer}: Muster Holzbau GmbH`,
      '',
      `${period}`,
      '',
      `${gross}                         3.200,00`,
      'XYZ                               400,00-',
      `${net}                         2.114,37`,
    ),
  ).toEqual({
    employer: 'Muster Holzbau GmbH',
    period_from: '2026-03-01',
    period_to: '2026-03-31',
    gross_pay: '3200.00',
    net_pay: '2114.37',
  });
});

test('an order is written by the buyer', () => {
  expect(
    valuesOf(
      { Buyer: 'text', Supplier: 'text', 'PO Number': 'text', 'Order Date': 'date' },
      'Dunmore Joinery Ltd',
      '124 Quarry Close, Norbury MS2 8TR',
      '',
      'PURCHASE ORDER',
      'PO Number: PO-00342',
      'Order Date: 19 June 2026',
      '',
      'Supplier',
      'Fast Timber Company Ltd',
      '9 Dock Road, Hull HU1 2AB',
    ),
  ).toMatchObject({
    buyer: 'Dunmore Joinery Ltd',
    supplier: 'Fast Timber Company Ltd',
    po_number: 'PO-00342',
    order_date: '2026-06-19',
  });
});

test('a delivery note, an offer and a ticket have numbers of their own', () => {
  expect(valuesOf({ 'Delivery Number': 'text' }, 'Delivery note', 'Delivery No. DN-2041')).toEqual({
    delivery_number: 'DN-2041',
  });
  expect(
    valuesOf(
      { 'Quote Number': 'text', 'Valid Until': 'date' },
      'Offert',
      'Offertnummer: 52',
      'Giltig till: 10.12.2026',
    ),
  ).toEqual({ quote_number: '52', valid_until: '2026-12-10' });
  expect(
    valuesOf(
      { 'Train Number': 'text', 'Travel Date': 'date' },
      'Train No.: EC 179',
      'Travel date: 4 May 2026',
    ),
  ).toMatchObject({ travel_date: '2026-05-04' });
});

const currencyOf = (...lines: string[]) => valuesOf({ Currency: 'text', 'Total Amount': 'amount' }, ...lines);

test.each([
  ['JPY', ['請求書 株式会社サンプル 御中', '合計金額 ¥550,000']],
  ['CNY', ['购买方名称 样品有限公司', '价税合计 ¥550.00']],
  ['ZAR', ['Brooklyn Mall', 'Total Due R1374945.00']],
  ['EUR', ['EUR', 'LAIT 1,60', 'TOTAL 1,60']],
  ['INR', ['GSTIN: 29AABCT1332L1ZD', 'Grand Total : 413.00', 'Rupees four hundred thirteen only']],
  ['KWD', ['Currency: KWD', 'TOTAL 152.050 KD']],
  ['NZD', ['Tax Invoice', 'Apples $4.00', 'Pears $2.00', 'TOTAL $6.00', 'PURCHASE NZ$6.00']],
  ['CAD', ['Invoice', 'Work $100.00', 'Total Amount $100.00', 'Paid CA$100.00']],
  ['USD', ['Invoice', 'Work $100.00', 'Total Amount $100.00', 'Shown in US$, shipped to Toronto, Canada']],
  ['BAM', ['FISKALNI RAČUN', 'TUNA SAL MEXICO 115G 3,50', 'UKUPNO: 3,50', 'www.primjer.co.ba']],
])('the currency is %s', (currency, lines) => {
  expect(currencyOf(...lines)).toMatchObject({ currency });
});

test("the customer's tax number is not the seller's, whatever the aliases of the field say", () => {
  const field = profileField('Vendor Tax Number', 'text', { aliases: ['VAT ID', 'Tax ID'] });
  expect(
    extractedValues(
      profileOf([field]),
      'Made Up Cars Pvt. Ltd.',
      'Customer GSTIN: 29AAFCA0924K1ZN',
      'Place of Supply: 29-Karnataka',
      'Dealer GSTIN: 29AABCT1332L1ZD',
    ),
  ).toEqual({ vendor_tax_number: '29AABCT1332L1ZD' });
});

test('a date that is labelled as another one is not the date of a letter', () => {
  expect(valuesOf({ 'Document Date': 'date' }, 'Muster AG', 'Zahlbar bis zum 10.04.2026.')).toEqual({
    document_date: null,
  });
});

const PAY: Record<string, FieldType> = { 'Gross Pay': 'amount', 'Net Pay': 'amount' };

test('of two totals side by side the one of the earnings is the gross pay, and no base of taxes is', () => {
  expect(
    valuesOf(
      PAY,
      'Orbis Seven Ltd',
      'Salary slip for the month of December 2025',
      'Earnings       Amount      Deductions     Amount',
      'Basic       30,000.00      Pension      1,800.00',
      'Housing     16,947.00      Levy           463.00',
      'Total       46,947.00      Total        2,263.00',
      'Net Pay     44,684.00',
      '',
      'Description         Gross       Exempt      Taxable',
      'Basic salary    66,778.00     6,778.00    60,000.00',
    ),
  ).toMatchObject({ gross_pay: '46947.00', net_pay: '44684.00' });
});

test('the rate of an hour is not the gross pay', () => {
  expect(
    valuesOf(
      PAY,
      'Orbis Seven Ltd                 EARNINGS STATEMENT',
      'INCOME           RATE     HOURS     CURRENT TOTAL',
      'GROSS WAGES     21.50     40.00            860.00',
      '',
      'CURRENT TOTAL     CURRENT DEDUCTIONS     NET PAY',
      '       860.00                 160.00      700.00',
    ),
  ).toMatchObject({ gross_pay: '860.00', net_pay: '700.00' });
});

test('what is paid out stands below what is taxed, and both are called net', () => {
  expect(
    valuesOf(
      PAY,
      'Orbis Sept SARL                 BULLETIN DE PAIE',
      'Salaire de base       151,67      18,00      2 730,06',
      'Total brut                                   2 730,06',
      'Maladie             2 730,06      7,00 %      -191,10',
      'Net imposable                                2 538,96',
      'NET À PAYER AVANT IMPÔT SUR LE REVENU        2 500,00',
      'Impôt sur le revenu 2 538,96      5,00 %      -126,95',
      'NET À PAYER                                  2 373,05',
    ),
  ).toMatchObject({ gross_pay: '2730.06', net_pay: '2373.05' });
});

test('the bank of a statement is who has a word for banks in the name, whoever stands first', () => {
  expect(
    valuesOf(
      { Bank: 'text', 'Account Holder': 'text', 'Closing Balance': 'amount' },
      'Ada Example                         Harbour Credit Union',
      '7 Mill Lane',
      'Southport, SP2 8TR',
      '',
      'Statement of account',
      'Closing balance        1,512.16',
    ),
  ).toMatchObject({ bank: 'Harbour Credit Union', account_holder: 'Ada Example' });
});
