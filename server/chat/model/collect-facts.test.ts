// What is left of more facts than a prompt takes.
import { expect, test } from 'vitest';
import { narrowFacts, type Fact } from './collect-facts.ts';

const facts: Fact[] = Array.from({ length: 200 }, (_, i) => ({
  document: 1 + (i % 50),
  page: 1,
  quote: `quote ${i}`,
  fact: 'helps',
}));
const fitting = (most: number) => (some: readonly Fact[]) => some.length <= most;

test('what fits is kept, else every document keeps its first fact', () => {
  expect(narrowFacts(facts, fitting(200))).toEqual(facts);
  const left = narrowFacts(facts, fitting(60));
  expect(left.length).toBeLessThanOrEqual(60);
  expect(new Set(left.map(({ document }) => document)).size).toBe(50);
});
