// A given PostgreSQL server, or the embedded one: above this function there is no difference.
import type pg from 'pg';
import type { Logger } from '../log.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

export interface ResolvedDatabase {
  connection: pg.ClientConfig;
  embedded: boolean;
  /** The same database as its superuser; undefined for a given server. */
  superuser: pg.ClientConfig | undefined;
  stop(): Promise<void>;
}

export async function resolveDatabase(options: {
  database_url: string | undefined;
  data_dir: string;
  bin_dir: string | undefined;
  /** Only for tests: gives up durability of the embedded database for speed. */
  unsafe_fast: boolean;
  log: Logger;
}): Promise<ResolvedDatabase> {
  if (options.database_url !== undefined) {
    return {
      connection: { connectionString: options.database_url },
      embedded: false,
      superuser: undefined,
      stop: async () => undefined,
    };
  }
  const { connection, superuser, stop } = await startEmbeddedPostgres(options);
  return { connection, embedded: true, superuser: { ...superuser, database: connection.database }, stop };
}
