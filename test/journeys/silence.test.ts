// Dependencies that keep their connections open and say nothing: nobody waits for them for ever, and it goes on once they speak.
// All tests at once: each has servers of its own, and they wait more than they work.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject, expect, test } from 'vitest';
import { readFile } from '../../server/reading/read-file.ts';
import { openReaderPool } from '../../server/reading/reader-pool.ts';
import { startGate } from '../kit/gate.ts';
import { startS3Server } from '../kit/s3-server.ts';
import { ADMIN, TOKEN, createTestDatabase, startAt, startTestService } from '../kit/service.ts';
import { Client } from '../kit/client.ts';
import { startProgram } from '../kit/program.ts';
import { invoiceText, newPlace, until, untilProcessed, upload, uploadForm } from '../kit/upload.ts';

const readiness = async (api: Client) => (await api.raw('GET', '/readyz')).status;

test.concurrent('a silent S3 store: uploads get 503, documents wait, the service ends; afterwards all goes on', async () => {
  const s3 = await startS3Server();
  const gate = await startGate({
    port: Number(/127\.0\.0\.1%3A(\d+)/.exec(s3.storage_url)![1]),
    host: '127.0.0.1',
  });
  const service = await startTestService({
    settings: {
      STORAGE_URL: s3.storage_url.replace(/127\.0\.0\.1%3A\d+/, `127.0.0.1%3A${gate.port}`),
      S3_ACCESS_KEY_ID: s3.credentials.access_key_id,
      S3_SECRET_ACCESS_KEY: s3.credentials.secret_access_key,
    },
  });
  try {
    const place = await newPlace(service.api);
    const { id } = await upload(service.api, place, invoiceText('SILENT-1'), 'before.txt');
    await untilProcessed(service.api, id);
    expect(await readiness(service.api)).toBe(200);
    gate.mute();
    expect(await readiness(service.api)).toBe(503);
    await service.api.call('reprocessDocument', { params: { id }, body: {} });
    const refusals = [invoiceText('SILENT-2'), 'a large one\n'.repeat(2_000_000)].map((content) =>
      service.api.refused('uploadDocument', { body: uploadForm({ ...place }, content, 'meanwhile.txt') }),
    );
    for (const { status, detail } of await Promise.all(refusals))
      expect([status, detail]).toEqual([503, expect.stringMatching(/store of originals/)]);
    gate.open();
    expect(await untilProcessed(service.api, id, 120_000)).toMatchObject({ processing_error: null });
    expect(await readiness(service.api)).toBe(200);
    await service.api.call('reprocessDocument', { params: { id }, body: {} });
    gate.mute();
  } finally {
    await service.stop();
    await gate.stop();
    await s3.stop();
  }
}, 300_000);

/** Where the server of the tests listens, as an address that the gate connects to. */
function postgresOfTests() {
  const { host, port } = new pg.Client({ connectionString: inject('postgres') });
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
}

test.concurrent('a silent database: requests get 503, readiness too, the service ends; afterwards all goes on', async () => {
  const gate = await startGate(postgresOfTests());
  const direct = new pg.Client({ connectionString: await createTestDatabase() });
  const { user, password, database } = direct;
  const database_url = `postgres://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${gate.port}/${database}`;
  const data_dir = await mkdtemp(path.join(tmpdir(), 'recto-silent-'));
  const service = await startAt({ database_url, data_dir });
  const api = new Client(service.address!, `Bearer ${TOKEN}`);
  try {
    const place = await newPlace(api);
    expect(await readiness(api)).toBe(200);
    gate.mute();
    const [contacts, ready] = await Promise.all([api.raw('GET', '/api/contacts'), readiness(api)]);
    expect([contacts.status, ready]).toEqual([503, 503]);
    gate.open();
    await until(async () => (await readiness(api)) === 200, 'it to be ready again', 60_000);
    const { id } = await upload(api, place, invoiceText('SILENT-3'), 'after.txt');
    expect(await untilProcessed(api, id, 120_000)).toMatchObject({ processing_error: null });
    gate.mute();
  } finally {
    await service.stop();
    await gate.stop();
    await rm(data_dir, { recursive: true, force: true });
  }
}, 300_000);

