// A PostgreSQL client that notices when its server has gone silent without closing the connection, however long statements may
// take: while one runs, it asks every few seconds over a connection of its own whether anybody is there.
import pg from 'pg';
import { tryConnect } from './wait-for-database.ts';

const LOOK_EVERY_MS = 10_000;

export class WatchedClient extends pg.Client {
  readonly #config: pg.ClientConfig;
  #timer: NodeJS.Timeout | undefined;

  constructor(config: pg.ClientConfig = {}) {
    const { password } = config;
    const alive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
    // The pool hides the password from listings, and so from copies.
    const settings = { ...alive, ...config, ...(password === undefined ? {} : { password }) };
    super(settings);
    this.#config = settings;
    const rest = () => {
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
    // All statements have been answered, or will never be.
    this.on('drain', rest).on('end', rest).on('error', rest);
  }

  // The driver has a dozen forms of this; they all pass unchanged.
  override query(...args: unknown[]): never {
    this.#timer ??= setInterval(() => void this.#look(), LOOK_EVERY_MS).unref();
    return (super.query.bind(this) as (...args: unknown[]) => never)(...args);
  }

  async #look(): Promise<void> {
    const error = await tryConnect(this.#config);
    // A server that refuses, because it has too many connections, say, is there.
    if (this.#timer === undefined || error === undefined || error instanceof pg.DatabaseError) return;
    const { stream } = (this as unknown as { connection: { stream: { destroy(error: Error): void } } })
      .connection;
    stream.destroy(new Error('Connection terminated: the server is silent', { cause: error }));
  }
}
