// Offices write one thing in many words: due dates, numbers of orders, parties and taxes.
import { expect, test } from 'vitest';
import { extractedValues } from '../../test/kit/extracted-values.ts';
import { profileField, profileOf } from '../../test/kit/typed-page.ts';

const value = (label: string, type: 'text' | 'date' | 'amount', ...lines: string[]) =>
  Object.values(extractedValues(profileOf([profileField(label, type)]), ...lines))[0];

test.each([
  ['Please pay this by 05 August 2026'],
  ['Zahlbar spätestens: 05.08.2026'],
  ['Date limite de règlement : 05/08/2026'],
  ['FECHA DE VTO.: 05-08-2026'],
  ['Vencto: 05/08/2026'],
  ['Uiterste betaaldatum: 05-08-2026'],
  ['Da pagare entro: 05/08/2026'],
  ['SILA BAYAR SEBELUM: 05/08/2026'],
])('when to pay: %s', (line) => expect(value('Due Date', 'date', 'Muster 4711', line)).toBe('2026-08-05'));

test.each([['Votre bon de commande : B-4711'], ['Buyer PO No: B-4711'], ['Zlecenie transportowe nr B-4711']])(
  'the number of an order: %s',
  (line) => expect(value('PO Number', 'text', line)).toBe('B-4711'),
);

test.each([
  ['TPS                17,25'],
  ['外税               17.25'],
  ['Valor IVA          17,25'],
  ['Enth. MWST         17.25'],
  ['Обща сума на ДДС   17,25'],
])('tax: %s', (line) => expect(value('Tax Total', 'amount', line, 'Total 362,25')).toBe('17.25'));

test.each([['NO. BIL: B-4711'], ['Nombor Invois: B-4711']])('the number of a bill: %s', (line) =>
  expect(value('Invoice Number', 'text', line)).toBe('B-4711'),
);

test.each([['RNC: 131880681'], ['NIT: 900373115']])('what taxpayers are known by: %s', (line) =>
  expect(value('VAT ID', 'text', 'Muster SRL', line)).toBe(line.slice(5)),
);

test('letters of words and numbers are no signs of money', () => {
  const lines = ['Lasku KD4066', 'Från konto nr 17', 'Yhteensä 248,00'];
  expect(value('Currency', 'text', ...lines)).not.toBe('CHF');
  expect(value('Currency', 'text', ...lines)).not.toBe('KWD');
});

test.each([
  ['Facture acquittée', 'Né(e) le : 17/02/2005', 'le 21/11/2025'],
  ['Rechnung', 'Geb. am 17.02.2005', 'Köln, 21.11.2025'],
  ['Fattura', 'Data di nascita: 17/02/2005', 'Roma, 21/11/2025'],
  ['Faktura', 'Data urodzenia: 17.02.2005', 'Warszawa, 21.11.2025'],
])('nobody is billed on the day he was born: %s', (...lines) =>
  expect(value('Invoice Date', 'date', ...lines)).toBe('2025-11-21'),
);

test('the day of a treatment is no day to pay on', () =>
  expect(value('Due Date', 'date', 'Date de réalisation', '21/11/2025')).toBeNull());
