// Texts and streams from a scripted server: turns, waiting, size, images, and what servers turn out not to take.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { json, raw, says, type Answer } from '../../../test/kit/model-answers.ts';
import { connectionTo, type ConnectionChange } from '../../../test/kit/model-connection.ts';
import { after, faults, staysSilent } from '../../../test/kit/model-faults.ts';
import { startModelServer, type ModelServer } from '../../../test/kit/model-server.ts';
import type { Connection } from './connection.ts';
import { createModel } from './create-model.ts';
import { at } from './json-at.ts';
import type { Progress } from './model.ts';

let server: ModelServer;
let connection: Connection;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
  connection = connect();
});

const connect = (change: ConnectionChange = {}) =>
  connectionTo(server.url, { timeouts: { busy_ms: 20_000 }, ...change });

const question = {
  messages: [
    { role: 'system', content: 'You read documents.' },
    { role: 'user', content: '[p1.l07] Total 12.50' },
  ],
  max_tokens: 100,
} as const;
const bodies = () => server.questions().map(({ body }) => body);
const steps = (reply: { steps: { name: string; outcome: string }[] }) =>
  reply.steps.map(({ name, outcome }) => `${name} ${outcome}`);

test('text comes as it is, with its finish', async () => {
  server.script(says('Two boxes, one pall', { finish: 'length' }));
  const reply = await createModel(connection).generate(question);
  expect(reply).toMatchObject({ text: 'Two boxes, one pall', finish: 'length' });
  expect(steps(reply)).toEqual(['text length']);
});

test('a stream tells its text and its end', async () => {
  server.script(says('Two boxes.', { pace: 4 }));
  const heard: string[] = [];
  for await (const event of createModel(connection).stream(question)) {
    if (event.type === 'text') heard.push(event.text);
    if (event.type === 'done') heard.push(event.finish);
  }
  expect(heard).toEqual(['Two ', 'boxe', 's.', 'stop']);
});

test('what a server does not take is left out from then on', async () => {
  server.script(faults.extras400, says('a'), says('b'));
  const model = createModel(connection);
  await model.generate(question);
  await model.generate(question);
  expect(bodies().map((body) => at(body, 'chat_template_kwargs') !== undefined)).toEqual([
    true,
    false,
    false,
  ]);
  server.script(faults.noSystemRole, says('c'));
  await model.generate(question);
  expect(at(bodies().at(-1), 'messages')).toEqual([
    { role: 'user', content: 'You read documents.\n\n[p1.l07] Total 12.50' },
  ]);
});

test('an error that leaving things out does not cure leaves no trace', async () => {
  const unknown = json(400, { error: 'unknown model' });
  server.script(unknown, unknown, says('ok'));
  await expect(createModel(connection).generate(question)).rejects.toMatchObject({ kind: 'bad_request' });
  await createModel(connection).generate(question);
  expect(at(bodies().at(-1), 'seed')).toBe(0);
});

test('busy and loading servers are waited for, visibly', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 50,
  });
  const model = createModel(connection);
  const progress: Progress[] = [];
  server.script(faults.loading503, faults.busy503, faults.sharedContext500, says('At last.'));
  const asked = model.generate({ ...question, on_progress: (one) => progress.push(one) });
  await vi.waitFor(() => expect(model.state().state).toBe('loading'));
  expect(model.state()).toMatchObject({ running: 1, retry_at: expect.any(Number) as number });
  await vi.advanceTimersByTimeAsync(1500);
  await vi.waitFor(() => expect(model.state().state).toBe('busy'));
  await vi.advanceTimersByTimeAsync(2500);
  await vi.waitFor(() => expect(server.questions()).toHaveLength(3));
  await vi.advanceTimersByTimeAsync(5500);
  expect((await asked).text).toBe('At last.');
  expect(model.state()).toMatchObject({ state: 'ready', running: 0 });
  const waits = progress.filter(({ phase }) => phase === 'waiting');
  expect(waits.map((one) => one.phase === 'waiting' && one.reason)).toEqual(['loading', 'busy', 'busy']);
  vi.useRealTimers();
});

test('a server that stays busy is given up, and cancelling ends the waiting', async () => {
  const retry: Answer = json(429, { error: 'rate limit' }, { 'retry-after': '60' });
  server.script(retry);
  await expect(createModel(connection).generate(question)).rejects.toMatchObject({
    kind: 'busy',
    retry_after_ms: 60_000,
  });
  connection = connect();
  server.script(faults.busy503);
  const controller = new AbortController();
  const asked = createModel(connection).generate({ ...question, signal: controller.signal });
  setTimeout(() => controller.abort(), 30);
  await expect(asked).rejects.toMatchObject({ kind: 'aborted' });
});

test('an error after half an answer takes the half back and asks again', async () => {
  const half = raw(
    { 'content-type': 'text/event-stream' },
    'data: {"choices":[{"delta":{"content":"Half an"}}]}\n\n',
    'data: {"error":{"code":500,"message":"Context size has been exceeded.","type":"server_error"}}\n\n',
  );
  server.script(half, says('Whole.'));
  expect((await createModel(connection).generate(question)).text).toBe('Whole.');
});