test.concurrent('a web process waits for a database that cannot be reached yet, says so, and ends when it is told to', async () => {
  const gate = await startGate(postgresOfTests());
  gate.shut();
  const { user, password, database } = new pg.Client({ connectionString: await createTestDatabase() });
  const DATABASE_URL = `postgres://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${gate.port}/${database}`;
  const data_dir = await mkdtemp(path.join(tmpdir(), 'recto-waiting-'));
  const settings = { DATABASE_URL, API_TOKEN: TOKEN, ADMIN_PASSWORD: ADMIN.password };
  const start = (says?: RegExp) =>
    startProgram(data_dir, { args: ['web'], settings, ...(says ? { says } : {}) });
  try {
    const told = await start(/waiting for it/);
    expect(await told.end('SIGTERM')).toBe(0);
    const waiting = start();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    gate.open();
    const program = await waiting;
    expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
    expect(await program.end()).toBe(0);
  } finally {
    await gate.stop();
    await rm(data_dir, { recursive: true, force: true });
  }
}, 120_000);

/** Accepts every connection and says nothing. */
async function startSilent() {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    // Read, so that its end is noticed.
    socket.on('error', () => undefined).resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port, url: `http://127.0.0.1:${port}`, sockets, stop };
}

test.concurrent('receivers, sign-on providers and mailboxes that say nothing are given up, with a sentence', async () => {
  const silent = await startSilent();
  const service = await startTestService();
  const { admin } = service;
  try {
    const place = await newPlace(service.api, 'Silent');
    await admin.call('saveWebhookSettings', { body: { url: silent.url } });
    const source = {
      kind: 'imap' as const,
      host: '127.0.0.1',
      port: silent.port,
      security: 'none' as const,
      user: 'nobody',
      poll_seconds: 3600,
    };
    const channel = { name: 'Silent', ...place, password: 'a password', source, enabled: false };
    const { id } = await admin.call('createChannel', { body: channel });
    const [receiver, provider, mailbox] = await Promise.all([
      admin.call('testWebhook'),
      admin.refused('saveSingleSignOn', {
        body: {
          enabled: true,
          name: 'Silent',
          issuer: silent.url,
          client_id: 'recto',
          client_secret: 'secret',
        },
      }),
      admin.call('testChannel', { params: { id } }),
    ]);
    expect(receiver).toMatchObject({ delivered: false, error: expect.stringMatching(/timeout/) as string });
    expect(provider).toMatchObject({ status: 422, detail: expect.stringMatching(/timeout/) as string });
    expect(mailbox).toMatchObject({ ok: false, detail: expect.stringMatching(/\S/) as string });
    expect(silent.sockets.size).toBeGreaterThanOrEqual(3);
    await until(
      async () => [...silent.sockets].every(({ closed }) => closed),
      'all connections to end',
      30_000,
    );
  } finally {
    await service.stop();
    await silent.stop();
  }
}, 120_000);

test.concurrent('a transcription server that says nothing is given up after the time its recording may take', async () => {
  const silent = await startSilent();
  const folder = await mkdtemp(path.join(tmpdir(), 'recto-silent-recording-'));
  const file = path.join(folder, 'speech.wav');
  const pool = openReaderPool(1);
  try {
    const header = Buffer.from('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0');
    await writeFile(file, Buffer.concat([header, Buffer.alloc(200)]));
    const reading = readFile(pool, file, {
      transcription: { url: silent.url, model: 'any' },
      limits: { transcription_timeout_ms: 300 },
      on_page: () => undefined,
    });
    await expect(reading).rejects.toMatchObject({ name: 'ModelError', kind: 'timeout' });
    expect(silent.sockets.size).toBe(1);
  } finally {
    await pool.close();
    await silent.stop();
    await rm(folder, { recursive: true });
  }
}, 60_000);
