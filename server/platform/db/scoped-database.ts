// The database as somebody with a scope sees it: connections of a pool of their own that find tables in one schema only, and
// are told the scope before they are used.
import type { Kysely, KyselyPlugin } from 'kysely';
import type pg from 'pg';
import { createDatabase } from './connect.ts';

export interface Scoping {
  /** The only schema in which tables are looked for. */
  schema: string;
  /** The setting that the views of the schema ask. */
  setting: string;
}

/** A database per scope, over one pool; `scope` is the value of the setting. */
export function createScopedDatabases<Tables>(
  pool: pg.Pool,
  { schema, setting }: Scoping,
): (scope: string) => Kysely<Tables> {
  const told = new WeakMap<pg.PoolClient, string>();
  const connect = async (scope: string): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    if (told.get(client) === scope) return client;
    try {
      // Together, so that no connection has the one without the other.
      const set = "select set_config('search_path', $1, false), set_config($2, $3, false)";
      await client.query(set, [schema, setting, scope]);
    } catch (error) {
      client.release(true);
      throw error;
    }
    told.set(client, scope);
    return client;
  };
  return (scope) => createDatabase<Tables>({ connect: () => connect(scope), end: () => Promise.resolve() });
}

/** Changes rows as they come out of the database. */
export const changeRows = (
  change: (row: Record<string, unknown>) => Record<string, unknown>,
): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) =>
    Promise.resolve({ ...result, rows: result.rows.map((row) => change(row)) }),
});
