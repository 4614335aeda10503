// Labels that mislead: numbers of authorities, titles against labels, blank forms, labels with a clause. All papers are made up here.
import { expect, test } from 'vitest';
import type { FieldType } from '../../../contract/profiles.ts';
import { extractedValues, TODAY } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import { kindOf } from './kind-of.ts';

const valuesOf = (fields: Record<string, FieldType>, ...lines: string[]) =>
  extractedValues(
    profileOf(Object.entries(fields).map(([label, type]) => profileField(label, type))),
    ...lines,
  );
const kind = (...lines: string[]) => kindOf(typedReading(lines), TODAY);

test('the number that an authority gave is not that of the invoice', () => {
  expect(
    valuesOf(
      { 'Invoice Number': 'text' },
      'Krajowy system faktur                  Numer faktury',
      '                                       17/02/2026',
      'Numer KSeF: 1234563218-20260217-0A1B2C3D4E5F-7B',
      'Sprzedawca                             Nabywca',
      'Nazwa: Zielony Ogród S.A.              Nazwa: Biuro Nowak',
    ),
  ).toEqual({ invoice_number: '17/02/2026' });
});

test('a label goes on to its colon', () => {
  expect(
    valuesOf(
      { 'Invoice Date': 'date', 'Due Date': 'date' },
      'Faktura nr 17/02/2026',
      'Data wystawienia, w rozumieniu art. 31 ust. 2 ustawy: 18.02.2026',
      'Data zakończenia dostawy lub wykonania usługi:',
      '03.02.2026',
      'Informacja o płatności: Zapłacono',
      'Data zapłaty: 18.02.2026',
    ),
  ).toEqual({ invoice_date: '2026-02-18', due_date: null });
});

test('a tax number is nobody’s name', () => {
  expect(
    valuesOf(
      { Customer: 'text' },
      'Atelier du Port SPRL',
      'Quai des Pêcheurs 4, 1300 Wavre',
      'TVA CLIENT: BE0403019261',
      'Date 23/02/2026   Facture n° 175',
    ),
  ).toEqual({ customer: null });
});

test('its title says what a paper is, though its labels are those of an invoice', () => {
  const labels = [
    'Mill Lane Supplies',
    'Invoice Number       Invoice Date       Due Date',
    'SO-118               18/09/2026         18/10/2026',
    'BILL TO              SHIP TO',
    'Harbour Cafe         Harbour Cafe',
    'ITEMS                QTY     RATE     AMT.',
    'Copper cable         3       4.00     12.00',
    'GRAND TOTAL                           12.00',
  ];
  expect(kind('QUOTATION', ...labels)).toMatchObject({ doc_type: 'Quotation' });
  expect(kind('DELIVERY NOTE', ...labels)).toMatchObject({ doc_type: 'Delivery Note' });
});

test('a word of small print is not the label of a meter', () => {
  expect(
    kind(
      'Mill Lane Supplies',
      'Invoice',
      'Invoice Number: 118',
      'GRAND TOTAL 12.00',
      'Our coffee machines take every brand of pod that is sold in shops',
    ),
  ).toMatchObject({ doc_type: 'Invoice' });
});

test('the labels of a blank form are no names', () => {
  expect(
    valuesOf(
      { Employer: 'text', Employee: 'text', 'Pay Date': 'date' },
      'Employee Pay Slip',
      'Employer Information',
      'Company Name',
      'Business Number',
      'Company Address',
      'Employee Information',
      'Full Name',
      'Department',
      'Pay Date          2026-02-23',
    ),
  ).toEqual({ employer: null, employee: null, pay_date: '2026-02-23' });
});

test('a period goes on in the next line', () => {
  expect(
    valuesOf(
      { 'Period From': 'date', 'Period To': 'date' },
      'Harbour Savings Bank',
      'Account Holder: Ada Example Account Number: 4711 Statement Period: January 3, 2026 -',
      'February 2, 2026 Address: 12 Quay Street, Northport',
      'Opening Balance 12.00',
    ),
  ).toEqual({ period_from: '2026-01-03', period_to: '2026-02-02' });
});

test('what is before tax is the subtotal', () => {
  expect(
    valuesOf(
      { 'Subtotal Amount': 'amount', 'Total Amount': 'amount' },
      'Quotation For: Harbour Cafe Pte Ltd',
      'before GST             2660',
      'GST (9%)                239.4',
      'Total (inc. GST)       2899.4',
    ),
  ).toEqual({ subtotal_amount: '2660.00', total_amount: '2899.40' });
});

