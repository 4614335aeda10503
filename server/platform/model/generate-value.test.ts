// Values from a scripted server: the ladder, repairs, and what is remembered.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { NDJSON, json, promptOf, raw, says } from '../../../test/kit/model-answers.ts';
import { connectionTo, type ConnectionChange } from '../../../test/kit/model-connection.ts';
import { faults, writesForever } from '../../../test/kit/model-faults.ts';
import { startModelServer, type ModelServer } from '../../../test/kit/model-server.ts';
import type { Connection } from './connection.ts';
import { createModel } from './create-model.ts';
import { at } from './json-at.ts';

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

const Total = z.object({ line: z.string().max(20).nullable(), total: z.string().nullable() });
const RIGHT = '{"line":"p1.l07","total":"12.50"}';
const question = {
  messages: [
    { role: 'system', content: 'You read documents.' },
    { role: 'user', content: '[p1.l07] Total 12.50' },
  ],
  max_tokens: 100,
} as const;
const ask = (change: object = {}) =>
  createModel(connection).generate({ ...question, schema: Total, ...change });
const bodies = () => server.questions().map(({ body }) => body);
const formats = () => bodies().map((body) => at(body, 'response_format', 'type'));
const steps = (reply: { steps: { name: string; outcome: string }[] }) =>
  reply.steps.map(({ name, outcome }) => `${name} ${outcome}`);

test('a value: schema enforced, shape in the prompt, reply validated', async () => {
  server.script(says(RIGHT, { prompt_tokens: 60, completion_tokens: 14 }));
  const reply = await ask();
  expect(reply).toMatchObject({
    value: { line: 'p1.l07', total: '12.50' },
    finish: 'stop',
    usage: { prompt_tokens: 60, completion_tokens: 14 },
  });
  expect(steps(reply)).toEqual(['json_schema ok']);
  const [body] = bodies();
  expect(at(body, 'response_format')).toMatchObject({
    type: 'json_schema',
    json_schema: {
      strict: true,
      schema: { type: 'object', required: ['line', 'total'], additionalProperties: false },
    },
  });
  expect(at(body, 'messages', 0, 'content')).toContain('{ "line": string | null, "total": string | null }');
  expect(at(body, 'messages', 0, 'content')).toMatch(/^You read documents\./);
});

test('down the ladder as far as needed, and from there the next time', async () => {
  server.script(faults.grammar400, faults.bareString400, says(`Here: ${RIGHT}`), says(RIGHT));
  const reply = await ask();
  expect(steps(reply)).toEqual(['json_schema refused', 'simple_schema refused', 'prompt_only tolerant']);
  expect(formats()).toEqual(['json_schema', 'json_schema', undefined]);
  expect(JSON.stringify(bodies()[0])).toContain('maxLength');
  expect(JSON.stringify(at(bodies()[1], 'response_format'))).not.toContain('maxLength');
  expect(steps(await ask())).toEqual(['prompt_only ok']);
  // Another schema is tried from the top.
  server.script(says('{"ok":true}'));
  const other = await createModel(connection).generate({
    ...question,
    schema: z.object({ ok: z.boolean() }),
  });
  expect(steps(other)).toEqual(['json_schema ok']);
});

test('a server that fails over one answer is asked properly again the next time', async () => {
  const fails = json(500, { error: { message: 'output does not match the expected peg-native format' } });
  server.script(fails, says(RIGHT), says(RIGHT));
  expect(steps(await ask())).toEqual(['json_schema refused', 'simple_schema ok']);
  expect(steps(await ask())).toEqual(['json_schema ok']);
});

test.each([
  ['a schema that was ignored', 'The total is 12.50, in line p1.l07.'],
  ['a wrong type', '{"line":"p1.l07","total":12.5}'],
  ['a missing property', '{"total":"12.50"}'],
])('%s is repaired with one more question', async (_name, wrong) => {
  server.script(says(wrong), says(RIGHT));
  const reply = await ask();
  expect(reply.value.total).toBe('12.50');
  expect(steps(reply)).toEqual(['json_schema invalid', 'repair ok']);
  const messages = at(bodies()[1], 'messages') as { role: string; content: string }[];
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(messages[2]?.content).toBe(wrong);
});

test('nothing usable after one repair is an error', async () => {
  server.script(says('No idea.'), says('Still none.'));
  await expect(ask()).rejects.toMatchObject({ kind: 'protocol', finish: 'stop' });
  expect(server.questions()).toHaveLength(2);
});

test('numbers beyond all numbers are not accepted', async () => {
  server.script(says('{"n":1e400}'), says('{"n":-2e+272710238}'));
  const asked = createModel(connection).generate({ ...question, schema: z.object({ n: z.number() }) });
  await expect(asked).rejects.toMatchObject({ kind: 'protocol' });
});

test('thinking and fences around the value', async () => {
  server.script(says(`<think>Line 7 says {"total"}</think>\n\`\`\`json\n${RIGHT}\n\`\`\``));
  const reply = await ask();
  expect(reply.value.line).toBe('p1.l07');
  expect(steps(reply)).toEqual(['json_schema tolerant']);
});

test('a cut answer gets twice the room, once', async () => {
  server.script(says('```json ', { finish: 'length' }), says(RIGHT));
  const reply = await ask();
  expect(steps(reply)).toEqual(['json_schema length', 'longer ok']);
  expect(bodies().map((body) => at(body, 'max_tokens'))).toEqual([100, 200]);
  server.script(says('{"', { finish: 'length' }), says('{"line', { finish: 'length' }));
  await expect(ask()).rejects.toMatchObject({ kind: 'protocol', finish: 'length' });
});

test('a value inside a cut answer is not taken for the whole', async () => {
  const Item = z.object({ name: z.string() });
  server.script(says('[{"name":"Pallet"},{"na', { finish: 'length' }), says('{"name":"Crate"}'));
  const reply = await createModel(connection).generate({ ...question, schema: Item });
  expect(reply.value.name).toBe('Crate');
  expect(steps(reply)).toEqual(['json_schema length', 'longer ok']);
});

test('a runaway answer is asked for differently', async () => {
  server.script(writesForever('{"line":null},'), says(RIGHT));
  const reply = await ask();
  expect(steps(reply)).toEqual(['json_schema runaway', 'repair ok']);
  expect(at(bodies()[1], 'temperature')).toBeGreaterThan(0);
  expect(JSON.stringify(bodies()[1])).not.toContain('{\\"line\\":null},{');
});

test('Ollama gets the schema in its own way, and its errors go down the same ladder', async () => {
  connection = connect({ kind: 'ollama' });
  server.script(json(400, { error: 'invalid JSON schema in format' }), says(RIGHT));
  expect(steps(await ask())).toEqual(['json_schema refused', 'simple_schema ok']);
  expect(at(bodies()[1], 'format', 'type')).toBe('object');
  expect(server.questions().every((seen) => promptOf(seen).includes('of exactly this shape'))).toBe(true);
  server.script(raw(NDJSON, '{"message":{"content":""},"done":true,"done_reason":"load"}\n'));
  await expect(createModel(connection).generate(question)).rejects.toMatchObject({ kind: 'interrupted' });
});
