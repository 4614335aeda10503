// Errors of every layer look the same: {"detail": "…"}, one sentence, and nothing else.
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, uploadForm } from '../kit/upload.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ worker: false });
});
afterAll(() => service.stop());

async function expectDetail(response: Response, status: number): Promise<string> {
  const body = (await response.json()) as { detail: unknown };
  expect(response.status).toBe(status);
  expect(Object.keys(body)).toEqual(['detail']);
  expect(typeof body.detail).toBe('string');
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  return String(body.detail);
}

const json = { 'content-type': 'application/json' };

describe('what the framework refuses', () => {
  test.each([
    ['an unknown route', 'GET', '/api/nothing', undefined, {}, 404],
    ['an unknown page', 'GET', '/nothing', undefined, {}, 404],
    ['a wrong method', 'DELETE', '/api/documents', undefined, {}, 405],
    ['malformed JSON', 'POST', '/api/contacts', '{"name": ', json, 400],
    ['an empty JSON body', 'POST', '/api/contacts', '', json, 400],
    ['a JSON body that is no object', 'POST', '/api/contacts', '[1]', json, 422],
    ['another content type', 'POST', '/api/contacts', '<a/>', { 'content-type': 'text/xml' }, 415],
    [
      'a form where JSON is wanted',
      'POST',
      '/api/contacts',
      'name=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      422,
    ],
    [
      'a body that is too large',
      'POST',
      '/api/contacts',
      JSON.stringify({ name: 'x'.repeat(5_000_000) }),
      json,
      413,
    ],
    ['a broken escape in the path', 'GET', '/api/documents/%E0%A4%A', undefined, {}, 400],
    ['a long path part', 'GET', `/api/documents/${'1'.repeat(600)}`, undefined, {}, 404],
  ])('%s', async (_name, method, path, body, headers, status) => {
    await expectDetail(await service.api.raw(method, path, { body, headers }), status);
  });

  test('a wrong method says which are right', async () => {
    const response = await service.api.raw('PUT', '/api/contacts');
    expect(response.headers.get('allow')).toBe('GET, POST');
  });

  test('JSON keys that poison prototypes change nothing', async () => {
    await expectDetail(
      await service.api.raw('POST', '/api/contacts', {
        body: '{"name":"x","__proto__":{"a":1}}',
        headers: json,
      }),
      400,
    );
  });
});

describe('parameters', () => {
  test.each([
    ['an id that is no number', '/api/documents/abc'],
    ['an id with a fraction', '/api/documents/1.5'],
    ['an id in exponent form', '/api/documents/1e3'],
    ['limit 0', '/api/documents?limit=0'],
    ['limit above 200', '/api/documents?limit=201'],
    ['a negative offset', '/api/documents?offset=-1'],
    ['a limit that is no number', '/api/documents?limit=ten'],
    ['an unknown status', '/api/documents?status=needs%20review'],
    ['an unknown sort', '/api/documents?sort=size'],
    ['a bad date', '/api/documents?date_from=2026-13-01'],
    ['a record id without its system', '/api/documents?external_record_id=7'],
    ['an unknown parameter', '/api/documents?contact=1'],
    ['an unknown parameter of one record', '/api/contacts/1?expand=all'],
    ['a repeated parameter that may not be', '/api/documents?contact_id=1&contact_id=2'],
    ['a text with the character NUL', '/api/contacts?q=%00'],
    ['a name of a system with NUL', '/api/documents/export.csv?external_system=a%00b'],
  ])('%s is 422', async (_name, path) => {
    await expectDetail(await service.api.raw('GET', path), 422);
  });

  test.each([
    ['a value with NUL', { name: 'a', notes: 'a\u0000b' }],
    ['half of a surrogate pair', { name: 'a\ud800' }],
  ])('%s in a body is 422', async (_name, body) => {
    await expectDetail(await service.api.raw('POST', '/api/contacts', { body }), 422);
  });

  test('half of a surrogate pair as a key of free JSON is 422', async () => {
    const put = (body: string) =>
      service.api.raw('PUT', '/api/documents/1/external-refs/crm', { body, headers: json });
    expect(await expectDetail(await put('{"a":{"\\ud800":["x"]}}'), 422)).toBe(
      'a holds the character NUL or half of a surrogate pair',
    );
  });

  test('JSON that is nested deeper than it can be kept is refused, in an upload too', async () => {
    const body = `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const response = await service.api.raw('PUT', '/api/documents/1/external-refs/crm', {
      body,
      headers: json,
    });
    expect(await expectDetail(response, 422)).toBe('a is nested too deeply');
    const place = await newPlace(service.api);
    for (const refs of [`{"crm":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, '{"crm":{"a":"\\u0000"}}']) {
      const form = uploadForm({ ...place, external_refs: refs }, 'text', 'a.txt');
      await expectDetail(await service.api.raw('POST', '/api/documents/upload', { body: form }), 422);
    }
  });

  test('the message names the parameter', async () => {
    expect(await expectDetail(await service.api.raw('GET', '/api/documents?statsu=New'), 422)).toContain(
      '"statsu"',
    );
    expect(await expectDetail(await service.api.raw('GET', '/api/documents?limit=ten'), 422)).toBe(
      'limit must be a number',
    );
  });

  test('a list of one names its parameter, not its place in the list', async () => {
    const refused = await service.api.raw('GET', '/api/documents?status=approved');
    expect(await expectDetail(refused, 422)).toMatch(/^status must be one of: New, /);
  });

  test('a body that is no object is told what is wanted', async () => {
    for (const body of [[], 5]) {
      const refused = await service.api.raw('PATCH', '/api/documents/1/status', { body });
      expect(await expectDetail(refused, 422)).toBe(
        'The body must be a JSON object, sent as application/json',
      );
    }
  });

  test.each(['/api/documents/', '/api/documents//status', '/api/contacts/'])(
    'nothing is at %s',
    async (path) => {
      expect(await expectDetail(await service.api.raw('GET', path), 404)).toBe(
        `There is nothing at GET ${path}`,
      );
    },
  );

  test.each(['0', '-1', '2147483648', '99999999999', '9'.repeat(30)])('nothing has the id %s', async (id) => {
    expect(await expectDetail(await service.api.raw('GET', `/api/documents/${id}`), 404)).toContain(` ${id}`);
    expect(
      await service.api.raw('GET', `/api/documents?contact_id=${id}`).then((all) => all.json()),
    ).toMatchObject({
      total: 0,
      documents: [],
    });
    const form = uploadForm({ contact_id: id, folder_id: id }, 'text', 'a.txt');
    await expectDetail(await service.api.raw('POST', '/api/documents/upload', { body: form }), 404);
    if (id.length > 12) return;
    const body = { question: 'What is the total?', contact_id: Number(id), folder_id: Number(id) };
    await expectDetail(await service.api.raw('POST', '/api/chat', { body }), 404);
  });

  test.each(['/api/documents/999999', '/api/contacts/999999', '/api/folders/999999', '/api/profiles/999999'])(
    '%s is 404',
    async (path) => {
      expect(await expectDetail(await service.api.raw('GET', path), 404)).toContain('999999');
    },
  );
});

