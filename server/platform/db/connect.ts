// Pools and typed access. One driver (`pg`) for everything; values arrive as the contract wants them.
import { createHash } from 'node:crypto';
import {
  Kysely,
  PostgresDialect,
  PostgresDriver,
  sql,
  type Compilable,
  type CompiledQuery,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type PostgresPool,
} from 'kysely';
import pg from 'pg';
import { readInstant } from '../clock.ts';
import { errorForLog, type Logger } from '../log.ts';
import { KeptQuery, type RowReaders } from './kept-query.ts';
import { WatchedClient } from './watched-client.ts';

// Dates stay calendar days, and 64-bit numbers become numbers: ids and sizes here stay far below 2^53.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (text) => text);
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.INT4, Number);
const readAnyInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (
  text: string,
) => Date | number;
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => readInstant(text) ?? readAnyInstant(text));

/**
 * `.modifyFront(keepPlan)` lets each connection plan the statement once and keep that plan: for reads of one form that are
 * asked for all the time, where planning takes longer than reading. Not where the best plan depends on the values, and only
 * with columns named one by one: a kept `select *` fails once a migration adds a column.
 */
export const keepPlan = sql.raw('/* keep plan */');
const KEPT = 'select /* keep plan */';

const statementNames = new Map<string, string>();

/** Each connection holds that many plans at most; forms that come later are planned each time. */
const MOST_KEPT = 300;

function statementName(text: string): string | undefined {
  let name = statementNames.get(text);
  if (name === undefined && statementNames.size < MOST_KEPT) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    statementNames.set(text, name);
  }
  return name;
}

const built = new Map<string, CompiledQuery<unknown>>();

/**
 * A statement with these `parameters`. It is built for the first caller of its `form`, which says all that its text depends on:
 * building takes as long as a record takes to be read.
 */
export function builtOnce<Row>(
  form: readonly unknown[],
  parameters: readonly unknown[],
  build: () => Compilable<Row>,
): CompiledQuery<Row> {
  const key = JSON.stringify(form);
  const query = (built.get(key) as CompiledQuery<Row> | undefined) ?? build().compile();
  if (query.parameters.length !== parameters.length) throw new Error(`Another form of the statement ${key}`);
  if (built.size < MOST_KEPT) built.set(key, query);
  return { ...query, parameters };
}

/** Sends statements that are marked as such under a name, by which the server keeps their plans. */
class PlanKeepingClient extends WatchedClient {
  readonly #readers: RowReaders = new Map();

  // The driver has a dozen forms of this; those that are not the plain one pass unchanged.
  override query(...args: unknown[]): never {
    const [text, values] = args;
    const send = super.query.bind(this);
    if (typeof text !== 'string' || !text.startsWith(KEPT) || args.length > 2) return send(...args);
    const name = statementName(text);
    if (name === undefined) return send(...args);
    const query = new KeptQuery({ name, text, values: values as unknown[] }, this.#readers, types);
    const answer = new Promise((resolve, reject) => {
      query.callback = (error, result) => {
        const failure = error ?? query.failed;
        if (failure) reject(failure);
        else resolve(Object.assign(result, { rows: query.found }));
      };
      send(query);
    });
    return answer.catch((error: Error) => {
      // As the driver does: to who asked rather than to the socket.
      Error.captureStackTrace(error);
      throw error;
    }) as never;
  }
}

export function createPool(connection: pg.PoolConfig, options: { max: number; log: Logger }): pg.Pool {
  const pool = new pg.Pool({
    types,
    application_name: 'recto',
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 20_000,
    ...connection,
    max: options.max,
    Client: PlanKeepingClient,
  });
  // An error event without a listener ends the process. The pool listens to connections while they are idle only and
  // replaces those; one lost between two statements of a transaction fails at the next of them.
  pool.on('error', (error) =>
    // The pool has ended before its last connections have; the server that ends next may cut those off.
    options.log[pool.ending ? 'debug' : 'warn'](errorForLog(error), 'an idle database connection was lost'),
  );
  pool.on('connect', (client) =>
    client.on('error', (error) => options.log.debug(errorForLog(error), 'a database connection was lost')),
  );
  return pool;
}

/** Reports what broke a transaction, not that the ROLLBACK after it failed too. */
class FirstErrorDriver extends PostgresDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // It fails only where the connection is gone. The server has then rolled back, and the pool drops the connection.
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

class FirstErrorDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new FirstErrorDriver(this.#config);
  }
}

export function createDatabase<Tables>(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new FirstErrorDialect({ pool }) });
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
