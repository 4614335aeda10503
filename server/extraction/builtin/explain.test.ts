// The explanation of a document names the winner of each field, what spoke for it, and the rows it stands in.
import { expect, test } from 'vitest';
import { plainField } from '../../../contract/plain-field.ts';
import { typedReading } from '../../../test/kit/typed-page.ts';
import type { ExtractionProfile } from '../draft.ts';
import { explain } from './explain.ts';

const profile: ExtractionProfile = {
  name: 'Invoices',
  description: '',
  doc_type_hint: 'Invoice',
  line_items: false,
  fields: [
    plainField('Invoice Number', 'number', 'text', { required: true }),
    plainField('Total Amount', 'total', 'amount', { required: true }),
  ],
};
const reading = typedReading([
  'Gravel & Oster Ltd',
  'Invoice No. GO-4711',
  'Total 120.00',
  'Total due EUR 144.00',
]);
const lines = (options: Partial<Parameters<typeof explain>[3]> = {}): string[] =>
  explain(
    reading,
    profile,
    { today: '2026-11-22', learned: [] },
    { words: false, most: 3, ...options },
  ).split('\n');

test('the winner of a field is marked, with its score, its place and its strongest signals', () => {
  const text = lines();
  expect(text).toContain('Invoice Number (number): GO-4711');
  const winner = text.find((line) => line.startsWith('  > '));
  expect(winner).toMatch(/\d+\.\d\d {2}GO-4711 {2}\[page 1 row 1\] {2}.*label \+\d/);
});

test('candidates that lost stand below it', () => {
  const text = lines({ field: 'total' });
  expect(text.some((line) => line.includes('Invoice Number'))).toBe(false);
  expect(text.filter((line) => /^ {2}[> ] +-?\d/.test(line)).length).toBeGreaterThan(1);
});

test('rows are printed when asked for', () => {
  expect(lines().some((line) => line.includes('Gravel & Oster Ltd'))).toBe(false);
  expect(lines({ words: true }).some((line) => /^ +0 {2}Gravel & Oster Ltd$/.test(line))).toBe(true);
});
