import { expect, test } from 'vitest';
import { handOf, labelFields, type Approved } from './approval.ts';

const proposal = (value: string, confidence = 90) => ({ value, confidence, source: 'engine' as const });

const record = (changes: Partial<Approved>): Approved => ({
  fields: ['total'],
  proposals: { total: proposal('100.00') },
  extracted_fields: { total: '100.00' },
  sources: { total: 'engine' },
  ...changes,
});

test.each<[string, Partial<Approved>, string[]]>([
  ['left as it was', {}, ['correct']],
  ['the same number in another form', { extracted_fields: { total: '100' } }, ['correct']],
  ['changed', { extracted_fields: { total: '101' }, sources: { total: 'person' } }, ['wrong']],
  ['emptied', { extracted_fields: { total: null }, sources: { total: 'person' } }, ['wrong']],
  ['filled where nothing was found', { proposals: {}, sources: { total: 'person' } }, ['missed']],
  ['nothing found, nothing there', { proposals: {}, extracted_fields: {} }, []],
  ['set by a rule', { extracted_fields: { total: '7' }, sources: { total: 'rule' } }, []],
  ['computed', { proposals: {}, extracted_fields: { total: '7' }, sources: { total: 'formula' } }, []],
  ['not of the profile', { fields: [] }, []],
])('a value %s', (_case, changes, results) => {
  expect(labelFields(record(changes)).map(({ result }) => result)).toEqual(results);
});

test('a label says what was proposed, how sure, and what was approved', () => {
  const changed = record({ extracted_fields: { total: '101.00' }, sources: { total: 'person' } });
  expect(labelFields(changed)).toEqual([
    {
      field: 'total',
      proposed: '100.00',
      confidence: 90,
      source: 'engine',
      approved: '101.00',
      result: 'wrong',
    },
  ]);
});

test('whose hand it passed through', () => {
  expect(handOf(record({}), false)).toBe('none');
  expect(handOf(record({ sources: { total: 'rule' } }), false)).toBe('none');
  expect(handOf(record({}), true)).toBe('approved');
  expect(handOf(record({ sources: { line_items: 'person' } }), false)).toBe('corrected');
});
