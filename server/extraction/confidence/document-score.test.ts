// When a document is "High", which rules may approve by.
import { describe, expect, test } from 'vitest';
import { documentScore, type ScoredField, type ScoreInput } from './document-score.ts';

const sure: ScoredField = {
  has_value: true,
  required: false,
  structured: false,
  placed: true,
  misread: false,
  confidence: 0.99,
};
const absent: ScoredField = { ...sure, has_value: false, placed: false, confidence: 0.97 };

const HIGH = 90;
const scoreOf = (changes: Partial<ScoreInput> & { field?: Partial<ScoredField> }): number => {
  const { field, ...input } = changes;
  return documentScore({
    fields: [sure, sure, { ...sure, ...field }, absent],
    checks: [{ code: 'netPlusTax', passed: true }],
    reading: 1,
    pages_read: 1,
    ...input,
  });
};

test('a document that is sure in every field and whose sums hold is High', () => {
  expect(scoreOf({})).toBeGreaterThanOrEqual(HIGH);
});

describe('never High:', () => {
  test.each<[string, Parameters<typeof scoreOf>[0]]>([
    ['a field in doubt', { field: { confidence: 0.7 } }],
    ['a value that is less than certain', { field: { confidence: 0.8 } }],
    ['a value that stands nowhere', { field: { placed: false } }],
    ['words that look misread', { field: { misread: true } }],
    ['an empty field that may be on the page', { field: { has_value: false, confidence: 0.7 } }],
    ['a required field that is empty', { field: { has_value: false, required: true, confidence: 0 } }],
    ['a sum that fails', { checks: [{ code: 'netPlusTax', passed: false }] }],
    ['nothing that confirms the values', { checks: [{ code: 'required', passed: true }] }],
    ['a page that was not read', { pages_read: 0.99 }],
  ])('%s', (_why, changes) => {
    expect(scoreOf(changes)).toBeLessThan(HIGH);
  });
});

test('structured data confirm what no sum does', () => {
  const fields = [sure, sure, absent].map((field) => ({ ...field, structured: field.has_value }));
  expect(scoreOf({ fields, checks: [] })).toBeGreaterThanOrEqual(HIGH);
});

test('the more is in doubt, the lower the score', () => {
  const scores = [0, 1, 2, 3].map((count) =>
    scoreOf({
      fields: [sure, sure, sure].map((field, i) => ({ ...field, confidence: i < count ? 0.6 : 0.99 })),
    }),
  );
  expect(scores.toSorted((a, b) => b - a)).toEqual(scores);
  expect(new Set(scores).size).toBe(scores.length);
});

test('a document without a required field is Poor, however sure the others are', () => {
  const fields = Array.from({ length: 12 }, () => sure);
  const missing: ScoredField = { ...absent, required: true, confidence: 0 };
  expect(scoreOf({ fields: [...fields, missing] })).toBeLessThan(50);
  expect(scoreOf({ fields: [...fields, absent] })).toBeGreaterThanOrEqual(HIGH);
});
