// `recto verify` beside a running service with its embedded database, and without one.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuditVerification } from '../../contract/audit.ts';
import { Client } from '../kit/client.ts';
import { runProgram, startProgram, type Program } from '../kit/program.ts';
import { ADMIN } from '../kit/service.ts';
import { fillStartedFolder } from '../kit/started-folder.ts';

let data_dir: string;
let program: Program;
beforeAll(async () => {
  data_dir = await mkdtemp(path.join(tmpdir(), 'recto-verify-'));
  await fillStartedFolder(data_dir);
  program = await startProgram(data_dir, { settings: { UNSAFE_FAST_DATABASE: 'true' } });
  const admin = new Client(program.url);
  await admin.signIn(ADMIN.email, ADMIN.password);
});
afterAll(async () => {
  await program.end();
  await rm(data_dir, { recursive: true, force: true });
});

const verify = (...args: string[]) =>
  runProgram(['verify', ...args], { DATA_DIR: data_dir, UNSAFE_FAST_DATABASE: 'true' });

async function query(user: string, ...statements: string[]): Promise<void> {
  const password = (await readFile(path.join(data_dir, 'pg.secret'), 'utf8')).trim();
  const client = new pg.Client({ host: path.join(data_dir, 's'), user, password, database: 'recto' });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

test('an intact log ends with 0, a changed one with 1 and the entry; the own role of the service cannot change it', async () => {
  const intact = await verify();
  expect(intact).toMatchObject({ code: 0, output: expect.stringContaining('The audit log is intact') });
  const head = /Head (\d+:[0-9a-f]{64})/.exec(intact.output)![1]!;

  await expect(query('recto', "update audit_entries set detail = '{}'")).rejects.toThrow('permission denied');
  await expect(query('recto', 'drop table audit_entries')).rejects.toThrow('must be owner');

  await query(
    'postgres',
    'alter table audit_entries disable trigger user',
    "update audit_entries set actor_name = 'Somebody' where id = 1",
  );
  const changed = await verify();
  expect(changed.code).toBe(1);
  expect(changed.output).toContain('Entry 1 was edited');

  await program.end();
  const alone = await verify('--json', '--head', head);
  expect(alone.code).toBe(1);
  const result = AuditVerification.parse(JSON.parse(alone.result));
  expect(result.problems.map((problem) => problem.entry_id)).toEqual([1]);
}, 90_000);

test('a folder without an instance, and a head that is none, are errors that say so', async () => {
  const empty = await mkdtemp(path.join(tmpdir(), 'recto-empty-'));
  const kept = data_dir;
  data_dir = empty;
  const nothing = await verify();
  data_dir = kept;
  await rm(empty, { recursive: true });
  expect(nothing).toMatchObject({ code: 1, output: expect.stringContaining('There is no instance in') });
  expect(await verify('--head', 'abc')).toMatchObject({
    code: 1,
    output: expect.stringContaining('ENTRY:HASH'),
  });
});
