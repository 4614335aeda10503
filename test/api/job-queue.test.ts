// The queue by itself, on a database of its own: what begins when, and what it asks of the database while nothing is to be done.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createDatabase, createPool } from '../../server/platform/db/connect.ts';
import { createLog } from '../../server/platform/log.ts';
import {
  startQueue,
  type JobDefinition,
  type JobDefinitions,
  type Queue,
} from '../../server/platform/queue/queue.ts';
import { createEmptyDatabase } from '../kit/service.ts';
import { until } from '../kit/upload.ts';

const job = (at_once: number): JobDefinition => ({
  payload: z.strictObject({ id: z.int() }),
  concurrency: () => at_once,
  options: { retryLimit: 3, retryDelay: 1, deleteAfterSeconds: 60 },
});
// As many workers as the service has.
const jobs: JobDefinitions = {
  several: job(8),
  ...Object.fromEntries(Array.from({ length: 24 }, (_, i) => [`single_${i}`, job(1)])),
};

const log = createLog({ level: 'silent', pretty: false });
const begun: { id: number; attempt: number; at: number }[] = [];
let url: string;
let db: ReturnType<typeof createDatabase>;
let queue: Queue<JobDefinitions>;

beforeAll(async () => {
  url = await createEmptyDatabase();
  db = createDatabase(createPool({ connectionString: url }, { max: 2, log }));
  queue = await startQueue({ connection: { connectionString: url }, jobs, log, works: true });
  const handler = async (payload: object, { attempt }: { attempt: number }) => {
    const { id } = payload as { id: number };
    begun.push({ id, attempt, at: Date.now() });
    if (id < 0 && attempt === 1) throw new Error('Not yet.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  };
  await queue.work(Object.fromEntries(Object.keys(jobs).map((name) => [name, handler])), 1);
});
afterAll(async () => {
  await queue.stop(1000);
  await db.destroy();
});

const begunAs = (id: number, attempt = 1) =>
  until(async () => begun.find((one) => one.id === id && one.attempt === attempt), `job ${id}`);

test('a job for later begins when its time has come, though nobody tells of it', async () => {
  const sent = Date.now();
  await queue.send(db, 'single_0', { id: 1 }, { after_ms: 800 });
  const { at } = await begunAs(1);
  expect(at - sent).toBeGreaterThanOrEqual(790);
  expect(at - sent).toBeLessThan(5000);
});

test('a job that failed is tried again after its delay', async () => {
  await queue.send(db, 'several', { id: -1 });
  const first = await begunAs(-1);
  const second = await begunAs(-1, 2);
  expect(second.at - first.at).toBeGreaterThan(900);
  expect(second.at - first.at).toBeLessThan(8000);
});

test('each of several workers goes on with the next job at once', async () => {
  const waiting = Array.from({ length: 64 }, (_, i) => ({ id: 100 + i }));
  await queue.sendAll(db, 'several', waiting);
  await begunAs(waiting.at(-1)!.id);
  const times = begun.filter(({ id }) => id >= 100).map(({ at }) => at);
  // Eight rounds of 100 ms. If only the first worker did so and the others polled each second, four seconds.
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(2800);
});

test('workers with nothing to do leave the database in peace', async () => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const count = async () => {
    const { rows } = await client.query<{ calls: string }>(
      'select xact_commit as calls from pg_stat_database where datname = current_database()',
    );
    return Number(rows[0]!.calls);
  };
  // Connections tell late what they did.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const before = await count();
  await new Promise((resolve) => setTimeout(resolve, 4000));
  const statements = (await count()) - before;
  await client.end();
  // A poll a second by each of them would be 128.
  expect(statements).toBeLessThan(80);
});

test('a start finds its queues as they are, and one of another version brings them up to date', async () => {
  const given = await createEmptyDatabase();
  const pool = new pg.Pool({ connectionString: given, max: 1 });
  const known = () =>
    pool.query<{ name: string; retry_limit: number; heartbeat_seconds: number; updated_on: Date }>(
      `select name, retry_limit, heartbeat_seconds, updated_on from pgboss.queue where name in ('one', 'two') order by name`,
    );
  const startWith = async (retryLimit: number) => {
    const one = { ...job(1), options: { ...job(1).options, retryLimit } };
    const connection = { connectionString: given };
    await (await startQueue({ connection, jobs: { one, two: job(1) }, log, works: false })).stop(0);
    return (await known()).rows;
  };
  try {
    const first = await startWith(3);
    expect(first).toMatchObject([
      { name: 'one', retry_limit: 3, heartbeat_seconds: 10 },
      { name: 'two', retry_limit: 3, heartbeat_seconds: 10 },
    ]);
    expect(await startWith(3)).toEqual(first);
    const [one, two] = await startWith(7);
    expect(one).toMatchObject({ name: 'one', retry_limit: 7, heartbeat_seconds: 10 });
    expect(two).toEqual(first[1]);
  } finally {
    await pool.end();
  }
});
