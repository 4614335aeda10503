// What attackers try that no other test has: each line of docs/security.md names the test that covers it.
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../kit/client.ts';
import { clientOf, startProgram } from '../kit/program.ts';
import { ADMIN, TOKEN, createTestDatabase, startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, untilProcessed, upload, uploadForm, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api);
});
afterAll(() => service.stop());

/** As typed, since clients tidy addresses up. */
async function rawGet(address: string): Promise<string> {
  const { port, hostname } = new URL(service.url);
  const socket = net.connect(Number(port), hostname);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(
    `GET ${address} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${TOKEN}\r\nConnection: close\r\n\r\n`,
  );
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

test.each([
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/chat/../../../package.json',
  '/api/docs/static/../../../../package.json',
  '/..%5c..%5cpackage.json',
  '/assets//etc/passwd',
])('no file outside of the pages is served: %s', async (address) => {
  const answer = await rawGet(address);
  expect(answer).not.toMatch(/"dependencies"|root:x:/);
  expect(answer).toMatch(/^HTTP\/1\.1 [34]\d\d|<!doctype html>/i);
});

test('a file name cannot add a header or leave its folder in an archive', async () => {
  const name = '../../evil\r\nSet-Cookie: taken=1";x=.txt';
  const { id } = await upload(service.api, place, invoiceText('HEADER'), name);
  await untilProcessed(service.api, id);
  const original = await service.api.call('getOriginal', { params: { id } });
  expect(original.headers.get('set-cookie')).toBeNull();
  expect(original.headers.get('content-disposition')).not.toMatch(/[\r\n]/);
  const zip = Buffer.from(
    await (await service.api.call('exportZip', { query: { ids: [id] } })).arrayBuffer(),
  ).toString('latin1');
  const names = [...zip.matchAll(/PK\x03\x04.{26}([^\x00]*?)(?=[^\x20-\x7e])/gs)].map(([, entry]) => entry);
  expect(zip).not.toMatch(/PK\x03\x04[^]{26}\.\.\//);
  expect(names.join('\n')).not.toContain('../');
});

test('a session cookie from before signing in is worth nothing after it', async () => {
  const planted = 'planted-by-somebody-else';
  const response = await service.api.raw('POST', '/api/session', {
    body: { email: ADMIN.email, password: ADMIN.password },
    headers: { authorization: '', cookie: `recto_session=${planted}`, origin: service.url },
  });
  expect(response.status).toBe(200);
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^recto_session=[\w-]{40,}; /);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=(Lax|Strict)/);
  const fixed = new Client(service.url);
  fixed.headers['cookie'] = `recto_session=${planted}`;
  expect((await fixed.raw('GET', '/api/me')).status).toBe(401);
  // Every sign-in makes another one.
  const other = new Client(service.url);
  await other.signIn(ADMIN.email, ADMIN.password);
  expect(cookie).not.toContain(other.headers['cookie']!.split('=')[1]);
});

