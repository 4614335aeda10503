// kill -9 in the middle of everything at once, with the embedded database: a half upload, a document that is being read, one
// whose result is being written, a delivery under way. Then a migration.
import { chmod, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIGRATIONS } from '../../server/commands/prepare-schema.ts';
import { createDatabase, createPool } from '../../server/platform/db/connect.ts';
import { migrateTo, pendingMigrations } from '../../server/platform/db/migrate.ts';
import { createLog } from '../../server/platform/log.ts';
import { Client } from '../kit/client.ts';
import { clientOf, startProgram, type Program } from '../kit/program.ts';
import { startReceiver } from '../kit/receiver.ts';
import { ADMIN, TOKEN, createEmptyDatabase } from '../kit/service.ts';
import { fillStartedFolder } from '../kit/started-folder.ts';
import { invoiceText, newPlace, until, untilProcessed, upload } from '../kit/upload.ts';

let folder: string;
const programs: Program[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recto-killed-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  for (const program of programs.splice(0)) await program.end('SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
});

async function start(settings: Record<string, string> = {}): Promise<Program> {
  const always = { API_TOKEN: TOKEN, WORKERS: '2', ...settings };
  const program = await startProgram(folder, { settings: always });
  programs.push(program);
  return program;
}

/** As another client of the embedded database. */
async function connectDatabase(): Promise<pg.Client> {
  const password = (await readFile(path.join(folder, 'pg.secret'), 'utf8')).trim();
  const client = new pg.Client({ host: path.join(folder, 's'), user: 'recto', database: 'recto', password });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Enough to be in the middle of when the kill comes. */
const LONG_TEXT = 'One more line of a long report about shelves.\n'.repeat(2_000);

const waitsForLock = (client: pg.Client) =>
  until(
    async () => {
      // Unlike the views of activity, this one is read anew within a transaction.
      const { rowCount } = await client.query('select 1 from pg_locks where not granted');
      return rowCount !== 0;
    },
    'somebody to wait for the lock',
    180_000,
  );

test('what was acknowledged is there, complete and processed once; what was not has left nothing', async () => {
  const receiver = await startReceiver();
  let release = () => {};
  receiver.answer = () => new Promise((resolve) => (release = () => resolve({})));
  await fillStartedFolder(folder);
  const first = await start();
  const api = clientOf(first, TOKEN);
  const admin = new Client(first.url);
  await admin.signIn(ADMIN.email, ADMIN.password);
  await admin.call('saveWebhookSettings', { body: { url: receiver.url } });
  const place = await newPlace(api);

  const delivered = (await upload(api, place, invoiceText('DELIVERED'), 'delivered.txt')).id;
  await untilProcessed(api, delivered, 120_000);
  await api.call('changeStatus', { params: { id: delivered }, body: { status: 'Export' } });
  await until(async () => receiver.received.length === 1, 'the delivery to be under way', 60_000);

  const database = await connectDatabase();
  await database.query('begin');
  // No result can be written before this lock is gone.
  await database.query('lock table document_chunks in exclusive mode');
  const finishing = (await upload(api, place, invoiceText('FINISHING'), 'finishing.txt')).id;
  await waitsForLock(database);
  const reading = (await upload(api, place, LONG_TEXT, 'reading.txt')).id;
  const half = await beginUpload(first.url, place);
  await until(async () => (await readdir(path.join(folder, 'tmp'))).length > 0, 'the upload to be written');

  await first.end('SIGKILL');
  half.destroy();
  await database.end().catch(() => undefined);
  release();
  receiver.answer = () => ({});

  const second = await start();
  const again = clientOf(second, TOKEN);
  const { documents } = await again.call('listDocuments', {});
  expect(documents.map(({ id }) => id).sort((a, b) => a - b)).toEqual([delivered, finishing, reading]);
  for (const id of [finishing, reading]) {
    const record = await untilProcessed(again, id, 120_000);
    expect(record.processing_error).toBeNull();
  }
  expect(await (await again.call('getOriginal', { params: { id: reading } })).text()).toBe(LONG_TEXT);
  const admin2 = new Client(second.url);
  await admin2.signIn(ADMIN.email, ADMIN.password);
  const { entries } = await admin2.call('listAudit', { query: { event: 'processing.completed', limit: 50 } });
  expect(entries.map(({ document_id }) => document_id).sort((a, b) => a! - b!)).toEqual([
    delivered,
    finishing,
    reading,
  ]);
  // The living one may be writing one of its own.
  const left = (await readdir(path.join(folder, 'tmp'))).filter((name) =>
    name.includes(`~${first.child.pid}~`),
  );
  expect(left).toEqual([]);
  // The claim of the dead process ends after 20 seconds; then the same message is sent once more.
  await until(async () => receiver.received.length === 2, 'the second attempt', 120_000);
  const [one, two] = receiver.received;
  expect([two!.body, two!.headers['webhook-id']]).toEqual([one!.body, one!.headers['webhook-id']]);
  expect(await second.end()).toBe(0);
  await receiver.stop();
}, 400_000);

/** Sends half of the file and leaves it at that. */
async function beginUpload(
  url: string,
  place: { contact_id: number; folder_id: number },
): Promise<net.Socket> {
  const { port, hostname } = new URL(url);
  const part = (name: string, value: string) =>
    `--half\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head =
    part('contact_id', String(place.contact_id)) +
    part('folder_id', String(place.folder_id)) +
    '--half\r\ncontent-disposition: form-data; name="file"; filename="half.txt"\r\n\r\n';
  const socket = net.connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(
    `POST /api/documents/upload HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${TOKEN}\r\n` +
      `Content-Type: multipart/form-data; boundary=half\r\nContent-Length: 4000000\r\n\r\n${head}${'x'.repeat(1_000_000)}`,
  );
  return socket;
}

test('killed in a migration, the database is as before, and the next start completes it', async () => {
  const DATABASE_URL = await createEmptyDatabase();
  const db = createDatabase(
    createPool(
      { connectionString: DATABASE_URL },
      { max: 1, log: createLog({ level: 'silent', pretty: false }) },
    ),
  );
  await migrateTo(db, MIGRATIONS, ['0001_foundation']);
  const pending = await pendingMigrations(db, MIGRATIONS);
  expect(pending.length).toBeGreaterThan(3);
  const blocker = new pg.Client({ connectionString: DATABASE_URL });
  await blocker.connect();
  await blocker.query('begin');
  // The last migration waits for this, when those before it have done their work.
  await blocker.query('lock table documents in access share mode');
  const starting = start({ DATABASE_URL }).catch(() => undefined);
  await waitsForLock(blocker);
  await killStarting();
  await starting;
  await blocker.query('rollback');
  await blocker.end();
  expect(await pendingMigrations(db, MIGRATIONS)).toEqual(pending);
  const program = await start({ DATABASE_URL });
  expect(await pendingMigrations(db, MIGRATIONS)).toEqual([]);
  expect((await clientOf(program, TOKEN).call('listDocuments', {})).total).toBe(0);
  await db.destroy();
}, 400_000);

/** The program that has not said yet that it is ready. */
async function killStarting(): Promise<void> {
  const names = await readdir('/proc');
  for (const name of names.filter((entry) => /^\d+$/.test(entry))) {
    const environment = await readFile(`/proc/${name}/environ`, 'utf8').catch(() => '');
    if (environment.includes(`RECTO_DATA_DIR=${folder}\0`)) process.kill(Number(name), 'SIGKILL');
  }
}
