// Header fields of invoices that settle each other: parties, their tax numbers, sums. All papers are made up here.
import { expect, test } from 'vitest';
import type { FieldType } from '../../../contract/profiles.ts';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf } from '../../../test/kit/typed-page.ts';

const valuesOf = (fields: Record<string, FieldType>, ...lines: string[]) =>
  extractedValues(
    profileOf(Object.entries(fields).map(([label, type]) => profileField(label, type))),
    ...lines,
  );
const SUMS = { Subtotal: 'amount', Tax: 'amount', 'Total Amount': 'amount' } as const;

test('a sum that stands alone, or once on each of two slips, is the total and no net amount', () => {
  const slip = ['Summa: 37,80 €', 'Viitenumero: 575291', 'Eräpäivä: 26.04.2026', ''];
  expect(valuesOf(SUMS, 'Lasku', 'Saaja: Metsäpolku Oy', ...slip, ...slip)).toEqual({
    subtotal: null,
    tax: null,
    total_amount: '37.80',
  });
});

test('a total with its currency needs no cents, be they printed with the parts that it is paid in', () => {
  expect(
    valuesOf(
      SUMS,
      'Facture 2026-031',
      'Description                Quantité   Prix Unitaire   Total',
      'Création du site                  1           1400€   1400€',
      '',
      'Montant total à payer : 1400€',
      'Acompte de 50 % à la commande : 700,00 € TTC',
      'Solde de 50 % à la livraison : 700,00 € TTC',
    )['total_amount'],
  ).toBe('1400.00');
});

test('a rate behind its label is no label of the total below it, where nothing has cents', () => {
  expect(
    valuesOf(
      SUMS,
      'Bill to: Kanak Stores          Invoice No.  7720241',
      'SL. No  Item              Quantity  Unit Price   Amount',
      '1       Clay pot 10L           100          10     1000',
      '2       Clay lamp, case        100         240    24000',
      'Subtotal: 25000',
      'GST: 12%',
      'Total: 28000',
    ),
  ).toMatchObject({ subtotal: '25000.00', total_amount: '28000.00' });
});

test.each([
  [
    'the amount of a line below the heading "Total"',
    [
      'Description          Qty   Unit Price      Total',
      'Garden lamp 9W        50       130.00    6500.00',
      'Extension cord 5m     20       240.00    4800.00',
      'Amount Due                              11300.00',
    ],
    '11300.00',
  ],
  ['what "Total" names', ['Pen   20   10.00   200.00', 'Total: 200.00'], '200.00'],
  [
    'the only line',
    ['Description            Amount', 'Guide: hill walk   USD 150.00', 'TOTAL:             USD 150.00'],
    '150.00',
  ],
])('without a tax, a net amount has a label of its own: not %s', (_name, lines, total) => {
  expect(valuesOf(SUMS, 'Invoice 4711', '', ...lines)).toEqual({
    subtotal: null,
    tax: null,
    total_amount: total,
  });
});

test('the number of a page is no tax', () => {
  expect(
    valuesOf(
      SUMS,
      'Ricevuta d’acquisto',
      'Totale ricevuta                 € 11,96',
      'Capitale sociale 37.500 • P. IVA: 08973230967',
      'Pagina 1 di 1',
    ),
  ).toEqual({ subtotal: null, tax: null, total_amount: '11.96' });
});

test('the tax of two authorities stands in the table of rates alone', () => {
  expect(
    valuesOf(
      SUMS,
      'Tax Invoice No: NX-492',
      'GST Summary',
      'Taxable      CGST        SGST        Total Tax',
      'Total   4,000.00      360.00      360.00      720.00',
      '',
      'Total Taxable Value                 4,000.00',
      'Total CGST Amount                     360.00',
      'Total SGST Amount                     360.00',
      'Grand Total (INR)                   4,720.00',
    ),
  ).toEqual({ subtotal: '4000.00', tax: '720.00', total_amount: '4720.00' });
});

const PARTIES = { Seller: 'text', Buyer: 'text', 'Seller Tax Number': 'text' } as const;

test('the tax number in the row of the buyer is not that of the seller', () => {
  expect(
    valuesOf(
      PARTIES,
      'ALDO MONTES SOSA                         RUC: 4849678-2',
      'Factura electrónica N°: 001-001-0000021',
      'Fecha y Hora de Emisión: 2026-03-05      Condición de Venta: Contado',
      'RUC/documento de identidad: 80001890-7   Nombre o razón social: Fenix Nueva SA',
      'Total Operación:     1.560.000',
    ),
  ).toMatchObject({ seller_tax_number: '4849678-2', buyer: 'Fenix Nueva SA' });
});

test('the name of the customer, printed again behind its label, is not that of the seller', () => {
  expect(
    valuesOf(
      PARTIES,
      'Huerta de Valdemoro, S.L.     luzNorte',
      'Calle Mayor 12',
      '45700 Consuegra',
      'FACTURA DE ELECTRICIDAD',
      'CLIENTE HUERTA DE VALDEMORO, S.L.',
      'Nº FACTURA 0011165891      FECHA DE EMISION: 02-05-2026',
      'IMPORTE TOTAL      223,80 €',
      'www.luznorte.es',
    ),
  ).toMatchObject({ seller: 'luzNorte', buyer: 'HUERTA DE VALDEMORO, S.L.' });
});

test.each([
  ['Faktura VAT nr FV 1/09/2026', 'FV 1/09/2026'],
  ['Factura Nº: RE 2026-118 (copia)', 'RE 2026-118'],
  ['Invoice no. 31197 CREDIT', '31197'],
  ['Invoice no. 7000 2026 118', '7000 2026 118'],
])('the letters of a series belong to the number, words behind it do not: %s', (line, invoice_number) => {
  expect(valuesOf({ 'Invoice Number': 'text' }, 'Atelier Muster', line)).toEqual({ invoice_number });
});

test('AS ends a name where nothing of it follows', () => {
  expect(
    valuesOf(PARTIES, 'INVOICE', 'Seller: Nordlys Supplies AS, Storgata 1, Oslo', 'Buyer: Fjell Trading AS'),
  ).toMatchObject({ seller: 'Nordlys Supplies AS', buyer: 'Fjell Trading AS' });
});

test('blanks around the dash of a tax number', () => {
  expect(
    valuesOf({ 'VAT ID': 'text' }, 'Bergmann Uhren AG', 'Rechnung 17', 'CHE - 116.281.710 MWST'),
  ).toEqual({ vat_id: 'CHE116281710' });
});

test('a currency by its name, a customer behind the title of the paper', () => {
  expect(
    valuesOf(
      { Currency: 'text', Customer: 'text' },
      'Software Andino',
      'Proforma a',
      'Cía. Serrana',
      'Moneda: Guarani',
      'Total 1.560.000',
    ),
  ).toEqual({ currency: 'PYG', customer: 'Cía. Serrana' });
});

test('the number of a taxpayer is that of no invoice, however its label is written', () => {
  expect(
    valuesOf(
      { 'Invoice Number': 'text', 'Seller Tax Number': 'text' },
      'Ashoka Rowing Club',
      'GSTN No. : MH31KT7718NLAT',
      'INVOICE TO :                    INVOICE IN203118',
      'Meera Patel',
      'Date of Invoice : 25-12-2025',
    ),
  ).toEqual({ invoice_number: 'IN203118', seller_tax_number: 'MH31KT7718NLAT' });
});
