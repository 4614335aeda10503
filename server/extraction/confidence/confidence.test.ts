// What lowers the confidence in a field, and what does not.
import { expect, test } from 'vitest';
import { profileField, profileOf, readingOfPages, typedPage } from '../../../test/kit/typed-page.ts';
import { sayAll } from '../../platform/sentences/say.ts';
import { extract } from '../builtin/extract.ts';
import type { PageSource } from '../../reading/reading.ts';

function draftOf(source: PageSource, lines: string[], ...fields: ReturnType<typeof profileField>[]) {
  const reading = readingOfPages([typedPage(lines, 1, source)]);
  return extract(reading, profileOf(fields), { today: '2026-11-21', learned: [] });
}

test('a wrong check digit speaks against what was recognised, not against what a program printed', () => {
  const lines = ['Kornblum Druck GmbH', 'USt-IdNr.: DE136695977', '', 'Rechnung Nr. 118 vom 02.03.2026'];
  const field = profileField('Seller VAT ID');
  const printed = draftOf('text_layer', lines, field);
  const recognised = draftOf('ocr', lines, field);
  for (const { checks } of [printed, recognised])
    expect(checks).toContainEqual(expect.objectContaining({ code: 'vat', passed: false }));
  expect(printed.fields['seller_vat_id']?.confidence).toBeGreaterThan(0.7);
  expect(recognised.fields['seller_vat_id']?.confidence).toBeLessThanOrEqual(0.6);
});

test('words that look misread lower the confidence in a name, and the reviewer is told', () => {
  const clean = draftOf('ocr', ['Vendor: Harbour Gardens Ltd'], profileField('Vendor'));
  const torn = draftOf('ocr', ['Vendor: Harbour Garde n s Ltd'], profileField('Vendor'));
  expect(torn.fields['vendor']?.confidence).toBeLessThan(clean.fields['vendor']?.confidence ?? 0);
  expect(sayAll(torn.reasoning)).toContain('has words that look misread');
  expect(sayAll(clean.reasoning)).not.toContain('misread');
});

test('amounts that add up with their tax are sure, though another has the same label', () => {
  const fields = [
    profileField('Net Total', 'amount'),
    profileField('Tax', 'amount'),
    profileField('Total Amount', 'amount'),
  ];
  const draft = (tax: string) =>
    draftOf(
      'text_layer',
      ['Subtotal 100.00', 'Subtotal 81.00', `VAT 19 % ${tax}`, 'Total 119.00'],
      ...fields,
    );
  const proven = draft('19.00');
  expect(proven.fields['net_total']).toMatchObject({ value: '100.00' });
  for (const { key } of fields) expect(proven.fields[key]?.confidence).toBeGreaterThanOrEqual(0.95);
  expect(draft('18.00').fields['net_total']?.confidence).toBeLessThan(0.95);
});

test('a check of something else makes no field as sure as amounts that add up', () => {
  const { facts } = draftOf(
    'text_layer',
    ['Kornblum', '', 'Rechnung Nr. 118 vom 02.03.2026', 'Netto 100.00', 'USt 19 % 19.00', 'Gesamt 119.00'],
    profileField('Vendor'),
    ...['Net Total', 'Tax', 'Total Amount'].map((label) => profileField(label, 'amount')),
  );
  const vendor = facts.fields!['vendor']!;
  expect(vendor.confidence[0]).toBeLessThan(0.9);
  expect(vendor.confidence[1]).toBeLessThan(0.95);
});

test('a name that the web site spells is sure, though nothing else says that it is one', () => {
  const paper = (site: string) =>
    draftOf('text_layer', ['Kornblum', '', 'Rechnung Nr. 118 vom 02.03.2026', site], profileField('Vendor'))
      .fields['vendor'];
  expect(paper('www.birke.example')?.confidence).toBeLessThan(0.9);
  expect(paper('www.kornblum.example')).toMatchObject({ value: 'Kornblum' });
  expect(paper('www.kornblum.example')?.confidence).toBeGreaterThanOrEqual(0.9);
});

