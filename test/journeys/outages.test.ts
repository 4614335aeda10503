// The disk is full; the store of originals is away; the database is cut off. Callers are told, nothing is lost, and it goes
// on by itself.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { createPool } from '../../server/platform/db/connect.ts';
import { createLog } from '../../server/platform/log.ts';
import { startGate } from '../kit/gate.ts';
import { startS3Server } from '../kit/s3-server.ts';
import { startTestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload, uploadForm } from '../kit/upload.ts';

async function smallDisk(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'recto-full-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
  return status === 0 ? folder : undefined;
}

test('on a full disk uploads are refused with 507, what is stored stays whole, and with space it goes on', async (t) => {
  const disk = await smallDisk();
  if (disk === undefined) return t.skip('a small file system can only be made as root');
  const service = await startTestService({ settings: { STORAGE_URL: `file://${disk}/originals` } });
  try {
    const place = await newPlace(service.api);
    const kept = new Map<number, string>();
    const text = (n: number) => `Report ${n}\n${`${'abcdefghij'.repeat(8)}\n`.repeat(1500)}`;
    let refused: { status: number; detail: string } | undefined;
    for (let n = 0; n < 30 && refused === undefined; n += 1) {
      const form = uploadForm({ ...place }, text(n), `report-${n}.txt`);
      const response = await service.api.raw('POST', '/api/documents/upload', { body: form });
      const body = (await response.json()) as { id: number; detail: string };
      if (response.status === 201) kept.set(body.id, text(n));
      else refused = { status: response.status, detail: body.detail };
    }
    expect(refused).toEqual({ status: 507, detail: expect.stringMatching(/No space left/) as string });
    expect(kept.size).toBeGreaterThan(2);
    expect((await service.api.call('listDocuments', {})).total).toBe(kept.size);
    for (const [id, content] of kept) {
      expect((await untilProcessed(service.api, id, 90_000)).processing_error).toBeNull();
      expect(await (await service.api.call('getOriginal', { params: { id } })).text()).toBe(content);
    }
    await writeFile(path.join(disk, 'filler'), Buffer.alloc(8 * 1024 * 1024)).catch(() => undefined);
    expect((await service.api.raw('GET', '/readyz')).status).toBe(503);
    await rm(path.join(disk, 'filler'));
    spawnSync('mount', ['-o', 'remount,size=32m', disk]);
    const { id } = await upload(service.api, place, text(99), 'after.txt');
    expect((await untilProcessed(service.api, id, 90_000)).processing_error).toBeNull();
    expect((await service.api.raw('GET', '/readyz')).status).toBe(200);
  } finally {
    await service.stop();
    spawnSync('umount', [disk]);
    await rm(disk, { recursive: true, force: true });
  }
}, 240_000);

test('while the S3 store is away uploads get 503 and documents wait; afterwards all are processed', async () => {
  const s3 = await startS3Server();
  const gate = await startGate({ port: Number(/127\.0\.0\.1%3A(\d+)/.exec(s3.storage_url)![1]) });
  const service = await startTestService({
    settings: {
      STORAGE_URL: s3.storage_url.replace(/127\.0\.0\.1%3A\d+/, `127.0.0.1%3A${gate.port}`),
      S3_ACCESS_KEY_ID: s3.credentials.access_key_id,
      S3_SECRET_ACCESS_KEY: s3.credentials.secret_access_key,
      MAX_ATTEMPTS: '1',
    },
  });
  try {
    const place = await newPlace(service.api);
    const before = (await upload(service.api, place, invoiceText('S3-1'), 'before.txt')).id;
    await untilProcessed(service.api, before);
    gate.shut();
    // As an upload whose job comes while the store is away.
    await service.api.call('reprocessDocument', { params: { id: before }, body: {} });
    const refused = await service.api.refused('uploadDocument', {
      body: uploadForm({ ...place }, invoiceText('S3-2'), 'meanwhile.txt'),
    });
    expect([refused.status, refused.detail]).toEqual([503, expect.stringMatching(/store of originals/)]);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect((await service.api.raw('GET', '/readyz')).status).toBe(503);
    await until(
      async () => {
        const { waiting } = await service.ctx.queue.depth('process_document');
        return waiting === 1;
      },
      'the document to wait',
      90_000,
    );
    expect((await service.api.call('getDocument', { params: { id: before } })).processing_error).toBeNull();
    gate.open();
    expect(await untilProcessed(service.api, before, 120_000)).toMatchObject({ processing_error: null });
    const { id } = await upload(service.api, place, invoiceText('S3-2'), 'meanwhile.txt');
    expect((await untilProcessed(service.api, id, 90_000)).processing_error).toBeNull();
    expect((await service.api.call('listDocuments', {})).total).toBe(2);
  } finally {
    await service.stop();
    await gate.stop();
    await s3.stop();
  }
}, 240_000);

test('a connection lost between two statements of a transaction costs that transaction and not the process', async () => {
  const log = createLog({ level: 'silent', pretty: false });
  const pool = createPool({ connectionString: inject('postgres') }, { max: 2, log });
  const client = await pool.connect();
  await client.query('begin');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // Answers once it has ended. An error event that nobody listens for would end the process, and this run with it.
  await pool.query('select pg_terminate_backend($1, 10000)', [rows[0]!.pid]);
  await expect(client.query('commit')).rejects.toThrow(/terminat|not queryable/);
  client.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
