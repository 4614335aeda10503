// What a reviewer reads first: kind, date and a summary in the language of the document.
import { expect, test } from 'vitest';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
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
])('%s', (title, kind) => {
  expect(draftOf(title, '', 'Number: 17', 'Some more words that say nothing of it').doc_type).toBe(kind);
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
