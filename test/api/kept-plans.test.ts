// Reads whose plan is kept: planned once per connection, unharmed by a table that grows a column, as in a rolling upgrade.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tables } from '../../server/database/tables.ts';
import { createDatabase, createPool, keepPlan } from '../../server/platform/db/connect.ts';
import { createLog } from '../../server/platform/log.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, upload } from '../kit/upload.ts';

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
    const kept = await sql<{ statement: string; plans: number }>`
      select statement, generic_plans + custom_plans as plans from pg_prepared_statements where statement like '%keep plan%from "contacts"%'`.execute(
      db,
    );
    expect(kept.rows).toEqual([
      { statement: expect.stringContaining('where "id" = $1') as string, plans: 3 },
    ]);
    expect((await sql`select 1 from pg_prepared_statements`.execute(db)).rows).toHaveLength(1);
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
