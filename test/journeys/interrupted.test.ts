// What interrupts the processing of a document is not the document's fault, however often it happens; what fails for a reason of
// its own ends as an Exception after a few times.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, createPool } from '../../server/platform/db/connect.ts';
import { createLog } from '../../server/platform/log.ts';
import { childrenOf } from '../kit/processes.ts';
import { whenReached } from '../kit/faults.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
let endFaults: (() => void)[] = [];
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Interrupted');
});
afterAll(() => service.stop());
afterEach(() => {
  for (const end of endFaults.splice(0)) end();
  endFaults = [];
});

/** More often than RECTO_MAX_ATTEMPTS allows for failures. */
const OFTEN = 5;

/** Cuts every connection of the service to its database, as a restart of the server does. */
async function cutConnections(): Promise<void> {
  const pool = createPool(
    { connectionString: inject('postgres') },
    { max: 1, log: createLog({ level: 'silent', pretty: false }) },
  );
  const name = /\/(recto_test_\w+)/.exec(service.database_url)![1];
  await pool.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [name]);
  await pool.end();
}

test('connections lost in the middle of it, again and again, are no attempts', async () => {
  let times = 0;
  endFaults.push(
    whenReached('document.finishing', async () => {
      if (++times <= OFTEN) await cutConnections();
    }),
  );
  const { id } = await upload(service.api, place, invoiceText('CUT-1'), 'cut.txt');
  const record = await until(
    async () => {
      // The service answers 503 while it has no connection.
      const response = await service.api.raw('GET', `/api/documents/${id}`);
      expect([200, 503]).toContain(response.status);
      const body = (await response.json()) as { status: string; processing_error: string | null };
      return response.status === 200 && !['New', 'Processing'].includes(body.status) && body;
    },
    'the document',
    120_000,
  );
  expect(times).toBeGreaterThan(OFTEN);
  expect(record).toMatchObject({ status: 'Needs Review', processing_error: null });
}, 180_000);

test('an extractor that something outside kills is asked once more, alone, and nothing is lost', async () => {
  let killed = 0;
  const killing = setInterval(() => {
    for (const { pid, command } of childrenOf(process.pid))
      if (killed === 0 && command.includes('extractor-process')) {
        killed += 1;
        process.kill(pid, 'SIGKILL');
      }
  }, 5);
  const { id } = await upload(service.api, place, invoiceText('KILL-1'), 'kill.txt');
  const record = await untilProcessed(service.api, id, 120_000);
  clearInterval(killing);
  expect(killed).toBe(1);
  expect(record).toMatchObject({ status: 'Needs Review', processing_error: null });
}, 180_000);

test('a failure of its own is tried three times; then the document says so, and a new request starts anew', async () => {
  let times = 0;
  endFaults.push(
    whenReached('document.extracted', () => {
      times += 1;
      throw new TypeError('a mistake in the code');
    }),
  );
  const { id } = await upload(service.api, place, invoiceText('OWN-1'), 'own.txt');
  const failed = await untilProcessed(service.api, id, 60_000);
  expect(failed.status).toBe('Exception');
  expect(failed.processing_error).toMatch(/^Processing was tried 3 times and did not finish\./);
  expect(times).toBe(3);
  await service.api.call('reprocessDocument', { params: { id }, body: {} });
  await until(async () => times > 3, 'the first attempt of the new request', 60_000);
  endFaults.pop()!();
  expect(await untilProcessed(service.api, id, 60_000)).toMatchObject({ processing_error: null });
}, 180_000);

test('what broke a transaction is reported, not the ROLLBACK that fails after it', async () => {
  const pool = createPool(
    { connectionString: inject('postgres') },
    { max: 2, log: createLog({ level: 'silent', pretty: false }) },
  );
  const db = createDatabase<object>(pool);
  const broken = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await pool.query('select pg_terminate_backend($1, 10000)', [rows[0]!.pid]);
    throw new Error('the first error');
  });
  await expect(broken).rejects.toThrow('the first error');
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});

test('every job has a heartbeat, so that one whose process was killed runs again within seconds', async () => {
  const { rows } = await sql<{ name: string; heartbeat_seconds: number | null }>`
    select name, heartbeat_seconds from pgboss.queue where name !~ '^__pgboss'`.execute(service.ctx.db);
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) expect(row).toEqual({ name: row.name, heartbeat_seconds: 10 });
});
