// Pools and typed access. One driver (`pg`) for everything; values arrive as the contract wants them.
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { errorForLog, type Logger } from '../log.ts';

// Dates stay calendar days, and 64-bit numbers become numbers: ids and sizes here stay far below 2^53.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (text) => text);
types.setTypeParser(pg.types.builtins.INT8, Number);

export function createPool(connection: pg.PoolConfig, options: { max: number; log: Logger }): pg.Pool {
  const pool = new pg.Pool({
    types,
    application_name: 'recto',
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 20_000,
    ...connection,
    max: options.max,
  });
  // Without a listener a connection lost while idle ends the process; the pool replaces it by itself.
  pool.on('error', (error) => options.log.warn(errorForLog(error), 'an idle database connection was lost'));
  return pool;
}

export function createDatabase<Tables>(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** `select(rowCount)` gives `{ n }`. */
export const rowCount = sql<number>`count(*)`.as('n');

/** SQLSTATE of a database error. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** Name of the violated unique constraint, if that is what went wrong. */
export function violatedUnique(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined;
}

/** True for errors of the connection rather than of the statement: trying again later makes sense. */
export function isConnectionError(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  // A missing socket, that is; a missing file is another matter.
  if (code === 'ENOENT') return syscall === 'connect';
  if (typeof code !== 'string')
    return (
      error instanceof Error &&
      /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
    );
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'].includes(code) ||
    /^(08|57P0)/.test(code)
  );
}
