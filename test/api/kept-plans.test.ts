// Reads whose plan is kept: planned once per connection, unharmed by a table that grows a column, as in a rolling upgrade.
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tables } from '../../server/database/tables.ts';
import { createDatabase, createPool, keepPlan } from '../../server/platform/db/connect.ts';
import { createLog } from '../../server/platform/log.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, upload } from '../kit/upload.ts';

/** How statements begin that are marked by `keepPlan`. */
const kept = sql`select ${keepPlan}`;

let service: TestService;
beforeAll(async () => void (service = await startTestService({ worker: false })));
afterAll(() => service.stop());

test('a statement that is marked is planned once per connection, others are not kept', async () => {
  const log = createLog({ level: 'silent', pretty: false });
  const pool = createPool({ connectionString: service.database_url }, { max: 1, log });
  const db = createDatabase<Tables>(pool);
  try {
    const contacts = db.selectFrom('contacts').select(['id', 'name']);
    for (const id of [1, 2, 1]) {
      await contacts.where('id', '=', id).execute();
      await contacts.modifyFront(keepPlan).where('id', '=', id).execute();
    }
    const found = await sql<{ statement: string; plans: number }>`
      select statement, generic_plans + custom_plans as plans from pg_prepared_statements where statement like '%keep plan%from "contacts"%'`.execute(
      db,
    );
    expect(found.rows).toEqual([
      { statement: expect.stringContaining('where "id" = $1') as string, plans: 3 },
    ]);
    expect((await sql`select 1 from pg_prepared_statements`.execute(db)).rows).toHaveLength(1);
  } finally {
    await db.destroy();
  }
});

test('a kept statement answers what the plain one does, each time; an error ends one run only', async () => {
  const log = createLog({ level: 'silent', pretty: false });
  const pool = createPool({ connectionString: service.database_url }, { max: 1, log });
  const db = createDatabase<Tables>(pool);
  const values = sql`'{"a": [1, "ü"]}'::jsonb as "in json", '2026-03-01'::date as day, '2026-03-22 08:30:00.125'::timestamp as "local",
    '2026-03-22 08:30:00.1259+00'::timestamptz as instant, '0044-03-15 12:00+00 BC'::timestamptz as early, 'infinity'::timestamptz as never,
    9007199254740991 as "large", null::integer as nothing, 1.50 as exact`;
  const of = (by: number) => sql`${values}, n, n / ${by}::integer as part from generate_series(1, 3) n`;
  const rows = async (query: RawBuilder<unknown>) => (await query.execute(db)).rows;
  try {
    const plain = await rows(sql`select ${of(2)}`);
    expect(plain).toMatchObject([
      { n: 1, nothing: null, day: '2026-03-01', instant: new Date('2026-03-22T08:30:00.125Z') },
      { n: 2, 'in json': { a: [1, 'ü'] }, exact: '1.50', never: Infinity },
      { n: 3, large: 9007199254740991, part: 1 },
    ]);
    for (let i = 0; i < 3; i += 1) {
      expect(await rows(sql`${kept} ${of(2)}`)).toEqual(plain);
      await expect(rows(sql`${kept} ${of(0)}`)).rejects.toThrow('division by zero');
    }
  } finally {
    await db.destroy();
  }
});

test('record and list go on when a migration adds a column', async () => {
  const { id } = await upload(service.api, await newPlace(service.api), 'Kept plans', 'plans.txt');
  const read = async () => {
    const record = await service.api.call('getDocument', { params: { id } });
    const { documents } = await service.api.call('listDocuments');
    return [record.id, documents[0]?.id];
  };
  for (let i = 0; i < 8; i += 1) expect(await read()).toEqual([id, id]);
  await sql`alter table documents add column added_later text`.execute(service.ctx.db);
  for (let i = 0; i < 8; i += 1) expect(await read()).toEqual([id, id]);
});
