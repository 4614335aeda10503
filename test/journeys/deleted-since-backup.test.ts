// A backup that is older than a deletion does not bring the document back without saying so.
import { existsSync } from 'node:fs';
import { appendFile, chmod, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBackup } from '../../server/commands/run-backup.ts';
import { describeRestore, restore } from '../../server/commands/restore.ts';
import { readConfig } from '../../server/environment.ts';
import { createLog } from '../../server/platform/log.ts';
import { createEmptyDatabase, startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload } from '../kit/upload.ts';

const log = createLog({ level: 'silent', pretty: false });
let folder: string;
let service: TestService;
let gone: number;
let stays: number;
const older = () => path.join(folder, 'recto-20260101T000000Z');
const newer = () => path.join(folder, 'recto-20260102T000000Z');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recto-deleted-'));
  await chmod(folder, 0o755);
  service = await startTestService();
  const place = await newPlace(service.api, 'Backed up');
  const ids: number[] = [];
  for (const number of ['D-1', 'D-2']) {
    const { id } = await upload(service.api, place, invoiceText(number), `${number}.txt`);
    await untilProcessed(service.api, id);
    ids.push(id);
  }
  [gone, stays] = ids as [number, number];
  await service.admin.call('createRetentionRule', { body: { name: 'Eight', years: 8 } });
  await backUp(older());
  const second = await backedUpDigest(gone);
  expect(second).toBeTruthy();
  await service.ctx.db.deleteFrom('retentions').execute();
  await service.admin.call('deleteDocument', { params: { id: gone } });
  await service.admin.call('purgeDocument', { params: { id: gone } });
}, 240_000);
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

let digest: string;
async function backedUpDigest(id: number): Promise<string> {
  digest = (await service.api.call('getDocument', { params: { id } })).sha256;
  return digest;
}

const environment = (settings: Record<string, string>) =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [`RECTO_${name}`, value]));

const backUp = (to: string) =>
  runBackup(
    readConfig(environment({ DATA_DIR: service.data_dir, DATABASE_URL: service.database_url })),
    log,
    {
      folder: to,
      scheduled: false,
      with_key: true,
      prune: false,
      verify: false,
    },
  );

/** @returns what is said, and the numbers of the documents that are there afterwards */
async function restored(from: string, deletions?: string): Promise<{ said: string; data_dir: string }> {
  const data_dir = await mkdtemp(path.join(folder, 'data-'));
  await chmod(data_dir, 0o755);
  const settings = { DATA_DIR: data_dir, DATABASE_URL: await createEmptyDatabase() };
  const config = readConfig(environment(settings));
  const result = await restore(config, log, { folder: from, verify: true, deletions });
  expect(result.differences).toEqual([]);
  return { said: describeRestore(result), data_dir };
}

const originalIn = (data_dir: string) =>
  existsSync(path.join(data_dir, 'originals', digest.slice(0, 2), digest.slice(2, 4), digest));

test('alone, it says that nobody knows of later deletions', async () => {
  const alone = path.join(folder, 'apart', 'backup');
  await mkdir(path.dirname(alone));
  await cp(older(), alone, { recursive: true });
  const { said, data_dir } = await restored(alone);
  expect(said).toContain('no list reaches beyond');
  expect(said).toContain('--deletions FILE');
  expect(originalIn(data_dir)).toBe(true);
}, 300_000);

test('the list of the data folder, named, removes what was deleted since; a line that is not signed counts for nothing', async () => {
  const list = path.join(service.data_dir, 'deletions.jsonl');
  await until(async () => existsSync(list), 'the list in the data folder');
  const alone = path.join(folder, 'apart', 'backup');
  const forged = path.join(folder, 'forged.jsonl');
  const text = await readFile(list, 'utf8');
  await appendFile(forged, text.replace(`"document_id":${gone}`, `"document_id":${stays}`));
  expect((await restored(alone, forged)).said).toContain('no list reaches beyond');
  const { said, data_dir } = await restored(alone, list);
  expect(said).toContain(`1 document was deleted for good after the backup and removed again: ${gone}`);
  expect(originalIn(data_dir)).toBe(false);
}, 300_000);

test('a newer backup beside it is enough', async () => {
  await backUp(newer());
  const { said } = await restored(older());
  expect(said).toContain(`removed again: ${gone}`);
}, 300_000);
