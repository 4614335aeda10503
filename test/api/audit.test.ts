// The audit log cannot be changed unnoticed: every kind of tampering, by somebody who can write to the database and knows how
// hashes are computed, but does not have the service's key.
import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../server/audit/audit.ts';
import { takeCheckpoint } from '../../server/audit/checkpoints.ts';
import { protectingStatements } from '../../server/audit/protect.ts';
import { presentVerification, verifyAudit } from '../../server/audit/verify.ts';
import { startAt, startTestService, type TestService } from '../kit/service.ts';
import { until } from '../kit/upload.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ worker: false });
});
afterAll(() => service.stop());

const db = () => service.ctx.db;

async function write(count: number): Promise<void> {
  await service.ctx.transaction(async (ctx) => {
    for (let n = 0; n < count; n += 1)
      await audit(ctx, { event: 'document.downloaded', detail: { n, name: '发票 "7"' } });
  });
}

/** As somebody with full rights on the database. */
async function tamper(...statements: string[]): Promise<void> {
  await sql.raw('alter table audit_entries disable trigger user').execute(db());
  for (const statement of statements) await sql.raw(statement).execute(db());
  await sql.raw('alter table audit_entries enable trigger user').execute(db());
}

/** Computes all hashes again from entry `from` on, in the order of the ids, without gaps. */
const rechain = (from: number) => `do $$ declare e record; p text; begin
  select hash into p from audit_entries where id = ${from} - 1;
  for e in select * from audit_entries where id >= ${from} order by id loop
    update audit_entries set previous_hash = coalesce(p, repeat('0', 64)) where id = e.id;
    update audit_entries a set hash = audit_hash(a.id, a.at, a.actor_kind, a.actor_id, a.actor_name, a.event, a.document_id,
      a.contact_id, a.detail, a.previous_hash) where id = e.id returning hash into p;
  end loop; end $$`;

