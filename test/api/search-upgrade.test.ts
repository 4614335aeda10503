// A database of an earlier version, whose pages were indexed as a whole: what it holds is found after the upgrade.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { MIGRATIONS } from '../../server/commands/prepare-schema.ts';
import type { Tables } from '../../server/database/tables.ts';
import { createDatabase, createPool } from '../../server/platform/db/connect.ts';
import { migrateTo } from '../../server/platform/db/migrate.ts';
import { createLog } from '../../server/platform/log.ts';
import { SPAN } from '../../server/search/spans.ts';
import { tokens, vectorOf } from '../../server/search/tokenize.ts';
import { Client } from '../kit/client.ts';
import { createEmptyDatabase, startAt, TOKEN } from '../kit/service.ts';

const NEW_INDEX = '0081_search_newest_first';

/** Documents of two spans; the pages of the second were indexed before those of the first. */
const PAGES: [document_id: number, page: number, text: string][] = [
  [SPAN + 5, 1, 'The turquoise lantern of Harbour Road'],
  [SPAN + 5, 0, 'lantern.txt'],
  [7, 2, '第一条 服务费每月人民币8600元'],
  [7, 1, 'lantern lantern lantern'],
];

async function fillEarlier(db: Kysely<Tables>): Promise<void> {
  const names = (await readdir(MIGRATIONS)).map((name) => path.basename(name, '.sql')).sort();
  expect(names).toContain(NEW_INDEX);
  await migrateTo(
    db,
    MIGRATIONS,
    names.filter((name) => name < NEW_INDEX),
  );
  await sql`insert into profiles (name, description, line_items, fields) values ('Plain', '', false, '[]')`.execute(
    db,
  );
  await sql`insert into contacts (name, default_profile_id) select 'Acme Ltd', min(id) from profiles`.execute(
    db,
  );
  await sql`insert into folders (contact_id, name) select id, 'Documents' from contacts`.execute(db);
  for (const id of [7, SPAN + 5]) {
    await sql`
      insert into documents (id, contact_id, folder_id, profile_id, profile_version, filename, original_filename, source, status)
      overriding system value
      select ${id}, folders.contact_id, folders.id, profiles.id, 1, ${`${id}.txt`}, ${`${id}.txt`}, 'api', 'Ready'
      from folders, (select min(id) as id from profiles) as profiles`.execute(db);
    await sql`
      insert into document_versions (document_id, version, filename, media_type, size_bytes, sha256, uploaded_by)
      values (${id}, 1, ${`${id}.txt`}, 'text/plain', 1, ${'0'.repeat(64)}, 'test')`.execute(db);
  }
  for (const [document_id, page, text] of PAGES)
    await sql`insert into document_chunks (document_id, page, text, tsv) values (${document_id}, ${page}, ${text}, ${vectorOf(tokens(text))}::tsvector)`.execute(
      db,
    );
}

test('what an earlier version indexed is found, ranked and shown', async () => {
  const database_url = await createEmptyDatabase();
  const log = createLog({ level: 'silent', pretty: false });
  const db = createDatabase<Tables>(createPool({ connectionString: database_url }, { max: 1, log }));
  await fillEarlier(db);
  await db.destroy();
  const data_dir = await mkdtemp(path.join(tmpdir(), 'recto-data-'));
  const service = await startAt({ database_url, data_dir }, { worker: false });
  try {
    const api = new Client(service.address ?? '', `Bearer ${TOKEN}`);
    const search = async (q: string) => (await api.call('searchDocuments', { query: { q } })).hits;
    expect((await search('lantern')).map(({ document }) => document.id)).toEqual([7, SPAN + 5]);
    expect((await search('turquoise')).map(({ document }) => document.id)).toEqual([SPAN + 5]);
    const [hit] = await search('服务费每月');
    expect(hit).toMatchObject({ document: { id: 7 }, snippets: [{ page: 2 }] });
    const { documents } = await api.call('listDocuments', { query: { q: 'harbour' } });
    expect(documents.map(({ id }) => id)).toEqual([SPAN + 5]);
  } finally {
    await service.stop();
    await rm(data_dir, { recursive: true, force: true });
  }
});
