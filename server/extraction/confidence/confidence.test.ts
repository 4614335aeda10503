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
