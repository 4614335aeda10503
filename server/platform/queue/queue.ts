// The job queue: pg-boss behind typed jobs. A job is sent in the transaction of the row it serves, carries ids only, and
// may run more than once, so handlers are idempotent.
import { sql, type Kysely } from 'kysely';
import { PgBoss, fromKysely, type Job, type QueueOptions } from 'pg-boss';
import type pg from 'pg';
import type { z } from 'zod';
import { WatchedClient } from '../db/watched-client.ts';
import { errorForLog, type Logger } from '../log.ts';
import { wakeForDueJobs } from './due-jobs.ts';
import { runningJobs, type RunningJobs } from './running-jobs.ts';

export interface JobDefinition {
  /** Parsed again when the job is taken. */
  payload: z.ZodType<object>;
  /** How many run at once per worker process; a function of the configured worker count. */
  concurrency: (workers: number) => number;
  options: Omit<QueueOptions, 'heartbeatSeconds' | 'deadLetter'>;
  /** Five-field cron expression (UTC) for jobs that send themselves. */
  schedule?: string;
}

export type JobDefinitions = Record<string, JobDefinition>;
type Payload<D extends JobDefinition> = z.output<D['payload']>;

export interface RunningJob {
  id: string;
  /** From 1. */
  attempt: number;
  /** Aborted when the job has run out of time or the process stops. */
  signal: AbortSignal;
}

export type JobHandlers<Jobs extends JobDefinitions> = {
  [Name in keyof Jobs]: (payload: Payload<Jobs[Name]>, job: RunningJob) => Promise<void>;
};

export interface SendOptions {
  /** From now on the clock of the database, which knows nothing of clocks elsewhere. */
  after_ms?: number;
  /** Higher runs first; 0 by default. */
  priority?: number;
}

export interface JobLoad {
  job: string;
  waiting: number;
  active: number;
  oldest_seconds: number;
}

/** Told of every job that has run. */
export type JobObserver = (name: string, outcome: 'done' | 'failed', seconds: number) => void;

export interface Queue<Jobs extends JobDefinitions> {
  /** Sends within the transaction of `db`. */
  send<Tables, Name extends keyof Jobs & string>(
    db: Kysely<Tables>,
    name: Name,
    payload: Payload<Jobs[Name]>,
    options?: SendOptions,
  ): Promise<void>;
  /** Many jobs at once, within the transaction of `db`. */
  sendAll<Tables, Name extends keyof Jobs & string>(
    db: Kysely<Tables>,
    name: Name,
    payloads: Payload<Jobs[Name]>[],
  ): Promise<void>;
  /** Starts working; every job needs a handler. */
  work(handlers: JobHandlers<Jobs>, workers: number): Promise<void>;
  /** What waits and runs over all processes, and for how many seconds the oldest due job of each kind has waited. */
  load<Tables>(db: Kysely<Tables>): Promise<JobLoad[]>;
  /** Waiting and running jobs, counted now. */
  depth(name: keyof Jobs & string): Promise<{ waiting: number; active: number }>;
  /** Lets running jobs finish for up to `grace_ms`, then gives them back; that does not count as an attempt. */
  stop(grace_ms: number): Promise<void>;
}

/**
 * A job whose process has not been heard of for so long runs again. Every job has this: without it, one whose process was
 * killed would wait until its time is over.
 */
const HEARTBEAT_SECONDS = 10;

/** For jobs that end by themselves: whatever interrupts one, it comes again, and soon. */
export const UNTIL_DONE = {
  retryLimit: 1_000_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 5,
  deleteAfterSeconds: 3600,
} as const;

/** How long a job that was called off may take to leave its handler. */
const SETTLE_MS = 2000;

export async function startQueue<Jobs extends JobDefinitions>(options: {
  connection: pg.PoolConfig;
  jobs: Jobs;
  log: Logger;
  /** A process that only sends neither supervises nor listens. */
  works: boolean;
  observe?: JobObserver;
}): Promise<Queue<Jobs>> {
  const { jobs, log, works, observe = () => undefined } = options;
  const boss = openBoss(options.connection, works);
  boss.on('error', (error) => log.warn(errorForLog(error), 'queue'));
  await boss.start();
  await declareQueues(boss, jobs);
  const running = runningJobs(boss, log);
  let endLooks = () => undefined as void;
  return {
    async send(db, name, payload, { after_ms = 0, priority } = {}) {
      await boss.send(name, payload, {
        db: fromKysely(db),
        ...(after_ms > 0 ? { startAfter: `${after_ms} milliseconds` } : {}),
        ...(priority === undefined ? {} : { priority }),
      });
    },
    async sendAll(db, name, payloads) {
      if (payloads.length === 0) return;
      await boss.insert(
        name,
        payloads.map((data) => ({ data })),
        { db: fromKysely(db) },
      );
    },
    async work(handlers, workers) {
      endLooks = await startWork(boss, jobs, handlers, workers, { log, observe, running });
    },
    load: (db) => readLoad(db, Object.keys(jobs)),
    async depth(name) {
      const [stats] = await boss.getQueueStats(name, { force: true });
      return {
        waiting: (stats?.readyCount ?? 0) + (stats?.deferredCount ?? 0),
        active: stats?.activeCount ?? 0,
      };
    },
    async stop(grace_ms) {
      endLooks();
      if (!works) return boss.stop({ graceful: false });
      const given_back = running.giveBackAfter(grace_ms);
      await boss.stop({ graceful: true, timeout: grace_ms + SETTLE_MS });
      given_back.cancel();
    },
  };
}