describe('what tampering leaves', () => {
  let last = 0;
  beforeAll(async () => {
    await write(30);
    await takeCheckpoint(service.ctx);
    await sql.raw('create table untouched as table audit_entries').execute(db());
    last = (await verifyAudit(service.ctx)).head!.entry_id;
  });
  afterEach(() => tamper('delete from audit_entries', 'insert into audit_entries select * from untouched'));

  test('an untouched log is intact', async () => {
    const result = await verifyAudit(service.ctx);
    expect(result).toMatchObject({ intact: true, entries: last, problems: [] });
    expect(result.checkpoints).toBeGreaterThanOrEqual(2);
  });

  const insert = (id: string, seal = 'null') =>
    `insert into audit_entries select ${id}, at, actor_kind, actor_id, 'Somebody', event, document_id, contact_id, detail, hash,
       repeat('ab', 32), ${seal} from audit_entries where id = 10`;
  const swap = [
    'update audit_entries set id = -10 where id = 10',
    'update audit_entries set id = 10 where id = 11',
  ];

  test.each<[string, string[], string, number]>([
    ['an edited detail', ["update audit_entries set detail = '{}' where id = 10"], 'edited', 10],
    ['an edited name', ["update audit_entries set actor_name = 'Eve' where id = 10"], 'edited', 10],
    ['an edited document', ['update audit_entries set document_id = 7 where id = 10'], 'edited', 10],
    ['a moved second', ["update audit_entries set at = at + interval '1 s' where id = 10"], 'edited', 10],
    [
      'a moved microsecond',
      ["update audit_entries set at = at + interval '1 us' where id = 10"],
      'edited',
      10,
    ],
    [
      'an edit with a new hash',
      ["update audit_entries set detail = '{}' where id = 10", rechain(10)],
      'forged',
      10,
    ],
    ['a removed entry', ['delete from audit_entries where id = 10'], 'missing', 10],
    ['the first entry removed', ['delete from audit_entries where id = 1'], 'missing', 1],
    ['several removed', ['delete from audit_entries where id between 5 and 20'], 'missing', 5],
    [
      'a removed entry, the rest renumbered and hashed again',
      [
        'delete from audit_entries where id = 10',
        'update audit_entries set id = -id where id > 10',
        'update audit_entries set id = -id - 1 where id < 0',
        rechain(10),
      ],
      'forged',
      10,
    ],
    ['two swapped entries', [...swap, 'update audit_entries set id = 11 where id = -10'], 'edited', 10],
    [
      'two swapped entries, hashed again',
      [...swap, 'update audit_entries set id = 11 where id = -10', rechain(10)],
      'forged',
      10,
    ],
    [
      'an inserted entry',
      [
        'update audit_entries set id = -id where id > 10',
        'update audit_entries set id = -id + 1 where id < 0',
        insert('11'),
        rechain(11),
      ],
      'forged',
      11,
    ],
    [
      'a seal taken from elsewhere',
      ['update audit_entries a set seal = (select seal from audit_entries where id = 9) where id = 10'],
      'forged',
      10,
    ],
    ['all seals removed', ['update audit_entries set seal = null'], 'forged', 1],
  ])('%s is found', async (_name, statements, kind, entry_id) => {
    await tamper(...statements);
    const { intact, problems } = await verifyAudit(service.ctx);
    expect(intact).toBe(false);
    expect(problems).toContainEqual(expect.objectContaining({ kind, entry_id }));
    expect(Math.min(...problems.map((problem) => problem.entry_id))).toBe(entry_id);
  });

  test('an entry put at the end is found, although its hash is right', async () => {
    await tamper(insert(String(last + 1), 'seal'), rechain(last + 1));
    const { problems } = await verifyAudit(service.ctx);
    expect(problems).toEqual([expect.objectContaining({ kind: 'forged', entry_id: last + 1 })]);
  });

  test.each([
    ['the last entry', 1],
    ['many entries', 25],
  ])('%s cut off the end is found by the signed head', async (_name, count) => {
    await tamper(`delete from audit_entries where id > ${last - count}`);
    const { problems } = await verifyAudit(service.ctx);
    expect(problems).toContainEqual(expect.objectContaining({ kind: 'missing', entry_id: last }));
    // What grew again over the gap does not heal it, and the signature of the true head stays.
    await tamper(`update audit_entries set detail = detail`);
    await write(count + 5);
    await expect(takeCheckpoint(service.ctx)).rejects.toThrow(/signed/);
    expect((await verifyAudit(service.ctx)).problems).toContainEqual(
      expect.objectContaining({ kind: 'edited', entry_id: last }),
    );
  });

  test('everything removed is found', async () => {
    await tamper('delete from audit_entries');
    expect((await verifyAudit(service.ctx)).problems).toContainEqual(
      expect.objectContaining({ kind: 'missing', entry_id: last }),
    );
  });

  test('without any signed head, one noted elsewhere shows a cut', async () => {
    const { head } = await verifyAudit(service.ctx);
    await rm(path.join(service.data_dir, 'audit-head.json'));
    await sql.raw('alter table audit_checkpoints disable trigger user').execute(db());
    await sql.raw('delete from audit_checkpoints').execute(db());
    await sql.raw('alter table audit_checkpoints enable trigger user').execute(db());
    await tamper(`delete from audit_entries where id > ${last - 1}`);
    expect((await verifyAudit(service.ctx)).intact).toBe(true);
    const result = await service.admin.call('verifyAudit', {
      query: { head: `${head!.entry_id}:${head!.hash}` },
    });
    expect(result).toMatchObject({ intact: false, problems: [{ kind: 'missing', entry_id: last }] });
    await tamper('delete from audit_entries', 'insert into audit_entries select * from untouched');
    await takeCheckpoint(service.ctx);
  });

  test('a head that somebody else signed is found', async () => {
    const file = path.join(service.data_dir, 'audit-head.json');
    await writeFile(
      file,
      JSON.stringify({ entry_id: 3, hash: 'ab'.repeat(32), at: new Date(), signature: 'cd'.repeat(32) }),
    );
    const { problems } = presentVerification(await verifyAudit(service.ctx));
    expect(problems).toEqual([
      expect.objectContaining({ kind: 'forged', detail: expect.stringContaining('checkpoint') }),
    ]);
    await rm(file);
    await takeCheckpoint(service.ctx);
  });
});

test('the database refuses changes while the triggers stand', async () => {
  for (const statement of [
    "update audit_entries set detail = '{}' where id = 1",
    'delete from audit_entries',
    'truncate audit_entries',
    'delete from audit_checkpoints',
  ])
    await expect(sql.raw(statement).execute(db())).rejects.toThrow('append-only');
});

