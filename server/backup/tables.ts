// The rows of the database as JSON lines, as PostgreSQL writes and reads them itself: exact, readable, and the same on every
// server version. The schema is not copied; the migrations make it.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { once } from 'node:events';
import { createGunzip, createGzip } from 'node:zlib';
import { CompiledQuery, type Kysely } from 'kysely';
import pg from 'pg';
import type { Tables } from '../database/tables.ts';
import type { DumpedTable, Sequence } from './manifest.ts';

const FETCHED_ROWS = 200;
const INSERTED_ROWS = 500;
const INSERTED_CHARACTERS = 4 * 1024 * 1024;
const LINE_FEED = 0x0a;
const quote = (name: string) => pg.escapeIdentifier(name);

/** Columns of type json keep the white space they were given; within a string a line feed is always escaped. */
const LINE = "translate(row_to_json(r)::text, E'\\n\\r', '  ')";

/** One connection, or one transaction. */
export interface SqlClient {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the columns, as with pg
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** A transaction, or a pool for single statements. */
export const sqlClient = (db: Kysely<Tables>): SqlClient => ({
  query: <Row extends object>(text: string, values: unknown[] = []) =>
    db.executeQuery<Row>(CompiledQuery.raw(text, values)),
});

export interface Table {
  name: string;
  columns: string[];
  /** Those of type json that cannot be empty: what is null in them is the null of JSON. */
  json_columns: string[];
  /** Columns of the primary key, where all of them are whole numbers. */
  number_key: string[] | null;
}

/** The tables of the service, sorted by name; the bookkeeping of migrations is not among them. */
export async function listTables(client: SqlClient): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name,
       (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attnotnull and atttypid in (114, 3802)) as json_columns,
       (select array_agg(attname::text order by array_position(indkey::int2[], attnum))
        from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = c.oid and indisprimary having bool_and(atttypid in (20, 21, 23))) as number_key
     from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'schema_migrations%'
     order by relname`,
  );
  return rows;
}

/** The rows in an order that does not depend on the server's collation. */
function linesOf({ name, columns, number_key }: Table): string {
  const from = `select ${columns.map(quote).join(', ')} from public.${quote(name)}`;
  if (number_key !== null)
    return `select ${LINE} as line from (${from} order by ${number_key.map(quote).join(', ')}) r`;
  return `select line from (select ${LINE} as line from (${from}) r) l order by line collate "C"`;
}

/** Jobs that are not over; those that a schedule sends come by themselves. */
export const JOB_LINES = (scheduled: string[]): string =>
  `select ${LINE} as line from (select name, data, start_after, priority from pgboss.job
   where state <= 'active' and name not in (${scheduled.map((name) => pg.escapeLiteral(name)).join(', ')}) order by created_on, id) r`;

/** Reads within the transaction of `client`, which holds the snapshot. Without a file it only counts and hashes. */
export async function dumpTable(client: SqlClient, table: Table, file?: string): Promise<DumpedTable> {
  return dumpLines(client, table.name, linesOf(table), file);
}

export async function dumpLines(
  client: SqlClient,
  name: string,
  query: string,
  file?: string,
): Promise<DumpedTable> {
  const hash = createHash('sha256');
  const sink = file === undefined ? undefined : await openSink(file);
  let rows = 0;
  await client.query(`declare dumped no scroll cursor for ${query}`);
  for (;;) {
    const batch = await client.query<{ line: string }>(`fetch ${FETCHED_ROWS} from dumped`);
    if (batch.rows.length === 0) break;
    rows += batch.rows.length;
    const text = batch.rows.map(({ line }) => `${line}\n`).join('');
    hash.update(text, 'utf8');
    if (sink !== undefined && !sink.stream.write(text))
      await Promise.race([once(sink.stream, 'drain'), sink.done]);
  }
  await client.query('close dumped');
  sink?.stream.end();
  await sink?.done;
  return { name, rows, sha256: hash.digest('hex') };
}

async function openSink(file: string): Promise<{ stream: Writable; done: Promise<void> }> {
  const handle = await open(file, 'wx', 0o600);
  const stream = new PassThrough();
  const done = pipeline(stream, createGzip({ level: 6 }), handle.createWriteStream({ flush: true }));
  // Whoever waits hears of it; until then it must not count as unhandled.
  done.catch(() => undefined);
  return { stream, done };
}

/** The lines of a file; throws at the end when they are not those of the manifest. */
export async function* readLines(file: string, expected: DumpedTable): AsyncIterable<string> {
  const hash = createHash('sha256');
  let rows = 0;
  const source = createReadStream(file);
  const text = source.pipe(createGunzip());
  source.on('error', (error) => text.destroy(error));
  try {
    for await (const line of splitLines(text)) {
      hash.update(`${line}\n`, 'utf8');
      rows += 1;
      yield line;
    }
  } catch (error) {
    throw ChangedFile.of(error, file);
  } finally {
    source.destroy();
  }
  if (rows !== expected.rows || hash.digest('hex') !== expected.sha256) throw new ChangedFile(file);
}

/** At line feeds only: texts of documents hold other characters that Unicode counts as line ends. */
async function* splitLines(stream: AsyncIterable<Buffer>): AsyncIterable<string> {
  let rest: Buffer[] = [];
  for await (const chunk of stream) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, end)]).toString('utf8');
      rest = [];
      from = end + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString('utf8');
}

export class ChangedFile extends Error {
  constructor(file: string, said = 'is not what the backup wrote') {
    super(`${file} ${said}`);
  }

  /** A file that is gone, and one that cannot be unpacked, are changed too; another error passes. */
  static of(error: unknown, file: string): unknown {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return new ChangedFile(file, 'is missing');
    return code.startsWith('Z_') ? new ChangedFile(file) : error;
  }
}

/** Call within a transaction, on tables that are empty and have no foreign keys. */
export async function loadTable(
  client: SqlClient,
  table: Table,
  lines: AsyncIterable<string>,
): Promise<void> {
  const columns = table.columns.map(quote).join(', ');
  const name = `public.${quote(table.name)}`;
  const values = table.columns.map((column) =>
    table.json_columns.includes(column) ? `coalesce(${quote(column)}, 'null')` : quote(column),
  );
  const insert = `insert into ${name} (${columns}) overriding system value
    select ${values.join(', ')} from json_populate_recordset(null::${name}, $1::json)`;
  let batch: string[] = [];
  let size = 0;
  const flush = async () => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`]);
    batch = [];
    size = 0;
  };
  for await (const line of lines) {
    batch.push(line);
    size += line.length;
    if (batch.length >= INSERTED_ROWS || size >= INSERTED_CHARACTERS) await flush();
  }
  await flush();
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Runs `load` without triggers, which would count documents anew, and without foreign keys, which are made again afterwards
 * and so prove that everything that is referred to is there. Call within a transaction, as the owner of the tables.
 */
