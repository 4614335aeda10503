// A service that is started together with its database server, or while that one recovers, waits for it.
import pg from 'pg';
import { isConnectionError } from '../connection-error.ts';
import { errorForLog, type Logger } from '../log.ts';

/** A server that answers that it is starting up is waited for without end; one that does not answer, for so long. */
const UNREACHABLE_MS = 60_000;
const CONNECT_MS = 5000;
const AGAIN_MS = 500;
const TELL_EVERY_MS = 10_000;
/** cannot_connect_now: starting up, recovering or shutting down. */
export const NOT_YET = '57P03';

/**
 * Resolves once a connection can be made. Throws the reason when the server refuses for good (password, database) or has not
 * answered for a minute, and the reason of `signal` when that is aborted.
 */
export async function waitForDatabase(
  connection: pg.ClientConfig,
  log: Logger,
  signal?: AbortSignal,
): Promise<void> {
  let answered = performance.now();
  let told = -Infinity;
  for (;;) {
    const error = await tryConnect(connection);
    if (error === undefined) return;
    signal?.throwIfAborted();
    const now = performance.now();
    if (error.code === NOT_YET) answered = now;
    if (!isConnectionError(error) || now - answered > UNREACHABLE_MS) throw error;
    if (now - told > TELL_EVERY_MS) {
      log.warn(errorForLog(error), 'the database is not ready; waiting for it');
      told = now;
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

/** Connects and ends the connection again; what went wrong, or undefined. */
export async function tryConnect(
  connection: pg.ClientConfig,
): Promise<(Error & { code?: string }) | undefined> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error as Error;
  } finally {
    // Not waited for: a server that was killed meanwhile may never say that the connection has ended.
    void client.end().catch(() => undefined);
  }
}
