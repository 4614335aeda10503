// The database as somebody with a scope sees it: connections of a pool of their own that find tables in one schema only, and
// are told the scope before they are used.
import type { Kysely, KyselyPlugin } from 'kysely';
import pg from 'pg';
import { createDatabase } from './connect.ts';

export interface Scoping {
  /** The only schema in which tables are looked for. */
  schema: string;
  /** The setting that the views of the schema ask. They may treat it as a constant: no plan outlives a change of it. */
  setting: string;
}

/** A database per scope, over one pool; `scope` is the value of the setting. */
export function createScopedDatabases<Tables>(
  pool: pg.Pool,
  { schema, setting }: Scoping,
): (scope: string) => Kysely<Tables> {
  const told = new WeakMap<pg.PoolClient, string>();
  const connect = async (scope: string): Promise<pg.PoolClient> => {
    const client = await takeTold(pool, (idle) => told.get(idle) === scope);
    if (told.get(client) === scope) return client;
    try {
      // Together, so that no connection has one without the others. Plans hold the scope that they were made for.
      const [path, name, value] = [schema, setting, scope].map((text) => pg.escapeLiteral(text));
      await client.query(
        `discard plans; select set_config('search_path', ${path}, false), set_config(${name}, ${value}, false)`,
      );
    } catch (error) {
      client.release(true);
      throw error;
    }
    told.set(client, scope);
    return client;
  };
  return (scope) => createDatabase<Tables>({ connect: () => connect(scope), end: () => Promise.resolve() });
}

/** An idle connection that `fits`, which has its plans, else the one that has been idle longest, else a new one. */
async function takeTold(pool: pg.Pool, fits: (client: pg.PoolClient) => boolean): Promise<pg.PoolClient> {
  const passed: pg.PoolClient[] = [];
  try {
    let client = await pool.connect();
    // Nobody may wait who holds others: only as long as there is an idle one for everybody who waits.
    while (!fits(client) && pool.idleCount > pool.waitingCount) {
      passed.push(client);
      client = await pool.connect();
    }
    return client;
  } finally {
    for (const client of passed.reverse()) client.release();
  }
}

/** Changes rows as they come out of the database. */
export const changeRows = (
  change: (row: Record<string, unknown>) => Record<string, unknown>,
): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) =>
    Promise.resolve({ ...result, rows: result.rows.map((row) => change(row)) }),
});
