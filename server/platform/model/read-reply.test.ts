// Every way in which a reply can go wrong on the wire, against a scripted server.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  EVENT_STREAM,
  NDJSON,
  delta,
  event,
  json,
  raw,
  says,
  type Answer,
} from '../../../test/kit/model-answers.ts';
import { modelSettings } from '../../../test/kit/model-connection.ts';
import { faults, inBytes, redirects, staysSilent, writesForever } from '../../../test/kit/model-faults.ts';
import { startModelServer, type ModelServer } from '../../../test/kit/model-server.ts';
import { parseEndpoint, type Timeouts } from './endpoint.ts';
import { ModelError, type ModelErrorKind } from './model-error.ts';
import type { StreamEvent } from './model.ts';
import { ollamaProtocol } from './ollama-protocol.ts';
import { openAiProtocol } from './openai-protocol.ts';
import type { Ask, Protocol } from './protocol.ts';
import { readReply } from './read-reply.ts';
import type { JsonSchema } from './schema-subset.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const ask: Ask = {
  model: 'tiny',
  messages: [{ role: 'user', content: 'What is the total?' }],
  images: [],
  max_tokens: 100,
  schema: null,
  temperature: 0,
  context_tokens: 8192,
  kind: 'llama.cpp',
  quirks: new Set(),
};

const endpointWith = (timeouts: Partial<Timeouts> = {}, api_key: string | null = null) =>
  parseEndpoint(modelSettings(server.url, { api_key, timeouts }));

interface Heard {
  text: string;
  events: StreamEvent[];
  error: ModelError | undefined;
}

