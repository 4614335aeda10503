// The client against a real model: weights loaded by llama.cpp, JSON held to its schema by a real grammar, streaming and
// cancelling as they are. Skipped where node-llama-cpp is not installed; `npm run test:model` installs it.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { SENTENCE } from '../../../test/fixtures/tiny-model.ts';
import { findLlama, startLlamaServer, type LlamaServer } from '../../../test/kit/llama-server.ts';
import { modelSettings } from '../../../test/kit/model-connection.ts';
import { createModels } from './models.ts';

// A model computes for seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const CONTEXT_TOKENS = 4096;
const llama = await findLlama();
if (llama === undefined)
  console.info('Real weights are not tested: node-llama-cpp is not installed (npm run test:model)');
const real = test.skipIf(llama === undefined);

let server: LlamaServer;
beforeAll(async () => {
  if (llama !== undefined) server = await startLlamaServer(llama, CONTEXT_TOKENS);
}, 60_000);
afterAll(() => server?.close());

const connect = () => createModels().connect(modelSettings(server.url));
const ask = (content: string, max_tokens = 200) => ({
  messages: [{ role: 'user', content }] as const,
  max_tokens,
});

real('text streams in, characters of several tokens whole', async () => {
  const model = await connect();
  expect(model).toMatchObject({ name: 'tiny-bytes', context_tokens: CONTEXT_TOKENS, vision: false });
  const parts: string[] = [];
  for await (const event of model.stream(ask('What is it?')))
    if (event.type === 'text') parts.push(event.text);
  expect(parts.join('')).toBe(SENTENCE);
  expect(parts.length).toBeGreaterThan(5);
  const cut = await model.generate(ask('What is it?', 5));
  expect(cut).toMatchObject({
    text: SENTENCE.slice(0, 5),
    finish: 'length',
    usage: { completion_tokens: 5 },
  });
});

real('a value is held to its schema by a grammar', async () => {
  const model = await connect();
  const Invoice = z.object({
    number: z.object({ quote: z.string().max(60).nullable(), line: z.string().max(9).nullable() }),
    kind: z.enum(['invoice', 'order']),
    paid: z.boolean(),
    copies: z.int(),
    items: z.array(z.object({ name: z.string().max(5) })).max(3),
    金额: z.string().max(40).nullable(),
  });
  const reply = await model.generate({ ...ask('Read this.', 600), schema: Invoice });
  expect(reply.steps).toEqual([expect.objectContaining({ name: 'json_schema', outcome: 'ok' })]);
  expect(reply.value.number).toEqual({ quote: SENTENCE, line: SENTENCE.slice(0, 9) });
  expect(reply.value.items).toEqual([{ name: 'Jumbo' }, { name: 'Jumbo' }, { name: 'Jumbo' }]);
  expect(reply.value.金额).toBe(SENTENCE);
});

real('a list without end is cut, and the model stops', async () => {
  const model = await connect();
  const Endless = z.object({ items: z.array(z.object({ name: z.string().max(5) })) });
  const asked = model.generate({ ...ask('Read this.', 3000), schema: Endless });
  await expect(asked).rejects.toMatchObject({ kind: 'protocol', finish: 'runaway' });
  await vi.waitFor(() => expect(server.generations.at(-1)?.aborted).toBe(true));
  expect(server.generations.at(-1)?.tokens).toBeLessThan(2500);
});

real('cancelling stops the model within a moment', async () => {
  const model = await connect();
  const controller = new AbortController();
  const Endless = z.object({ items: z.array(z.object({ name: z.string().max(5) })) });
  const asked = model.generate({
    ...ask('Read this.', 3000),
    schema: Endless,
    signal: controller.signal,
    on_progress: ({ phase }) => phase === 'writing' && controller.abort(),
  });
  await expect(asked).rejects.toMatchObject({ kind: 'aborted' });
  const cancelled = performance.now();
  await vi.waitFor(() => expect(server.generations.at(-1)?.aborted).toBe(true), { interval: 2 });
  expect(performance.now() - cancelled).toBeLessThan(2000);
  expect(server.generations.at(-1)?.tokens).toBeLessThan(200);
  expect((await model.generate(ask('Still there?'))).text).toBe(SENTENCE);
});

real('a prompt that is too long is an error, and the estimate learns bytes', async () => {
  const model = await connect();
  // One token per byte: far more than any estimate expects.
  const content = 'abcdefghij '.repeat(600);
  expect(model.fits(ask(content, 20))).toBe(true);
  await expect(model.generate(ask(content, 20))).rejects.toMatchObject({
    kind: 'context',
    context_tokens: CONTEXT_TOKENS,
  });
  const before = model.estimateTokens(content);
  await model.generate(ask('abcdefghij '.repeat(200), 20));
  expect(model.estimateTokens(content)).toBeGreaterThan(before * 2);
  expect(model.fits(ask(content, 20))).toBe(false);
});

real('the connection test finds out what kind of model this is', async () => {
  const report = await createModels().test(modelSettings(server.url));
  expect(report).toMatchObject({
    server: { kind: 'llama.cpp' },
    schema: 'enforced',
    reads: false,
    vision: false,
  });
  expect(report.findings.filter(({ level }) => level === 'problem').map(({ code }) => code)).toEqual([
    'reads_badly',
  ]);
});
