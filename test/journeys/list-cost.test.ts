// A list costs what its page costs, however many documents the folder holds: measured in blocks of the table that are read,
// which depends neither on the machine nor on what else runs on it.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyDocument } from '../kit/many-documents.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload, type Place } from '../kit/upload.ts';

const DOCUMENTS = 6_000;
/** 50 rows stand on at most 50 blocks; those of 6,000 on more than 1,000. */
const FEW_BLOCKS = 300;

let service: TestService;
let place: Place;
let client: pg.Client;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api);
  const { id } = await upload(service.api, place, invoiceText('LIST-1'), 'list.txt');
  await untilProcessed(service.api, id, 60_000);
  await service.ctx.queue.stop(1000);
  await copyDocument(service.database_url, id, DOCUMENTS);
  client = new pg.Client({ connectionString: service.database_url });
  await client.connect();
  // What PostgreSQL tidies up by itself is counted in the same figures.
  await client.query('alter table documents set (autovacuum_enabled = false)');
  await client.query(`update documents set status = 'Ready', doc_date = date '2020-01-01' + id % 2000`);
  await client.query(`update documents set status = 'Exception' where id % 3000 = 7`);
  await client.query('vacuum analyze documents, document_values');
}, 240_000);
afterAll(async () => {
  await client.end();
  await service.stop();
});

/** Of the table itself; PostgreSQL publishes what a connection has read about a second later. */
async function blocksRead(): Promise<number> {
  const { rows } = await client.query<{ n: string }>(
    `select heap_blks_read + heap_blks_hit as n from pg_statio_user_tables where relname = 'documents'`,
  );
  return Number(rows[0]!.n);
}

async function settled(): Promise<number> {
  let [before, same] = [await blocksRead(), 0];
  await until(
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      const now = await blocksRead();
      same = now === before ? same + 1 : 0;
      before = now;
      return same >= 5;
    },
    'the figures to settle',
    60_000,
  );
  return before;
}

test.each([
  ['all', {}],
  ['a status that few have', { status: ['Exception' as const] }],
  ['a status that none has', { status: ['Approved' as const] }],
  ['by the date on the document', { sort: 'doc_date' as const, order: 'desc' as const }],
  ['by a field of the profile', { sort: 'field.total_amount' as const, order: 'desc' as const }],
])(
  'of a large folder: %s',
  async (_name, filter) => {
    const before = await settled();
    const query = { folder_id: place.folder_id, ...filter };
    for (let n = 0; n < 2; n += 1) await service.api.call('listDocuments', { query });
    expect((await settled()) - before).toBeLessThan(FEW_BLOCKS);
  },
  120_000,
);
