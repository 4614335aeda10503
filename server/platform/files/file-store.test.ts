// One suite that every store passes: the local folder, and an S3 server.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Server, type S3Server } from '../../../test/kit/s3-server.ts';
import { FileTooLarge, receive, sweepTemporaryFiles, type FileStore } from './file-store.ts';
import { openStore } from './open-store.ts';

let folder: string;
let s3: S3Server;
const stores: Record<string, FileStore> = {};
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recto-files-'));
  s3 = await startS3Server();
  stores['folder'] = await openOne('folder');
  stores['s3'] = await openOne('s3');
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const openOne = (name: string) =>
  openStore({
    default_dir: path.join(folder, 'originals'),
    temp_dir: path.join(folder, 'tmp'),
    ...s3.credentials,
    storage_url: name === 's3' ? s3.storage_url : undefined,
  });

const received = (content: Buffer) =>
  receive(Readable.from([content]), { temp_dir: path.join(folder, 'tmp'), max_bytes: 100_000_000 });

describe.each(['folder', 's3'])('the store in a %s', (name) => {
  const store = () => stores[name]!;

  // First, while the store is empty.
  test('is writable, and the checks of many processes that start at once leave nothing', async () => {
    const starting = async () => {
      for (let n = 0; n < 25; n += 1) await (await openOne(name)).check();
    };
    await Promise.all([starting(), starting(), starting()]);
    const entries = await readdir(name === 's3' ? s3.directory : folder, { recursive: true });
    expect(entries.filter((entry) => entry.includes('.probe'))).toEqual([]);
  });

  test.each([0, 1, 70_000, 20 * 1024 * 1024])('keeps %i bytes', async (size) => {
    const content = randomBytes(size);
    const file = await received(content);
    expect(file).toMatchObject({
      size_bytes: size,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    await store().put(file);
    expect(existsSync(file.path)).toBe(false);
    expect(await store().size(file.sha256)).toBe(size);
    expect((await buffer(await store().read(file.sha256))).equals(content)).toBe(true);
  });

  test('the same content twice is stored once', async () => {
    const content = randomBytes(5000);
    const first = await received(content);
    await store().put(first);
    await store().put(await received(content));
    const digests: string[] = [];
    for await (const digest of store().list()) digests.push(digest);
    expect(digests.filter((digest) => digest === first.sha256)).toHaveLength(1);
  });

  test('parts of a file, and a path on this machine', async () => {
    const file = await received(Buffer.from('0123456789'));
    await store().put(file);
    expect((await buffer(await store().read(file.sha256, { start: 2, end: 4 }))).toString()).toBe('234');
    const local = await store().local(file.sha256);
    expect(await readFile(local.path, 'utf8')).toBe('0123456789');
    await local.release();
  });

  test('a file that is not there', async () => {
    const missing = 'f'.repeat(64);
    expect(await store().size(missing)).toBeUndefined();
    await expect(store().read(missing)).rejects.toMatchObject({ code: 'ENOENT' });
    await store().remove(missing);
  });

  test('removed files are gone', async () => {
    const file = await received(randomBytes(100));
    await store().put(file);
    await store().remove(file.sha256);
    expect(await store().size(file.sha256)).toBeUndefined();
  });
});

test('an object that was changed in the store is noticed when it is read', async () => {
  const file = await received(Buffer.from('what was uploaded'));
  await stores['s3']!.put(file);
  const objects = (await readdir(s3.directory, { recursive: true })).filter(
    (entry) => entry.includes(file.sha256) && entry.endsWith('_object'),
  );
  await writeFile(path.join(s3.directory, objects[0]!), 'what was replaced');
  await expect(stores['s3']!.read(file.sha256).then(buffer)).rejects.toThrow('has changed');
  await expect(stores['s3']!.local(file.sha256)).rejects.toThrow('has changed');
});

test('receiving more than allowed leaves nothing behind', async () => {
  const temp_dir = path.join(folder, 'limited');
  await expect(receive(Readable.from([randomBytes(2000)]), { temp_dir, max_bytes: 1000 })).rejects.toThrow(
    FileTooLarge,
  );
  expect(await readdir(temp_dir)).toEqual([]);
});

test('a stream that ends before its file is there leaves nothing behind either', async () => {
  const temp_dir = path.join(folder, 'cut');
  const cut = () => {
    const stream = new Readable({ read: () => void stream.destroy(new Error('cut off')) });
    return stream;
  };
  // Together they keep all threads busy, so that files are made late.
  const outcomes = await Promise.allSettled(
    Array.from({ length: 500 }, () => receive(cut(), { temp_dir, max_bytes: 10 })),
  );
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  expect(await readdir(temp_dir)).toEqual([]);
});

test('files of processes that are gone are swept, those of living ones stay', async () => {
  const temp_dir = path.join(folder, 'swept');
  const living = await receive(Readable.from(['x']), { temp_dir, max_bytes: 10 });
  await writeFile(living.path.replace(`~${process.pid}~`, '~999999~'), 'left behind');
  expect(await sweepTemporaryFiles(temp_dir)).toBe(1);
  expect(await readdir(temp_dir)).toEqual([path.basename(living.path)]);
});
