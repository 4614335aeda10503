// The migrated database against what is committed: schema.sql shows every change in review, the files of tables are
// what the code believes. `UPDATE_SCHEMA=1` writes schema.sql anew.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { createDatabase, createPool } from '../../server/platform/db/connect.ts';
import { dumpSchema } from '../../server/platform/db/dump-schema.ts';
import { createLog } from '../../server/platform/log.ts';
import { createTestDatabase } from '../kit/service.ts';

const FOLDER = 'server/database';
const FILE = `${FOLDER}/schema.sql`;
let db: Kysely<Tables>;
beforeAll(async () => {
  const connection = { connectionString: await createTestDatabase() };
  db = createDatabase(createPool(connection, { max: 2, log: createLog({ level: 'silent', pretty: false }) }));
});
afterAll(() => db.destroy());

test('schema.sql is what the migrations make', async () => {
  const schema = await dumpSchema(db);
  if (process.env['UPDATE_SCHEMA'] === '1') writeFileSync(FILE, schema);
  expect(schema).toBe(readFileSync(FILE, 'utf8'));
});

test('the types name every table and column, and which may be null', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name || case when is_nullable = 'YES' and table_type <> 'VIEW' then '?' else '' end as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_name not like 'schema_migrations%'`.execute(db);
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('tables.ts'));
  const named = files.flatMap((file) => columnsOf(readFileSync(`${FOLDER}/${file}`, 'utf8')));
  expect(named.sort()).toEqual(rows.map((row) => row.name).sort());
});

/** `table.column`, with `?` where the type admits null; read from the source, since types are gone at run time. */
function columnsOf(source: string): string[] {
  const start = source.search(/export interface \w*Tables\s[^{]*\{/);
  const body = source.slice(start, source.indexOf('\n}', start));
  const names: string[] = [];
  for (const [, table, columns] of body.matchAll(/^ {2}(\w+): \{([^]*?)\n? {0,2}\};$/gm)) {
    for (const [, column, type] of columns!.matchAll(/(\w+): ([^;]+(?:<[^>]*>)?)(?:;|$)/g)) {
      const nullable =
        /(\| null|OrNull)$/.test(type!.trim()) ||
        /^ColumnType<(?:unknown|[\w[\]']+ \| null),/.test(type!.trim());
      names.push(`${table}.${column}${nullable ? '?' : ''}`);
    }
  }
  return names.sort();
}
