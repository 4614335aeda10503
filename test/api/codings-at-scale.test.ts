// What was approved of a vendor before is found among many documents fast enough to be asked of every document that comes in.
// CODINGS_DOCUMENTS=100000 for full size; it prints the times.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvedBefore } from '../../server/documents/propose-codings.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, untilProcessed, upload, type Place } from '../kit/upload.ts';

const DOCUMENTS = Number(process.env['CODINGS_DOCUMENTS'] ?? 10_000);
/** Beside one that has a tenth of all documents. */
const VENDORS = 200;
const LOOK_UPS = 100;
const MOST_MS = 50;

let service: TestService;
let place: Place;
let id: number;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Many');
  ({ id } = await upload(service.api, place, invoiceText('M-1'), 'm-1.txt'));
  await untilProcessed(service.api, id);
  await service.admin.call('changeStatus', { params: { id }, body: { status: 'Approved' } });
  await service.ctx.db.connection().execute(async (db) => {
    await sql`insert into vendors (external_id, name, search, created_at, updated_at)
      select 'V' || n, 'Vendor ' || n, '', now(), now() from generate_series(1, ${VENDORS}::int) n`.execute(
      db,
    );
    // Copies of one document, without what triggers make of each.
    await sql`set session_replication_role = replica`.execute(db);
    await sql`insert into documents overriding system value select copy.*
      from documents d, generate_series(1, ${DOCUMENTS}::int) n, (select min(id) as least from vendors) v,
        lateral jsonb_populate_record(d, jsonb_build_object(
          'id', 1000000 + n, 'vendor_id', case when n % 10 = 0 then least else least + n % ${VENDORS}::int end)) copy
      where d.id = ${id}`.execute(db);
    const columns = sql`contact_id, profile_id, profile_version, engine, actor_kind, actor_id, actor_name, hand, fields, by_token`;
    await sql`insert into approvals (document_id, at, ${columns})
      select 1000000 + n, at - n * interval '1 minute', ${columns}
      from approvals, generate_series(1, ${DOCUMENTS}::int) n where document_id = ${id}`.execute(db);
    await sql`set session_replication_role = origin`.execute(db);
    await sql`analyze documents, approvals`.execute(db);
  });
}, 600_000);
afterAll(() => service.stop());

test.each([
  ['the vendor with a tenth of all', 'desc'],
  ['one of many vendors', 'asc'],
] as const)('of %s', async (name, order) => {
  const { rows } = await sql<{
    id: number;
    n: number;
  }>`select vendor_id as id, count(*)::int as n from documents
    where vendor_id is not null group by 1 order by 2 ${sql.raw(order)} limit 1`.execute(service.ctx.db);
  const { id: vendor_id, n } = rows[0]!;
  const ask = () => approvedBefore(service.ctx, { id, contact_id: place.contact_id }, vendor_id);
  expect(await ask()).toHaveLength(20);
  const times: number[] = [];
  for (let i = 0; i < LOOK_UPS; i++) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  if (process.env['CODINGS_DOCUMENTS'] !== undefined) {
    console.log(
      `${name}: ${n} of ${DOCUMENTS} documents, ${times[LOOK_UPS / 2]!.toFixed(1)} ms in the middle, ${times[Math.floor(LOOK_UPS * 0.95)]!.toFixed(1)} ms for 95 of 100`,
    );
  }
  expect(times[LOOK_UPS / 2]).toBeLessThan(MOST_MS);
});
