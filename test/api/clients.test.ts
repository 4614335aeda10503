// The clients against the real service, and what their pages show, run as it stands there.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ConnectionError,
  InvalidError,
  NotFoundError,
  NotModifiedError,
  Recto,
  TooManyError,
  UnauthorizedError,
  WebhookError,
  verifyWebhook,
} from '../../clients/typescript/src/index.ts';
import { ADMIN, TOKEN, startTestService, type TestService } from '../kit/service.ts';
import { until } from '../kit/upload.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');

let service: TestService;
let recto: Recto;
let place: { contact_id: number; folder_id: number };
let folder: string;
const servers: Server[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recto-clients-'));
  service = await startTestService();
  recto = new Recto({ url: service.url, token: TOKEN });
  const { id } = await recto.createContact({ body: { name: 'Typed Ltd' } });
  const { folders } = await recto.listFolders({ contact_id: id });
  place = { contact_id: id, folder_id: folders[0]!.id };
}, 180_000);
afterAll(async () => {
  for (const server of servers) server.close();
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const note = (text: string, name = 'note.txt') => ({ name, content: text });

describe('TypeScript', () => {
  test('uploads once, waits, reads the record and the file', async () => {
    const upload = { ...place, file: note('Invoice Number: 7'), idempotencyKey: 'ts-7' };
    const { id } = await recto.upload({ ...upload, external_refs: { HubSpot: { record_id: '7' } } });
    const again = await recto.upload({ ...upload, external_refs: { HubSpot: { record_id: '7' } } });
    expect(again.id).toBe(id);
    const record = await recto.processed(id);
    expect(record.external_refs['HubSpot']).toMatchObject({ record_id: '7' });
    expect(await (await recto.getOriginal({ id })).text()).toBe('Invoice Number: 7');
  });

  test('goes through lists and changes', async () => {
    for (const n of [1, 2, 3]) await recto.upload({ ...place, file: note(`Page ${n}`) });
    const ids: number[] = [];
    for await (const { id } of recto.each('listDocuments', { folder_id: place.folder_id, limit: 2 }))
      ids.push(id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe((await recto.listDocuments({ folder_id: place.folder_id })).total);
    for await (const change of recto.changes({ after: '0', type: 'document.received' })) {
      expect(change.type).toBe('document.received');
      break;
    }
  });

  test('refusals are told by class', async () => {
    const refusal = await recto.getDocument({ id: 2_000_000_000 }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(NotFoundError);
    expect(refusal).toMatchObject({ status: 404, detail: expect.stringContaining('2000000000') as string });
    expect((refusal as NotFoundError).requestId).toMatch(/^[0-9a-f-]{36}$/);
    await expect(recto.listDocuments({ limit: 0 })).rejects.toThrow(InvalidError);
    await expect(new Recto({ url: service.url, token: 're_no' }).getMe()).rejects.toThrow(UnauthorizedError);
    const etag = (await service.api.raw('GET', '/api/contacts')).headers.get('etag')!;
    await expect(recto.listContacts({}, { headers: { 'If-None-Match': etag } })).rejects.toThrow(
      NotModifiedError,
    );
  });

  test('an Admin signs in and does what tokens may not', async () => {
    const admin = new Recto({ url: service.url });
    await admin.signIn({ body: ADMIN });
    expect((await admin.saveSettings({ body: { exception_below: 45 } })).exception_below).toBe(45);
    await admin.signOut();
    await expect(admin.getSettings()).rejects.toThrow(UnauthorizedError);
  });

  describe('where the service fails', () => {
    /** Answers with each status once; 0 hangs up. */
    async function failing(...statuses: number[]) {
      const seen: { at: number; key: string | undefined; method: string | undefined }[] = [];
      const url = await listen((request, response) => {
        request.resume().on('end', () => {
          const status = statuses[seen.length] ?? 200;
          const key = request.headers['idempotency-key'] as string | undefined;
          seen.push({ at: performance.now(), key, method: request.method });
          if (status === 0) return request.socket.destroy();
          const headers: Record<string, string> = status === 429 ? { 'retry-after': '1' } : {};
          response.writeHead(status, headers).end(JSON.stringify({ detail: 'no', id: 1 }));
        });
      });
      return { seen, client: new Recto({ url, token: 're_x', retries: 2 }) };
    }

    test('it waits as long as Retry-After says', async () => {
      const { seen, client } = await failing(429);
      await client.createContact({ body: { name: 'x' } });
      expect(seen[1]!.at - seen[0]!.at).toBeGreaterThanOrEqual(990);
    });

    test('it gives up in the end, with the last refusal', async () => {
      const { seen, client } = await failing(429, 429, 429);
      const refusal = await client.getMe().catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(TooManyError);
      expect((refusal as TooManyError).retryAfter).toBe(1);
      expect(seen).toHaveLength(3);
    });

    test('an upload whose answer was lost is sent again under its key', async () => {
      const { seen, client } = await failing(0, 503, 201);
      await client.upload({ ...place, file: note('x') });
      expect(seen).toHaveLength(3);
      expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
    });

    test('what may have been done is not done again', async () => {
      const { seen, client } = await failing(0, 200);
      await expect(client.changeStatus({ id: 1, body: { status: 'Export' } })).rejects.toThrow(
        ConnectionError,
      );
      const other = await failing(503, 200);
      await expect(other.client.changeStatus({ id: 1, body: { status: 'Export' } })).rejects.toThrow('no');
      expect([seen.length, other.seen.length]).toEqual([1, 1]);
    });
  });

  test('verifies what the service signs, and nothing else', async () => {
    const got: { body: Buffer; headers: Record<string, string | string[] | undefined> }[] = [];
    const url = await listen((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        got.push({ body: Buffer.concat(parts), headers: request.headers });
        response.end();
      });
    });
    const endpoint = await service.admin.call('createWebhookEndpoint', {
      body: { name: 'Client', url, events: ['document.received'] },
    });
    const { id } = await recto.upload({ ...place, file: note('signed') });
    const { body, headers } = await until(async () => got[0], 'the event');
    const { secret } = endpoint;
    const verified = await verifyWebhook(body, headers, { secret });
    expect(verified.event).toMatchObject({ event: 'document.received', document_id: id });
    const other = `whsec_${Buffer.alloc(32).toString('base64')}`;
    await verifyWebhook(body, headers, { secret: [other, secret] });
    const refused: Parameters<typeof verifyWebhook>[] = [
      [Buffer.concat([body, Buffer.from(' ')]), headers, { secret }],
      [body, headers, { secret: other }],
      [body, { ...headers, 'webhook-timestamp': '1000' }, { secret }],
      [body, {}, { secret }],
    ];
    for (const args of refused) await expect(verifyWebhook(...args)).rejects.toThrow(WebhookError);
  });
});

/** The first block of code of a page. */
const firstBlock = (page: string) =>
  /```\w+\n([^]*?)```/.exec(readFileSync(path.join(ROOT, page), 'utf8'))![1]!;

/** Runs a program that receives the webhook at the port 9000 of its text, until it says that one came. */
async function showsWebhook(file: string, text: string, command: string[], env: Record<string, string>) {
  const url = await listen(() => undefined);
  servers.pop()!.close();
  const { port } = new URL(url);
  const { secret } = await service.admin.call('saveWebhookSettings', { body: { url } });
  await writeFile(file, text.replaceAll('9000', port));
  const [program = '', ...args] = command;
  const child = spawn(program, [...args, file], {
    env: { ...process.env, ...env, RECTO_URL: service.url, RECTO_TOKEN: TOKEN, WEBHOOK_SECRET: secret },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (said: string) => (output += said));
  try {
    await until(async () => output.includes('exported note.txt'), `the webhook; it said: ${output}`);
  } finally {
    child.kill();
  }
}

test('the page of the TypeScript client leads to the first webhook', async () => {
  const block = firstBlock('clients/typescript/README.md');
  expect(block.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(20);
  const source = path.join(ROOT, 'clients/typescript/src/index.ts');
  const text = block.replace("'recto-client'", JSON.stringify(source));
  const tsx = import.meta.resolve('tsx');
  await showsWebhook(path.join(folder, 'first.mts'), text, [process.execPath, '--import', tsx], {});
}, 120_000);

function hasPython(): boolean {
  try {
    execFileSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))'], { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write('The Python client is not tested: there is no python3 from 3.10 here.\n');
    return false;
  }
}

describe.skipIf(!hasPython())('Python', () => {
  test('its own tests, against this service', async () => {
    const env = { ...process.env, RECTO_URL: service.url, RECTO_TOKEN: TOKEN, PYTHONDONTWRITEBYTECODE: '1' };
    const file = path.join(ROOT, 'clients/python/tests/test_client.py');
    const { stderr } = await run('python3', [file], { env });
    expect(stderr).toMatch(/Ran 9 tests/);
    expect(stderr).toMatch(/\nOK\n$/);
  });

  test('its page leads to the first webhook', async () => {
    const block = firstBlock('clients/python/README.md');
    expect(block.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(20);
    const env = { PYTHONPATH: path.join(ROOT, 'clients/python'), PYTHONDONTWRITEBYTECODE: '1' };
    await showsWebhook(path.join(folder, 'first.py'), block, ['python3'], env);
  });
});
