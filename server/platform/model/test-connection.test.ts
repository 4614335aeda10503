// "Test connection" against each kind of server, good and bad, and the models that are handed out.
import { afterEach, expect, test, vi } from 'vitest';
import { capable, json, says } from '../../../test/kit/model-answers.ts';
import { modelSettings } from '../../../test/kit/model-connection.ts';
import { after, faults, neverAnswers } from '../../../test/kit/model-faults.ts';
import {
  startModelServer,
  type ModelServer,
  type ModelServerOptions,
} from '../../../test/kit/model-server.ts';
import type { ModelSettings } from './endpoint.ts';
import { at } from './json-at.ts';
import { createModels } from './models.ts';

const servers: ModelServer[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function start(options: ModelServerOptions = {}): Promise<ModelServer> {
  const server = await startModelServer(options);
  servers.push(server);
  return server;
}

async function probe(options: ModelServerOptions = {}, change: Partial<ModelSettings> = {}) {
  const server = await start(options);
  const report = await createModels().test(modelSettings(server.url, change));
  return { server, report, codes: report.findings.map(({ code }) => code) };
}

test('llama.cpp', async () => {
  const { report, codes } = await probe({ kind: 'llama.cpp', context_tokens: 32_768, vision: true });
  expect(report).toMatchObject({
    ok: true,
    error: null,
    server: { kind: 'llama.cpp', version: 'b10587-test' },
    models: ['tiny'],
    model: 'tiny',
    context: { tokens: 32_768, source: 'server', trained: 131_072 },
    vision: true,
    schema: 'enforced',
    reads: true,
    thinks: false,
    whole_prompts: null,
  });
  expect(report.tokens_per_second).toBeGreaterThan(0);
  expect(codes).toEqual(['server', 'model', 'context_server', 'schema_enforced', 'reads', 'vision']);
});

test('vLLM says how long prompts may be, but not whether it sees', async () => {
  const { report, codes } = await probe({ kind: 'vllm', context_tokens: 16_384 });
  expect(report).toMatchObject({
    ok: true,
    server: { kind: 'vllm', version: '0.12.0' },
    context: { tokens: 16_384, source: 'server' },
    vision: true,
  });
  expect(codes).toContain('usage_statistics');
  const blind = await probe({ kind: 'vllm', otherwise: capable({ blind: true }) });
  expect(blind.report.vision).toBe(false);
});

test('Ollama is asked in its own way for a context that serves', async () => {
  const { server, report, codes } = await probe({ kind: 'ollama', context_tokens: 40_960, vision: true });
  expect(report).toMatchObject({
    ok: true,
    server: { kind: 'ollama', version: '0.33.0' },
    context: { tokens: 16_384, source: 'chosen', trained: 40_960 },
    vision: true,
    schema: 'enforced',
    whole_prompts: true,
  });
  expect(codes).toContain('whole_prompts');
  for (const { path, body } of server.questions()) {
    expect(path).toBe('/api/chat');
    expect(at(body, 'options', 'num_ctx')).toBe(16_384);
  }
});

test('Ollama: what runs in a cloud is neither offered nor used', async () => {
  const models = ['gpt-oss:120b-cloud', 'innocent', 'qwen3:8b'];
  const tags = {
    models: models.map((name) => ({
      name,
      ...(name === 'innocent' ? { remote_host: 'https://ollama.com:443' } : {}),
    })),
  };
  const routes = {
    '/api/tags': json(200, tags),
    '/api/status': json(200, { cloud: { disabled: false } }),
    '/api/ps': json(200, { models: [] }),
  };
  const { report, codes } = await probe({ kind: 'ollama', models, routes });
  expect(report).toMatchObject({ ok: true, models: ['qwen3:8b'], model: 'qwen3:8b' });
  expect(codes).toContain('cloud_models');
  expect(codes).toContain('cloud_enabled');
  const named = await probe({ kind: 'ollama', models, routes }, { name: 'innocent' });
  expect(named.report.error?.kind).toBe('refused');
  expect(named.server.questions()).toEqual([]);
  // Found out only from the model's own page.
  const show = { '/api/show': json(200, { remote_host: 'https://ollama.com:443', remote_model: 'gpt-oss' }) };
  const hidden = await probe({ kind: 'ollama', routes: show });
  expect(hidden.report.error?.message).toContain('ollama.com');
  expect(hidden.server.questions()).toEqual([]);
});

test('LM Studio, whose unknown paths answer 200, takes the loaded model', async () => {
  const { report } = await probe({ kind: 'lmstudio', models: ['qwen', 'gemma'], context_tokens: 12_000 });
  expect(report).toMatchObject({
    ok: true,
    server: { kind: 'lmstudio' },
    model: 'qwen',
    models: ['qwen', 'gemma'],
    context: { tokens: 12_000, source: 'server' },
    vision: false,
    whole_prompts: true,
  });
  const cold = await probe({ kind: 'lmstudio', models: ['qwen', 'gemma'] }, { name: 'gemma' });
  expect(cold.report.context).toMatchObject({ tokens: 4096, source: 'assumed', trained: 131_072 });
});

test('LM Studio, newer interface', async () => {
  const document = {
    models: [
      { type: 'embedding', key: 'nomic', loaded_instances: [] },
      {
        type: 'llm',
        key: 'qwen-vl',
        loaded_instances: [{ id: 'qwen-vl', config: { context_length: 20_000 } }],
        max_context_length: 262_144,
        capabilities: { vision: true },
      },
    ],
  };
  const { report } = await probe({ kind: 'lmstudio', routes: { '/api/v1/models': json(200, document) } });
  expect(report).toMatchObject({
    server: { kind: 'lmstudio' },
    models: ['qwen-vl'],
    context: { tokens: 20_000, trained: 262_144 },
    vision: true,
  });
});

test('any other server: assumed context, and what asking shows', async () => {
  const { report, codes } = await probe({ kind: 'unknown', otherwise: capable({ ignores_schema: true }) });
  expect(report).toMatchObject({
    ok: true,
    server: { kind: 'unknown', version: null },
    context: { tokens: 4096, source: 'assumed' },
    schema: 'ignored',
    reads: true,
  });
  expect(codes).toContain('schema_ignored');
});

test('a context set by hand wins', async () => {
  for (const kind of ['llama.cpp', 'ollama', 'unknown'] as const) {
    const { report } = await probe({ kind }, { context_tokens: 6000 });
    expect(report.context).toMatchObject({ tokens: 6000, source: 'setting' });
  }
});

test('a server that cuts prompts silently is found out', async () => {
  const { report } = await probe(
    { kind: 'unknown', otherwise: capable({ cut_at_tokens: 2048 }) },
    { context_tokens: 16_384 },
  );
  expect(report).toMatchObject({ ok: false, whole_prompts: false });
  const [last] = report.findings.slice(-1);
  expect(last).toMatchObject({ level: 'problem', code: 'cuts_prompts' });
  // Every place of the sentence is filled.
  expect(report.findings.every(({ text }) => !/[{}]|undefined/.test(text))).toBe(true);
});

test('a model that cannot read or answer in form is a problem', async () => {
  const weak = await probe({ otherwise: says('Banana.') });
  expect(weak.report).toMatchObject({ ok: false, schema: 'ignored', reads: false });
  expect(weak.codes).toContain('schema_unusable');
  const blank = await probe({ otherwise: says('{"quote":null,"line":null,"value":null}') });
  expect(blank.codes).toContain('reads_badly');
  const thinking = await probe({
    otherwise: says('<think>Let me see.</think>{"quote":"x","line":"p1.l01","value":"PS-20417"}'),
  });
  expect(thinking.report).toMatchObject({ ok: true, thinks: true });
});

test('what is wrong is said in a sentence, and the rest of the report stays', async () => {
  const key = await probe({ api_key: 'right' }, { api_key: 'wrong' });
  expect(key.report).toMatchObject({ ok: false, error: { kind: 'auth' } });
  const name = await probe({ models: ['a', 'b'] }, { name: 'c' });
  expect(name.report.error?.message).toContain('It offers: a, b');
  const page = await probe({ routes: { '/v1/models': faults.webPage200 } });
  expect(page.report.error?.kind).toBe('protocol');
  const breaks = await probe({ otherwise: faults.drops });
  expect(breaks.report).toMatchObject({ ok: false, model: 'tiny', error: { kind: 'interrupted' } });
  const nobody = await createModels().test(modelSettings('http://127.0.0.1:9'));
  expect(nobody).toMatchObject({ ok: false, server: null, error: { kind: 'unreachable' } });
  const nonsense = await createModels().test(modelSettings('localhost'));
  expect(nonsense.error?.kind).toBe('bad_request');
  const outside = await createModels().test(modelSettings('http://8.8.8.8/v1'));
  expect(outside.error?.kind).toBe('refused');
});

test('a test can be cancelled', async () => {
  const server = await start({ otherwise: neverAnswers });
  const controller = new AbortController();
  const testing = createModels().test(modelSettings(server.url), controller.signal);
  await vi.waitFor(() => expect(server.questions()).toHaveLength(1));
  controller.abort();
  expect((await testing).error?.kind).toBe('aborted');
});

test('the key goes with every request, and nothing else tells who asks', async () => {
  const { server, report } = await probe({ api_key: 'k-1' }, { api_key: 'k-1' });
  expect(report.ok).toBe(true);
  for (const { headers } of server.seen) {
    expect(headers.authorization).toBe('Bearer k-1');
    expect(headers['user-agent']).toBe('Recto');
  }
});

test('a model is looked at once, shared by all who ask, and looked at again after a while', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const server = await start({ kind: 'llama.cpp' });
  const models = createModels();
  const [a, b] = await Promise.all([
    models.connect(modelSettings(server.url)),
    models.connect(modelSettings(server.url)),
  ]);
  const looked = server.seen.length;
  expect(looked).toBe(2);
  server.script(after(50, says('a')), says('b'));
  const request = { messages: [{ role: 'user', content: 'Hello' }], max_tokens: 10 } as const;
  const asked = [a.generate(request), b.generate(request)];
  await vi.waitFor(() => expect(b.state()).toMatchObject({ running: 1, waiting: 1 }));
  await Promise.all(asked);
  await models.connect(modelSettings(server.url));
  expect(server.seen.length).toBe(looked + 2);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  const later = await models.connect(modelSettings(server.url));
  expect(server.seen.length).toBe(looked + 4);
  expect(later.context_tokens).toBe(8192);
});

