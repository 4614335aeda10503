// A backup of an instance runs once at a time, whichever process or machine makes it.
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

const LOCK = 7_210_006;

/** Undefined where another one is running. The lock goes with the connection, and so with the process. */
export async function oneAtATime<T>(db: Kysely<Tables>, work: () => Promise<T>): Promise<T | undefined> {
  return db.connection().execute(async (held) => {
    const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_lock(${LOCK}) as free`.execute(held);
    if (rows[0]?.free !== true) return undefined;
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(held).catch(() => undefined);
    }
  });
}