test('a bill number with a word before it may be that of another paper', () => {
  expect(
    valuesOf(
      { 'Invoice Number': 'text' },
      'Mill Lane Supplies',
      'Invoice Number     Invoice Date     Due Date',
      'GM118              14/06/2026       26/06/2026',
      'BILL TO            SHIP TO          E-way Bill No: 100078217389',
      'Harbour Cafe       Harbour Cafe     Vehicle No: DL-4567',
    ),
  ).toEqual({ invoice_number: 'GM118' });
});

test('gross salary is more than the basic one', () => {
  expect(
    valuesOf(
      { 'Gross Pay': 'amount', 'Net Pay': 'amount' },
      'Payslip for April 2026',
      'Basic Salary           500.00',
      'Housing Allowance      140.00',
      'Gross Salary           640.00',
      'Net Salary             410.00',
    ),
  ).toEqual({ gross_pay: '640.00', net_pay: '410.00' });
});

test('a label right before a number says more than one above it', () => {
  expect(
    valuesOf(
      { 'Document Number': 'text' },
      'Krajowy system faktur                  Numer faktury',
      '                                       7/02/2026',
      '                                 Faktura podstawowa',
      '                 Numer KSeF: 1234563218-20260217-0A1B2C3D4E5F-7B',
    ),
  ).toEqual({ document_number: '7/02/2026' });
});

test('the number of a bank is nobody’s name', () => {
  expect(
    valuesOf(
      { Vendor: 'text' },
      'Max Muster            Rechnungs-Nr. 17',
      'Musterstraße 1        Rechnungsdatum 11.10.2026',
      '54321 Musterstadt',
      'Rechnung',
      'Lesestube             Geschäftsführer: Dora Muster   Bankverbindung',
      'Lesegasse 9           Telefon: 0170 000000           IBAN DE00 0000',
      '54545 Lesestadt       E-Mail: post@lesestube.example BIC/Swift XXXXXXXX',
    )['vendor'],
  ).not.toContain('BIC');
});

test('who stands below the line of the sender is who the letter is for', () => {
  expect(
    valuesOf(
      { Seller: 'text', Buyer: 'text' },
      ...Array.from({ length: 6 }, () => ''),
      'ZIEGELMEHL GmbH Hangweg 13 97950 Neustadt',
      'TG Höchdorf -TA-',
      'Herrn Anton Muster',
      'Albrechtstraße 44',
      '97204 Höchdorf',
      '',
      'RECHNUNG 2503001',
    ),
  ).toEqual({ seller: 'ZIEGELMEHL GmbH', buyer: 'TG Höchdorf -TA-' });
});

test('a person addressed with a title is not who wrote', () => {
  expect(
    valuesOf(
      { Seller: 'text' },
      'factuur',
      '',
      '',
      'Mevrouw A. Muster',
      'Molenstraat 10',
      '7534 GC Enschede',
      '',
      'factuurnummer   2209058',
    ),
  ).toEqual({ seller: null });
});

test('a payment names what the paper asks for', () => {
  expect(
    valuesOf(
      { 'Invoice Number': 'text', 'Payment Reference': 'text' },
      'Our reference: KW2114',
      'Mill Lane Roofing plc',
      'Invoice number: FA-2026-741',
      'Grand total 533.14',
      'Please quote the invoice number.',
    ),
  ).toEqual({ invoice_number: 'FA-2026-741', payment_reference: 'FA-2026-741' });
});

test('a colon with a dash is one sign between label and value', () => {
  expect(
    valuesOf(
      { 'Invoice Number': 'text', 'Bill To': 'text', Total: 'amount' },
      'Mill Lane Supplies',
      'Invoice No:- 4711',
      'Bill To:- Harbour Cafe',
      'Total:- 450.00',
    ),
  ).toEqual({ invoice_number: '4711', bill_to: 'Harbour Cafe', total: '450.00' });
});

test('the number of a register is none of the invoice, though the place of the register stands between', () => {
  const number = (line: string) =>
    valuesOf({ 'Invoice Number': 'text' }, 'Factuur', 'Datum 03.02.2026', line);
  expect(number('KvK: Oudestad, nr. 40718293')).toEqual({ invoice_number: null });
  expect(number('Factuur: nr. 40718293')).toEqual({ invoice_number: '40718293' });
});

test.each([
  ['Hungarian', 'ÁRAJÁNLAT                 017      KIÁLLÍTÁS IDŐPONTJA       2026. 01. 31.'],
  ['Swedish', 'OFFERT                    017      DATUM                     2026-01-31'],
  ['Turkish', 'FİYAT TEKLİFİ             017      TARİH                     31.01.2026'],
])('the title of an offer stands before its number: %s', (_, line) => {
  expect(valuesOf({ 'Quote Number': 'text' }, line)).toEqual({ quote_number: '017' });
});