test('a failed look is remembered for a moment, then tried again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const server = await start({ kind: 'llama.cpp', routes: { '/v1/models': faults.webPage502 } });
  const models = createModels();
  await expect(models.connect(modelSettings(server.url))).rejects.toMatchObject({ kind: 'server' });
  await expect(models.connect(modelSettings(server.url))).rejects.toMatchObject({ kind: 'server' });
  expect(server.seen).toHaveLength(1);
  vi.setSystemTime(Date.now() + 11_000);
  await expect(models.connect(modelSettings(server.url))).rejects.toMatchObject({ kind: 'server' });
  expect(server.seen).toHaveLength(2);
});

test('a server that is loading its model is waited for; who cannot wait may leave', async () => {
  let looks = 0;
  const loading = json(503, { error: { message: 'Loading model', code: 503 } });
  const ready = json(200, { data: [{ id: 'tiny' }] });
  const server = await start({
    routes: { '/v1/models': (seen, response) => ((looks += 1) === 1 ? loading : ready)(seen, response) },
  });
  const models = createModels();
  const leaves = models.connect(modelSettings(server.url), AbortSignal.timeout(50));
  const stays = models.connect(modelSettings(server.url));
  await expect(leaves).rejects.toMatchObject({ kind: 'aborted' });
  expect((await stays).name).toBe('tiny');
});