function openBoss(given: pg.PoolConfig, works: boolean): PgBoss {
  // All of it reaches the pool, which makes its connections of that class.
  const connection: Record<string, unknown> = { ...given, Client: WatchedClient };
  return new PgBoss({
    ...connection,
    application_name: 'recto-queue',
    max: works ? 5 : 2,
    supervise: works,
    schedule: works,
    useListenNotify: works,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    maintenanceIntervalSeconds: 300,
    reindex: false,
    monitorVacuum: false,
  });
}

/** All but the first start of a version finds its queues as they are, in one statement. */
async function declareQueues(boss: PgBoss, jobs: JobDefinitions): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, job] of Object.entries(jobs)) {
    const options = { ...job.options, heartbeatSeconds: HEARTBEAT_SECONDS, notify: true };
    const queue = known.get(name) as Record<string, unknown> | undefined;
    if (queue === undefined) await boss.createQueue(name, options);
    else if (Object.entries(options).some(([option, value]) => queue[option] !== value))
      await boss.updateQueue(name, options);
  }
}

interface Around {
  log: Logger;
  observe: JobObserver;
  running: RunningJobs;
}

async function startWork<Jobs extends JobDefinitions>(
  boss: PgBoss,
  jobs: Jobs,
  handlers: JobHandlers<Jobs>,
  workers: number,
  around: Around,
): Promise<() => void> {
  const ids_of = new Map<string, string[]>();
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const [name, definition] of Object.entries(jobs)) {
    const handler = handlers[name] as (payload: unknown, job: RunningJob) => Promise<void>;
    const ids: string[] = [];
    ids_of.set(name, ids);
    // One by one, for each has to be woken by its own id.
    for (let i = 0; i < definition.concurrency(workers); i += 1) {
      // Known only after work() returned; the handler uses it to fetch again at once.
      let id: string | undefined;
      id = await boss.work<object>(name, { batchSize: 1, pollingIntervalSeconds: 0.5 }, async ([job]) => {
        if (job === undefined) return;
        try {
          await runJob(name, definition, handler, job, around);
        } finally {
          // Without this a short job is followed by a wait for the next poll.
          setImmediate(() => id !== undefined && boss.notifyWorker(id));
        }
      });
      ids.push(id);
    }
    const { schedule } = definition;
    if (schedule !== undefined && schedules.get(name) !== schedule) await boss.schedule(name, schedule, {});
  }
  return wakeForDueJobs(boss, ids_of, around.log);
}

async function runJob(
  name: string,
  definition: JobDefinition,
  handler: (payload: unknown, job: RunningJob) => Promise<void>,
  job: Job<object>,
  { log, observe, running }: Around,
): Promise<void> {
  const started = performance.now();
  const attempt = job.retryCount + 1;
  const run = running.begin(name, job);
  try {
    await handler(definition.payload.parse(job.data), { id: job.id, attempt, signal: run.signal });
    const ms = Math.round(performance.now() - started);
    observe(name, 'done', ms / 1000);
    log.info({ job: name, ...idsOf(job.data), attempt, ms }, 'job done');
  } catch (error) {
    const ms = Math.round(performance.now() - started);
    // Whatever a handler throws when it is called off; the job runs again, elsewhere or after the restart.
    if (await run.givenBack()) return;
    observe(name, 'failed', ms / 1000);
    log.warn({ job: name, ...idsOf(job.data), attempt, ms, ...errorForLog(error) }, 'job failed');
    throw error;
  } finally {
    run.end();
  }
}

/** pg-boss orders its states: created, retry, active, then those that are over. */
async function readLoad<Tables>(db: Kysely<Tables>, names: string[]): Promise<JobLoad[]> {
  const { rows } = await sql<JobLoad>`
    select name as job, count(*) filter (where state < 'active')::integer as waiting,
      count(*) filter (where state = 'active')::integer as active,
      greatest(0, coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active')), 0))::float8 as oldest_seconds
    from pgboss.job where state <= 'active' group by name`.execute(db);
  const found = new Map(rows.map((row) => [row.job, row]));
  return names.map((job) => found.get(job) ?? { job, waiting: 0, active: 0, oldest_seconds: 0 });
}

/** Payloads carry ids only, so they may be logged; this keeps it so. */
function idsOf(data: object): Record<string, number> {
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}