test('a total that is missing is missed, an order number is not', () => {
  const draft = draftOf(
    'text_layer',
    ['Invoice Number: 118'],
    profileField('Invoice Number'),
    profileField('Total Amount', 'amount'),
    profileField('Order Number'),
  );
  const total = draft.fields['total_amount']?.confidence ?? 0;
  expect(draft.fields['order_number']?.confidence).toBeGreaterThan(total);
});

test('nothing found for a field that nobody understands is not sure, and the document is not either', () => {
  const lines = [
    'Kornblum Druck GmbH',
    'Rechnung Nr. 118 vom 02.03.2026',
    'Netto 100,00 EUR',
    'MwSt. 19 % 19,00 EUR',
    'Gesamtbetrag 119,00 EUR',
  ];
  const known = [
    profileField('Invoice Number'),
    profileField('Net Total', 'amount'),
    profileField('Tax', 'amount'),
    profileField('Total Amount', 'amount'),
  ];
  const without = draftOf('text_layer', lines, ...known);
  const odd = draftOf('text_layer', lines, ...known, profileField('Colour of the crate'));
  expect(odd.fields['colour_of_the_crate']).toMatchObject({ value: null });
  expect(odd.fields['colour_of_the_crate']?.confidence).toBeLessThanOrEqual(0.5);
  expect(odd.score).toBeLessThan(90);
  expect(without.score).toBeGreaterThan(odd.score);
});

const confidenceOf = (draft: ReturnType<typeof draftOf>, key: string) => draft.fields[key]?.confidence ?? 0;

const INVOICE = ['Kornblum Druck GmbH', 'Rechnung Nr. 118 vom 02.03.2026', 'Gesamtbetrag 119,00 EUR'];
const BILL = [
  profileField('Invoice Number'),
  profileField('Invoice Date', 'date'),
  profileField('Due Date', 'date'),
  profileField('Total Amount', 'amount'),
];

test('a due date that was not found is missed where a later day stands on the page', () => {
  const none = draftOf('text_layer', INVOICE, ...BILL);
  const later = draftOf('text_layer', [...INVOICE, '', 'Bitte beachten: 16.03.2026'], ...BILL);
  expect([none, later].map(({ fields }) => fields['due_date']?.value)).toEqual([null, null]);
  expect(confidenceOf(none, 'due_date')).toBeGreaterThanOrEqual(0.9);
  expect(confidenceOf(later, 'due_date')).toBeLessThan(0.75);
});

test('who pays at a till is not missed, on an invoice they are', () => {
  const fields = [
    profileField('Vendor', 'text'),
    profileField('Customer', 'text'),
    profileField('Total Amount', 'amount'),
  ];
  const till = draftOf(
    'ocr',
    ['Harbour Garden Shop', 'RECEIPT', 'Total 12.00', 'Cash 20.00', 'Change 8.00'],
    ...fields,
  );
  const invoice = draftOf('text_layer', ['Harbour Garden Shop', 'INVOICE', 'Total 12.00'], ...fields);
  expect([till, invoice].map(({ doc_type }) => doc_type)).toEqual(['Receipt', 'Invoice']);
  expect([till, invoice].map((draft) => draft.fields['customer']?.value)).toEqual([null, null]);
  expect(confidenceOf(till, 'customer')).toBeGreaterThan(confidenceOf(invoice, 'customer'));
});

test('a document whose own number was not found is in doubt', () => {
  const fields = [profileField('Quote Number'), profileField('Total Amount', 'amount')];
  const lines = ['Harbour Gardens Ltd', 'QUOTATION', 'Date 3 March 2026', 'Total 12.00 EUR'];
  expect(confidenceOf(draftOf('text_layer', lines, ...fields), 'quote_number')).toBeLessThan(0.75);
});

test('the number of an offer is missed on an offer', () => {
  const fields = [profileField('Quote Number'), profileField('Total Amount', 'amount')];
  const [offer, invoice] = ['QUOTATION', 'INVOICE'].map((title) =>
    draftOf('text_layer', ['Harbour Gardens Ltd', title, 'Date 3 March 2026', 'Total 12.00 EUR'], ...fields),
  );
  expect(offer?.fields['quote_number']?.value).toBeNull();
  expect(offer && confidenceOf(offer, 'quote_number')).toBeLessThan(
    (invoice && confidenceOf(invoice, 'quote_number')) ?? 0,
  );
});
