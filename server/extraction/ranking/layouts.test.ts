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

test('a Swiss number of tax is named behind it and needs no label', () => {
  const lines = [
    'Gasthaus Lindenhof AG',
    'Seeweg 14',
    '6045 Meggen',
    '',
    'Kaffee                       4.80',
    'Total CHF                    4.80',
    '',
    'CHE-123.456.788 MWST',
  ];
  expect(valuesOf(lines, profileField('Seller VAT ID'))).toEqual({ seller_vat_id: 'CHE123456788' });
});

test('the cell beside a label in capitals heads a column of its own', () => {
  const lines = [
    'Autohaus Kornblum GmbH',
    'Lange Gasse 7, 04109 Neustadt',
    '',
    'RECHNUNG 118',
    '',
    'KUNDE                              FAHRZEUG',
    'Petra Lindenau                     Kastenwagen',
  ];
  expect(valuesOf(lines, profileField('Buyer Name'))).toEqual({ buyer_name: 'Petra Lindenau' });
});

test('a row of headings names no party', () => {
  const lines = [
    'Bebidas del Valle SL',
    'Calle Mayor 8, 28013 Madrid',
    '',
    'Factura     Fecha          Cliente     Carga       Ruta',
    '75818       08.05.2026     Café Sol    11764       Norte',
  ];
  expect(valuesOf(lines, profileField('Buyer Name'))).toEqual({ buyer_name: 'Café Sol' });
});

test('a line that begins within a sentence is nobody', () => {
  const lines = [
    'Kornblum Ltd',
    'Lange Gasse 7, 04109 Neustadt',
    '',
    'Supplier',
    'use any matter relating to the goods of the buyer',
  ];
  expect(valuesOf(lines, profileField('Supplier'))).toEqual({ supplier: 'Kornblum Ltd' });
});

test('a name ends where the number of its register begins', () => {
  const lines = ['Energia do Sul S.A. CNPJ 12.345.678/0001-95', 'Rua das Flores 12', '', 'Fatura 118'];
  expect(valuesOf(lines, profileField('Seller Name'))).toEqual({ seller_name: 'Energia do Sul S.A.' });
});

test('what the paper is called stands before who wrote it', () => {
  const lines = [
    'Facturación electrónica - Lumitec',
    '',
    'Factura electrónica de venta N° FE-4711',
    'Total 20,00',
  ];
  expect(valuesOf(lines, profileField('Seller Name'), profileField('Invoice Number'))).toEqual({
    seller_name: 'Lumitec',
    invoice_number: 'FE-4711',
  });
});

test('bar codes are no numbers of tax', () => {
  const lines = ['Bäckerei Lindenhof', 'Brot 4.80', 'MwSt', '02118620241221103256'];
  expect(valuesOf(lines, profileField('Seller VAT ID'))).toEqual({ seller_vat_id: null });
});

test('headings in the middle of boxes are above the names at their left', () => {
  const lines = [
    'FAKTURA                                               Nr: 110/06/2025',
    '',
    '            SPRZEDAWCA                                NABYWCA',
    'Rabka Arkadiusz Bal                         Jan Maj',
    'Sztuk Pięknych 1/28                         Żeromskiego 4',
    '01-255 Warszawa                             01-861 Warszawa',
    '',
    'Alior Bank S.A.  91 2490 0005 0000 4530 8214 0275',
  ];
  expect(valuesOf(lines, profileField('Seller Name'), profileField('Buyer Name'))).toEqual({
    seller_name: 'Rabka Arkadiusz Bal',
    buyer_name: 'Jan Maj',
  });
});

test('the name of an account is the payee among the data of a bank, and the customer elsewhere', () => {
  const bank = [
    'Invoice 118',
    '',
    'Bank Name: Harbour Bank',
    'SWIFT Code: HARBLKLX',
    'Account Name: Makers Holdings',
  ];
  expect(valuesOf(bank, profileField('Buyer Name'))).toEqual({ buyer_name: null });
  const bill = ['Utility Bill', '', 'Account No.: 8961355121', 'Account Name: Raj Jaiswal'];
  expect(valuesOf(bill, profileField('Buyer Name'))).toEqual({ buyer_name: 'Raj Jaiswal' });
});

test('the number of a taxpayer is none of the document, whatever stands above it', () => {
  const lines = ['Nota Fiscal', '          NÚMERO DA NOTA', 'CNPJ/CPF: 15388190000133'];
  expect(valuesOf(lines, profileField('Invoice Number'), profileField('CNPJ'))).toEqual({
    invoice_number: null,
    cnpj: '15388190000133',
  });
});

test('a Chinese letter at the end of a Latin word is a drawn one of a logo', () => {
  const lines = ['FINK三', 'Finke Sàrl', 'Route des Jeunes 35', '1227 Carouge', '', 'Facture RE-65'];
  expect(valuesOf(lines, profileField('Seller Name'))).toEqual({ seller_name: 'Finke Sàrl' });
});
