// Settings of the model server: what is kept, what is refused, what a test of it says.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startModelServer, type ModelServer } from '../kit/model-server.ts';
import { startTestService, type TestService } from '../kit/service.ts';

let service: TestService;
let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer({
    api_key: 'sk-lantern',
    models: ['qwen-small', 'qwen-large'],
    context_tokens: 16_384,
  });
  service = await startTestService({ worker: false });
});
afterAll(async () => {
  await service.stop();
  await server.close();
});

const save = (body: Record<string, unknown>) => service.admin.call('saveModelSettings', { body });

test('there is no model at first', async () => {
  expect(await service.admin.call('getModelSettings')).toEqual({
    enabled: true,
    url: null,
    name: null,
    has_api_key: false,
    context_tokens: null,
    vision: null,
    allowed_hosts: [],
    concurrency: 1,
    from_environment: false,
  });
  expect((await service.admin.refused('testModel', { body: {} })).status).toBe(409);
});

describe('saving', () => {
  test('keeps what is sent; the key is never shown and stands encrypted', async () => {
    const saved = await save({ url: server.url, name: 'qwen-small', api_key: 'sk-lantern', concurrency: 2 });
    expect(saved).toMatchObject({ url: server.url, name: 'qwen-small', has_api_key: true, concurrency: 2 });
    expect(JSON.stringify(saved)).not.toContain('sk-lantern');
    expect(await save({ context_tokens: 8192 })).toMatchObject({
      name: 'qwen-small',
      has_api_key: true,
      context_tokens: 8192,
    });
    const { rows } = { rows: await service.ctx.db.selectFrom('secrets').selectAll().execute() };
    expect(rows.some(({ name }) => name === 'model_api_key')).toBe(true);
    expect(JSON.stringify(rows)).not.toContain('sk-lantern');
    const audit = JSON.stringify(
      await service.admin.call('listAudit', { query: { event: 'settings.updated' } }),
    );
    expect(audit).toContain('model_context_tokens');
    expect(audit).not.toContain('sk-lantern');
  });

  test('another address forgets the key of the one before', async () => {
    expect(await save({ url: 'http://10.1.2.3:8000' })).toMatchObject({ has_api_key: false });
    expect(await save({ url: server.url, api_key: 'sk-lantern', context_tokens: null })).toMatchObject({
      has_api_key: true,
    });
  });

  test.each([
    [{ url: 'ftp://models' }, 'url'],
    [{ url: 'http://me:secret@10.0.0.1' }, 'user name'],
    [{ name: 'gpt-oss:120b-cloud' }, 'ollama.com'],
    [{ allowed_hosts: ['not a host'] }, 'allowed_hosts'],
    [{ concurrency: 0 }, 'concurrency'],
    [{ context_tokens: 10 }, 'context_tokens'],
    [{ modell: 'x' }, 'modell'],
  ])('refuses %j', async (body, said) => {
    const refusal = await service.admin.refused('saveModelSettings', { body });
    expect(refusal.status).toBe(422);
    expect(refusal.detail).toContain(said);
  });

  test('is for Admins', async () => {
    expect((await service.api.refused('getModelSettings', {})).status).toBe(403);
    expect((await service.api.refused('testModel', { body: {} })).status).toBe(403);
  });
});

describe('the test', () => {
  test('says what it found', async () => {
    const report = await service.admin.call('testModel', { body: {} });
    expect(report).toMatchObject({
      ok: true,
      error: null,
      server: { kind: 'llama.cpp' },
      models: ['qwen-small', 'qwen-large'],
      model: 'qwen-small',
      context: { tokens: 16_384, source: 'server' },
      vision: false,
      schema: 'enforced',
    });
    expect(report.findings.map(({ text }) => text).join(' ')).toContain('16,384 tokens');
  });

  test('tries settings that are not saved', async () => {
    const report = await service.admin.call('testModel', {
      body: { name: 'qwen-large', context_tokens: 4096 },
    });
    expect(report).toMatchObject({ model: 'qwen-large', context: { tokens: 4096, source: 'setting' } });
    expect((await service.admin.call('getModelSettings')).name).toBe('qwen-small');
  });

  test('a saved key is not sent to another address', async () => {
    const other = await startModelServer({});
    try {
      await service.admin.call('testModel', { body: { url: other.url, name: null } });
      expect(other.seen.length).toBeGreaterThan(0);
      expect(JSON.stringify(other.seen.map(({ headers }) => headers))).not.toContain('sk-lantern');
    } finally {
      await other.close();
    }
  });

  test.each([
    [{ api_key: 'wrong' }, 'auth'],
    [{ url: 'http://127.0.0.1:9' }, 'unreachable'],
    [{ url: 'http://93.184.215.14:8000' }, 'refused'],
    [{ url: 'http://169.254.169.254' }, 'refused'],
  ])('says what is wrong: %j', async (body, kind) => {
    const report = await service.admin.call('testModel', { body });
    expect(report).toMatchObject({ ok: false, error: { kind } });
  });
});
