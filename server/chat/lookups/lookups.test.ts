// What a question needs besides the records: which documents its words tell by their text, and the priced lines of a receipt.
import { expect, test } from 'vitest';
import { labelIn } from '../questions/asked-label.ts';
import { contentWords } from '../questions/filler.ts';
import { pricedLines } from './priced-lines.ts';
import { subjectOf } from './link-question.ts';

const TEXTS = new Map([
  [1, 'harrow tyres ltd invoice 88-12 four winter tyres'],
  [2, 'pell & sons invoice 88-13 tyre repair'],
  [3, 'pell & sons invoice 90-01 oil'],
  [4, 'pell & sons invoice 90-02 brake pads'],
]);

const told = (words: string, compares = false) => subjectOf(contentWords(words), TEXTS, compares);

test('the rarest words together tell the document', () => {
  expect(told('pell repair')).toMatchObject({ ids: [2] });
  expect(told('winter tyre')).toEqual({ ids: [1], words: ['winter', 'tyr'] });
});

test('accents are left out in print and in questions', () => {
  const texts = new Map([
    [1, 'descripcion del traje'],
    [2, 'otra cosa'],
  ]);
  expect(subjectOf(contentWords('descripción'), texts, false)?.ids).toEqual([1]);
});

test('what is compared is told apart', () => {
  expect(told('winter, brake', true)?.ids).toEqual([1, 4]);
});

test('a word that most documents have, or none, tells nothing', () => {
  expect(told('invoice')).toBeUndefined();
  expect(told('zephyr')).toBeUndefined();
});

test('a line of a receipt names a thing and its price, in either notation', () => {
  const receipt = 'SUNDRIES\nRAVIOLI 500G 2,47 A\nCHAIRS 1,234.50\nRAVIOLI OFFER';
  expect(pricedLines([{ text: receipt }], ['ravioli'])).toEqual([
    { description: 'RAVIOLI 500G 2,47 A', quantity: null, unit_price: null, amount: 2.47 },
  ]);
  expect(pricedLines([{ text: receipt }], ['chair'])[0]?.amount).toBe(1234.5);
  expect(pricedLines([{ text: receipt }], ['sofa'])).toEqual([]);
});

test.each([
  ['And the opening balance?', [], 'opening balance'],
  ['What is the vessel name on the bill of lading?', [], 'vessel'],
  ['那税率呢？', [], '税率'],
  ['Who is the caretaker of the house?', ['hous'], 'caretaker'],
])('%s asks for %s', (question, told, label) => expect(labelIn(question, told)).toBe(label));