test('one question at a time; who waits can leave, who runs can be cancelled', async () => {
  const model = createModel(connection);
  server.script(staysSilent(), says('Mine.'));
  const first = new AbortController();
  const second = new AbortController();
  const running = model.generate({ ...question, signal: first.signal }).catch((error: unknown) => error);
  await vi.waitFor(() => expect(server.questions()).toHaveLength(1));
  const progress: Progress[] = [];
  const leaving = model.generate({ ...question, signal: second.signal }).catch((error: unknown) => error);
  const staying = model.generate({ ...question, on_progress: (one) => progress.push(one) });
  await vi.waitFor(() => expect(model.state().waiting).toBe(2));
  second.abort();
  expect(await leaving).toMatchObject({ kind: 'aborted' });
  expect(server.questions()).toHaveLength(1);
  first.abort();
  expect(await running).toMatchObject({ kind: 'aborted' });
  expect((await staying).text).toBe('Mine.');
  expect(progress[0]).toEqual({ phase: 'waiting', reason: 'queue', retry_in_ms: null });
  expect(await server.questions()[0]?.hungUp).toBe(true);
});

test('several at once where the settings say so', async () => {
  connection = connect({ concurrency: 2, kind: 'vllm' });
  const model = createModel(connection);
  server.script(after(100, says('a')), after(100, says('b')), after(100, says('c')));
  const asked = Promise.all([1, 2, 3].map(() => model.generate(question)));
  await vi.waitFor(() => expect(model.state()).toMatchObject({ running: 2, waiting: 1 }));
  await asked;
});

test('an unreachable server is not knocked at by every document', async () => {
  const gone = await startModelServer();
  await gone.close();
  connection.endpoint.api = `${gone.url}/v1`;
  const model = createModel(connection);
  await expect(model.generate(question)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(model.state().state).toBe('unreachable');
  connection.endpoint.api = `${server.url}/v1`;
  await expect(model.generate(question)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(server.questions()).toHaveLength(0);
});

test('what does not fit is not sent', async () => {
  connection = connect({ context_tokens: 600 });
  const model = createModel(connection);
  const long = {
    ...question,
    messages: [{ role: 'user', content: 'Pallet 12.50 EUR\n'.repeat(200) }],
  } as const;
  expect(model.fits(long)).toBe(false);
  expect(model.fits(question)).toBe(true);
  expect(model.promptRoom({ max_tokens: 100 })).toBeGreaterThan(
    model.promptRoom({ max_tokens: 100, schema: z.object({ total: z.string() }) }),
  );
  await expect(model.generate(long)).rejects.toMatchObject({ kind: 'context', context_tokens: 600 });
  expect(server.questions()).toHaveLength(0);
});

test('estimates learn from what the server counts', async () => {
  const model = createModel(connection);
  const messages = [{ role: 'user', content: 'word '.repeat(600) }] as const;
  const before = model.estimateTokens('word '.repeat(600));
  server.script(says('ok', { prompt_tokens: before * 2 }));
  await model.generate({ messages, max_tokens: 10 });
  expect(model.estimateTokens('word '.repeat(600))).toBeGreaterThan(before * 1.8);
});

test('a server with a smaller context than it said is believed', async () => {
  server.script(faults.tooLong400);
  const model = createModel(connection);
  await expect(model.generate(question)).rejects.toMatchObject({ kind: 'context', context_tokens: 4096 });
  expect(model.context_tokens).toBe(4096);
});

test('a prompt that was cut silently is an error, whatever the answer says', async () => {
  connection = connect({ kind: 'ollama', context_tokens: 16_384 });
  const messages = [{ role: 'user', content: 'Pallet 12.50 EUR\n'.repeat(700) }] as const;
  server.script(says('The total is 3.', { prompt_tokens: 4096 }));
  const asked = createModel(connection).generate({ messages, max_tokens: 100 });
  await expect(asked).rejects.toMatchObject({ kind: 'context', context_tokens: 4096 });
});

test('images go as data URLs, to models that see, in the way of each protocol', async () => {
  const png = 'data:image/png;base64,iVBORw0KGgo=';
  await expect(createModel(connection).generate({ ...question, images: [png] })).rejects.toThrow(
    'does not take images',
  );
  connection = connect({ vision: true });
  const model = createModel(connection);
  for (const url of [
    'http://10.0.0.1/a.png',
    'file:///etc/passwd',
    'data:image/svg+xml;base64,AAAA',
    'data:image/png;base64,http://x',
  ])
    await expect(model.generate({ ...question, images: [url] })).rejects.toMatchObject({
      kind: 'bad_request',
    });
  expect(server.questions()).toHaveLength(0);
  await model.generate({ ...question, images: [png] });
  expect(at(bodies()[0], 'messages', 1, 'content')).toEqual([
    { type: 'image_url', image_url: { url: png } },
    { type: 'text', text: '[p1.l07] Total 12.50' },
  ]);
  connection = connect({ vision: true, kind: 'ollama' });
  await createModel(connection).generate({ ...question, images: [png] });
  expect(at(bodies()[1], 'messages', 1)).toEqual({ ...question.messages[1], images: ['iVBORw0KGgo='] });
});
