// What an operator's field means, and where its labels stand on a page.
import { describe, expect, test } from 'vitest';
import { profileField, typedPage } from '../../../test/kit/typed-page.ts';
import { buildPageLayout } from '../layout/build-layout.ts';
import { findLabels, ownPhrases } from './find-labels.ts';
import { leadingLabel } from './leading-label.ts';
import { understandField } from './understand-field.ts';

describe('understanding a field', () => {
  test.each([
    ['Invoice Number', 'invoice_number', null],
    ['Vendor Tax Number', 'tax_number', 'seller'],
    ['Kundenname', 'party_name', 'buyer'],
    ['销售方名称', 'party_name', 'seller'],
    ['Rechnungsdatum', 'issue_date', null],
    ['Fecha de vencimiento', 'due_date', null],
    ['Ship To Address', 'address', 'ship_to'],
    ['Delivery Address', 'address', 'ship_to'],
  ])('%s', (label, concept, role) => {
    const type = /date|datum|fecha/iu.test(label) ? 'date' : 'text';
    const meaning = understandField(profileField(label, type));
    expect([meaning.concept?.id, meaning.role]).toEqual([concept, role]);
  });

  test('an unknown label has no concept and keeps its own phrases', () => {
    const meaning = understandField(profileField('Kiln temperature class', 'text', { aliases: ['KTC'] }));
    expect(meaning.concept).toBeNull();
    expect([...meaning.own.keys()]).toEqual(expect.arrayContaining(['kilntemperatureclass', 'ktc']));
  });
});

describe('labels of a page', () => {
  const textsOf = (
    lines: string[],
    source: 'text_layer' | 'ocr' = 'text_layer',
    label = 'Invoice Number',
  ) => {
    const page = buildPageLayout(typedPage(lines, 1, source), 0);
    const labels = findLabels(page, ownPhrases([understandField(profileField(label))]));
    return [...labels.byRow.values()].flat().map(({ span, concepts, fields }) => ({
      text: span.row.text.slice(span.start, span.end),
      concepts: [...concepts.keys()],
      fields: [...fields.keys()],
    }));
  };

  test('the longest phrase counts, not what it contains', () => {
    const hits = textsOf(['Payment due date: 14.03.2026']);
    expect(hits.map(({ text }) => text)).toEqual(['Payment due date']);
    expect(hits[0]?.concepts).toContain('due_date');
  });

  test('a title with a number word behind it is the label of the number', () => {
    const hits = textsOf(['Handelsrechnung (380) Nr. 4711']);
    expect(
      hits.some(({ text, concepts }) => text.includes('Nr') && concepts.includes('invoice_number')),
    ).toBe(true);
  });

  test('recognised text may have one wrong letter', () => {
    expect(
      textsOf(['lnvoice Number 4711'], 'ocr').some(({ concepts }) => concepts.includes('invoice_number')),
    ).toBe(true);
  });

  test('spaced Chinese labels, whole and without their first letter', () => {
    expect(
      textsOf(['名 称 北京示例科技有限公司'], 'ocr').some(({ concepts }) => concepts.includes('party_name')),
    ).toBe(true);
    expect(
      textsOf(['称 北京示例科技有限公司'], 'ocr').some(({ concepts }) => concepts.includes('party_name')),
    ).toBe(true);
    expect(textsOf(['称 北京示例科技有限公司']).map(({ text }) => text)).not.toContain('称');
  });

  test("the operator's own label is found and tells its field", () => {
    const hits = textsOf(['Kiln temperature class: 9'], 'text_layer', 'Kiln temperature class');
    expect(hits.some(({ fields }) => fields.includes('kiln_temperature_class'))).toBe(true);
  });
});

test('the label that leads a line', () => {
  expect('Supplier: Muster GmbH'.slice(leadingLabel('Supplier: Muster GmbH'))).toBe('Muster GmbH');
  expect(leadingLabel('Muster Ltd (Reg. no: 17)')).toBe(0);
  expect(leadingLabel('https://example.org')).toBe(0);
  expect('法定代表人林晓舟'.slice(leadingLabel('法定代表人林晓舟'))).toBe('林晓舟');
  expect('住 所 郑州市三全路9号'.slice(leadingLabel('住 所 郑州市三全路9号'))).toBe('郑州市三全路9号');
});
