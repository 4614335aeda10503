// Web server and worker as processes of their own on a given PostgreSQL: probes, drain, and that each does its part.
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clientOf, startProgram, type Program } from '../kit/program.ts';
import { TOKEN, createTestDatabase } from '../kit/service.ts';
import { invoiceText, newPlace, untilProcessed, upload } from '../kit/upload.ts';

let folder: string;
let settings: Record<string, string>;
const programs: Program[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recto-roles-'));
  settings = {
    DATABASE_URL: await createTestDatabase(),
    STORAGE_URL: `file://${folder}/originals`,
    SECRET_KEY: 'ab'.repeat(32),
    API_TOKEN: TOKEN,
  };
});
afterEach(async () => {
  for (const program of programs.splice(0)) await program.end('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function start(role: 'web' | 'worker', more: Record<string, string> = {}): Promise<Program> {
  const data_dir = path.join(folder, `${role}-${programs.length}`);
  const program = await startProgram(data_dir, {
    args: [role],
    settings: { ...settings, WORKER_PORT: '0', ...more },
  });
  programs.push(program);
  return program;
}

test('a web process takes documents in, a worker with an address of its own processes them', async () => {
  const [web, worker] = [await start('web'), await start('worker')];
  const api = clientOf(web, TOKEN);
  const { id } = await upload(api, await newPlace(api), invoiceText('ROLE-1'), 'role.txt');
  expect((await untilProcessed(api, id)).status).toBe('Needs Review');
  for (const { url } of [web, worker]) {
    expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ status: 'ok' });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  }
  const done = 'recto_job_duration_seconds_count{queue="process_document",outcome="done"} 1';
  expect(await (await fetch(`${worker.url}/metrics`)).text()).toContain(done);
  expect(await (await fetch(`${web.url}/metrics`)).text()).not.toContain(done);
  // The worker answers nothing else.
  expect((await fetch(`${worker.url}/api/documents`, { headers: api.headers })).status).toBe(404);
  expect(await worker.end('SIGTERM')).toBe(0);
  expect(await web.end('SIGTERM')).toBe(0);
}, 90_000);

test('a request that is under way is answered before the end; one that stalls is cut off', async () => {
  const web = await start('web', { DRAIN_SECONDS: '3' });
  const api = clientOf(web, TOKEN);
  await newPlace(api);
  const body = JSON.stringify({ name: 'Last one' });
  const [finishing, stalling] = [await post(web.url, body), await post(web.url, body)];
  const ended = web.end('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 300));
  finishing.socket.write(body.slice(5));
  expect(await finishing.answer).toMatch(/^HTTP\/1\.1 201/);
  const before = performance.now();
  expect(await ended).toBe(0);
  expect(performance.now() - before).toBeLessThan(10_000);
  expect(await stalling.answer).not.toMatch(/^HTTP\/1\.1 2/);
}, 90_000);

/** Sends the head and the first bytes of the body; `answer` is all that came until the connection closed. */
async function post(url: string, body: string) {
  const { port, hostname } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString('utf8')));
    socket.on('close', () => resolve(text)).on('error', () => undefined);
  });
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(
    `POST /api/contacts HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${TOKEN}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 5)}`,
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  return { socket, answer };
}