test('script in a document stays text: JSON is never sniffed, and pages run no script but their own', async () => {
  const script = '<script>document.title="taken"</script><img src=x onerror=alert(1)>';
  const { id } = await upload(service.api, place, `${invoiceText('XSS')}\nNotes: ${script}\n`, 'script.txt');
  await untilProcessed(service.api, id);
  await service.api.call('editDocument', { params: { id }, body: { notes: script } });
  const record = await service.api.raw('GET', `/api/documents/${id}`);
  expect(record.headers.get('content-type')).toMatch(/^application\/json/);
  expect(record.headers.get('x-content-type-options')).toBe('nosniff');
  expect(record.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(((await record.json()) as { notes: string }).notes).toBe(script);
  const page = await fetch(`${service.url}/documents/${id}`, { headers: { accept: 'text/html' } });
  const policy = page.headers.get('content-security-policy') ?? '';
  const directive = /script-src ([^;]*)/.exec(policy)?.[1];
  expect(directive).toMatch(/^'self' 'nonce-[\w+/=]+'$/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(await page.text()).not.toContain('taken');
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)//https://crm.example',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example/x',
  'crm.example/42',
])('no address that is stored is anything but http or https: %s', async (url) => {
  const { id } = await upload(service.api, place, invoiceText('URL'), 'url.txt');
  const refs = { CRM: { record_url: url } };
  const form = uploadForm({ ...place, external_refs: JSON.stringify(refs) }, 'text', 'refs.txt');
  const refusals = [
    await service.api.refused('uploadDocument', { body: form }),
    await service.api.refused('setExternalRef', { params: { id, crm_name: 'CRM' }, body: refs.CRM }),
    await service.admin.refused('saveSettings', { body: { base_url: url } }),
    await service.admin.refused('saveWebhookSettings', { body: { url } }),
    await service.admin.refused('saveModelSettings', { body: { url } }),
    await service.admin.refused('saveSingleSignOn', { body: { issuer: url } }),
    await service.admin.refused('createRule', {
      body: {
        name: 'URL',
        trigger: 'processed',
        conditions: [{ field: 'filename', operator: 'is_not_empty' }],
        action: { type: 'webhook', url },
      },
    }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 422));
  for (const { detail } of refusals) expect(detail).toContain('must be an http:// or https:// address');
});

describe('secrets', () => {
  test('lie encrypted in the database, and the key in a file that only its owner reads', async () => {
    const { token } = await service.admin.call('getApiToken');
    const { secret } = await service.admin.call('getWebhookSettings');
    for (const table of [
      'secrets',
      'settings',
      'users',
      'sessions',
      'personal_tokens',
      'audit_entries',
    ] as const) {
      const rows = JSON.stringify(await service.ctx.db.selectFrom(table).selectAll().execute());
      for (const plain of [
        token,
        secret,
        ADMIN.password,
        String(service.admin.headers['cookie']).split('=')[1]!,
      ])
        expect(rows).not.toContain(plain);
    }
    expect((await stat(path.join(service.data_dir, 'secret.key'))).mode & 0o777).toBe(0o600);
  });

  test('no token, password, cookie, search or text of a document gets into the log, whatever its level', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'recto-log-'));
    await chmod(folder, 0o755);
    const settings = {
      DATABASE_URL: await createTestDatabase(),
      API_TOKEN: TOKEN,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'debug',
      LOG_FORMAT: 'json',
    };
    const program = await startProgram(folder, { settings });
    try {
      const api = clientOf(program, TOKEN);
      const admin = new Client(program.url);
      await admin.signIn(ADMIN.email, ADMIN.password);
      await admin.raw('POST', '/api/session', {
        body: { email: ADMIN.email, password: 'wrong-secret-guess' },
      });
      const text = `${invoiceText('LOG-4711')}\nThe codeword is Zanzibar.\n`;
      const { id } = await upload(api, await newPlace(api, 'Quixotic Ltd'), text, 'wolpertinger.txt');
      await untilProcessed(api, id, 60_000);
      await api.raw('GET', '/api/documents?q=Zanzibar');
      await api.raw('GET', `/api/documents/${id}?token=${TOKEN}`);
      await api.raw('POST', '/api/chat', { body: { folder_id: 1, message: 'Where is Zanzibar?' } });
      await fetch(`${program.url}/api/documents`, {
        headers: { authorization: 'Bearer re_somebody_elses_token' },
      });
      expect(await program.end()).toBe(0);
      const log = program.output();
      expect(log).toContain('"msg":"request"');
      expect(log).toContain('"job":"process_document"');
      const requests = log.split('\n').filter((line) => line.includes('"msg":"request"'));
      for (const line of requests) {
        const { request_id, address } = JSON.parse(line) as { request_id: string; address: string };
        expect(line.split(request_id)).toHaveLength(2);
        expect(address).toBe('127.0.0.1');
      }
      const actors = requests.map((line) => (JSON.parse(line) as { actor?: string }).actor);
      expect(new Set(actors)).toEqual(new Set(['token', 'person 1', undefined]));
      const cookie = String(admin.headers['cookie']).split('=')[1]!;
      for (const secret of [
        TOKEN,
        ADMIN.password,
        cookie,
        'wrong-secret-guess',
        'somebody_elses',
        'Zanzibar',
        'LOG-4711',
        'Quixotic',
        'wolpertinger',
      ])
        expect(log, `the log holds ${secret}`).not.toContain(secret);
    } finally {
      await program.end('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    }
  }, 240_000);
});
