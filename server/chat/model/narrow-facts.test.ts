// What is left of more facts than a prompt takes. The model is a function here; real servers are in test/api/chat-model.test.ts.
import { expect, test } from 'vitest';
import type { Model, ValueRequest } from '../../platform/model/model.ts';
import type { Fact } from './collect-facts.ts';
import { narrowFacts } from './narrow-facts.ts';

const facts = (n: number): Fact[] =>
  Array.from({ length: n }, (_, i) => ({
    document: 1 + (i % 50),
    page: 1,
    quote: `quote ${i}`,
    fact: i % 10 === 3 ? 'helps' : 'does not',
  }));
const asked = { question: 'Who?', language: 'en', instructions: '', turns: [] } as const;
const fitting = (most: number) => (some: readonly Fact[]) => some.length <= most;
const never = new AbortController().signal;

/** Takes 1,000 tokens, counts four characters as one, and keeps what `chooses` says. */
function modelThat(chooses: (line: string) => boolean) {
  const prompts: string[] = [];
  const model = {
    estimateTokens: (text: string) => Math.ceil(text.length / 4),
    promptRoom: () => 1000,
    generate: ({ messages }: ValueRequest<unknown>) => {
      const prompt = messages.at(-1)!.content;
      prompts.push(prompt);
      const lines = [...prompt.matchAll(/^(\d+)\. (.*)$/gm)];
      const keep = lines.filter(([, , line]) => chooses(line!)).map(([, n]) => Number(n));
      return Promise.resolve({ value: { keep } });
    },
  } as unknown as Model;
  return { model, prompts };
}

test('what fits is not asked about', async () => {
  const { model, prompts } = modelThat(() => false);
  expect(await narrowFacts(model, asked, facts(8), fitting(10), never)).toHaveLength(8);
  expect(prompts).toEqual([]);
});

test('every fact is put to the model in prompts that fit, and what it keeps is left in its order', async () => {
  const { model, prompts } = modelThat((line) => line.endsWith('helps'));
  const left = await narrowFacts(model, asked, facts(200), fitting(30), never);
  expect(left.map(({ quote }) => quote)).toEqual(Array.from({ length: 20 }, (_, i) => `quote ${i * 10 + 3}`));
  expect(prompts.length).toBeGreaterThan(1);
  expect(Math.max(...prompts.map(({ length }) => length / 4))).toBeLessThan(1000);
  expect(prompts.join('\n').match(/quote \d+/g)).toHaveLength(200);
});

test('a model that keeps everything ends it, and every document keeps its first fact', async () => {
  const { model, prompts } = modelThat(() => true);
  const left = await narrowFacts(model, asked, facts(200), fitting(60), never);
  expect(left.length).toBeLessThanOrEqual(60);
  expect(new Set(left.map(({ document }) => document)).size).toBe(50);
  expect(prompts.join('\n').match(/quote \d+/g)).toHaveLength(200);
});
