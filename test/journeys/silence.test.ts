// Dependencies that keep their connections open and say nothing: nobody waits for them for ever, and it goes on once they speak.
import { inject, expect, test } from 'vitest';
import pg from 'pg';
import { startGate } from '../kit/gate.ts';
import { startS3Server } from '../kit/s3-server.ts';
import { ADMIN, TOKEN, createTestDatabase, startAt, startTestService } from '../kit/service.ts';
import { Client } from '../kit/client.ts';
import { startProgram } from '../kit/program.ts';
import { invoiceText, newPlace, until, untilProcessed, upload, uploadForm } from '../kit/upload.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const readiness = async (api: Client) => (await api.raw('GET', '/readyz')).status;

test('a silent S3 store: uploads get 503, documents wait, the service ends; afterwards all goes on', async () => {
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

test('a silent database: requests get 503, readiness too, the service ends; afterwards all goes on', async () => {
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

test('a web process waits for a database that cannot be reached yet, says so, and ends when it is told to', async () => {
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