export async function withoutConstraints(client: SqlClient, load: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const tables = (await listTables(client)).map(({ name }) => `public.${quote(name)}`);
  for (const key of keys) await client.query(`alter table ${key.table} drop constraint ${quote(key.name)}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  // Migrations put rows of their own.
  for (const table of tables) await client.query(`delete from ${table}`);
  await load();
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const key of keys)
    await client.query(`alter table ${key.table} add constraint ${quote(key.name)} ${key.definition}`);
}

/** Where each identity column goes on. */
export async function readSequences(client: SqlClient): Promise<Sequence[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select relname as table, attname as column, pg_get_serial_sequence(quote_ident(relname), attname) as sequence
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relkind = 'r' and relnamespace = 'public'::regnamespace and attidentity <> '' and not attisdropped order by 1, 2`,
  );
  const found: Sequence[] = [];
  for (const { table, column, sequence } of rows) {
    const state = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${sequence}`,
    );
    found.push({ table, column, ...state.rows[0]! });
  }
  return found;
}

export async function writeSequences(client: SqlClient, sequences: Sequence[]): Promise<void> {
  for (const { table, column, last_value, is_called } of sequences)
    await client.query('select setval(pg_get_serial_sequence(quote_ident($1), $2), $3::bigint, $4)', [
      table,
      column,
      last_value,
      is_called,
    ]);
}