test('a log that was changed while the service runs is told to the Admins', async () => {
  const other = await startTestService({ worker: false });
  try {
    await other.admin.call('verifyAudit');
    await takeCheckpoint(other.ctx);
    await sql.raw('alter table audit_entries disable trigger user').execute(other.ctx.db);
    await sql.raw('delete from audit_entries').execute(other.ctx.db);
    const told = await until(async () => {
      const { notifications } = await other.admin.call('listNotifications');
      return notifications.find((notification) => notification.kind === 'audit');
    }, 'the notification');
    expect(told.message).toMatch(/audit log was changed: entry \d+, which was signed, is gone/);
  } finally {
    await other.stop();
  }
});

test('verification is for Admins and is itself recorded', async () => {
  const result = await service.admin.call('verifyAudit');
  expect(result.intact).toBe(true);
  const { entries } = await service.admin.call('listAudit', { query: { event: 'audit.verified' } });
  expect(entries[0]).toMatchObject({
    actor_kind: 'person',
    detail: { intact: true, entries: result.entries },
  });
  expect((await service.api.refused('verifyAudit', {})).status).toBe(403);
  expect((await service.api.refused('exportAudit', {})).status).toBe(403);
  expect((await service.admin.refused('verifyAudit', { query: { head: '12' } })).status).toBe(422);
});

test('the export has every entry in order, and its hashes can be computed from it alone', async () => {
  const response = await service.admin.call('exportAudit');
  expect(response.headers.get('content-type')).toContain('application/jsonl');
  const lines = (await response.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  expect(lines.map((line) => line.id)).toEqual(lines.map((_, index) => index + 1));
  let previous = '0'.repeat(64);
  for (const line of lines) {
    expect(line.previous_hash).toBe(previous);
    previous = hashByTheBook(line);
    expect(line.hash).toBe(previous);
  }
  const some = await service.admin.call('exportAudit', { query: { event: 'user.signed_in' } });
  const events = (await some.text())
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as Line).event);
  expect(new Set(events)).toEqual(new Set(['user.signed_in']));
});

type Line = Record<'at' | 'event' | 'hash' | 'previous_hash', string> &
  Record<string, string | number | null>;

/** The formula of docs/audit.md. */
function hashByTheBook(line: Line): string {
  const values = [
    line['id'],
    line.at.replace('000Z', 'Z'),
    line['actor_kind'],
    line['actor_id'] ?? '-',
    line['actor_name'],
    line.event,
    line['document_id'] ?? '-',
    line['contact_id'] ?? '-',
    line['detail'],
    line.previous_hash,
  ];
  return createHash('sha256').update(values.join('\u001f')).digest('hex');
}

test('with the owner of docs/audit.md, the role of the service cannot change the log, and the service works', async () => {
  const { data_dir, database_url } = await startTestService({ web: true, worker: false }).then(
    async (first) => {
      const role = 'recto_plain';
      const run = (statement: string) => sql.raw(statement).execute(first.ctx.db);
      await run(
        `do $$ begin create role ${role} login password 'plain'; exception when duplicate_object then null; end $$`,
      );
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(first.ctx.db);
      await run(`alter database ${rows[0]!.name} owner to ${role}`);
      await run(`reassign owned by current_user to ${role}`).catch(() => undefined);
      for (const schema of ['public', 'pgboss']) {
        await run(`grant all on schema ${schema} to ${role}`);
        for (const kind of ['tables', 'sequences', 'functions'])
          await run(`grant all on all ${kind} in schema ${schema} to ${role}`);
      }
      for (const statement of protectingStatements(role)) await run(statement);
      await first.ctx.db.destroy().catch(() => undefined);
      return first;
    },
  );
  const url = database_url.replace(/\/\/[^@]+@/, '//recto_plain:plain@');
  const service = await startAt({ database_url: url, data_dir }, { worker: false });
  try {
    await audit(service.ctx, { event: 'document.downloaded' });
    expect((await verifyAudit(service.ctx)).intact).toBe(true);
    for (const statement of [
      "update audit_entries set detail = '{}'",
      'delete from audit_entries',
      'truncate audit_entries',
      'insert into audit_entries select * from audit_entries where id = 1',
      'alter table audit_entries disable trigger user',
      'drop trigger audit_append_only on audit_entries',
      'drop table audit_entries',
      'create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return new; end $$',
    ])
      await expect(sql.raw(statement).execute(service.ctx.db), statement).rejects.toThrow(
        /permission denied|must be owner/,
      );
  } finally {
    await service.stop();
  }
});
