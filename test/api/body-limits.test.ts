// What strangers may send, with real sockets against the real server.
import http from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../contract/index.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { BODY_BYTES } from '../../server/platform/http/body-limits.ts';
import { ADMIN, TOKEN, startTestService, type TestService } from '../kit/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ worker: false });
});
afterAll(() => service.stop());

const all: Endpoint[] = Object.values(endpoints);
const sizes = all.filter(({ body, body_type }) => body !== undefined && body_type !== 'multipart');

function headersFor({ access }: Endpoint): Record<string, string> {
  if (access === 'public') return { 'content-type': 'application/json' };
  const known = access === 'person' || access === 'admin' ? service.admin : service.api;
  return { 'content-type': 'application/json', ...known.headers };
}

const send = (method: string, path: string, headers: Record<string, string>, body: string) =>
  fetch(service.url + path, { method, headers, body });

test.each(sizes.map((endpoint) => ({ ...endpoint })))(
  '$name takes no larger body than its access allows',
  async (endpoint) => {
    const path = endpoint.path.replace(':token', 'x'.repeat(43)).replaceAll(/:\w+/g, '2147483647');
    const body = JSON.stringify({ x: 'y'.repeat(BODY_BYTES[endpoint.access]) });
    const { status } = await send(endpoint.method, path, headersFor(endpoint), body);
    expect(status).toBe(413);
  },
);

test('strangers have 16 kB, also at an address that leads nowhere and without a length', async () => {
  expect(BODY_BYTES.public).toBe(16 * 1024);
  const body = JSON.stringify({ x: 'y'.repeat(17_000) });
  const json = { 'content-type': 'application/json' };
  expect((await send('POST', '/api/nowhere', json, body)).status).toBe(413);
  const { hostname, port } = new URL(service.url);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const request = http.request({ hostname, port, method: 'POST', path: '/api/session', headers: json });
    request.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
    for (let n = 0; n < 20; n += 1) request.write('x'.repeat(1000));
    request.end();
  });
  expect(status).toBe(413);
});

test('large bodies of strangers do not hold up the service', async () => {
  const nested = `${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`;
  const flood = Array.from({ length: 16 }, () =>
    send('POST', '/api/session', { 'content-type': 'application/json' }, nested).then(
      ({ status }) => status,
      // The answer came before all was sent, and the connection went.
      () => 413,
    ),
  );
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([413]));
  const signIn = await send(
    'POST',
    '/api/session',
    { 'content-type': 'application/json' },
    JSON.stringify(ADMIN),
  );
  expect(signIn.status).toBe(200);
});

/** What the server said until it closed the connection; the caller goes on writing a byte at a time. */
async function trickle(start: string, every_ms: number): Promise<string> {
  const { port, hostname } = new URL(service.url);
  const socket = net.connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(start);
  const timer = setInterval(() => socket.write('x'), every_ms);
  let said = '';
  socket.on('data', (data) => (said += String(data)));
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return said;
}

const post = (path: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}Content-Length: 9000\r\n\r\n`;

test('slow headers, slow bodies, and bodies that go on after the answer are closed', async () => {
  const upload = `POST /api/documents/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${TOKEN}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="slow.txt"\r\n\r\n`;
  const [nothing, headers, body, refused, nowhere, get, file] = await Promise.all([
    trickle('', 3_600_000),
    trickle('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ', 200),
    trickle(post('/api/session'), 200),
    trickle(post('/api/contacts'), 200),
    trickle(post('/api/nowhere'), 200),
    trickle('GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n', 200),
    trickle(upload, 200),
  ]);
  for (const said of [nothing, headers, body, nowhere, file]) expect(said).toMatch(/^HTTP\/1\.1 408 /);
  for (const said of [body, file]) expect(said).toContain('{"detail":"The body came too slowly"}');
  expect(refused).toMatch(/^HTTP\/1\.1 401 /);
  expect(get).toMatch(/^HTTP\/1\.1 200 /);
}, 120_000);

test('a body that pauses and then goes on is taken', async () => {
  const { port, hostname } = new URL(service.url);
  const text = JSON.stringify({ name: 'Slow but steady' });
  const socket = net.connect(Number(port), hostname);
  socket.write(
    `POST /api/contacts HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${TOKEN}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n`,
  );
  for (const half of [text.slice(0, 10), text.slice(10)]) {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    socket.write(half);
  }
  let said = '';
  for await (const chunk of socket) said += String(chunk);
  expect(said).toMatch(/^HTTP\/1\.1 201 /);
});
