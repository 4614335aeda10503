// What a reviewer reads first: kind, date and a summary in the language of the document.
import { expect, test } from 'vitest';
import {
  profileField,
  profileOf,
  readingOfPages,
  typedPage,
  typedReading,
} from '../../../test/kit/typed-page.ts';
import { extract } from '../builtin/extract.ts';
import { keySentences } from './sentences.ts';

const draftOf = (...lines: string[]) =>
  extract(typedReading(lines), profileOf([profileField('Invoice Number')]), {
    today: '2026-11-21',
    learned: [],
  });

test('a German invoice', () => {
  const draft = draftOf(
    'Muster GmbH',
    'Musterweg 1, 12345 Musterstadt',
    '',
    'Rechnung',
    'Rechnungsnummer: RE-17',
    'Rechnungsdatum: 14.03.2026',
    'Wir danken für Ihren Auftrag und berechnen die Lieferung der Ware wie folgt.',
    'Gesamtbetrag: 119,00 EUR',
  );
  expect(draft).toMatchObject({ doc_type: 'Invoice', language: 'de', doc_date: '2026-03-14' });
  expect(draft.summary).toMatch(/^Rechnung RE-17 von Muster GmbH/u);
  expect(draft.summary).toContain('119.00 EUR');
});

test('a Chinese agreement', () => {
  const draft = draftOf(
    '保密协议',
    '甲方：北京示例科技有限公司',
    '乙方：上海样本贸易有限公司',
    '双方就合作项目中披露的保密信息达成如下协议，以资共同遵守。',
  );
  expect(draft).toMatchObject({ doc_type: 'Contract', language: 'zh' });
  expect(draft.summary).toContain('合同');
});

test.each([
  ['CREDIT NOTE', 'Credit Note'],
  ['Lieferschein', 'Delivery Note'],
  ['营业执照', 'Business License'],
  ['Purchase Order', 'Purchase Order'],
  ['Auftragsbestätigung', 'Order Confirmation'],
  ['Devis', 'Quotation'],
  ['报价单', 'Quotation'],
  ['Wezwanie do zapłaty', 'Payment Reminder'],
  ['Lönespecifikation', 'Payslip'],
  ['工资单', 'Payslip'],
  ['Travel expense report', 'Expense Report'],
  ['Carte d’embarquement', 'Ticket'],
  ['Bill of Lading', 'Bill of Lading'],
  ['電気料金', 'Utility Bill'],
])('%s', (title, kind) => {
  expect(draftOf(title, '', 'Number: 17', 'Some more words that say nothing of it').doc_type).toBe(kind);
});

test('a paper without a title is known by its labels', () => {
  expect(
    draftOf('Harbour Savings Bank', 'Previous balance 412.16', 'Salary 1200.00', 'New balance 1612.16')
      .doc_type,
  ).toBe('Bank Statement');
  expect(draftOf('Muster AG', 'Rechnungsnummer: M-1675', 'Fälligkeitsdatum: 10.04.2026').doc_type).not.toBe(
    'Letter',
  );
});

test('a bill for what a meter measured is a utility bill', () => {
  expect(
    draftOf(
      'Nordlicht Energie GmbH',
      'Rechnung',
      'Zählernummer: 4711-0815',
      'Zählerstand alt 1200 kWh, neu 1500 kWh',
      'Gesamtbetrag 119,00 EUR',
    ).doc_type,
  ).toBe('Utility Bill');
});

test('what was estimated is no estimate, and a greeting makes no letter of a bill', () => {
  expect(draftOf('Harbour Water', 'Estimated reading', 'Some more words').doc_type).not.toBe('Quotation');
  expect(
    draftOf(
      'Muster AG',
      'Sehr geehrte Damen und Herren,',
      'wir berechnen Ihnen unsere Arbeit wie folgt.',
      'Rechnungsnummer: M-1675',
      'Zahlbar bis: 10.04.2026',
    ).doc_type,
  ).toBe('Invoice');
});

test('below the title, a kind before its value names another paper; at the top it is the title', () => {
  const invoice = draftOf(
    'Handelsrechnung Nr. 471',
    'Währung:                 EUR',
    'Bestellung:              2026-17',
    'Gesamtbetrag:            119,00',
  );
  expect(invoice.doc_type).toBe('Invoice');
  const confirmation = draftOf(
    'ORDER RESPONSE:          R-3659',
    'Date:                    05.06.2026',
    'Purchase order:          1861',
    'Total Amount:            119.00',
  );
  expect(confirmation.doc_type).toBe('Order Confirmation');
});

test('rows that were booked on days make a statement', () => {
  const rows = ['02/07', '03/07', '06/07', '07/07', '09/07'].map(
    (day, i) => `${day}    Shop ${i}    ${i + 4}.20`,
  );
  expect(draftOf('Harbour Bank', "Last month's balance 412.16", ...rows).doc_type).toBe('Bank Statement');
});

test('a photographed paper with a total and thanks, and without a customer, is a receipt', () => {
  const lines = [
    'CAFE INVENTE',
    '1 CHOCOLAT 11.80',
    '1 SALADE 7.50',
    'TOTAL TTC 19.30',
    'MERCI DE VOTRE VISITE',
  ];
  const reading = readingOfPages([typedPage(lines, 1, 'ocr')]);
  const draft = extract(reading, profileOf([profileField('Vendor')]), { today: '2026-11-21', learned: [] });
  expect(draft.doc_type).toBe('Receipt');
});

test('sentences that say most, in their order', () => {
  const text = [
    'The committee met to discuss the new harbour and its cost for the town.',
    'It was raining.',
    'The cost of the harbour was judged too high by most members of the committee.',
    'Coffee was served in the foyer by friendly volunteers from the neighbouring village.',
    'The committee decided to ask for a second offer for the harbour before the town decides.',
  ].join(' ');
  const sentences = keySentences(text, 2);
  expect(sentences).toHaveLength(2);
  expect(sentences.every((sentence) => sentence.includes('harbour'))).toBe(true);
});
