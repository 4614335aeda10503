// Small messages between processes over PostgreSQL's LISTEN/NOTIFY: progress for the UI, "access has changed".
// Nothing that must happen depends on them; who misses one reads the tables.
import pg from 'pg';
import { sql, type Kysely } from 'kysely';
import { errorForLog, type Logger } from '../log.ts';
import { WatchedClient } from './watched-client.ts';

type Listener = (payload: string) => void;

export interface Notifications {
  /** Returns how to stop listening. */
  listen(channel: string, listener: Listener): () => void;
  /** Calls the listeners of this process, for those who cannot wait until the database has told them. */
  deliver(channel: string, payload: string): void;
  /** Called after the connection was lost and found again, since messages may have been missed meanwhile. */
  onReconnect(listener: () => void): void;
  /** False while the connection is down. */
  connected(): boolean;
  stop(): Promise<void>;
}

/** Sends within the transaction of `db`, so that it arrives after the commit and not without it. At most 7,900 bytes. */
export const notify = <Tables>(db: Kysely<Tables>, channel: string, payload: string): Promise<void> =>
  notifyAll(db, channel, [payload]);

export async function notifyAll<Tables>(
  db: Kysely<Tables>,
  channel: string,
  payloads: string[],
): Promise<void> {
  if (payloads.length === 0) return;
  await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) payload`.execute(db);
}

const RETRY_MS = 500;
const CONNECT_MS = 20_000;
/** Nothing is asked of this connection otherwise, so that its silence would not be noticed. */
const PING_EVERY_MS = 30_000;

class NotificationClient implements Notifications {
  readonly #connection: pg.ClientConfig;
  readonly #log: Logger;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #reconnectListeners: (() => void)[] = [];
  #client: pg.Client | undefined;
  /** The last statement of the connection: the next one waits for it, as the driver takes one at a time. */
  #asked: Promise<unknown> = Promise.resolve();
  #connected = false;
  #everConnected = false;
  #stopped = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(connection: pg.ClientConfig, log: Logger) {
    this.#connection = connection;
    this.#log = log;
    void this.#tryConnect();
  }

  listen(channel: string, listener: Listener): () => void {
    const set = this.#listeners.get(channel) ?? new Set();
    if (set.size === 0 && this.#connected) {
      this.#subscribe(channel).catch((error: unknown) => this.#log.debug(errorForLog(error), 'listen'));
    }
    this.#listeners.set(channel, set.add(listener));
    return () => void set.delete(listener);
  }

  deliver(channel: string, payload: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(payload);
  }

  onReconnect(listener: () => void): void {
    this.#reconnectListeners.push(listener);
  }

  connected(): boolean {
    return this.#connected;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }

  async #tryConnect(): Promise<void> {
    try {
      if (!this.#stopped) await this.#connect();
    } catch (error) {
      this.#log.debug(errorForLog(error), 'notifications cannot connect yet');
      this.#retrySoon();
    }
  }

  async #connect(): Promise<void> {
    const client = new WatchedClient({
      ...this.#connection,
      application_name: 'recto-listen',
      connectionTimeoutMillis: CONNECT_MS,
    });
    this.#client = client;
    this.#asked = Promise.resolve();
    const ping = setInterval(() => {
      if (this.#connected) this.#ask('select 1').catch(() => undefined);
    }, PING_EVERY_MS).unref();
    client.on('error', (error) => this.#log.debug(errorForLog(error), 'notification connection'));
    client.on('end', () => {
      clearInterval(ping);
      this.#connected = false;
      this.#retrySoon();
    });
    client.on('notification', ({ channel, payload }) => {
      this.deliver(channel, payload ?? '');
    });
    try {
      await client.connect();
    } catch (error) {
      clearInterval(ping);
      throw error;
    }
    for (const channel of this.#listeners.keys()) await this.#subscribe(channel);
    this.#connected = true;
    if (this.#everConnected) for (const listener of this.#reconnectListeners) listener();
    this.#everConnected = true;
  }

  #subscribe(channel: string): Promise<unknown> {
    return this.#ask(`listen ${pg.escapeIdentifier(channel)}`);
  }

  #ask(statement: string): Promise<unknown> {
    const client = this.#client;
    const answer = this.#asked.then(() => client?.query(statement));
    this.#asked = answer.catch(() => undefined);
    return answer;
  }

  #retrySoon(): void {
    if (this.#stopped) return;
    this.#retry ??= setTimeout(() => {
      this.#retry = undefined;
      void this.#tryConnect();
    }, RETRY_MS).unref();
  }
}

export function createNotifications(connection: pg.ClientConfig, log: Logger): Notifications {
  return new NotificationClient(connection, log);
}
