// The jobs that run in this process, so that those which do not end in time when it stops can be given back.
import type { Job, PgBoss } from 'pg-boss';
import { errorForLog, type Logger } from '../log.ts';

export interface JobRun {
  /** Aborted when the job has run out of time or is given back. */
  signal: AbortSignal;
  /** Whether the job has gone back to the queue; waits for that to be decided. */
  givenBack(): Promise<boolean>;
  end(): void;
}

export interface RunningJobs {
  begin(name: string, job: Job<object>): JobRun;
  /** After `grace_ms` gives back and calls off whatever still runs then, or begins later. */
  giveBackAfter(grace_ms: number): { cancel(): void };
}

interface Run {
  name: string;
  job: Job<object>;
  controller: AbortController;
  giving: Promise<boolean> | undefined;
}

/**
 * A job that is given back is as if it had not been taken: it waits again, and the attempt does not count. It gets a new id,
 * so that nothing this process still does with the old one (completing it, failing it) can reach the next one to take it;
 * pg-boss itself can only fail what is left over, which would use up an attempt.
 */
const GIVE_BACK = `update pgboss.job
  set id = gen_random_uuid(), state = 'created', started_on = null, heartbeat_on = null
  where name = $1 and id = $2 and state = 'active' and retry_count = $3 returning 1`;

export function runningJobs(boss: PgBoss, log: Logger): RunningJobs {
  const runs = new Set<Run>();
  let stopping = false;
  const giveBack = async ({ name, job, controller }: Run): Promise<boolean> => {
    try {
      const { rows } = await boss.getDb().executeSql(GIVE_BACK, [name, job.id, job.retryCount]);
      if (rows.length > 0) log.info({ job: name }, 'job given back: the service stops');
      return rows.length > 0;
    } catch (error) {
      // It comes again when its heartbeat is missed.
      log.warn({ job: name, ...errorForLog(error) }, 'job could not be given back');
      return false;
    } finally {
      controller.abort(new Error('The service is stopping.'));
    }
  };
  return {
    begin(name, job) {
      const controller = new AbortController();
      const run: Run = { name, job, controller, giving: undefined };
      runs.add(run);
      if (stopping) run.giving = giveBack(run);
      return {
        signal: AbortSignal.any([job.signal, controller.signal]),
        givenBack: async () => (await run.giving) === true,
        end: () => void runs.delete(run),
      };
    },
    giveBackAfter(grace_ms) {
      const timer = setTimeout(() => {
        stopping = true;
        for (const run of runs) run.giving = giveBack(run);
      }, grace_ms);
      return { cancel: () => clearTimeout(timer) };
    },
  };
}
