// Everything that touches the outside world, in one plain object that is the first argument everywhere.
import { sql, type Kysely } from 'kysely';
import type { Tables } from './database/tables.ts';
import type { Config } from './config.ts';
import type { Jobs } from './jobs.ts';
import type { Clock } from './platform/clock.ts';
import { sqlState } from './platform/db/connect.ts';
import type { Notifications } from './platform/db/notifications.ts';
import { reach } from './platform/fault-points.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { Outbound } from './platform/http/outbound.ts';
import type { Logger } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Models } from './platform/model/models.ts';
import type { ProcessPool } from './platform/processes/process-pool.ts';
import type { Queue } from './platform/queue/queue.ts';
import type { Language } from './platform/sentences/language.ts';
import type { SecretBox } from './platform/secret-box.ts';

/** Who acts; the audit log records it. */
export type Actor =
  /** `token_name`: the personal API token that speaks for the person. */
  | { kind: 'person'; id: number; name: string; token_name?: string }
  | { kind: 'token'; id: null; name: string }
  | { kind: 'rule'; id: number; name: string }
  | { kind: 'system'; id: null; name: string };

export const SYSTEM: Actor = { kind: 'system', id: null, name: 'System' };

/** The parts that main.ts builds and tests replace. */
export interface Edges {
  db: Kysely<Tables>;
  /** The database as it is with the documents of these contacts only. */
  scoped: (contact_ids: readonly number[]) => Kysely<Tables>;
  files: FileStore;
  queue: Queue<Jobs>;
  /** Child processes that read files. */
  readers: ProcessPool;
  /** Child processes that extract values from what was read. */
  extractors: ProcessPool;
  /** Child processes that draw page images, apart from the readers: a reviewer does not wait for a long document. */
  renderers: ProcessPool;
  notifications: Notifications;
  secrets: SecretBox;
  clock: Clock;
  outbound: Outbound;
  /** The operator's model server, if there is one; see settings/model.ts. */
  models: Models;
  log: Logger;
  metrics: Metrics;
  config: Config;
}

export interface Context extends Edges {
  actor: Actor;
  /** Of whoever reads the answer: English for jobs, webhooks, exports and logs. */
  language: Language;
  /** The contacts whose documents are seen; null: all. `db` holds no others. */
  scope: readonly number[] | null;
  /** The same context with a scope. Not within a transaction. */
  within(scope: readonly number[] | null): Context;
  /** Tables as they are without a scope, for what the service itself must know; test/api/scopes.test.ts lists who asks. */
  everything(): Kysely<Tables>;
  /** The same context with another actor. */
  as(actor: Actor): Context;
  /** The same context for a reader of another language. */
  speaking(language: Language): Context;
  /**
   * Runs `work` in one transaction and hands it a context bound to it; name the parameter `ctx` so that it shadows the
   * outer one. Inside a transaction it joins that one. Nothing slow (network, model, file) is awaited inside.
   */
  transaction<T>(work: (ctx: Context) => Promise<T>): Promise<T>;
  /** Reads one state of the database throughout, whatever others write meanwhile. Not within a transaction. */
  snapshot<T>(work: (ctx: Context) => Promise<T>): Promise<T>;
  /** Waits for an advisory lock and holds it until the end of the transaction. */
  lock(key: number): Promise<void>;
  /** Runs as the last thing before the commit, in the order given; outside a transaction, at once in one of its own. */
  beforeCommit(task: CommitTask): Promise<void>;
  /** Runs in this process once the transaction is committed, before its caller goes on; outside one, at once. */
  afterCommit(task: () => void): void;
}

/** Tasks with the same `key` are run together: the audit log appends all entries of a transaction at once. */
export interface CommitTask {
  key: string;
  item: unknown;
  run: (ctx: Context, items: unknown[]) => Promise<void>;
}

export function createContext(
  edges: Edges,
  actor: Actor,
  language: Language = 'en',
  scope: Context['scope'] = null,
): Context {
  const ctx: Context = {
    ...edges,
    actor,
    language,
    scope,
    within: (contacts) =>
      createContext(
        contacts === null ? edges : { ...edges, db: edges.scoped(contacts) },
        actor,
        language,
        contacts,
      ),
    everything: () => edges.db.withSchema('public'),
    as: (other) => createContext(edges, other, language, scope),
    speaking: (other) => (other === language ? ctx : createContext(edges, actor, other, scope)),
    async transaction(work) {
      const done = await retryDeadlocks(() =>
        edges.db
          .transaction()
          .execute((db) => inTransaction({ ...edges, db }, { actor, language, scope }, work)),
      );
      for (const task of done.afterCommit) task();
      return done.result;
    },
    async snapshot(work) {
      const reading = edges.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
      return (
        await reading.execute((db) => inTransaction({ ...edges, db }, { actor, language, scope }, work))
      ).result;
    },
    lock: () => Promise.reject(new Error('An advisory lock needs a transaction')),
    beforeCommit: (task) => ctx.transaction((ctx) => ctx.beforeCommit(task)),
    afterCommit: (task) => task(),
  };
  return ctx;
}

type Caller = Pick<Context, 'actor' | 'language' | 'scope'>;

async function inTransaction<T>(
  edges: Edges,
  caller: Caller,
  work: (ctx: Context) => Promise<T>,
): Promise<{ result: T; afterCommit: (() => void)[] }> {
  const tasks: CommitTask[] = [];
  const afterCommit: (() => void)[] = [];
  const bind = ({ actor, language, scope }: Caller): Context => {
    const ctx: Context = {
      ...edges,
      actor,
      language,
      scope,
      within: () => {
        throw new Error('A scope cannot change within a transaction');
      },
      everything: () => edges.db.withSchema('public'),
      as: (other) => bind({ actor: other, language, scope }),
      speaking: (other) => bind({ actor, language: other, scope }),
      transaction: (work) => work(ctx),
      snapshot: () => Promise.reject(new Error('A snapshot cannot begin within a transaction')),
      lock: async (key) => void (await sql`select pg_advisory_xact_lock(${key}::bigint)`.execute(edges.db)),
      beforeCommit: async (task) => void tasks.push(task),
      afterCommit: (task) => void afterCommit.push(task),
    };
    return ctx;
  };
  const ctx = bind(caller);
  const result = await work(ctx).catch(async (error: unknown) => {
    await reach('transaction.rolling_back');
    throw error;
  });
  for (const key of new Set(tasks.map((task) => task.key))) {
    const group = tasks.filter((task) => task.key === key);
    await group[0]?.run(
      ctx,
      group.map((task) => task.item),
    );
  }
  await reach('transaction.committing');
  return { result, afterCommit };
}

const DEADLOCK = '40P01';
const SERIALISATION_FAILURE = '40001';

async function retryDeadlocks<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      const state = sqlState(error);
      if (attempt === 3 || (state !== DEADLOCK && state !== SERIALISATION_FAILURE)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 * attempt * Math.random()));
    }
  }
}