test('who has no token learns nothing about the request', async () => {
  const response = await fetch(`${service.url}/api/documents/abc?x=1`);
  await expectDetail(response, 401);
});

test('broken HTTP does not stop the service', async () => {
  const { hostname, port } = new URL(service.url);
  await new Promise<void>((resolve) => {
    const socket = net.connect(Number(port), hostname, () => socket.end('GARBAGE\r\n\r\n'));
    socket.on('close', () => resolve()).on('error', () => resolve());
    socket.resume();
  });
  expect((await service.api.raw('GET', '/healthz')).status).toBe(200);
});

test('health and readiness need no token', async () => {
  const health = await fetch(`${service.url}/healthz`);
  expect(await health.json()).toMatchObject({ status: 'ok' });
  const ready = await fetch(`${service.url}/readyz`);
  expect(await ready.json()).toEqual({ status: 'ready', database: 'ok', files: 'ok' });
});

describe('before there is a request', () => {
  test.each([
    ['headers beyond what is read', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ['a line that is no HTTP', 'HELO recto\r\n\r\n', 400],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost x\r\n\r\n', 400],
  ])('%s', async (_name, sent, status) => {
    const { hostname, port } = new URL(service.url);
    const socket = net.connect(Number(port), hostname);
    socket.write(sent);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('content-type: application/json');
    expect(JSON.parse(body)).toEqual({ detail: expect.any(String) as string });
  });
});

describe('in the language of the request', () => {
  const zh = { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.5' };

  test.each<[string, string, string, Record<string, string>, string | undefined, string]>([
    ['an unknown document', 'GET', '/api/documents/999999', {}, undefined, '文档 999999 不存在。'],
    ['an unknown address', 'GET', '/api/nothing', {}, undefined, 'GET /api/nothing 处没有内容。'],
    ['a wrong method', 'PUT', '/api/contacts', {}, undefined, '此处不能使用 PUT，可用：GET、POST。'],
    ['malformed JSON', 'POST', '/api/contacts', json, '{"name": ', '内容不是有效的 JSON。'],
    ['a missing value', 'POST', '/api/contacts', json, '{}', 'name：必须填写'],
    [
      'a wrong value',
      'POST',
      '/api/contacts',
      json,
      '{"name": "A", "email": "x"}',
      'email：不是有效的电子邮箱',
    ],
    ['a wrong parameter', 'GET', '/api/documents?limit=900', {}, undefined, 'limit：不能大于 200'],
    [
      'no token',
      'GET',
      '/api/documents',
      { authorization: '' },
      undefined,
      '请先登录；程序需发送有效的令牌（Authorization: Bearer <API_TOKEN>）。',
    ],
  ])('%s', async (_name, method, path, headers, body, detail) => {
    const response = await service.api.raw(method, path, { body, headers: { ...headers, ...zh } });
    expect(response.headers.get('content-language')).toBe('zh');
    expect(response.headers.get('vary')).toContain('Accept-Language');
    expect(await response.json()).toEqual({ detail });
  });

  test('values by the labels of the form, for pages', async () => {
    const refused = async (language: string) => {
      const headers = { ...json, prefer: 'names=labels', 'accept-language': language };
      const body = '{"name": "A", "email": "x"}';
      const response = await service.api.raw('POST', '/api/contacts', { body, headers });
      expect(response.headers.get('vary')).toContain('Prefer');
      return expectDetail(response, 422);
    };
    expect(await refused('en')).toBe('“E-mail” must be an e-mail address.');
    expect(await refused('zh')).toBe('电子邮箱：不是有效的电子邮箱');
  });

  test('English unless another language is asked for', async () => {
    const response = await service.api.raw('GET', '/api/documents/999999', {
      headers: { 'accept-language': 'fr' },
    });
    expect(response.headers.get('content-language')).toBe('en');
    expect(await response.json()).toEqual({ detail: 'Document 999999 does not exist' });
  });
});
