// The parts of the service that commands open too: database, originals, secrets, as the settings say.
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { dataPaths, type Config } from '../config.ts';
import type { Edges } from '../context.ts';
import { hideForeign } from '../database/hide-foreign.ts';
import { SCOPED_SCHEMA, SCOPE_SETTING } from '../database/scoped-views.ts';
import type { Tables } from '../database/tables.ts';
import { createDatabase, createPool } from '../platform/db/connect.ts';
import { createScopedDatabases } from '../platform/db/scoped-database.ts';
import { resolveDatabase } from '../platform/db/resolve-database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { openStore } from '../platform/files/open-store.ts';
import type { Logger } from '../platform/log.ts';
import { createSecretBox, loadOrCreateKey, parseKey, type SecretBox } from '../platform/secret-box.ts';

/** What to do at the end, in reverse order. */
export type Stops = (() => Promise<unknown>)[];

export interface OpenedDatabase {
  connection: pg.PoolConfig;
  /** The same database as its superuser; undefined for a given server. */
  superuser: pg.ClientConfig | undefined;
  pool: pg.Pool;
  db: Kysely<Tables>;
  scoped: Edges['scoped'];
}

/** Connects to the given server, or starts the embedded one. */
export async function openDatabase(
  config: Config,
  max: number,
  log: Logger,
  stops: Stops,
): Promise<OpenedDatabase> {
  const { connection, superuser, stop } = await resolveDatabase({
    database_url: config.database_url,
    data_dir: dataPaths(config).root,
    bin_dir: config.pg_bin_dir,
    unsafe_fast: config.unsafe_fast_database,
    log,
  });
  stops.push(stop);
  const pool = createPool(connection, { max, log });
  const db = createDatabase<Tables>(pool);
  stops.push(() => db.destroy());
  // Makes no connection before somebody with a scope asks.
  const others = createPool(connection, { max, log });
  stops.push(() => others.end());
  return { connection, superuser, pool, db, scoped: scopedOver(others) };
}

function scopedOver(pool: pg.Pool): Edges['scoped'] {
  const databaseOf = createScopedDatabases<Tables>(pool, { schema: SCOPED_SCHEMA, setting: SCOPE_SETTING });
  return (contact_ids) => databaseOf(`{${contact_ids.join(',')}}`).withPlugin(hideForeign(contact_ids));
}

export function openFiles(config: Config): Promise<FileStore> {
  const paths = dataPaths(config);
  return openStore({
    storage_url: config.storage_url,
    default_dir: paths.originals,
    temp_dir: paths.temporary,
    access_key_id: config.s3_access_key_id,
    secret_access_key: config.s3_secret_access_key,
  });
}

export async function openSecrets(config: Config): Promise<SecretBox> {
  const key =
    config.secret_key === undefined
      ? await loadOrCreateKey(dataPaths(config).secret_key)
      : parseKey(config.secret_key, 'RECTO_SECRET_KEY');
  return createSecretBox(key);
}