async function hear(
  answer: Answer,
  options: {
    timeouts?: Partial<Timeouts>;
    signal?: AbortSignal;
    protocol?: Protocol;
    api_key?: string;
    schema?: JsonSchema;
  } = {},
): Promise<Heard> {
  server.script(answer);
  const endpoint = endpointWith(options.timeouts, options.api_key ?? null);
  const asked = { ...ask, schema: options.schema ?? null };
  const heard: Heard = { text: '', events: [], error: undefined };
  try {
    for await (const one of readReply(endpoint, options.protocol ?? openAiProtocol, asked, options.signal)) {
      heard.events.push(one);
      if (one.type === 'text') heard.text += one.text;
      if (one.type === 'discard') heard.text = '';
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    heard.error = error;
  }
  return heard;
}

const ending = ({ events }: Heard) => events.findLast(({ type }) => type === 'done');

test('a good stream gives its text, its finish and what the server counted', async () => {
  const heard = await hear(
    says('The total is 7,887.40 元.', { pace: 3, prompt_tokens: 31, completion_tokens: 9 }),
  );
  expect(heard.error).toBeUndefined();
  expect(heard.text).toBe('The total is 7,887.40 元.');
  expect(ending(heard)).toMatchObject({ finish: 'stop', usage: { prompt_tokens: 31, completion_tokens: 9 } });
  expect(server.questions().at(-1)?.body).toMatchObject({
    stream: true,
    temperature: 0,
    max_tokens: 100,
    chat_template_kwargs: { enable_thinking: false },
    stream_options: { include_usage: true },
  });
});

test.each<[keyof typeof faults, ModelErrorKind]>([
  ['drops', 'interrupted'],
  ['endsEarly', 'interrupted'],
  ['endsEarlyButDone', 'interrupted'],
  ['endsInsideEvent', 'interrupted'],
  ['errorEvent', 'server'],
  ['errorThenDone', 'server'],
  ['bareErrorLine', 'server'],
  ['webPage502', 'server'],
  ['webPage200', 'protocol'],
  ['bareString400', 'bad_request'],
  ['loading503', 'loading'],
  ['busy503', 'busy'],
  ['sharedContext500', 'busy'],
  ['tooLong400', 'context'],
  ['tooLongVllm', 'context'],
  ['tooLongOllama', 'context'],
  ['grammar400', 'bad_request'],
  ['noSystemRole', 'server'],
])('%s is an error of the kind %s and never an answer', async (name, kind) => {
  const heard = await hear(faults[name]);
  expect(heard.error?.kind).toBe(kind);
  expect(ending(heard)).toBeUndefined();
});

test('what a server says about its context is kept, the sentence is ours', async () => {
  const own = await hear(faults.tooLong400);
  expect(own.error).toMatchObject({ context_tokens: 4096, prompt_tokens: 9001, status: 400 });
  expect(own.error?.message).not.toContain('exceeds');
  const vllm = await hear(faults.tooLongVllm);
  expect(vllm.error).toMatchObject({ context_tokens: 8192, prompt_tokens: 9100 });
});

test("Ollama's own protocol: text, counts, and an error in the middle", async () => {
  const native = { protocol: ollamaProtocol };
  const good = await hear(says('Zwölf Kartons', { prompt_tokens: 12, completion_tokens: 3 }), native);
  expect(good.text).toBe('Zwölf Kartons');
  expect(ending(good)).toMatchObject({ finish: 'stop', usage: { prompt_tokens: 12, completion_tokens: 3 } });
  expect(server.questions().at(-1)?.path).toBe('/api/chat');
  expect(server.questions().at(-1)?.body).toMatchObject({
    think: false,
    truncate: false,
    shift: false,
    options: { num_ctx: 8192, num_predict: 100, temperature: 0 },
  });
  expect((await hear(says('cut', { finish: 'length' }), native)).events.at(-1)).toMatchObject({
    finish: 'length',
  });
  expect((await hear(faults.errorInLines, native)).error?.kind).toBe('server');
  const half = raw(NDJSON, '{"message":{"content":"The"},"done":false}\n', '{"message":{"con');
  expect((await hear(half, native)).error?.kind).toBe('interrupted');
  const thinks = raw(
    NDJSON,
    '{"message":{"thinking":"Hm."},"done":false}\n{"message":{"content":"Yes"},"done":true,"done_reason":"stop"}\n',
  );
  expect((await hear(thinks, native)).text).toBe('Yes');
});

test('a model that turns out to be remote is cut off and refused', async () => {
  const remote = raw(
    NDJSON,
    '{"model":"innocent","remote_host":"https://ollama.com:443","message":{"content":"Hi"},"done":false}\n',
  );
  const { error } = await hear(remote, { protocol: ollamaProtocol });
  expect(error?.kind).toBe('refused');
  expect(error?.message).toContain('ollama.com');
});

test('servers that ignore `stream` are understood', async () => {
  for (const answer of [faults.wholeReply, faults.wholeReplyPretty]) {
    const heard = await hear(answer);
    expect(heard.text).toBe('All at once.');
    expect(ending(heard)).toMatchObject({ finish: 'stop' });
  }
});

test('characters split across packets arrive whole', async () => {
  const text = '价税合计 柒仟捌佰捌拾柒圆肆角 – naïve café 👍🏽';
  for (const size of [1, 2, 3, 7]) expect((await hear(inBytes(text, size))).text).toBe(text);
});

test('comments, event names, ids and Windows line ends are no text', async () => {
  const answer = raw(
    EVENT_STREAM,
    ':\n\n: ping\r\n\r\n',
    'event: message\r\nid: 7\r\nretry: 100\r\n',
    `data:${JSON.stringify(delta({ content: 'A' }))}\r\n\r\n`,
    event(delta({ content: [{ type: 'text', text: 'B' }] }, 'stop')),
  );
  expect((await hear(answer)).text).toBe('AB');
});

test('after the finish nothing can spoil the answer', async () => {
  const started = performance.now();
  const open = await hear(faults.neverCloses);
  expect(open.text).toBe('Done.');
  expect(performance.now() - started).toBeLessThan(4000);
  const breaks: Answer = (_seen, response) => {
    response.writeHead(200, EVENT_STREAM);
    response.write(event(delta({ content: 'Done.' }, 'stop')), () => response.destroy());
  };
  expect((await hear(breaks)).text).toBe('Done.');
});

test('length, and the reasons that are no ending', async () => {
  expect(ending(await hear(says('half', { finish: 'length' })))).toMatchObject({ finish: 'length' });
  expect((await hear(says('x', { finish: 'abort' }))).error?.kind).toBe('interrupted');
  expect((await hear(says('x', { finish: 'content_filter' }))).error?.kind).toBe('server');
});

test.each(['reasoning_content', 'reasoning'])('thinking in %s is no text', async (field) => {
  const answer = raw(
    EVENT_STREAM,
    event(delta({ [field]: 'The user wants' })),
    event(delta({ content: '42' }, 'stop')),
  );
  const heard = await hear(answer);
  expect(heard.text).toBe('42');
  expect(heard.events).toContainEqual({ type: 'progress', progress: { phase: 'thinking', characters: 14 } });
});

test('JSON that a server puts into the field for thinking is the answer', async () => {
  const answer = raw(
    EVENT_STREAM,
    event(delta({ reasoning: '{"ok":' })),
    event(delta({ reasoning: 'true}' })),
    event(delta({}, 'stop')),
  );
  expect((await hear(answer, { schema: { type: 'object' } })).text).toBe('{"ok":true}');
  expect((await hear(answer)).text).toBe('');
});

test('thinking left in the text is taken out, with and without its opening tag', async () => {
  expect((await hear(says('<think>\nHm, 40 + 2.\n</think>\n\n42', { pace: 2 }))).text).toBe('42');
  const orphan = await hear(says('Hm, 40 + 2.</think>\n42', { pace: 4 }));
  expect(orphan.text).toBe('42');
  expect(orphan.events.some(({ type }) => type === 'discard')).toBe(true);
});

test('progress of reading the prompt', async () => {
  const answer = raw(
    EVENT_STREAM,
    event({ choices: [{ delta: {} }], prompt_progress: { total: 900, processed: 300, cache: 0 } }),
    event(delta({ content: 'ok' }, 'stop')),
  );
  expect((await hear(answer)).events[0]).toEqual({
    type: 'progress',
    progress: { phase: 'reading', processed_tokens: 300, total_tokens: 900 },
  });
});

test.each([
  ['white space', ' \n'],
  ['a repeated passage', '{"quote":null,"value":null},'],
  ['a repeated digit', '0'],
])('%s without end is cut, and the server hears of it', async (_name, part) => {
  const heard = await hear(writesForever(part));
  expect(ending(heard)).toMatchObject({ finish: 'runaway' });
  expect(await server.questions().at(-1)?.hungUp).toBe(true);
});

test('a server that ignores max_tokens is cut', async () => {
  let n = 0;
  const counts: Answer = async (_seen, response) => {
    response.writeHead(200, EVENT_STREAM);
    while (!response.destroyed) {
      response.write(event(delta({ content: `${(n += 7919)} is a number. ` })));
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  expect(ending(await hear(counts))).toMatchObject({ finish: 'runaway' });
});

test.each([301, 302, 307, 308])(
  'a redirect (%i) is refused; no document reaches the other address',
  async (status) => {
    const other = await startModelServer();
    const { error } = await hear(redirects(`${other.url}/v1/chat/completions`, status));
    expect(error?.kind).toBe('refused');
    expect(error?.message).toContain(other.url);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(other.seen).toEqual([]);
    await other.close();
  },
);

test('cancelling ends the request at the server, before and during the answer', async () => {
  for (const answer of [staysSilent(), writesForever('word and another, ', 5)]) {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 30);
    const { error } = await hear(answer, { signal: controller.signal });
    expect(error?.kind).toBe('aborted');
    expect(await server.questions().at(-1)?.hungUp).toBe(true);
  }
  const before = server.seen.length;
  const never = readReply(endpointWith(), openAiProtocol, ask, AbortSignal.abort());
  await expect(never.next()).rejects.toMatchObject({ kind: 'aborted' });
  expect(server.seen.length).toBe(before);
});

test('leaving the loop ends the request at the server', async () => {
  server.script(writesForever('word and another, ', 1));
  for await (const one of readReply(endpointWith(), openAiProtocol, ask, undefined))
    if (one.type === 'text') break;
  expect(await server.questions().at(-1)?.hungUp).toBe(true);
});

test('a key that the server repeats in its error is not kept', async () => {
  const answer = json(401, { error: { message: 'Incorrect API key provided: sk-very-secret.' } });
  const { error } = await hear(answer, { api_key: 'sk-very-secret' });
  expect(error?.kind).toBe('auth');
  expect(JSON.stringify({ ...error, message: error?.message })).not.toContain('very-secret');
});
